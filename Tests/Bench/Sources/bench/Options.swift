/// What the command line says: `run` explains the flags that are for people.
struct Options {
  /// What is done in a run.
  enum Mode {
    case contest
    case growth
    case builds
  }

  var mode = Mode.contest
  var folders: [String] = []
  var rounds = 5
  /// The profile of a mode that runs only one.
  var profile = "clean-mvvm"
  /// Lines of the largest tree that `--linear` builds, in millions.
  var maxMillions = 10
  var isEnforced = false
  /// The program that is measured.
  var eaves = ""
  /// The manifest and sources of the product.
  var product = ""
  /// The rules for ast-grep.
  var rules = ""
  /// The folder read when none is named.
  var corpus = ""
  /// An empty folder, removed by the caller.
  var work = ""

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--enforce": isEnforced = true
      case "--linear": mode = .growth
      case "--build": mode = .builds
      case "--rounds": rounds = try Self.number(rest.popFirst(), for: argument)
      case "--million-lines": maxMillions = try Self.number(rest.popFirst(), for: argument)
      case "--profile": profile = try Self.word(rest.popFirst(), for: argument)
      case "--eaves": eaves = try Self.word(rest.popFirst(), for: argument)
      case "--product": product = try Self.word(rest.popFirst(), for: argument)
      case "--rules": rules = try Self.word(rest.popFirst(), for: argument)
      case "--corpus": corpus = try Self.word(rest.popFirst(), for: argument)
      case "--work": work = try Self.word(rest.popFirst(), for: argument)
      default:
        guard !argument.hasPrefix("-") else { throw Failure(message: "\(argument) is no flag: see --help") }
        folders.append(argument)
      }
    }
    if folders.isEmpty { folders = [corpus] }
  }

  private static func word(_ value: String?, for flag: String) throws(Failure) -> String {
    guard let value else { throw Failure(message: "\(flag) needs a value") }
    return value
  }

  private static func number(_ value: String?, for flag: String) throws(Failure) -> Int {
    guard let number = Int(try word(value, for: flag)), (1...1_000).contains(number) else {
      throw Failure(message: "\(flag) needs a number from 1 to 1000")
    }
    return number
  }
}
