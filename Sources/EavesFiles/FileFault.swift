package import EavesSource

/// A file or folder that could not be read or written, and why. The rest goes on without it.
package struct FileFault: Error, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The reasons, a closed set.
  package enum Reason: Hashable, Sendable {
    /// Not there, or not there any more.
    case vanished
    case isFolder
    /// A pipe, a socket or a device.
    case notRegular
    /// As many bytes as nobody reads, or more.
    case tooLarge(Int64, limit: Int64)
    /// A link that leads back to a folder it lies in, or to itself.
    case linkLoop
    /// A name that is not UTF-8; the path shows U+FFFD in its place.
    case nameNotUTF8
    /// The reader of the pipe has closed it.
    case readerGone
    /// A link to what is no file of the repository, which is not read.
    case leavesProject
    /// A link that nothing is written through.
    case throughLink
    /// Outside of the folder that may be written to.
    case elsewhere
    /// What git keeps, which is not written to.
    case dataOfGit
    /// A file that may not be replaced.
    case occupied
    /// The process, or the machine, may open no more files.
    case tooManyOpen
    /// The error text of the system: "permission denied".
    case refused(String)
  }

  /// Relative to the root of the walk, `.` for the root itself; absolute where no root is known.
  package let path: FilePath
  package let reason: Reason

  package init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason as half a sentence: "permission denied".
  package var message: String {
    switch reason {
    case .vanished: "no such file or folder"
    case .isFolder: "a folder, not a file"
    case .notRegular: "not a regular file"
    case .tooLarge(let size, let limit):
      "\(Self.rounded(size)); files of \(Self.rounded(limit)) and more are not read here"
    case .linkLoop: "a link that leads back to itself"
    case .nameNotUTF8: "the name is not UTF-8"
    case .readerGone: "the reading end is closed"
    case .leavesProject: "a link that leads out of the project; only --follow reads it"
    case .throughLink: "a link of the project leads there, and nothing is written through one"
    case .elsewhere: "it lies outside of the repository"
    case .dataOfGit: "git keeps its data there"
    case .occupied: "a file is already there, and Eaves did not write it"
    case .tooManyOpen: "too many files are open"
    case .refused(let text): text
    }
  }

  /// In the greatest unit that makes more than one.
  private static func rounded(_ bytes: Int64) -> String {
    bytes >= 1 << 30 ? "\(bytes >> 30) GiB" : "\(bytes >> 20) MiB"
  }

  package var description: String { "\(path): \(message)" }

  /// What helps whatever the file is; nil where that depends on it.
  package var remedy: String? {
    switch reason {
    case .tooManyOpen: "allow more files with `ulimit -n 1024`, or run fewer programs at once"
    case .tooLarge: "split the file, or delete parts of it"
    default: nil
    }
  }

  /// The fault as a warning of the run.
  package var problem: Problem {
    Problem("not read: \(message)", remedy: remedy, path: path, severity: .warning)
  }

  package static func < (left: FileFault, right: FileFault) -> Bool {
    left.path != right.path ? left.path < right.path : left.message < right.message
  }

  /// Makes a system call about one path and names that path in what it throws.
  static func of<Value>(
    _ path: FilePath, _ call: @autoclosure () throws(SystemCalls.Failure) -> Value
  ) throws(FileFault) -> Value {
    do throws(SystemCalls.Failure) {
      return try call()
    } catch {
      throw FileFault(path: path, reason: error.reason)
    }
  }
}
