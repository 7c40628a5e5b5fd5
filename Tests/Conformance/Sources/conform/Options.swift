import Facts

/// What the command line says.
struct Options {
  var folders: [String] = []
  /// Disagreements that are printed.
  var shown = 20
  /// Only disagreements of this kind are printed.
  var kind: FactKind?
  /// The list of known disagreements.
  var known: String?
  /// Fewer files than this are a failure: a corpus that is not there agrees with everything.
  var fewestFiles = 1

  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        folders.append(argument)
        continue
      }
      guard let value = rest.popFirst() else { throw Misuse(description: "\(argument) needs a value") }
      switch argument {
      case "--list": shown = Int(value) ?? shown
      case "--kind": kind = FactKind.allCases.first { "\($0)" == value }
      case "--known": known = value
      case "--at-least": fewestFiles = Int(value) ?? fewestFiles
      default: throw Misuse(description: "\(argument) is no option")
      }
    }
    if folders.isEmpty { throw Misuse(description: "usage: conform [--list N] [--kind KIND] FOLDER…") }
  }
}
