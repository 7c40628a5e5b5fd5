import EavesSource

/// The installed program `git`, found once and run in a restricted environment.
struct GitProgram: Sendable {
  /// What it answered.
  struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    var isGood: Bool { status == 0 }

    /// The output without its final line break.
    var text: String {
      String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }

    var firstError: String {
      let line = errors.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
      return line ?? "exit status \(status)"
    }

    func errorsContain(_ words: String) -> Bool { String(decoding: errors, as: UTF8.self).contains(words) }
  }

  /// Older ones do not know `safe.bareRepository`: they take ordinary files of a branch for a repository.
  static let oldestVersion = (major: 2, minor: 38)

  private let path: String
  private let caller: [String: String]

  /// Finds the program that checks a folder, by the caller's variables. Throws when there is none.
  init(checking folder: AbsolutePath, caller: [String: String]) throws(Problem) {
    let found = Self.find(in: caller["PATH"] ?? "/usr/bin:/bin", outside: Self.top(of: folder))
    guard let path = found.path else { throw GitWording.notInstalled(isInside: found.isInside) }
    self.path = path
    self.caller = caller
  }

  /// Throws when the program is older than `oldestVersion`.
  func checkVersion(in folder: AbsolutePath) throws(Problem) {
    let answer = try ask(["version"], in: folder)
    guard answer.isGood, let version = Self.version(answer.text) else {
      throw GitWording.noVersion(answer.isGood ? answer.text : answer.firstError)
    }
    if version < Self.oldestVersion { throw GitWording.tooOld(answer.text) }
  }

  /// Runs git in a folder and waits for its output. Throws when git cannot be started.
  func ask(
    _ question: [String], in folder: AbsolutePath, staysInFolder: Bool = false, input: [UInt8] = []
  ) throws(Problem) -> Answer {
    let invocation = GitInvocation(folder: folder, caller: caller, staysInFolder: staysInFolder)
    do throws(SystemCalls.Failure) {
      let ended = try SystemCalls.run(
        path, invocation.arguments(question), environment: invocation.environment, input: input)
      return Answer(status: ended.status, output: ended.output, errors: ended.errors)
    } catch {
      throw GitWording.notRun(error.reason)
    }
  }

  // MARK: Finding it

  /// The first program of the name in the folders of a `PATH`, with links followed. A folder that depends on where
  /// we stand is passed over, and so is whatever lies in what is checked: a branch could bring it along.
  static func find(in folders: String, outside top: AbsolutePath) -> (path: String?, isInside: Bool) {
    let top = top.resolved() ?? top
    var isInside = false
    for folder in folders.split(separator: ":") {
      guard let place = AbsolutePath(String(folder))?.appending(FilePath("git")), !place.isFolder,
        SystemCalls.isExecutable(place.text), let real = place.resolved()
      else { continue }
      if place.relative(to: top) == nil && real.relative(to: top) == nil { return (place.text, false) }
      isInside = true
    }
    return (nil, isInside)
  }

  /// The folder that comes with what is checked: that of the repository around it, if there is one.
  private static func top(of folder: AbsolutePath) -> AbsolutePath {
    Boundary.repository(around: folder).flatMap { $0.text == "/" ? nil : $0 } ?? folder
  }

  /// The first two numbers of `git version 2.39.5 (Apple Git-154)`.
  static func version(_ text: String) -> (major: Int, minor: Int)? {
    let words = text.split(separator: " ")
    guard words.count > 2, words[0] == "git", words[1] == "version" else { return nil }
    let numbers = words[2].split(separator: ".").prefix(2).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else { return nil }
    return (major, minor)
  }
}
