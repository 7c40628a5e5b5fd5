import Testing

@testable import eaves

/// Layers declared in `eaves.yml`: what they find, what they say, and that they are rules like all others.
@Suite struct LayerTests {
  private static let layers = """
    eaves: 1
    profile: none
    layers:
      - name: features
        folders: ["Features/*"]
        independent: true
        through: "*Interface"
      - name: domain
        folders: Domain
        closed: true
      - name: data
        folders: Data

    """

  private func sandbox(_ files: [(path: String, text: String)]) throws -> Sandbox {
    try sandbox(Self.layers, files)
  }

  private func sandbox(_ layers: String, _ files: [(path: String, text: String)]) throws -> Sandbox {
    try Sandbox([(".git/", ""), ("p/eaves.yml", layers)] + files.map { ("p/\($0.path)", $0.text) })
  }

  /// Nothing in it that any layer forbids.
  private static let quiet: [(path: String, text: String)] = [
    (
      "Features/Shop/Shop.swift", "protocol ShopInterface {}\nstruct Shop: ShopInterface { let trip: Trip }\n"
    ),
    ("Features/Home/Home.swift", "struct Home { let shop: any ShopInterface; let row: HomeRow }\n"),
    ("Features/Home/HomeRow.swift", "struct HomeRow {}\n"),
    ("Domain/Trip.swift", "struct Trip { let store: TripStore }\n"),
    ("Data/TripStore.swift", "struct TripStore {}\n"),
  ]

  /// What one more file breaks: place and message.
  private func breaches(
    _ path: String, _ text: String, _ layers: String = layers,
    besides: (inout [(path: String, text: String)]) -> Void = { _ in }
  ) throws -> [String] {
    var files = Self.quiet + [(path, text)]
    besides(&files)
    let heard = try sandbox(layers, files).eaves("check ~/p --format xcode")
    #expect(heard.errors.isEmpty, "\(heard.errors)")
    return heard.out.split(separator: "\n").filter { $0.contains("layers-") }.map {
      $0.replacing("~/p/", with: "").replacing("; fix: ", with: " | ")
    }.map { String($0.prefix { $0 != "|" }) }
  }

  @Test func `a door is a part or lies in one, and not what lies around them all`() throws {
    let layers = Self.layers.replacing("Features/*", with: "UserInterface/*")
    let found = try breaches("UserInterface/Map/Map.swift", "struct Map { let list: TripList }\n", layers) {
      files in
      files += [
        ("UserInterface/Trips/TripList.swift", "struct TripList { let door: MapDoor; let pin: MapPin }\n")
      ]
      files += [("UserInterface/MapInterface/MapDoor.swift", "struct MapDoor {}\n")]
      files += [("UserInterface/Map/PublicInterface/MapPin.swift", "struct MapPin {}\n")]
    }
    #expect(
      found.count == 1 && found[0].contains("`Map` (features layer) holds `TripList` (features layer)"),
      "\(found)")
  }

  @Test func `what lies below may be known, and what lies beside through its door`() throws {
    let heard = try sandbox(Self.quiet).eaves("check ~/p --strict")
    #expect(heard.status == .clean, "\(heard.out)\(heard.errors)")
    #expect(heard.out.contains("no findings in 5 files\nchecked: 3 rules"), "\(heard.out)")
  }

  @Test(
    arguments: [
      ("Domain/A.swift", "struct A { let home: Home }\n", "`A` (domain layer) holds `Home` (features layer)"),
      (
        "Domain/A.swift", "func show() { _ = Home() }\n", "`A` (domain layer) creates `Home` (features layer)"
      ),
      (
        "Data/A.swift", "struct A { func trip() -> Trip? { nil } }\n",
        "`A` (data layer) exposes `Trip` (domain layer)"
      ),
      (
        "Data/A.swift", "extension Home { var a: Int { 1 } }\n",
        "`A` (data layer) mentions `Home` (features layer)"
      ),
      (
        "Features/Shop/A.swift", "struct A { let store: TripStore }\n",
        "`Shop` (features layer) holds `TripStore` (data layer)"
      ),
      (
        "Features/Shop/A.swift", "struct A { let row: HomeRow }\n",
        "`Shop` (features layer) holds `HomeRow` (features layer)"
      ),
    ])
  func `a breach is one finding, with the layer of each side`(
    path: String, text: String, message: String
  ) throws {
    let found = try breaches(path, text)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test(
    arguments: [
      ("Domain/A.swift", "// Home is a word, and so is \"Home\"\nlet home = \"Home\"\n"),
      ("Features/Home/A.swift", "struct A { let row: HomeRow; let trip: Trip }\n"),
      ("Features/Home/A.swift", "struct A { let shop: [any ShopInterface]? }\n"),
      ("Main/A.swift", "struct A { let home: Home; let store: TripStore; let trip: Trip }\n"),
      ("DomainTests/A.swift", "import XCTest\nfinal class A: XCTestCase { let home = Home() }\n"),
      ("Domain/A.swift", "#Preview { Home() }\n"),
    ])
  func `no breach`(path: String, text: String) throws {
    #expect(try breaches(path, text) == [])
  }

  @Test func `a file beside the folders is in the layer, and no part of its own`() throws {
    let shell = "struct Shell { let home: Home; let row: HomeRow; let shop: Shop }\n"
    #expect(try breaches("Features/Shell.swift", shell) == [])
    let knowing = try breaches("Features/Home/A.swift", "struct A { let shell: Shell }\n") { files in
      files += [("Features/Shell.swift", shell)]
    }
    #expect(knowing == [])
    // It is asked what everything in the layer is, and may not be known from below.
    let store = try breaches("Features/Shell.swift", "struct Shell { let store: TripStore }\n")
    #expect(
      store.count == 1 && store[0].contains("`Shell` (features layer) holds `TripStore` (data layer)"),
      "\(store)"
    )
    let below = try breaches("Domain/A.swift", "struct A { let shell: Shell }\n") { files in
      files += [("Features/Shell.swift", shell)]
    }
    #expect(
      below.count == 1 && below[0].contains("`A` (domain layer) holds `Shell` (features layer)"), "\(below)")
    // The parts are kept apart all the same, also where their folders hold files of such a name.
    let parts = try breaches("Features/Shop/Shell.swift", "struct Shell { let row: HomeRow }\n")
    #expect(
      parts.count == 1 && parts[0].contains("`Shop` (features layer) holds `HomeRow` (features layer)"),
      "\(parts)")
  }

  @Test(arguments: [
    ("Features/*", 0), ("./Features/*/**", 0), ("**/Features/*", 0), ("Features/S*", 0),
    ("Features/*/Views", 1),
  ])
  func `where the parts of a glob lie`(_ glob: String, _ count: Int) throws {
    let layers =
      "eaves: 1\nprofile: none\nlayers:\n  - name: features\n    folders: \"\(glob)\"\n    independent: true\n"
    let sandbox = try sandbox(
      layers,
      [
        ("Features/Shell.swift", "struct Shell { let shop: Shop; let other: Other }\n"),
        ("Features/Shop/Views/Shop.swift", "struct Shop {}\n"),
        (
          "Features/Sale/Views/Other.swift",
          "struct Other { \(glob.hasSuffix("Views") ? "let shop: Shop" : "") }\n"
        ),
      ])
    let heard = sandbox.eaves("check ~/p --format xcode")
    #expect(
      heard.out.split(separator: "\n").count { $0.contains("layers-features") } == count, "\(heard.out)")
  }

  // MARK: Modules

  private static let modules = """
    eaves: 1
    profile: none
    layers:
      - name: app
        modules: Shell
      - name: features
        modules: ["*Feature", "*FeatureInterface"]
        independent: true
        through: "*Interface"
      - name: domain
        modules: Domain

    """

  private static let packages: [(path: String, text: String)] = [
    ("Sources/Shell/Shell.swift", "import ShopFeature\npublic struct Shell { let shop: Shop }\n"),
    ("Sources/ShopFeature/Shop.swift", "import ShopFeatureInterface\npublic struct Shop: Shopping {}\n"),
    ("Sources/ShopFeatureInterface/Shopping.swift", "public protocol Shopping {}\n"),
    (
      "Sources/HomeFeature/Home.swift",
      "import Domain\nimport ShopFeatureInterface\nstruct Home { let shop: any Shopping; let trip: Trip }\n"
    ),
    ("Sources/Domain/Trip.swift", "public struct Trip {}\n"),
  ]

  private func moduleBreaches(_ path: String, _ text: String) throws -> CapturedOutput {
    try sandbox(Self.modules, Self.packages + [(path, text)]).eaves("check ~/p --color never")
  }

  @Test func `between modules the import is the finding, and what it brings is told with it`() throws {
    let heard = try moduleBreaches(
      "Sources/Domain/A.swift", "import Shell\n\nstruct A {\n  let shell: Shell\n  func b(_ c: Shell) {}\n}\n"
    )
    #expect(heard.out.contains("A.swift:1:8  `A` (domain layer) imports `Shell`\n"), "\(heard.out)")
    #expect(heard.out.contains("on lines 4, 5") || heard.out.contains("on line 4"), "\(heard.out)")
    #expect(heard.out.contains("\n1 finding in 6 files"), "\(heard.out)")
  }

  @Test func `a feature imports no other feature, but its interface`() throws {
    #expect(try sandbox(Self.modules, Self.packages).eaves("check ~/p --strict").status == .clean)
    let heard = try moduleBreaches("Sources/HomeFeature/A.swift", "import ShopFeature\nlet a = Shop()\n")
    #expect(
      heard.out.contains("A.swift:1:8  `HomeFeature` (features layer) imports `ShopFeature`\n"),
      "\(heard.out)")
    #expect(heard.out.contains("\n1 finding in 6 files"), "\(heard.out)")
    let back = try moduleBreaches("Sources/ShopFeatureInterface/A.swift", "import ShopFeature\n")
    #expect(back.out.contains("`ShopFeatureInterface` (features layer) imports `ShopFeature`"), "\(back.out)")
  }

  @Test func `a module that only lies in a layer with some of its files is asked type by type`() throws {
    let sandbox = try sandbox(
      "eaves: 1\nprofile: none\nlayers:\n  - name: screens\n    folders: Screens\n  - name: kit\n    modules: Kit\n",
      [
        ("Sources/App/Screens/Home.swift", "public struct Home {}\n"),
        ("Sources/App/Money.swift", "public struct Money {}\n"),
        ("Sources/Kit/Fine.swift", "import App\nstruct Fine { let money: Money }\n"),
        ("Sources/Kit/Wrong.swift", "import App\nstruct Wrong { let home: Home }\n"),
      ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(
      heard.out.contains("Wrong.swift:2:26  `Wrong` (kit layer) holds `Home` (screens layer)"), "\(heard.out)"
    )
    #expect(heard.out.contains("\n1 finding in 4 files"), "\(heard.out)")
  }

  // MARK: Roles

  @Test func `layers of roles and of names are asked wherever their types lie`() throws {
    let sandbox = try sandbox(
      """
      eaves: 1
      profile: none
      layers:
        - name: screens
          roles: view
        - name: stores
          roles: repository
          types: "*Gateway"

      """,
      [
        ("A.swift", "import SwiftUI\nstruct Home: View { var body: some View { Text(\"\") } }\n"),
        (
          "B.swift",
          "struct TripRepository { let home: Home; func all() {} }\nstruct MapGateway { let home: Home }\n"
        ),
      ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("B.swift:1:35  `TripRepository` (stores layer) holds `Home` (screens layer)"))
    #expect(heard.out.contains("B.swift:2:31  `MapGateway` (stores layer) holds `Home` (screens layer)"))
    #expect(heard.out.contains("\n2 findings in 2 files"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a role that nobody knows is an error with the nearest`() throws {
    let heard = try sandbox(
      "eaves: 1\nprofile: none\nlayers:\n  - name: a\n    roles: viewmodel\n  - name: b\n    folders: B\n", []
    ).eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains("eaves.yml:5:12: error: unknown role `viewmodel`; did you mean `viewModel`?"),
      "\(heard.errors)")
  }

  @Test func `more layers than there are bits for roles are refused`() throws {
    let layers = (0..<60).map { "  - name: l\($0)\n    folders: F\($0)\n" }.joined()
    let heard = try sandbox("eaves: 1\nprofile: none\nlayers:\n\(layers)", Self.quiet).eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains("roles with the shipped ones, and 64 is the most"), "\(heard.errors)")
  }

  // MARK: Emptiness

  @Test func `a layer that nothing belongs to is said, and fails a strict run`() throws {
    let files = Self.quiet.filter { !$0.path.hasPrefix("Data/") && !$0.path.hasPrefix("Domain/") }
    let heard = try sandbox(files).eaves("check ~/p --strict")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("eaves.yml:11:11  nothing belongs to the layer `data`\n"),
      "\(heard.out)")
    #expect(heard.out.contains("eaves.yml:12:14  `Data` under `layers` matches no file"), "\(heard.out)")
    #expect(heard.out.contains(" · roles without code: data layer, domain layer"))
    let known = "may-be-empty:\n  - role: dataLayer\n    reason: comes in May\n"
    let spared = try sandbox(Self.layers + known, files).eaves("check ~/p")
    #expect(!spared.out.contains("layer `data`") && spared.out.contains("layer `domain`"), "\(spared.out)")
  }

  @Test func `a module that nobody has is named, beside others that are there`() throws {
    let layers = Self.modules.replacing("modules: Domain", with: "modules: [Domain, Dommain]")
    let heard = try sandbox(layers, Self.packages).eaves("check ~/p")
    #expect(
      heard.out.contains("eaves.yml:11:23: warning: no module is called `Dommain`; did you mean `Domain`?"),
      "\(heard.out)")
  }

  @Test func `a misspelt name is named, whatever else is wrong with its layer`() throws {
    let alone =
      "eaves: 1\nprofile: none\nlayers:\n  - name: parts\n    modules: Dommain\n    independent: true\n"
    let heard = try sandbox(alone, Self.packages).eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors == "eaves.yml:5:14: error: no module is called `Dommain`; did you mean `Domain`?\n",
      "\(heard.errors)")
    let hollow = Self.modules.replacing("modules: Domain", with: "modules: Dommain")
    let warned = try sandbox(hollow, Self.packages).eaves("check ~/p")
    #expect(
      warned.out.contains("warning: no module is called `Dommain`; did you mean `Domain`?"), "\(warned.out)")
    #expect(!warned.out.contains("nothing belongs to the layer `domain`"), "\(warned.out)")
    let folder = try sandbox(Self.layers.replacing("folders: Domain", with: "folders: Domian"), Self.quiet)
      .eaves("check ~/p")
    #expect(
      folder.out.contains("`Domian` under `layers` matches no file and no folder; did you mean `Domain`?"),
      "\(folder.out)")
  }

  @Test(arguments: [
    ("modules: Domain", "list at least two parts, or use a wildcard: \"Domain*\""),
    ("folders: Domain", "list at least two parts, or use a wildcard: \"Domain/*\""),
  ])
  func `a layer of one part keeps nothing apart`(_ part: String, _ remedy: String) throws {
    let page = "eaves: 1\nprofile: none\nlayers:\n  - name: parts\n    \(part)\n    independent: true\n"
    let files = part.hasPrefix("modules") ? Self.packages : Self.quiet
    let heard = try sandbox(page, files).eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    let cause = "eaves.yml:5:14: error: layer `parts` is `independent` but has only one part, `Domain`; "
    #expect(heard.errors == cause + remedy + "\n", "\(heard.errors)")
  }

  @Test func `a door that nothing is called is named`() throws {
    let files = [("Features/Map/A.swift", "struct A {}"), ("Domain/B.swift", ""), ("Data/C.swift", "")]
    let heard = try sandbox(files).eaves("check ~/p")
    #expect(
      heard.out.contains("eaves.yml:7:14: warning: no part, folder or type is called `*Interface`;"),
      "\(heard.out)")
    for door in ["Features/MapInterface/D.swift", "Features/Map/Sub/E.swift"] {
      let text = door.contains("Sub") ? "protocol MapInterface {}" : ""
      let heard = try sandbox(files + [(door, text)]).eaves("check ~/p")
      #expect(!heard.out.contains("is called `*Interface`"), "\(heard.out)")
    }
  }

  @Test func `a file of two layers is said`() throws {
    let file = ("Features/Home/Domain/Part.swift", "struct Part {}\n")
    let layers = Self.layers.replacing("folders: Domain", with: "folders: \"**/Domain\"")
    let heard = try sandbox(layers, Self.quiet + [file]).eaves("check ~/p")
    #expect(
      heard.out.contains(
        "eaves.yml:8:11: warning: 1 file belongs to two layers, `features` and `domain`: "
          + "Features/Home/Domain/Part.swift; write globs of which only one"), "\(heard.out)")
  }

  @Test func `types in no layer are counted, and named where they are asked for`() throws {
    let sandbox = try sandbox(
      Self.quiet + [("Main/App.swift", "struct Root { struct Inner {} }\nenum Keys {}\n")])
    #expect(sandbox.eaves("check ~/p").out.contains("\nnot covered: 2 types · `eaves coverage`\n"))
    let json = sandbox.eaves("check ~/p --format json").out
    #expect(json.contains("\"noLayer\": 2,"), "\(json)")
    #expect(json.contains("\"name\": \"Root\",") && json.contains("\"name\": \"Keys\","))
    let strict = sandbox.eaves("check ~/p --strict=no-layer")
    #expect(strict.status == .findings)
    #expect(strict.out.contains("--strict=no-layer: types without a layer: Root, Keys\n"))
    #expect(
      !(try self.sandbox("eaves: 1\nprofile: base\n", Self.quiet).eaves("check ~/p").out.contains("layer")))
  }

  // MARK: Like other rules

  private static let broken = quiet + [("Domain/A.swift", "struct A { let home: Home }\n")]

  @Test func `they are listed and explained as what they are short for`() throws {
    let sandbox = try sandbox(Self.quiet)
    let rules = sandbox.eaves("rules --root ~/p").out
    #expect(
      rules.contains(
        "HIGH  layers-features  enforced  all profiles  Layer features must not skip layer domain, and"))
    #expect(rules.hasSuffix("\n3 rules enforced, 0 as guidance\n"), "\(rules)")
    let story = sandbox.eaves("explain layers-features --root ~/p").out
    #expect(
      story.contains(
        "  Code in the features layer, unless it is at Features/*.swift, never mentions another part "
          + "of the features layer. Allowed: what is named *Interface; what is in module *Interface; what is at "
          + "Features/*Interface/**, Features/*/**/*Interface/** or Features/*.swift.\n"
          + "  fix: use *Interface instead\n"), "\(story)")
    #expect(
      sandbox.eaves("explain layers-data --root ~/p").out.contains(
        "  Code in the data layer never mentions the features layer or the domain layer.\n"))
  }

  @Test func `a comment allows, a baseline knows, flags choose and lists weigh`() throws {
    let allowed = "// eaves:allow layers-domain -- moves in May\nstruct A { let home: Home }\n"
    #expect(
      try sandbox(Self.quiet + [("Domain/A.swift", allowed)]).eaves("check ~/p").out.contains(
        "suppressed: 1 place with `eaves:allow`"))
    let sandbox = try sandbox(Self.broken)
    #expect(sandbox.eaves("check ~/p").status == .findings)
    #expect(sandbox.eaves("check ~/p --only layers-data").status == .clean)
    #expect(sandbox.eaves("check ~/p --skip layers").status == .couldNotRun)
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    #expect(sandbox.eaves("check ~/p").out.contains("suppressed: 1 place in the baseline"))
    let off =
      "off:\n  - rule: layers-domain\n    reason: old\nimpact:\n  - rule: layers-data\n    level: LOW\n"
    let weighed = try self.sandbox(Self.layers + off, Self.broken)
    #expect(weighed.eaves("check ~/p").status == .clean)
    #expect(weighed.eaves("rules --root ~/p").out.contains("LOW   layers-data "))
  }

  @Test func `the digest tells them, the configuration shows them`() throws {
    let sandbox = try sandbox(Self.quiet)
    #expect(sandbox.eaves("digest --root ~/p").out.contains("layers-domain"))
    let config = sandbox.eaves("config --for ~/p").out
    #expect(config.contains("features: Features/*; independent"), "\(config)")
    #expect(config.contains("domain: Domain; closed"))
    #expect(
      sandbox.eaves("why Trip --root ~/p").out.contains(
        "  the domain layer: it is in the folder `Domain` (eaves.yml)\n"))
  }

  @Test func `advice of one's own stands in the findings`() throws {
    let layers = Self.layers.replacing("closed: true", with: "closed: true\n    instead: ask the shell")
    let heard = try sandbox(layers, Self.broken).eaves("check ~/p")
    #expect(heard.out.contains("     fix: ask the shell\n"), "\(heard.out)")
  }

  @Test func `a rule of one's own may speak of a layer`() throws {
    let rule = Sample.rule("for: domainLayer\nnever:\n  mentions: \"*Store\"")
      .replacing("struct Berths", with: "// Domain/A.swift\nstruct Berths")
    let sandbox = try sandbox(Self.layers + "rules: [rules]\n", Self.quiet + [("rules/no-store.md", rule)])
    let heard = sandbox.eaves("check ~/p --only no-store")
    #expect(heard.out.contains("`Trip` (domain layer) holds `TripStore`"), "\(heard.out)\(heard.errors)")
  }

  @Test func `part of a project cannot declare layers`() throws {
    let sandbox = try sandbox(
      Self.quiet + [("Domain/eaves.yml", "eaves: 1\nlayers:\n  - name: a\n    folders: A\n")])
    let heard = sandbox.eaves("check ~/p")
    #expect(
      heard.errors.contains("`layers` is a key for the eaves.yml of the root only"), "\(heard.errors)")
  }
}
