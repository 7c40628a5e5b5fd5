import EavesDocuments
import EavesFiles
import EavesReporters
import EavesSource

/// The file that a command's text goes to.
///
/// Who gives the command may name any file. A configuration may have come with the code: it names one in the
/// repository of the root, that no link leads to, and that holds nothing, or a report.
struct ReportFile {
  private let place: AbsolutePath
  private let permit: WritePermit
  /// "the report".
  private let noun: String
  /// The file as it was named.
  let name: String
  /// Where a configuration names it; nil on the command line.
  private let source: (path: FilePath?, word: Word)?

  /// The file of a check; nil for standard output. Throws where it could not be written as things are now: before
  /// the run.
  static func of(_ invocation: Invocation, _ workspace: Workspace) throws(Workspace.Problems) -> ReportFile? {
    if let file = try ofCommandLine(invocation, "the report", root: workspace.root.folder) { return file }
    guard invocation.output == nil, let word = workspace.configuration.output, word.text != standardOutput
    else { return nil }
    let permit = WritePermit.ofConfiguration(in: Boundary(around: workspace.root.folder)) { ends in
      ReportFormat.isReport(head: ends.head, tail: ends.tail)
    }
    let file = ReportFile(
      place: AbsolutePath(word.text, in: workspace.configurationFolder), permit: permit, noun: "the report",
      name: word.text, source: (workspace.configurationPath, word))
    try file.check()
    return file
  }

  /// The file of `--output`, else that of a usual name; nil for standard output.
  static func ofCommandLine(
    _ invocation: Invocation, _ noun: String, root: AbsolutePath?, otherwise usual: String? = nil
  ) throws(Workspace.Problems) -> ReportFile? {
    guard let name = invocation.output ?? usual, name != standardOutput else { return nil }
    let current = try Workspace.currentFolder()
    let file = ReportFile(
      place: AbsolutePath(name, in: current), permit: .ofCommandLine(root: root, in: current), noun: noun,
      name: name, source: nil)
    try file.check()
    return file
  }

  private static let standardOutput = "-"

  private func check() throws(Workspace.Problems) {
    do throws(FileFault) {
      try FileWriter.check(place, as: permit)
    } catch {
      throw Workspace.Problems([problem(error)])
    }
  }

  /// Replaces the file atomically.
  func write(_ text: String) throws(Workspace.Problems) { try write { $0(text) } }

  /// As `write`, of a text that comes in pieces.
  func write(_ pieces: (@escaping (String) -> Void) -> Void) throws(Workspace.Problems) {
    let gathered = GatheredBytes()
    pieces { gathered.pieces.append($0) }
    do throws(FileFault) {
      try FileWriter.write(gathered.joined(), to: place, as: permit)
    } catch {
      throw Workspace.Problems([problem(error)])
    }
  }

  /// Joins pieces of text into one array of the exact size.
  private final class GatheredBytes {
    var pieces: [String] = []

    func joined() -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.utf8.count })
      for index in pieces.indices {
        bytes += pieces[index].utf8
        pieces[index] = ""
      }
      return bytes
    }
  }

  private func problem(_ fault: FileFault) -> Problem {
    guard let source else {
      return Problem(
        "\(noun) cannot be written: \(fault.message)",
        remedy: fault.remedy
          ?? (fault.reason == .throughLink
            ? "name the file itself, or delete the link"
            : "name a file in an existing folder that you may write to"),
        path: FilePath(name))
    }
    return Problem(
      "\(noun) cannot be written to `\(name)`: \(fault.message)",
      remedy: fault.remedy ?? Self.remedy(fault.reason),
      path: source.path, line: source.word.line, column: source.word.column)
  }

  private static func remedy(_ reason: FileFault.Reason) -> String {
    switch reason {
    case .elsewhere, .dataOfGit: "name a file of the project, or pass any path as --output"
    case .throughLink: "name the file itself, or pass any path as --output"
    case .occupied: "delete that file, or name another file with --output"
    case .vanished: "create the folder, or name another file"
    default: "name a file in a folder that may be written to"
    }
  }
}
