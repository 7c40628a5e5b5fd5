/// A program that looks at the tree, and what it has cost in each round.
struct Contestant {
  let name: String
  var process: ChildProcess
  /// The word before the number of files in what the program prints.
  var counter = "files"
  var costs: [Cost] = []

  var cpu: Double { Figures.median(costs.map(\.cpu)) ?? .nan }
  var wall: Double { Figures.median(costs.map(\.wall)) ?? .nan }
  var peak: Int { Figures.median(costs.map(\.peak)) ?? 0 }
}

/// Programs that take turns, so that what else the machine does hits all of them alike.
struct Contest {
  var contestants: [Contestant]
  /// A folder for what they print.
  let folder: String

  /// Runs each once before anything counts: its files are warm then, and it is seen to read them all.
  func warmUp(files: Int) throws(Failure) {
    for contestant in contestants {
      var process = contestant.process
      process.output = "\(folder)/output.txt"
      _ = try process.run()
      let said = try Disk.beginning(of: process.output) + Disk.beginning(of: process.errors)
      guard let count = Self.number(after: contestant.counter, in: said) else {
        throw Failure(message: "\(contestant.name) does not say how many files it read")
      }
      if count != files {
        throw Failure(message: "\(contestant.name) read \(count) files of \(files): nothing can be compared")
      }
    }
  }

  /// Each round begins with another contestant.
  mutating func run(rounds: Int) throws(Failure) {
    for round in 0..<rounds {
      for turn in contestants.indices {
        let index = (turn + round) % contestants.count
        contestants[index].costs.append(try contestants[index].process.run())
      }
    }
  }

  subscript(name: String) -> Contestant? { contestants.first { $0.name == name } }

  private static func number(after word: String, in text: String) -> Int? {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    guard text.count >= word.count else { return nil }
    let start = (0...(text.count - word.count)).first { text[$0...].starts(with: word) }
    guard let start else { return nil }
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    let digits = text[(start + word.count)...].drop { !isDigit($0) }.prefix(while: isDigit)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
