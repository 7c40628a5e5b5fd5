import Testing

@testable import eaves

/// What `--diff` leaves out is counted, and what was added to hide something hides nothing.
@Suite struct DiffEvaluationTests {
  private static let flags = "--diff HEAD --color never"

  /// A committed project with two breaches, its own rule within.
  private func sandbox(_ more: [(path: String, text: String)] = []) throws -> Sandbox {
    let sandbox = try Sandbox(
      [
        ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\n"),
        ("p/Rules/no-store-in-views.md", Sample.rule()),
        ("p/App/Old.swift", Sample.view.replacing("TripList", with: "Old")),
        ("p/App/Two.swift", Sample.view.replacing("TripList", with: "Two")),
        ("p/App/Trip.swift", Sample.quiet),
      ] + more)
    try sandbox.git("init -q -b main .")
    try commit(sandbox)
    return sandbox
  }

  private func commit(_ sandbox: Sandbox) throws {
    try sandbox.git("add -A")
    try sandbox.git("commit -qm step")
  }

  @Test func `the report counts the findings that are left out`() throws {
    let heard = try sandbox().eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .clean)
    #expect(heard.out.contains("\n2 findings outside the diff, not shown\n"), "\(heard.out)")
    let json = try sandbox().eaves("check ~/p --diff HEAD --format json").out
    #expect(
      json.contains("\"since\": \"HEAD\",\n    \"leftOut\": 2,\n    \"everythingFor\": null"), "\(json)")
  }

  private static let changes: [(file: String, text: String?)] = [
    ("eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: LOW\n"),
    ("App/eaves.yml", "eaves: 1\nexclude: [Nothing]\n"),
    ("Rules/no-store-in-views.md", Sample.rule() + "\nMore.\n"),
    ("Rules/another.md", Sample.rule("for: view\nnever:\n  creates: \"*Store\"")),
    ("eaves-baseline.json", "{\n  \"eaves-baseline\": 3\n}\n"), ("Rules/guide.txt", nil),
  ]

  @Test(arguments: changes)
  func `when the check itself changed, everything is reported and the report says why`(
    change: (file: String, text: String?)
  ) throws {
    let sandbox = try sandbox([("p/Rules/guide.txt", "A guide.\n")])
    if let text = change.text {
      try sandbox.add("p/\(change.file)", Array(text.utf8))
    } else {
      try sandbox.git("rm -q \(change.file)")
    }
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("`Old` holds `TripStore`") && heard.out.contains("`Two` holds `TripStore`"))
    #expect(
      heard.out.contains("\n--diff reports all findings, because \(change.file) changed since HEAD\n"),
      "\(heard.out)")
  }

  @Test func `an entry that was added hides nothing`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
    try sandbox.add("p/App/New.swift", Array(Sample.view.replacing("TripList", with: "New").utf8))
    #expect(sandbox.eaves("baseline write --grow --root ~/p").status == .clean)
    #expect(sandbox.eaves("check ~/p").status == .clean)
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("`New` holds `TripStore`") && !heard.out.contains("`Old` holds"), "\(heard.out)")
  }

  @Test func `an entry that waits for a breach to come is stale at once`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("baseline write --root ~/p").status == .clean)
    try commit(sandbox)
    let page = (sandbox.text("p/eaves-baseline.json") ?? "").replacing(
      "\"App/Two.swift\": [\n",
      with: "\"App/Trip.swift\": [\n    {\"rule\": \"no-store-in-views\", \"subject\": \"Trip\", "
        + "\"verb\": \"holds\", \"object\": \"TripStore\", \"position\": \"property\"}\n  ],\n  \"App/Two.swift\": [\n"
    )
    try sandbox.add("p/eaves-baseline.json", Array(page.utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("no finding answers to this entry any more: App/Trip.swift"), "\(heard.out)")
  }

  @Test func `an allowance that was added hides nothing`() throws {
    let sandbox = try sandbox()
    let allowed = Sample.view.replacing("TripList", with: "New")
      .replacing("  let", with: "  // eaves:allow no-store-in-views -- for now\n  let")
    try sandbox.add("p/App/New.swift", Array(allowed.utf8))
    #expect(sandbox.eaves("check ~/p").out.contains("suppressed: 1 allowed"))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings && heard.out.contains("`New` holds `TripStore`"), "\(heard.out)")
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .clean)
  }

  @Test func `an old finding with an allowance that was added is reported, another is not`() throws {
    let sandbox = try sandbox()
    let two = Sample.view.replacing("TripList", with: "Two")
    try sandbox.add(
      "p/App/Two.swift",
      Array(two.replacing("  let", with: "  // eaves:allow no-store-in-views -- mine\n  let").utf8))
    let heard = sandbox.eaves("check ~/p \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("`Two` holds `TripStore`") && !heard.out.contains("`Old` holds"), "\(heard.out)")
    #expect(heard.out.contains("\n1 finding outside the diff, not shown\n"), "\(heard.out)")
  }
}
