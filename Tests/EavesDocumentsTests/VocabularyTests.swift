import EavesDocuments
import EavesSource
import Testing

@Suite("Roles and words")
struct VocabularyTests {
  static let roles = """
    layers:
      view:
        - conforms: [View, ViewModifier]
          unless:
            - name: "*Style"
      repository:
        - name: "*Repository"
      service:
        - name: "*Service"
          mentions: [database, URLSession]
    marks:
      preview:
        - marked: "#Preview"
    words:
      database: [ModelContext, ModelContainer]
    sdk:
      environment:
        modelContext: ModelContext
      supertypes:
        ButtonStyle: [View]
      frameworks:
        os: [Logger]
      key-paths:
        Injected: [Container]
    """

  @Test("The shipped file")
  func rolesFile() {
    let (vocabulary, problems) = load(Self.roles)
    #expect(problems == [])
    #expect(vocabulary.roles.map(\.name) == ["view", "repository", "service", "preview"])
    #expect(vocabulary.roles.map(\.isLayer) == [true, true, true, false])
    #expect(vocabulary.roles[0].items[0].unless[0].terms[0].word == .name)
    #expect(vocabulary.words["database"]?.map(\.text) == ["ModelContext", "ModelContainer"])
    #expect(vocabulary.sdk.environment == ["modelContext": "ModelContext"])
    #expect(vocabulary.sdk.supertypes == ["ButtonStyle": ["View"]])
    #expect(vocabulary.sdk.frameworks == ["os": ["Logger"]])
    #expect(vocabulary.sdk.keyPaths == ["Injected": ["Container"]])
    #expect(VocabularyCheck.check(vocabulary, shipped: FilePath("_roles.yml"), own: FilePath("e.yml")) == [])
  }

  @Test("More roles than a project can keep apart are refused, not dropped")
  func tooManyRoles() {
    let own = (0..<RoleVocabulary.roleLimit).map { "  own\($0):\n    - name: \"X\($0)*\"\n" }.joined()
    let text = "eaves: 1\nroles:\n" + own
    let loaded = ConfigurationLoader.load(SourceText(path: FilePath("eaves.yml"), text: text))
    let vocabulary = load(Self.roles).vocabulary.adding(loaded.configuration)
    let problems = VocabularyCheck.check(vocabulary, shipped: FilePath("_roles.yml"), own: FilePath("e.yml"))
    #expect(problems.map(\.cause) == ["there are 68 roles with the shipped ones, and 64 is the most"])
    #expect(problems.map(\.path) == [FilePath("e.yml")])
  }

  @Test("A configuration adds items, roles and words, and empties roles")
  func adding() {
    let configuration = ConfigurationLoader.load(
      SourceText(
        path: FilePath("eaves.yml"),
        text: """
          eaves: 1
          roles:
            feature:
              path: "Features/*/**"
            repository:
              name: "*Store"
            helper:
              - name: "*Helper"
          replace: repository
          words:
            database: [Realm]
            network: [Alamofire]
          """))
    #expect(configuration.problems == [])
    let vocabulary = load(Self.roles).vocabulary.adding(configuration.configuration)
    #expect(
      vocabulary.roles.map(\.name) == ["feature", "view", "repository", "helper", "service", "preview"])
    #expect(vocabulary.roles.map(\.isLayer) == [false, true, true, true, true, false])
    #expect(vocabulary.roles.map(\.ownItems) == [1, 0, 1, 1, 0, 0])
    #expect(vocabulary.roles[2].items.count == 1)
    #expect(vocabulary.words["database"]?.count == 3)
    #expect(vocabulary.words["network"]?.count == 1)
  }

  @Test(
    "Unknown nouns in a sentence",
    arguments: [
      ("for: presentation\nnever: exists", 1, "unknown subject `presentation`", "`presentationLayer`"),
      ("for: veiw\nnever: exists", 1, "unknown subject `veiw`", "did you mean `view`?"),
      (
        "for: view\nnever:\n  holds: repositry", 3, "role or word list `repositry`",
        "did you mean `repository`?"
      ),
      ("for: view\nnever:\n  calls: A\n  of: servce", 4, "`servce`", "did you mean `service`?"),
      ("for: view\nnever:\n  calls: A\n  inside: bdy", 4, "unknown place `bdy`", "did you mean `body`?"),
      ("for: file\nthat:\n  role: data\nnever: exists", 3, "unknown role `data`", "roles: view"),
      ("for: type\nalways:\n  marked: finl", 3, "unknown modifier `finl`", "did you mean `final`?"),
      ("for: view\nnever:\n  calls: print", 3, "`print`", "\"print()\""),
    ] as [(String, Int, String, String)])
  func unknownNouns(_ text: String, line: Int, cause: String, remedy: String) throws {
    let problem = try #require(check(text).first)
    #expect(problem.line == line)
    #expect(problem.cause.contains(cause))
    #expect(problem.remedy?.contains(remedy) == true)
  }

  @Test("Known nouns are silent")
  func knownNouns() {
    let text = """
      for: view
      never:
        - mentions: [repository, database, type, "*Live", "@Query", "#Predicate", ".shared", "T.shared", "+"]
          inside: [body, ".onAppear", view]
        - imports: [SwiftData, os]
        - calls: ["String(format:)", "print()"]
          of: type
        - holds: A
          named: lower
      """
    #expect(check(text) == [])
  }

  @Test("Roles that are defined by each other are an error that names the circle")
  func cycles() {
    let vocabulary = load(
      "layers:\n  a:\n    - role: b\n  b:\n    - held-by: c\n  c:\n    - name: X\n    - returned-by: a\n"
    ).vocabulary
    let problems = VocabularyCheck.check(vocabulary, shipped: FilePath("r.yml"), own: FilePath("e.yml"))
    #expect(problems.map(\.cause) == ["the roles `a` → `b` → `c` → `a` are defined by each other"])
    #expect(problems.first?.line == 8)
  }

  @Test(
    "What the roles file refuses",
    arguments: [
      ("layrs:\n  a:\n    - name: X", "unknown key `layrs`"),
      ("layers:\n  a:\n    - calls: X", "`calls` cannot define a role"),
      ("layers:\n  a:\n    - nam: X", "unknown clause `nam`"),
      ("layers:\n  A:\n    - name: X", "cannot name a role"),
      ("layers:\n  a: []", "empty list"), ("sdk:\n  env: x", "unknown key `env`"), ("- a", "must have keys"),
    ])
  func refused(_ text: String, _ cause: String) {
    #expect(load(text).problems.first?.cause.contains(cause) == true)
  }

  @Test(
    "Forms of objects",
    arguments: [
      ("repository", .name), ("use-case", .name), ("Order", .type), ("*Live", .type),
      ("URLSession.Task", .type),
      ("_Private", .type), ("fetch*", .type), ("@Query", .attribute("Query")),
      ("#Predicate", .macro("Predicate")),
      (".shared", .member("shared")), ("T.shared", .staticMember(type: "T", member: "shared")),
      ("A.B.c.d", .staticMember(type: "A.B", member: "c.d")),
      ("String(format:)", .callee(name: "String", labels: ["format"])),
      (".fetch(_:in:)", .callee(name: ".fetch", labels: ["_", "in"])),
      ("print()", .callee(name: "print", labels: [])), ("+", .operatorSymbol("+")),
      ("*", .operatorSymbol("*")),
      ("..<", .operatorSymbol("..<")), ("", .unknown), ("a b", .unknown), ("@", .unknown), ("A..b", .unknown),
      ("f(x)", .unknown), ("(a:)", .unknown), ("a.b", .unknown), (".", .unknown), ("=", .unknown),
      ("_", .unknown),
    ] as [(String, ObjectForm)])
  func forms(_ text: String, _ form: ObjectForm) {
    #expect(ObjectForm(text) == form)
  }

  private func load(_ text: String) -> (vocabulary: RoleVocabulary, problems: [Problem]) {
    RolesFile.load(SourceText(path: FilePath("_roles.yml"), text: text))
  }

  private func check(_ text: String) -> [Problem] {
    let path = FilePath("check.yml")
    guard let root = StrictYAML.read(SourceText(path: path, text: text)).root else { return [] }
    let parsed = SentenceParser.parse(root, path: path)
    #expect(parsed.problems == [])
    return VocabularyCheck.check(parsed.sentences, against: load(Self.roles).vocabulary, path: path)
  }

  private func problems(ofConfiguration text: String) -> [String] {
    let path = FilePath("eaves.yml")
    let loaded = ConfigurationLoader.load(SourceText(path: path, text: "eaves: 1\n" + text))
    let vocabulary = load(Self.roles).vocabulary.adding(loaded.configuration)
    let problems =
      VocabularyCheck.check(vocabulary, shipped: FilePath("Rules/_roles.yml"), own: path)
      + VocabularyCheck.check(loaded.configuration, against: vocabulary, path: path)
    return (loaded.problems + problems).map(\.text)
  }

  @Test("code and parts belong to roles that there are")
  func owners() {
    let page = "layers:\n  view:\n    - conforms: View\nown-code: [view]\nown-parts: [view, vew]\n"
    let loaded = load(page)
    #expect(loaded.vocabulary.ownCode == ["view"] && loaded.vocabulary.ownParts == ["view", "vew"])
    #expect(
      loaded.problems.map(\.text) == [
        "_roles.yml:5:19: error: unknown role `vew`; did you mean `view`? roles: view"
      ])
  }

  @Test("a list that names a role or another list would never match")
  func namesInLists() {
    let cause = "is a role or a word list, and a list holds names of types, members and attributes"
    #expect(
      problems(ofConfiguration: "words:\n  outer: [database, NSPasteboard]\n") == [
        "eaves.yml:3:11: error: `database` \(cause); name both in the rule: `mentions: [outer, database]`"
      ])
    #expect(
      problems(ofConfiguration: "words:\n  a: [Date]\n  outer: [repository, a]\n") == [
        "eaves.yml:4:11: error: `repository` \(cause); name both in the rule: `mentions: [outer, repository]`",
        "eaves.yml:4:23: error: `a` \(cause); name both in the rule: `mentions: [outer, a]`",
      ])
    #expect(
      problems(ofConfiguration: "words:\n  outer: [outer]\n") == [
        "eaves.yml:3:11: error: `outer` \(cause); delete the word, as a list cannot contain itself"
      ])
    for near in ["repositry", "databse"] {
      let meant = near == "repositry" ? "repository" : "database"
      #expect(
        problems(ofConfiguration: "words:\n  outer: [\(near)]\n") == [
          "eaves.yml:3:11: error: `\(near)` in the list `outer` would be the name of a type; did you mean "
            + "`\(meant)`? name both in the rule: `mentions: [outer, \(meant)]`"
        ])
    }
    #expect(
      problems(ofConfiguration: "words:\n  outer: [os_unfair_lock, \".databases\", Database]\n") == [])
  }

  @Test("so would one of a page of nouns")
  func namesInListsOfPages() {
    let page = Self.roles.replacing("ModelContainer]", with: "ModelContainer]\n  outer: [database]")
    #expect(load(page).problems.map(\.line) == [16])
  }

  @Test("a list that is called like a role is blamed where it is written")
  func listCalledLikeARole() {
    #expect(
      problems(ofConfiguration: "words:\n  repository: [Date]\n") == [
        "eaves.yml:3:3: error: `repository` is a role, and a word list needs a name of its own; call the list "
          + "otherwise, or add an item to the role under `roles:`"
      ])
  }
}
