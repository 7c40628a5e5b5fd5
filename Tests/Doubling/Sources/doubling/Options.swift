/// What the command line says: `run` explains the flags that are for people.
struct Options {
  /// What names of shapes must hold; empty: all are measured.
  var shapes: [String] = []
  /// Runs of each size.
  var runs = 3
  /// Doublings that are measured.
  var steps = 3
  var isList = false
  /// The program that is measured.
  var eaves = ""
  /// An empty folder, removed by the caller.
  var work = ""

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": isList = true
      case "--shape": shapes.append(try Self.word(rest.popFirst(), for: argument))
      case "--eaves": eaves = try Self.word(rest.popFirst(), for: argument)
      case "--work": work = try Self.word(rest.popFirst(), for: argument)
      case "--runs": runs = try Self.number(rest.popFirst(), for: argument)
      case "--steps": steps = try Self.number(rest.popFirst(), for: argument)
      default: throw Failure(message: "\(argument) is no flag: see --help")
      }
    }
    guard let program = isList ? eaves : Disk.resolved(eaves) else {
      throw Failure(message: "\(eaves) is not there")
    }
    eaves = program
  }

  private static func number(_ value: String?, for flag: String) throws(Failure) -> Int {
    guard let number = Int(try word(value, for: flag)), (1...20).contains(number) else {
      throw Failure(message: "\(flag) needs a number from 1 to 20")
    }
    return number
  }

  private static func word(_ value: String?, for flag: String) throws(Failure) -> String {
    guard let value else { throw Failure(message: "\(flag) needs a value") }
    return value
  }
}
