import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// Every entry of the closed environment, and what it stops. An attack is real: git does it when nothing is
/// switched off. Then the same question is asked with that entry alone.
@Suite struct GitInvocationTests {
  /// What somebody may do with a repository that git is asked about.
  struct Attack: Sendable, CustomTestStringConvertible {
    /// The entries that stop it, each by itself unless they only work together.
    let entries: [String]
    let question: [String]
    var input = ""
    /// Sets the trap; says what the person who asks has set.
    let prepare: @Sendable (Checkout) throws -> [String: String]
    /// Whether it went off, and sets it again.
    var isDone: @Sendable (Checkout, SystemCalls.Ended) throws -> Bool = { sandbox, _ in sandbox.isSprung() }

    var testDescription: String { entries.joined(separator: ", ") }
  }

  private static let alike = ["PATH", "GIT_EXEC_PATH"]

  /// Entries whose work cannot be seen everywhere: at a terminal, in a translation, of a newer git.
  private static let asserted: Set<String> = [
    "--no-pager", "GIT_TERMINAL_PROMPT", "LC_ALL", "GIT_NO_LAZY_FETCH",
  ]

  @Test func `there is a test of every entry`() {
    let entries =
      GitInvocation.switches + GitInvocation.settings.map(\.key) + GitInvocation.variables.map(\.name)
    #expect(Set(entries) == Set(Self.attacks.flatMap(\.entries)).union(Self.asserted))
    #expect(Set(entries).count == entries.count)
  }

  @Test(arguments: attacks) func `an entry stops its attack`(_ attack: Attack) throws {
    let sandbox = try Checkout(["A.swift": "let a = 1\n", "Bare/kept": ""])
    let person = try attack.prepare(sandbox)
    func isDone(_ settings: [String], _ variables: [String: String]) throws -> Bool {
      let ended = try sandbox.run(
        settings + attack.question, variables: person.merging(variables) { $1 }, input: attack.input)
      return try attack.isDone(sandbox, ended)
    }
    #expect(try isDone([], [:]), "the attack is none")
    let settings = GitInvocation.settings.filter { attack.entries.contains($0.key) }
    let variables = GitInvocation.variables.filter { attack.entries.contains($0.name) }
    #expect(settings.count + variables.count == attack.entries.count)
    let stopped = try isDone(
      settings.flatMap { ["-c", "\($0.key)=\($0.value)"] },
      Dictionary(uniqueKeysWithValues: variables.map { ($0.name, $0.value) }))
    #expect(!stopped)
  }

  // MARK: The whole

  @Test func `the words`() {
    let place = AbsolutePath("/")?.appending(FilePath("p q"))
    let invocation = place.map { GitInvocation(folder: $0, caller: [:]) }
    #expect(
      invocation?.arguments(["ls-files", "-z"]) == [
        "-C", "/p q", "--no-pager", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c",
        "core.hooksPath=/dev/null", "-c", "protocol.allow=never", "-c", "credential.helper=", "-c",
        "gc.auto=0",
        "-c", "maintenance.auto=false", "ls-files", "-z",
      ])
  }

  /// What is given to git of what a caller may have.
  private func environment(_ caller: [String: String], isSubmodule: Bool = false) throws -> [String] {
    let place = try #require(AbsolutePath("/nowhere/p"))
    let all = GitInvocation(folder: place, caller: caller, staysInFolder: isSubmodule).environment
    return all.filter { !Self.fixed.contains($0) }
  }

  private static let fixed = [
    "GIT_ALLOW_PROTOCOL=none", "GIT_EXEC_PATH=/dev/null", "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1",
    "GIT_OPTIONAL_LOCKS=0",
    "GIT_TERMINAL_PROMPT=0", "GIT_TRACE2=0", "GIT_TRACE2_EVENT=0", "GIT_TRACE2_PERF=0", "LC_ALL=C",
    "PATH=/dev/null",
  ]

  @Test func `the variables, whatever the caller has`() throws {
    let place = try #require(AbsolutePath("/nowhere/p"))
    #expect(GitInvocation(folder: place, caller: [:]).environment == Self.fixed)
    let names = [
      "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES",
      "GIT_NAMESPACE", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_EXTERNAL_DIFF", "GIT_PAGER", "PAGER",
      "GIT_EDITOR", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS", "GIT_PROXY_COMMAND",
      "GIT_TRACE",
      "GIT_TRACE_SETUP", "GIT_TRACE2_DST_DEBUG", "GIT_ATTR_SOURCE", "GIT_REPLACE_REF_BASE",
      "GIT_TEMPLATE_DIR",
      "GIT_QUARANTINE_PATH", "GIT_PREFIX", "GIT_TEST_ASSUME_DIFFERENT_OWNER", "LD_PRELOAD", "LD_LIBRARY_PATH",
      "BASH_ENV", "ENV", "LANG", "LC_MESSAGES", "LANGUAGE", "http_proxy", "SHELL",
    ]
    let strange = names + Self.fixed.map { String($0.prefix { $0 != "=" }) }
    #expect(try environment(Dictionary(uniqueKeysWithValues: strange.map { ($0, "x") })) == [])
  }

  @Test func `the caller's own, where these say what is safe and where to look`() throws {
    let names = [
      "DEVELOPER_DIR", "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM",
      "GIT_CONFIG_SYSTEM",
      "GIT_DISCOVERY_ACROSS_FILESYSTEM", "HOME", "SUDO_UID", "XDG_CONFIG_HOME",
    ]
    #expect(Set(names) == GitInvocation.kept)
    #expect(
      try environment(Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })) == names.map { "\($0)=x" })
  }

  @Test func `of settings made by variables, what is safe`() throws {
    let caller = [
      "GIT_CONFIG_COUNT": "4", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": "/x",
      "GIT_CONFIG_KEY_1": "Safe.Directory", "GIT_CONFIG_VALUE_1": "/a",
      "GIT_CONFIG_KEY_2": "safe.bareRepository",
      "GIT_CONFIG_VALUE_2": "all", "GIT_CONFIG_KEY_3": "safe.directory", "GIT_CONFIG_VALUE_3": "*",
      "GIT_CONFIG_KEY_4": "safe.directory", "GIT_CONFIG_VALUE_4": "/not counted",
    ]
    #expect(
      try environment(caller) == [
        "GIT_CONFIG_COUNT=2", "GIT_CONFIG_KEY_0=safe.directory", "GIT_CONFIG_KEY_1=safe.directory",
        "GIT_CONFIG_VALUE_0=/a", "GIT_CONFIG_VALUE_1=*",
      ])
    for count in ["", "x", "-1", "0", "99999999999999999999"] {
      #expect(try environment(["GIT_CONFIG_COUNT": count, "GIT_CONFIG_KEY_0": "core.x"]) == [], "\(count)")
    }
  }

  @Test func `a repository that the caller names, where there is no other`() throws {
    let named = ["GIT_DIR": "/r/.git", "GIT_WORK_TREE": "/r"]
    #expect(try environment(named) == ["GIT_DIR=/r/.git", "GIT_WORK_TREE=/r"])
    #expect(try environment(["GIT_DIR": ".git", "GIT_WORK_TREE": "."]) == [])
    #expect(try environment(named, isSubmodule: true) == ["GIT_CEILING_DIRECTORIES=/nowhere"])
    let folder = try TemporaryFolder([".git/HEAD": "", "App/A.swift": ""])
    let below = GitInvocation(folder: folder.path.appending(FilePath("App")), caller: named)
    #expect(below.environment == Self.fixed)
  }

  // MARK: Attacks

  private static func configured(_ key: String, _ value: String)
    -> @Sendable (Checkout) throws -> [String: String]
  {
    { sandbox in
      try sandbox.git("config", key, value.replacing("TRAP", with: try sandbox.trap()))
      return [:]
    }
  }

  /// Two packs, where one is thought enough.
  private static func untidy(_ sandbox: Checkout) throws -> [String: String] {
    for word in ["one", "two"] {
      try sandbox.folder.add("A.swift", word)
      try sandbox.git("-c", "gc.auto=0", "commit", "-qam", word)
      try sandbox.git("repack", "-dq")
    }
    // The newest git would do it another way.
    let settings = [("gc.autoPackLimit", "1"), ("gc.autoDetach", "false"), ("maintenance.strategy", "gc")]
    for (key, value) in settings {
      try sandbox.git("config", key, value)
    }
    return [:]
  }

  private static func isTidy(_ sandbox: Checkout) throws -> Bool {
    defer { _ = try? untidy(sandbox) }
    return try sandbox.traces().count { $0.contains(".pack ") } == 1
  }

  /// A clone that lacks the text of its first commit, whose objects lie in `sandbox`.
  private static func partial(_ sandbox: Checkout) throws -> [String: String] {
    try sandbox.folder.add("A.swift", "let a = 2\n")
    try sandbox.commit("second")
    for key in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"] {
      try sandbox.git("config", key, "true")
    }
    try clone(sandbox)
    return [:]
  }

  private static func clone(_ sandbox: Checkout) throws {
    try? FileManager.default.removeItem(atPath: sandbox.folder.at(".git/partial"))
    try sandbox.git("clone", "-q", "--filter=blob:none", "file://\(sandbox.folder.path)", ".git/partial")
  }

  /// Gives a file another time and the same text: git would like to note that down in its index.
  private static func touch(_ sandbox: Checkout) throws {
    let past = Date(timeIntervalSince1970: 1_000_000_000 + Double.random(in: 0...1_000_000))
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: sandbox.folder.at("A.swift"))
    try sandbox.folder.add(".git/before", try sandbox.traces().first { $0.hasPrefix("index ") } ?? "")
  }

  private static func traced(_ key: String) -> @Sendable (Checkout) throws -> [String: String] {
    { sandbox in
      let settings = sandbox.folder.at(".git/person")
      try sandbox.folder.add(".git/person", "[trace2]\n\(key) = \(sandbox.folder.at(".git/sprung"))\n")
      return ["GIT_CONFIG_GLOBAL": settings]
    }
  }

  static let attacks: [Attack] = [
    Attack(
      entries: ["safe.bareRepository"], question: ["-C", "Bare", "config", "x.y"],
      prepare: { sandbox in
        // What a branch may bring along as ordinary files.
        try sandbox.git("init", "-q", "--bare", "Bare")
        try sandbox.git("config", "--file", "Bare/config", "x.y", "z")
        return [:]
      }, isDone: { _, ended in ended.status == 0 }),
    Attack(
      entries: ["core.fsmonitor"], question: ["status"],
      prepare: configured("core.fsmonitor", "TRAP")),
    Attack(
      entries: ["core.hooksPath"], question: ["commit", "--allow-empty", "-qm", "x"],
      prepare: { sandbox in
        _ = try sandbox.trap("hooks/pre-commit")
        return [:]
      }),
    Attack(
      entries: ["protocol.allow"], question: ["fetch", "-q", "elsewhere"],
      prepare: { sandbox in
        try sandbox.git("config", "remote.elsewhere.url", "file://\(sandbox.folder.path)")
        return [:]
      }, isDone: { _, ended in ended.status == 0 }),
    Attack(
      entries: ["GIT_ALLOW_PROTOCOL"], question: ["fetch", "-q", "elsewhere"],
      prepare: { sandbox in
        // Settings of one protocol win over `protocol.allow`.
        try sandbox.git("config", "protocol.ext.allow", "always")
        try sandbox.git("config", "remote.elsewhere.url", "ext::\(try sandbox.trap())")
        return [:]
      }),
    Attack(
      entries: ["credential.helper"], question: ["credential", "fill"],
      input: "protocol=https\nhost=example.org\n\n",
      prepare: { sandbox in
        try sandbox.git("config", "credential.helper", "!\(try sandbox.trap())")
        return ["GIT_TERMINAL_PROMPT": "0"]
      }),
    Attack(
      entries: ["gc.auto"], question: ["gc", "--auto", "-q"], prepare: { try untidy($0) },
      isDone: { sandbox, _ in try isTidy(sandbox) }),
    Attack(
      entries: ["maintenance.auto"], question: ["commit", "--allow-empty", "-qm", "x"],
      prepare: { try untidy($0) }, isDone: { sandbox, _ in try isTidy(sandbox) }),
    Attack(
      entries: alike, question: ["-C", ".git/partial", "cat-file", "-p", "HEAD~1:A.swift"],
      prepare: { try partial($0) },
      isDone: { sandbox, ended in
        try clone(sandbox)
        return ended.status == 0
      }),
    Attack(
      entries: ["GIT_OPTIONAL_LOCKS"], question: ["status"],
      prepare: { sandbox in
        try touch(sandbox)
        return [:]
      },
      isDone: { sandbox, _ in
        defer { _ = try? touch(sandbox) }
        return try sandbox.traces().first { $0.hasPrefix("index ") } != sandbox.text(".git/before")
      }),
    Attack(
      entries: ["GIT_NO_REPLACE_OBJECTS"], question: ["cat-file", "-p", "HEAD:A.swift"],
      prepare: { sandbox in
        try sandbox.git("config", "user.name", "a")
        let old = String(decoding: try sandbox.run(["rev-parse", "HEAD:A.swift"]).output, as: UTF8.self)
        let new = String(decoding: try sandbox.run(["rev-parse", "HEAD:Bare/kept"]).output, as: UTF8.self)
        try sandbox.git("replace", String(old.dropLast()), String(new.dropLast()))
        return [:]
      },
      isDone: { _, ended in ended.output.isEmpty }),
    Attack(entries: ["GIT_TRACE2"], question: ["version"], prepare: traced("normalTarget")),
    Attack(entries: ["GIT_TRACE2_EVENT"], question: ["version"], prepare: traced("eventTarget")),
    Attack(entries: ["GIT_TRACE2_PERF"], question: ["version"], prepare: traced("perfTarget")),
  ]
}
