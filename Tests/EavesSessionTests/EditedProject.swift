import EavesSource

/// Numbers that are the same on every machine for the same seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }
}

/// A project of views that can be edited as a person would, and then be written down as Swift.
struct EditedProject {
  /// One breach of one of the rules of `BaselinePropertyTests`.
  enum Breach: CaseIterable {
    case holdsStore, createsFormatter, callsSession

    var rule: String {
      switch self {
      case .holdsStore: "no-store"
      case .createsFormatter: "no-formatter"
      case .callsSession: "no-session"
      }
    }
  }

  struct View {
    var name: String
    var breaches: [Breach]
    /// The code stands in an extension of the view.
    var isExtended = false
  }

  struct File {
    var path: String
    var importsData: Bool
    var views: [View]
    var indent = "  "
    var newline = "\n"
    var blankLines = 0
    var hasComments = false
    /// What locals are called.
    var localName = "local"
    var isConditional = false
    /// A view has come or gone since the baseline was written: the file is another under another path.
    var isAnother = false
  }

  var files: [File] = []
  private var serial = 0

  /// Two to four files with one or two views each.
  init(_ dice: inout Dice) {
    for _ in 0..<2 + dice.roll(3) {
      let views = (0...dice.roll(2)).map { _ in
        serial += 1
        return View(name: "Pier\(serial)", breaches: (0..<dice.roll(4)).map { _ in Self.any(&dice) })
      }
      serial += 1
      files.append(
        File(path: "Sources/Piers/File\(serial).swift", importsData: dice.roll(3) == 0, views: views))
    }
  }

  private static func any(_ dice: inout Dice) -> Breach { Breach.allCases[dice.roll(Breach.allCases.count)] }

  // MARK: Edits that break no rule and fix nothing

  /// To be called when the baseline is written.
  mutating func settle() { for file in files.indices { files[file].isAnother = false } }

  /// Makes one edit that leaves every breach what it is, and says which.
  mutating func editHarmlessly(_ dice: inout Dice) -> String {
    serial += 1
    let at = dice.roll(files.count)
    switch dice.roll(13) {
    case 0: files[at].blankLines += 1 + dice.roll(3)
    case 1: files[at].hasComments.toggle()
    case 2: files[at].indent = ["  ", "    ", "\t", ""][dice.roll(4)]
    case 3: files[at].newline = files[at].newline == "\n" ? "\r\n" : "\n"
    case 4: files[at].localName = "renamed\(serial)"
    case 5: files[at].views.shuffle(using: &dice)
    case 6: for view in files[at].views.indices { files[at].views[view].breaches.shuffle(using: &dice) }
    case 7: files[at].isConditional.toggle()
    case 8: for view in files[at].views.indices { files[at].views[view].isExtended.toggle() }
    case 9 where files[at].isAnother, 10 where files[at].isAnother: files[at].blankLines += 1
    case 9 where !files[at].views.isEmpty:
      files[at].path = "Sources/Piers/Renamed\(serial).swift"
      return "rename a file"
    case 9, 10:
      files[at].path = "Sources/Quays\(serial)/" + FilePath(files[at].path).name
      return "move a file"
    case 11:
      guard let view = files[at].views.popLast() else { return "nothing" }
      let to = dice.roll(files.count)
      files[to].views.insert(view, at: 0)
      if to != at { (files[at].isAnother, files[to].isAnother) = (true, true) }
      return "move a view to another file"
    default:
      files.append(
        File(
          path: "Sources/New\(serial).swift", importsData: false,
          views: [View(name: "Pier\(serial)", breaches: [])]))
      return "add a file without a breach"
    }
    return "edit \(files[at].path)"
  }

  // MARK: Edits that do

  /// Adds one breach; says which view now breaks which rule.
  mutating func addBreach(_ dice: inout Dice) -> (view: String, rule: String) {
    let places = files.indices.flatMap { file in files[file].views.indices.map { (file, $0) } }
    let (file, view) = places[dice.roll(places.count)]
    let breach = Self.any(&dice)
    files[file].views[view].breaches.insert(
      breach, at: dice.roll(files[file].views[view].breaches.count + 1))
    return (files[file].views[view].name, breach.rule)
  }

  /// Mends one breach; nil when there is none left.
  mutating func fixBreach(_ dice: inout Dice) -> (view: String, rule: String)? {
    let places = files.indices.flatMap { file in
      files[file].views.indices.filter { !files[file].views[$0].breaches.isEmpty }.map { (file, $0) }
    }
    if places.isEmpty { return nil }
    let (file, view) = places[dice.roll(places.count)]
    let breach = files[file].views[view].breaches.remove(
      at: dice.roll(files[file].views[view].breaches.count))
    return (files[file].views[view].name, breach.rule)
  }

  /// How many findings there are.
  var breachCount: Int {
    files.reduce(0) { $0 + ($1.importsData ? 1 : 0) + $1.views.reduce(0) { $0 + $1.breaches.count } }
  }

  // MARK: Swift

  var texts: [SourceText] { files.map { SourceText(path: FilePath($0.path), text: Self.text(of: $0)) } }

  private static func text(of file: File) -> String {
    var lines = ["import SwiftUI"] + (file.importsData ? ["import SwiftData"] : [])
    if file.isConditional { lines.append("#if os(iOS)") }
    for view in file.views { lines += self.lines(of: view, in: file) }
    if file.isConditional { lines.append("#endif") }
    var spaced: [String] = []
    for line in lines {
      spaced += Array(repeating: "", count: file.blankLines)
      if file.hasComments, line.hasSuffix("{") {
        spaced.append("// PierStore, DateFormatter(), URLSession 🛟")
      }
      spaced.append(line)
    }
    return spaced.joined(separator: file.newline) + file.newline
  }

  private static func lines(of view: View, in file: File) -> [String] {
    let tab = file.indent
    func count(_ breach: Breach) -> Int { view.breaches.count { $0 == breach } }
    // Members are called by what they do: who comes and goes beside one gives it no other name.
    let stored = (0..<count(.holdsStore)).map { "\(tab)let pier\($0): PierStore" }
    let formatters = (0..<count(.createsFormatter)).flatMap { number in
      let local = "\(file.localName)\(number)"
      return ["\(tab)\(tab)let \(local) = DateFormatter()", "\(tab)\(tab)print(\(local))"]
    }
    let sessions = (0..<count(.callsSession)).map { _ in
      "\(tab)\(tab)URLSession.shared.invalidateAndCancel()"
    }
    let code =
      ["\(tab)func show() {"] + formatters + ["\(tab)}", "\(tab)func stop() {"] + sessions + ["\(tab)}"]
    let body = ["\(tab)var body: some View {", "\(tab)\(tab)Text(\"…\")", "\(tab)}"]
    let head = ["struct \(view.name): View {"] + stored + body
    return view.isExtended ? head + ["}", "extension \(view.name) {"] + code + ["}"] : head + code + ["}"]
  }
}
