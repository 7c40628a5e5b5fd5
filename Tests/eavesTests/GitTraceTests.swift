import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// The program `strace`, which writes down what a process asks of the system.
private enum Tracer {
  /// Nil where there is none, or it may not trace: containers may forbid it.
  static let path: String? = {
    let places = ["/usr/bin/strace", "/usr/local/bin/strace"]
    guard let path = places.first(where: { SystemCalls.isExecutable($0) }) else { return nil }
    let tried = try? SystemCalls.run(path, ["-o", "/dev/null", "/bin/true"], environment: [])
    return tried?.status == 0 ? path : nil
  }()

  /// A call, and what was given and came back.
  struct Call {
    let name: String
    let text: String

    /// Nil for the end of a call that was interrupted, and for the end of a process.
    init?(_ line: Substring) {
      let text = line.drop { $0 != " " }.drop { $0 == " " }
      guard let name = text.split(separator: "(").first, text.first?.isLetter == true else { return nil }
      self.name = String(name)
      self.text = String(text.dropFirst(name.count + 1))
    }

    var opensForWriting: Bool {
      name.hasPrefix("open") && ["O_WRONLY", "O_RDWR", "O_CREAT"].contains { text.contains($0) }
    }
  }

  /// Calls that start, connect or change something; those that a system does not have are none of it.
  private static let calls =
    "execve execveat connect socket bind open openat openat2 creat unlink unlinkat rename renameat renameat2 mkdir"
    + " mkdirat rmdir link linkat symlink symlinkat chmod fchmod fchmodat chown fchown lchown fchownat truncate"
    + " ftruncate utime utimes utimensat futimesat setxattr mknod mknodat"

  /// How a run of a program ended, and the calls of all that it started.
  static func trace(_ words: [String], _ variables: [String: String], in sandbox: Sandbox) throws -> (
    Int32, [Call]
  ) {
    let log = "\(sandbox.path)/trace"
    let filter = "trace=" + calls.split(separator: " ").map { "?\($0)" }.joined(separator: ",")
    let ended = try SystemCalls.run(
      try #require(path), ["-f", "-qq", "-v", "-s", "65536", "-o", log, "-e", filter] + words,
      environment: variables.map { "\($0.key)=\($0.value)" })
    return (ended.status, try #require(sandbox.text("trace")).split(separator: "\n").compactMap { Call($0) })
  }
}

/// What the program does when it asks git, as the system sees it: which programs are started, what is opened for
/// writing, what is connected to.
@Suite(.enabled(if: Tracer.path != nil, "strace is not installed, or may not trace here"))
struct GitTraceTests {
  private func trace(_ sandbox: Sandbox, _ line: String) throws -> (status: Int32, calls: [Tracer.Call]) {
    let words = line.split(separator: " ").map { String($0).replacing("~", with: sandbox.path) }
    return try Tracer.trace([try program().text] + words, variables(sandbox), in: sandbox)
  }

  /// The program, which is built beside its tests.
  private func program() throws -> AbsolutePath {
    let tests = try #require(AbsolutePath(CommandLine.arguments[0], in: try AbsolutePath.current()).parent)
    let program = tests.appending(FilePath("eaves"))
    try #require(program.exists, "\(program)")
    return program
  }

  private func variables(_ sandbox: Sandbox) -> [String: String] {
    [
      "PATH": ".:\(sandbox.path)/p/bin:\(Machine.environment["PATH"] ?? "")", "HOME": "\(sandbox.path)/home",
      "GIT_EXTERNAL_DIFF": "\(sandbox.path)/trap", "GIT_TRACE": "\(sandbox.path)/log",
      "GIT_PAGER": "\(sandbox.path)/trap",
    ]
  }

  /// A call of git with its words and variables, as the tracer writes it.
  private func call(_ sandbox: Sandbox, _ place: String, _ question: String, isSubmodule: Bool = false) throws
    -> String
  {
    let folder = try #require(AbsolutePath("\(sandbox.path)/\(place)"))
    let invocation = GitInvocation(folder: folder, caller: variables(sandbox), staysInFolder: isSubmodule)
    let git = try #require(GitProgram.find(in: Machine.environment["PATH"] ?? "", outside: folder).path)
    func list(_ words: [String]) -> String { "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    let words = invocation.arguments(question.split(separator: " ").map(String.init))
    return "\"\(git)\", \(list([git] + words)), \(list(invocation.environment)))"
  }

  /// Expects these calls of git, and nothing else that starts, connects or writes.
  private func expect(
    _ calls: [Tracer.Call], _ expected: [String], at place: SourceLocation = #_sourceLocation
  ) {
    let started = calls.filter { $0.name.hasPrefix("execve") }.dropFirst().map(\.text)
    #expect(started.count == expected.count, "\(started)", sourceLocation: place)
    for (call, wanted) in zip(started, expected) {
      #expect(call.hasPrefix(wanted), sourceLocation: place)
    }
    let others = calls.filter { !["execve", "open", "openat", "openat2"].contains($0.name) }
    #expect(others.map { "\($0.name)(\($0.text)" } == [], sourceLocation: place)
    let written = calls.filter { $0.opensForWriting && !$0.text.contains("\"/dev/null\"") }
    #expect(written.map(\.text) == [], sourceLocation: place)
  }

  /// A project whose second commit changes a file and moves one, with a submodule that changed, where all settings
  /// and attributes start a program.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox([
      ("p/App/Old.swift", Sample.view), ("p/App/Move.swift", Sample.view),
      ("p/eaves.yml", "eaves: 1\ndiff: main...\n"),
      ("kit/Kit.swift", Sample.quiet), ("home/.gitconfig", "[core]\npager = ~/trap\n"),
      ("trap", "#!/bin/sh\n"),
      ("p/bin/git", "#!/bin/sh\n"), ("p/.gitattributes", "* filter=x diff=x\n"),
    ])
    for file in ["trap", "p/bin/git"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(sandbox.path)/\(file)")
    }
    for line in ["init -q -b main .", "add -A", "commit -qm first"] {
      try sandbox.git(line, in: "kit")
      try sandbox.git(line)
    }
    try sandbox.git("-c protocol.file.allow=always submodule add -q \(sandbox.path)/kit Kit")
    try sandbox.git("commit -qm kit")
    try sandbox.git("checkout -qb work")
    try sandbox.git("mv App/Move.swift App/Moved.swift")
    try sandbox.git("commit -qm moved")
    for place in ["p", "p/Kit"] {
      for key in ["filter.x.clean", "filter.x.process", "diff.external", "diff.x.textconv", "core.fsmonitor"]
      {
        try sandbox.git("config \(key) \(sandbox.path)/trap", in: place)
      }
    }
    try sandbox.add("p/App/Old.swift", Array((Sample.view + Sample.quiet).utf8))
    try sandbox.add("p/Kit/Kit.swift", Array((Sample.quiet + "struct More {}\n").utf8))
    return sandbox
  }

  private static let list = "ls-files -t -z"
  private static func refs(_ name: String) -> String {
    "for-each-ref --format=%(refname):%(objectname):%(*objectname) refs/tags/\(name) refs/heads/\(name)"
      + " refs/remotes/\(name)"
  }
  private static let contents = ["cat-file --batch-check", "cat-file --batch"]

  @Test
  func `no program but git is started, with these words and variables; nothing is written or connected to`()
    throws
  {
    let sandbox = try sandbox()
    let base = try sandbox.git("rev-parse main").prefix(40)
    let kit = try sandbox.git("rev-parse HEAD", in: "p/Kit").prefix(40)
    let seen = try trace(sandbox, "check ~/p --profile base")
    #expect(seen.status == 0)
    let own = [
      "version", "rev-parse --is-inside-work-tree", "rev-parse --verify --quiet main^{commit}",
      Self.refs("main"), "merge-base \(base) HEAD", "ls-tree -r -z \(base)", Self.list,
      "rev-parse --path-format=absolute --git-dir --git-common-dir",
    ]
    let inner =
      [
        "rev-parse --show-toplevel", "rev-parse --verify --quiet \(kit)^{commit}", "ls-tree -r -z \(kit)",
        Self.list,
      ]
      + Self.contents
    expect(
      seen.calls,
      try own.map { try call(sandbox, "p", $0) }
        + inner.map { try call(sandbox, "p/Kit", $0, isSubmodule: true) }
        + Self.contents.map { try call(sandbox, "p", $0) })
  }

  @Test func `git is asked once which files it tracks, where an ignore file hides something`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet), ("p/B.swift", Sample.quiet), ("p/.format", "")])
    for line in ["init -q -b main .", "add -A"] { try sandbox.git(line) }
    expect(try trace(sandbox, "check ~/p").calls, [])
    try sandbox.add("p/.gitignore", Array("B.swift\n".utf8))
    expect(
      try trace(sandbox, "check ~/p").calls,
      [try call(sandbox, "p", "ls-files -z --format=%(objectmode):%(path)", isSubmodule: true)])
  }

  @Test func `what a partial clone lacks is asked of nobody`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.view)])
    for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line) }
    try sandbox.add("p/A.swift", Array(Sample.quiet.utf8))
    try sandbox.git("commit -qam second")
    for key in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"] {
      try sandbox.git("config \(key) true")
    }
    try sandbox.git("clone -q --filter=blob:none file://\(sandbox.path)/p \(sandbox.path)/part")
    let base = try sandbox.git("rev-parse HEAD^", in: "part").prefix(40)
    let seen = try trace(sandbox, "check ~/part --profile base --diff HEAD^")
    #expect(seen.status == 2)
    expect(
      seen.calls,
      try [
        "version", "rev-parse --is-inside-work-tree", "rev-parse --verify --quiet HEAD^^{commit}",
        Self.refs("HEAD"), "ls-tree -r -z \(base)", Self.list,
        Self.contents[0],
        "config --name-only --get-regexp ^(extensions\\\\.partialclone|remote\\\\..*\\\\.(promisor|partialclonefilter))$",
      ].map { try call(sandbox, "part", $0) })
  }
}
