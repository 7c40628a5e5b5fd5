package import EavesSource

/// What commits left of one file, newest last.
///
/// Git is asked for names of commits and for objects as they are stored, as everywhere: `git log`, which a
/// configuration may make start a program, is not used.
package struct GitHistory: Sendable {
  /// The file after one commit.
  package struct Version: Sendable {
    /// When the commit was made, in seconds since 1970.
    package let seconds: Int
    package let bytes: [UInt8]
  }

  /// How many commits of the branch are looked at, and how many versions of the file are read.
  package static let commitLimit = 2_000
  package static let versionLimit = 120

  /// From the oldest to the newest; neighbours differ.
  package let versions: [Version]
  /// Whether there are older commits, or versions, that were not looked at.
  package let isCut: Bool

  /// A file's versions along the first parents of what is checked out. Empty where git knows none.
  ///
  /// - Parameter path: from the folder of the repository that was asked about.
  package init(of path: FilePath, in repository: GitRepository) throws(Problem) {
    let commits = try repository.commits(atMost: Self.commitLimit)
    let objects = try repository.objects(of: path, at: commits.map(\.name))
    var changes: [(seconds: Int, object: String)] = []
    for (commit, object) in zip(commits, objects).reversed() {
      guard let object, changes.last?.object != object else { continue }
      // A clock that went back is set right: nothing happens before what happened before it.
      changes.append((max(commit.seconds, changes.last?.seconds ?? 0), object))
    }
    isCut = commits.count == Self.commitLimit || changes.count > Self.versionLimit
    let kept = changes.suffix(Self.versionLimit)
    var versions: [Version] = []
    let moments = kept.map(\.seconds)
    try GitObjects(repository).forEach(kept.map { GitObjects.Wanted(object: $0.object, path: path) }) {
      if let bytes = $1 { versions.append(Version(seconds: moments[$0], bytes: bytes)) }
    }
    self.versions = versions
  }
}

extension GitRepository {
  /// Commits from what is checked out back along first parents, the newest first; empty where there is none.
  fileprivate func commits(atMost limit: Int) throws(Problem) -> [(name: String, seconds: Int)] {
    let answer = try ask(["rev-list", "--first-parent", "--timestamp", "--max-count=\(limit)", "HEAD", "--"])
    guard answer.isGood else { return [] }
    return answer.text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let seconds = Int(words[0]), Self.isName(words[1]) else { return nil }
      return (String(words[1]), min(max(seconds, 0), Self.lastSecond))
    }
  }

  /// The object of a file at each of some commits; nil where a commit has no such file.
  func objects(of path: FilePath, at commits: [String]) throws(Problem) -> [String?] {
    // A question is a line: a path of several is none.
    if commits.isEmpty || path.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return [] }
    let questions = commits.map { "\($0):./\(path)\n" }.joined()
    let answer = try ask(["cat-file", "--batch-check"], input: Array(questions.utf8))
    let lines = answer.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    guard answer.isGood, lines.count == commits.count else { return [] }
    return lines.map { line in
      let words = line.split(separator: " ")
      return words.count == 3 && words[1] == "blob" && Self.isName(words[0]) ? String(words[0]) : nil
    }
  }

  /// The end of the year 9999: a commit may say that it was made at any time.
  private static let lastSecond = 253_402_300_799

  private static func isName(_ word: Substring) -> Bool {
    word.count >= 40 && word.allSatisfy(\.isHexDigit)
  }
}
