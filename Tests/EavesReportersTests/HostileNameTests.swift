import EavesFindings
import EavesReporters
import EavesSource
import Foundation
import FuzzCases
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Every format is given names that somebody may give: it says what it says of an ordinary name, no more and no less.
///
/// Names go by their number, so that the log of the tests is not what they are about.
@Suite struct HostileNameTests {
  static let names = HostileNames.all

  /// A report in which everything that anybody can name is called so.
  static func report(_ name: String, file: String) -> Report {
    let path = FilePath("Sources/\(file).swift")
    var finding = Sample.finding(
      rule: name, title: name, place: place(path), message: "view \(name) holds Store",
      subject: Party(role: name, name: name), object: Party(role: name, name: name), recognised: name,
      except: name, instead: name,
      related: [
        RelatedPlace(place: Sample.place("Other/\(file).swift", 3, 1, to: 2), message: name),
        RelatedPlace(place: Sample.place(path.text, 5, 1, to: 2), message: name),
      ], excerpt: "let store: Store // \(name.replacing("\r\n", with: " "))")
    finding.exemplar = Exemplar(subject: finding.subject, place: place(path))
    var allowed = finding
    allowed.suppression = name
    var known = finding
    known.isBaselined = true
    known.baselineReason = name
    let checked = Checked(
      files: 1, lines: 9, roles: [RoleCount(role: name, count: 1)], rules: 1, guidance: 0, empty: [name],
      unknown: 0,
      notUnderstood: [
        NotUnderstood(path: path, at: Position(line: 1, column: 1, utf16Column: 1), message: name)
      ])
    let rule = RuleSummary(
      id: RuleID(name), title: name, impact: .high, impactDescription: name, tags: [name],
      document: FilePath("Rules/\(file).md"), isEnforced: true, help: name)
    var report = Report(
      profile: name, profileSource: .config, checked: checked, rules: [rule],
      findings: [finding, allowed, known],
      staleBaseline: [ReportedEntry(path: path, text: name)],
      notices: [Problem(name, remedy: name, path: path, line: 2, severity: .warning)],
      preamble: "no profile chosen: \(name)")
    report.notices.append(Problem(name, remedy: name, severity: .warning))
    report.narrowing = Narrowing(since: name, least: nil, places: [])
    return report
  }

  private static func place(_ path: FilePath) -> Place { Sample.place(path.text, 2, 5, to: 10) }

  private static func text(_ format: String, _ name: String, file: String, width: Int? = nil) throws -> String
  {
    var options = ReportOptions()
    options.width = width
    return try #require(ReportFormat.named(format)).reporter(options).text(of: report(name, file: file))
  }

  private static func text(_ format: String, _ index: Int) throws -> String {
    try text(format, names[index], file: HostileNames.files[index % HostileNames.files.count])
  }

  /// As XML can say it: a picture stands for what it cannot.
  private static func sayable(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\t", "\n", "\r": String(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}":
        HarmlessText.of(String(scalar), in: .line)
      default: String(scalar)
      }
    }.joined()
  }

  private static func isSame(_ one: String?, _ other: String) -> Bool {
    one?.unicodeScalars.elementsEqual(other.unicodeScalars) ?? false
  }

  // MARK: All formats

  @Test(arguments: ReportFormat.all.map(\.name)) func `nothing acts, and nothing is a command`(
    _ format: String
  ) throws {
    for index in Self.names.indices {
      let text = try Self.text(format, index)
      #expect(HostileNames.acting(in: text).isEmpty, "name \(index)")
      let commands = HostileNames.commands(in: text)
      #expect(Set(commands.map(\.name)).isSubset(of: format == "github" ? ["error", "warning"] : []))
      #expect(commands.count == (format == "github" ? 4 : 0), "name \(index)")
    }
  }

  /// Of JUnit, whose failures are texts of several lines, the line breaks of a name are part.
  @Test(arguments: ReportFormat.all.map(\.name).filter { $0 != "junit" })
  func `a name makes no line`(_ format: String) throws {
    func lines(_ text: String) -> Int { text.utf8.count { $0 == 0x0A || $0 == 0x0D } }
    let usual = lines(try Self.text(format, "TripList", file: "TripList"))
    for index in Self.names.indices {
      #expect(lines(try Self.text(format, index)) == usual, "name \(index)")
    }
  }

  @Test(arguments: names.indices)
  func `where a terminal folds a line, no line becomes a command`(
    _ index: Int
  ) throws {
    for width in [20, 41, 60] {
      let name = "a wall of words, each behind the other, \(Self.names[index]) \(Self.names[index])"
      let text = try Self.text("text", name, file: "A", width: width)
      #expect(HostileNames.commands(in: text) == [])
    }
  }

  // MARK: Formats that are read back

  @Test(arguments: names.indices) func `JSON says the true name`(_ index: Int) throws {
    let (name, file) = (Self.names[index], HostileNames.files[index % HostileNames.files.count])
    let text = try Self.text("json", name, file: file)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    let rule = try #require((json["rules"] as? [[String: Any]])?.first)
    let checked = try #require(json["checked"] as? [String: Any])
    let related = try #require((finding["related"] as? [[String: Any]])?.first)
    for (object, key) in [
      (json, "profile"), (finding, "rule"), (finding, "recognized"), (finding, "except"),
      (finding, "instead"),
      (rule, "id"), (rule, "title"), (rule, "impactDescription"), (related, "message"),
    ] {
      #expect(Self.isSame(object[key] as? String, name), "\(key)")
    }
    for part in ["subject", "object"] {
      #expect(Self.isSame((finding[part] as? [String: Any])?["name"] as? String, name), "\(part)")
    }
    #expect(Self.isSame(finding["path"] as? String, "Sources/\(file).swift"))
    #expect(Self.isSame(rule["document"] as? String, "Rules/\(file).md"))
    #expect(Self.isSame((checked["empty"] as? [String])?.first, name))
    #expect(
      Array((checked["roles"] as? [String: Any] ?? [:]).keys).first.map { Self.isSame($0, name) } == true)
    let suppressed = (json["findings"] as? [[String: Any]])?[1]["suppressed"] as? [String: Any]
    #expect(Self.isSame(suppressed?["reason"] as? String, name))
  }

  @Test(arguments: names.indices) func `SARIF says the true name`(_ index: Int) throws {
    let (name, file) = (Self.names[index], HostileNames.files[index % HostileNames.files.count])
    let text = try Self.text("sarif", name, file: file)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.allSatisfy { Self.isSame($0["ruleId"] as? String, name) })
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(Self.isSame(uri.removingPercentEncoding, "Sources/\(file).swift"))
    let message = try #require((results[0]["message"] as? [String: Any])?["text"] as? String)
    let said = "view \(name) holds Store; \(name); fix: \(name)"
    let doubled = said.unicodeScalars.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : "\($0)" }.joined()
    #expect(Self.isSame(message, doubled.replacingOccurrences(of: "](", with: "\\](")))
    let reasons = results.dropFirst().map {
      ($0["suppressions"] as? [[String: Any]])?.first?["justification"]
    }
    #expect(reasons.allSatisfy { Self.isSame($0 as? String, name) })
  }

  @Test(arguments: names.indices) func `GitLab gets the true name`(_ index: Int) throws {
    let (name, file) = (Self.names[index], HostileNames.files[index % HostileNames.files.count])
    let text = try Self.text("gitlab", name, file: file)
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Self.isSame(issues[0]["check_name"] as? String, name))
    #expect(
      (issues[0]["description"] as? String)?.unicodeScalars.starts(with: "view \(name) holds".unicodeScalars)
        == true)
    let location = try #require(issues[0]["location"] as? [String: Any])
    #expect(Self.isSame(location["path"] as? String, "Sources/\(file).swift"))
  }

  @Test(arguments: names.indices) func `XML says the true name, or what it can say of it`(
    _ index: Int
  ) throws {
    let (name, file) = (Self.names[index], HostileNames.files[index % HostileNames.files.count])
    let checkstyle = try Elements(of: try Self.text("checkstyle", name, file: file))
    let path = Self.sayable("Sources/\(file).swift")
    #expect(checkstyle.values("file", "name").contains { Self.isSame($0, path) })
    let story = Self.sayable("view \(name) holds Store; \(name); fix: \(name)")
    #expect(checkstyle.values("error", "message").contains { Self.isSame($0, story) })
    #expect(checkstyle.values("error", "source").contains { Self.isSame($0, Self.sayable("eaves.\(name)")) })
    let junit = try Elements(of: try Self.text("junit", name, file: file))
    #expect(junit.values("testsuite", "name").contains { Self.isSame($0, Self.sayable(name)) })
    #expect(junit.values("skipped", "message").contains { Self.isSame($0, Self.sayable("allowed: \(name)")) })
    let ordinary = try Elements(of: try Self.text("junit", "TripList", file: "TripList"))
    #expect(junit.elements.map(\.name) == ordinary.elements.map(\.name))
  }

  @Test(arguments: names.indices) func `GitHub gets the place and the message`(_ index: Int) throws {
    let commands = HostileNames.commands(in: try Self.text("github", index))
    try #require(commands.count == 4)
    #expect(Set(commands[0].properties.keys) == ["file", "line", "endLine", "col", "endColumn", "title"])
    #expect(commands[0].properties["line"] == "2" && commands[0].properties["col"] == "5")
    #expect(commands[0].properties["title"]?.hasPrefix("HIGH ") == true)
    #expect(commands[0].data.hasPrefix("view "))
    #expect(Set(commands[1].properties.keys) == ["file", "line"])
    #expect(commands[2].properties.isEmpty)
    #expect(Set(commands[3].properties.keys) == ["file", "line"])
    #expect(commands[3].data.hasPrefix("not understood: "))
  }

  @Test(arguments: names.indices)
  func `Markdown has the tags and the marks of an ordinary name`(_ index: Int)
    throws
  {
    let words = Self.withoutCode(try Self.text("markdown", index))
    let usual = Self.withoutCode(try Self.text("markdown", "TripList", file: "TripList"))
    #expect(Self.tags(words) == Self.tags(usual))
    let scalars = Array(words.replacingScalars(of: "<!-- -->", with: "\u{1}").unicodeScalars)
    for (at, scalar) in scalars.enumerated() where scalar == "@" {
      #expect(at + 1 < scalars.count && scalars[at + 1] == "\u{1}")
    }
    #expect(!words.unicodeScalars.elementsEqual("".unicodeScalars))
  }

  /// Tags as a browser sees them, without comments.
  private static func tags(_ text: String) -> [String] {
    text.replacingScalars(of: "<!-- -->", with: "").unicodeScalars.split { $0 == "<" }.dropFirst().map {
      part in
      String(String.UnicodeScalarView(part.prefix { $0 != ">" }))
    }
  }

  /// What is left of Markdown without spans of code, whose marks are runs of as many backquotes.
  private static func withoutCode(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    func run(_ start: Int) -> Int { scalars[start...].prefix { $0 == "`" }.count }
    var rest = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "`", index == 0 || scalars[index - 1] != "\\" else {
        rest.append(scalars[index])
        index += 1
        continue
      }
      let length = run(index)
      var end = index + length
      while end < scalars.count, scalars[end] != "`" || run(end) != length {
        end += scalars[end] == "`" ? run(end) : 1
      }
      index = min(end, scalars.count - length) + length
    }
    return String(rest)
  }
}

/// The elements of a document, in order of their tags.
private final class Elements: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  init(of text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func values(_ element: String, _ attribute: String) -> [String] {
    elements.filter { $0.name == element }.compactMap { $0.attributes[attribute] }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    elements.append((elementName, attributeDict))
  }
}
