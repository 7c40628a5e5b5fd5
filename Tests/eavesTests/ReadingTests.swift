import EavesFiles
import EavesSource
import Foundation
import Testing

@testable import eaves

extension Sandbox {
  /// Makes a link, by path and by what it leads to.
  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target.replacingOccurrences(of: "~", with: path))
  }
}

/// What a stranger's branch can have read: its own repository, and nothing that a link or a path leads to outside of
/// it, unless `--follow` or another flag says so.
@Suite struct ReadingTests {
  /// Texts that are no configuration and no baseline, and must appear nowhere.
  private static let secret = "TOPSECRET: hush\n"

  /// A repository with the project in `r/p`, and what must not be read beside it.
  private func sandbox(_ configuration: String = "eaves: 1\nprofile: none\nrules: [../rules]\n") throws
    -> Sandbox
  {
    try Sandbox([
      ("r/.git/config", Self.secret), ("r/p/Sources/TripList.swift", Sample.view),
      ("r/rules/no-store-in-views.md", Sample.rule()), ("r/p/eaves.yml", configuration),
      ("r/near/Near.swift", Sample.view.replacing("TripList", with: "Near")),
      ("home/Far.swift", Sample.view.replacing("TripList", with: "Far")), ("home/secret.txt", Self.secret),
      ("home/eaves.yml", Self.secret), ("home/rules/no-ferries.md", Sample.rule()),
      ("home/known.json", Self.secret),
    ])
  }

  private static let left = "a link that leads out of the project; only --follow reads it"

  // MARK: Swift files

  static let links: [(link: String, to: String, named: String)] = [
    ("r/p/Sources/Far.swift", "../../../home/Far.swift", "Sources/Far.swift"),
    ("r/p/Sources/Secret.swift", "../../../home/secret.txt", "Sources/Secret.swift"),
    ("r/p/Sources/Passwd.swift", "/etc/passwd", "Sources/Passwd.swift"),
    ("r/p/Sources/Self.swift", "/proc/self/environ", "Sources/Self.swift"),
    ("r/p/Sources/Config.swift", "../../.git/config", "Sources/Config.swift"),
    ("r/p/Linked", "../../home", "Linked"), ("r/p/Etc", "/etc", "Etc"), ("r/p/Git", "../.git", "Git"),
    ("r/p/Package.swift", "../../home/Far.swift", "Package.swift"),
    ("r/p/App.xcodeproj", "../../home", "App.xcodeproj"), ("r/p/App.xcconfig", "/etc/passwd", "App.xcconfig"),
    ("r/p/Part.yml", "../../home", "Part.yml"), ("r/p/Sources/eaves.yml", "/etc/passwd", "Sources/eaves.yml"),
    ("r/p/Sources/.gitignore", "../../../home/secret.txt", "Sources/.gitignore"),
    ("r/.gitignore", "../home/secret.txt", "../.gitignore"),
  ]

  @Test(arguments: links) func `a link out of the repository is named, not read`(
    link: String, target: String, named: String
  ) throws {
    let sandbox = try sandbox()
    if target == "/proc/self/environ", !FileManager.default.fileExists(atPath: target) { return }
    try sandbox.link(link, to: target)
    for format in ["text", "json --strict"] {
      let heard = sandbox.eaves("check ~/r/p --color never --format \(format)")
      #expect(heard.status == .findings, "\(heard.errors)")
      #expect(heard.errors == "")
      #expect(heard.out.contains(Self.left), "\(heard.out)")
      #expect(format != "text" || heard.out.contains("\n1 finding in 1 file"))
      #expect(heard.out.contains(named) && !heard.out.contains("`Far` holds"), "\(heard.out)")
      #expect(!heard.out.contains("TOPSECRET") && !heard.out.contains("root:"))
    }
  }

  @Test func `what was not read fails a strict run`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("check ~/r/p --fail-on never").status == .clean)
    try sandbox.link("r/p/Etc", to: "/etc")
    #expect(sandbox.eaves("check ~/r/p --fail-on never").status == .clean)
    #expect(sandbox.eaves("check ~/r/p --fail-on never --strict").status == .findings)
  }

  @Test func `links are followed where a flag says so, within the repository always`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/Linked", to: "../../home")
    try sandbox.link("r/p/Near", to: "../near")
    try sandbox.link("r/p/Sources/Again.swift", to: "TripList.swift")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/home/eaves.yml")
    #expect(sandbox.eaves("check ~/r/p").out.contains("2 findings in 2 files"))
    let followed = sandbox.eaves("check ~/r/p --follow")
    #expect(followed.out.contains("3 findings in 3 files"), "\(followed.out)\(followed.errors)")
    #expect(!followed.out.contains("not understood"))
    #expect(sandbox.eaves("why Far --root ~/r/p").errors.contains("no type matches `Far`"))
    #expect(sandbox.eaves("why Far --root ~/r/p --follow").status == .clean)
    #expect(sandbox.eaves("baseline write --root ~/r/p --follow").out.contains("3 entries"))
  }

  @Test func `without a repository, the root is the project`() throws {
    let sandbox = try sandbox()
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/r/.git")
    try sandbox.link("r/p/Near", to: "../near")
    let heard = sandbox.eaves("check ~/r/p --config ~/r/p/eaves.yml --rules ~/r/rules --color never")
    #expect(heard.status == .couldNotRun)
    try sandbox.add("r/p/eaves.yml", Array("eaves: 1\nprofile: none\n".utf8))
    let report = sandbox.eaves("check ~/r/p --rules ~/r/rules --color never").out
    #expect(report.contains("Near:1:1: not understood: \(Self.left)\n"), "\(report)")
  }

  @Test func `a link to a page that is never read is no news`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/compose.yml", to: "/etc/passwd")
    try sandbox.link("r/p/README.md", to: "/etc/passwd")
    try sandbox.link("r/p/gone.yml", to: "nowhere.yml")
    try sandbox.link("r/p/null.yml", to: "/dev/null")
    try sandbox.add("r/p/Part/eaves.yml", Array("eaves: 1\nexclude: [Old]\n".utf8))
    try sandbox.link("r/p/Part/Old", to: "/etc")
    #expect(!sandbox.eaves("check ~/r/p").out.contains("not understood"))
    try sandbox.add("r/p/Other/", [])
    try sandbox.link("r/p/Other/eaves.yml", to: "nowhere.yml")
    try sandbox.link("r/p/folder.yml", to: "/etc")
    let out = sandbox.eaves("check ~/r/p --color never").out
    #expect(out.contains("Other/eaves.yml:1:1: not understood: no such file or folder\n"), "\(out)")
    #expect(out.contains("folder.yml:1:1: not understood: \(Self.left)\n"), "\(out)")
  }

  @Test(arguments: ["", " --json"])
  func `the facts of a file are not read through a link out`(_ flag: String) throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/Secret.swift", to: "/etc/passwd")
    try sandbox.link("r/p/Linked", to: "../../home")
    try sandbox.link("r/p/Near.swift", to: "Sources/TripList.swift")
    for (file, link) in [("Secret.swift", "Secret.swift"), ("Linked/Far.swift", "Linked")] {
      let heard = sandbox.eaves("facts ~/r/p/\(file)\(flag)")
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.complaints == [
          "eaves: error: `~/r/p/\(file)` leads out of the project through the link ~/r/p/\(link); "
            + "name the target of the link, or pass --follow"
        ])
      #expect(sandbox.eaves("facts ~/r/p/\(file) --follow\(flag)").status == .clean)
    }
    #expect(sandbox.eaves("facts ~/r/p/Near.swift\(flag)").status == .clean)
  }

  @Test(arguments: [".git/", "eaves.yml"])
  func `a document is not read through a link out, nor is what stands beside it`(_ mark: String) throws {
    let sandbox = try Sandbox([
      ("r/\(mark)", mark == "eaves.yml" ? "eaves: 1\nprofile: none\n" : ""), ("r/V.swift", "struct V {}\n"),
      ("r/rules/own.md", Sample.rule()), ("home/secret.txt", Self.secret), ("home/far.md", Sample.rule()),
    ])
    try sandbox.link("r/rules/far.md", to: "../../home/far.md")
    try sandbox.link("r/rules/near.md", to: "own.md")
    try sandbox.link("r/linked", to: "../home")
    for (page, link) in [("rules/far.md", "rules/far.md"), ("linked/far.md", "linked")] {
      let heard = sandbox.eaves("validate ~/r/\(page)")
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.errors.contains("leads out of the project through the link ~/r/\(link)"), "\(heard.errors)")
    }
    #expect(sandbox.eaves("validate ~/r/rules/near.md").status != .couldNotRun)
    for name in ["own.yml", "own.examples.md"] {
      try sandbox.link("r/rules/\(name)", to: "../../home/secret.txt")
      let heard = sandbox.eaves("validate ~/r/rules/own.md")
      #expect(heard.status == .couldNotRun && !heard.errors.contains("hush"), "\(heard)")
      #expect(heard.errors.contains(Self.left), "\(heard.errors)")
      try FileManager.default.removeItem(atPath: "\(sandbox.path)/r/rules/\(name)")
    }
  }

  @Test func `globs that narrow the sources hide no link of the project's own pages`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\nrules: [../rules]\ninclude: [Sources]\n")
    try sandbox.link("r/p/App.xcconfig", to: "/etc/passwd")
    try sandbox.link("r/p/eaves-extra.swift", to: "/etc/passwd")
    let out = sandbox.eaves("check ~/r/p --color never").out
    #expect(out.contains("App.xcconfig:1:1: not understood: \(Self.left)\n") && !out.contains("extra"))
  }

  @Test func `a loop and a device are named as before`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/Loop", to: "..")
    try sandbox.link("r/p/Null.swift", to: "/dev/null")
    for flag in ["", " --follow"] {
      let out = sandbox.eaves("check ~/r/p --color never\(flag)").out
      #expect(out.contains("Loop:1:1: not understood: a link that leads back to itself\n"))
      #expect(out.contains("Null.swift:1:1: not understood: not a regular file\n"))
    }
  }

  @Test func `a root behind a link of a repository is not what it is called`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/Lib", to: "../home")
    for line in ["check ~/r/Lib", "check --root ~/r/Lib", "survey ~/r/Lib", "check ~/r/Lib/rules"] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.errors.contains(
          "leads out of the project through the link ~/r/Lib; name the target of the link"),
        "\(heard.errors)")
    }
    try sandbox.link("way", to: "r/p")
    try sandbox.add("r/p/eaves.yml", Array("eaves: 1\nprofile: none\n".utf8))
    #expect(sandbox.eaves("check ~/way --rules ~/r/rules").status == .findings)
  }

  // MARK: Configurations

  @Test(arguments: ["/etc/passwd", "../../home/eaves.yml", "../../home/secret.txt", "../.git/config"])
  func `the configuration itself may be no link out`(_ target: String) throws {
    let sandbox = try sandbox()
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/r/p/eaves.yml")
    try sandbox.link("r/p/eaves.yml", to: target)
    for line in [
      "check ~/r/p", "config --for ~/r/p", "why TripList --root ~/r/p", "baseline write --root ~/r/p",
    ] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.errors
          == "eaves.yml: error: the configuration cannot be read: \(Self.left); name an "
          + "existing configuration file with --config\n")
    }
    let named = sandbox.eaves("check ~/r/p --config ~/r/p/eaves.yml")
    #expect(
      named.complaints.count == 1
        && named.errors.contains("through the link ~/r/p/eaves.yml; name the target"))
  }

  @Test func `a configuration below is not read through a link, and says nothing`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/Sources/eaves.yml", to: "../../../home/eaves.yml")
    try sandbox.link("r/p/Lib", to: "../../home")
    for line in ["config --for ~/r/p/Sources", "config --for ~/r/p/Lib", "rules --for ~/r/p/Sources"] {
      let heard = sandbox.eaves(line)
      #expect(!(heard.out + heard.errors).contains("TOPSECRET"), "\(line)")
    }
    let told = sandbox.eaves("config --for ~/r/p/Sources --root ~/r/p").errors
    #expect(told.hasPrefix("Sources/eaves.yml: warning: not read: a link that leads out"), "\(told)")
  }

  static let names: [(key: String, value: String, refused: String)] = [
    ("rules", "[/]", "`/` lies outside of ~/r, and `rules` must be inside of the repository"),
    ("rules", "[../../home/rules]", "`../../home/rules` lies outside of ~/r"),
    ("rules", "[../../home/rules/no-ferries.md]", "lies outside of ~/r"),
    ("rules", "[/etc]", "`/etc` lies outside"),
    (
      "rules", "[Linked]",
      "`Linked` leads out of ~/r through a link; name a path inside of the repository, or pass any path as --rules"
    ),
    ("rules", "[Page.md]", "`Page.md` leads out of ~/r through a link"),
    ("rules", "[../.git]", "`../.git` lies outside of ~/r"),
    ("checks", "/", "`/` lies outside of ~/r, and `checks`"),
    ("checks", "../../home/rules", "name a path inside of the repository, or pass any path as --checks"),
    (
      "baseline", "../../home/known.json",
      "`../../home/known.json` lies outside of ~/r, and `baseline` must be"
    ),
    ("baseline", "known.json", "`known.json` leads out of ~/r through a link"),
    ("baseline", "/dev/stdin", "`/dev/stdin` lies outside of ~/r"),
  ]

  @Test(arguments: names) func `what a configuration names lies in its repository`(
    key: String, value: String, refused: String
  ) throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\n\(key): \(value)\n")
    try sandbox.link("r/p/Linked", to: "../../home/rules")
    try sandbox.link("r/p/Page.md", to: "../../home/rules/no-ferries.md")
    try sandbox.link("r/p/known.json", to: "../../home/known.json")
    let column = value.hasPrefix("[") ? key.count + 4 : key.count + 3
    let heard = sandbox.eaves("check ~/r/p")
    #expect(heard.status == .couldNotRun)
    #expect(heard.complaints.count == 1)
    #expect(heard.errors.hasPrefix("eaves.yml:3:\(column): error: "), "\(heard.errors)")
    #expect(heard.errors.contains(refused), "\(heard.errors)")
    #expect(!heard.errors.contains("TOPSECRET"))
  }

  @Test func `all that lies outside is said at once`() throws {
    let sandbox = try sandbox("eaves: 1\nrules: [/etc, ../rules, /usr]\nchecks: /var\n")
    let places = sandbox.eaves("check ~/r/p").complaints.map { String($0.prefix { $0 != "`" }) }
    #expect(places == ["eaves.yml:2:9: error: ", "eaves.yml:2:25: error: ", "eaves.yml:3:9: error: "])
  }

  @Test func `a configuration beside the branch names what lies beside it`() throws {
    let sandbox = try sandbox("eaves: 1\nrules: [/]\n")
    try sandbox.add("base/.git/", [])
    try sandbox.add("base/Rules/no-store-in-views.md", Array(Sample.rule().utf8))
    try sandbox.add("base/app/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [../Rules]\n".utf8))
    #expect(sandbox.eaves("check ~/r/p --config ~/base/app/eaves.yml").out.contains("1 finding in 1 file"))
    try sandbox.add("base/app/eaves.yml", Array("eaves: 1\nrules: [../../r/rules]\n".utf8))
    #expect(
      sandbox.eaves("check ~/r/p --config ~/base/app/eaves.yml").errors.contains("lies outside of ~/base"))
  }

  @Test func `the command line may name any folder, links out of it are named`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\n")
    let line = "check ~/r/p --rules ~/home/rules"
    #expect(sandbox.eaves(line).out.contains("1 finding in 1 file"))
    try sandbox.link("home/rules/more.md", to: "../../r/rules/no-store-in-views.md")
    try sandbox.link("home/rules/lib", to: "/etc")
    for command in [line, "validate ~/home/rules"] {
      let heard = sandbox.eaves(command)
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.complaints == [
          "~/home/rules/lib: error: not read: \(Self.left); fix that, or move it out of the folder of rules",
          "~/home/rules/more.md: error: not read: \(Self.left); fix that, or move it out of the folder of "
            + "rules",
        ])
    }
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/home/rules/lib")
    // Two rules report the same thing, which is one finding.
    let followed = sandbox.eaves("\(line) --follow").out
    #expect(followed.contains("1 finding in 1 file: 1 HIGH\nchecked: 2 rules"), "\(followed)")
  }

  @Test func `a link of the project leads no flag out of it`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\n")
    try sandbox.link("r/p/Linked", to: "../../home")
    for flag in [
      "--rules ~/r/p/Linked/rules", "--checks ~/r/p/Linked/rules", "--config ~/r/p/Linked/eaves.yml",
      "--baseline ~/r/p/Linked/known.json",
    ] {
      let heard = sandbox.eaves("check ~/r/p \(flag)")
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.errors.contains("leads out of the project through the link ~/r/p/Linked"), "\(heard.errors)")
      #expect(!heard.errors.contains("TOPSECRET"))
    }
    #expect(
      sandbox.eaves("validate ~/r/p/Linked/rules").errors.contains("through the link ~/r/p/Linked; name"))
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/home/eaves.yml")
    #expect(
      sandbox.eaves("check ~/r/p --rules ~/r/p/Linked/rules --follow").out.contains("2 findings in 2 files"))
  }

  @Test func `the baseline of the root may be no link out`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/p/eaves-baseline.json", to: "../../home/known.json")
    for line in ["check ~/r/p", "baseline show --root ~/r/p", "baseline update --root ~/r/p"] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.errors.hasPrefix(
          "eaves: error: the baseline eaves-baseline.json cannot be read: \(Self.left); "),
        "\(heard.errors)")
    }
    #expect(sandbox.eaves("check ~/r/p --no-baseline").status == .findings)
  }

  // MARK: Globs

  static let globs = [
    "include: [../../home]", "exclude: [Sources/../..]", "report-path: [\"../**\"]",
    "modules:\n  - name: A\n    path: ../near",
  ]

  @Test(arguments: globs) func `no glob leads out of the root`(_ text: String) throws {
    let heard = try sandbox("eaves: 1\nprofile: none\n\(text)\n").eaves("check ~/r/p")
    #expect(heard.status == .couldNotRun)
    #expect(heard.complaints.count == 1)
    #expect(heard.errors.contains("leads out of the folder of this file, where no glob matches anything"))
  }

  @Test func `a disk is no folder of rules`() throws {
    let sandbox = try Sandbox((0..<30).map { (path: "many/\($0 / 10)/\($0).md", text: Sample.rule()) })
    let current = try Workspace.currentFolder()
    let many = try NamedPath("\(sandbox.path)/many", in: current, project: nil, followsLinks: false)
    #expect(try Workspace.pages(in: many, most: 34).count == 30)
    #expect {
      try Workspace.pages(in: many, most: 33)
    } throws: { error in
      (error as? Workspace.Problems)?.list.map { $0.text.replacing(sandbox.path, with: "~") } == [
        "error: there are more than 33 folders and pages in ~/many; name the folder that holds the rule "
          + "documents, and no more"
      ]
    }
  }
}
