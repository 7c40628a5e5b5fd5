import EavesSource

/// Contents of files as git stored them.
struct GitObjects {
  /// A content that is asked for, and the file that it was.
  struct Wanted {
    let object: String
    let path: FilePath
  }

  /// In bytes: a file that was larger is not compared line by line.
  static let sizeLimit = 1 << 26

  private let repository: GitRepository

  init(_ repository: GitRepository) { self.repository = repository }

  /// Calls `body` with the position and the bytes of each that is wanted, nil for one beyond the limit. About as
  /// many bytes as the limit are held at once. Throws when one is not there: nothing is fetched.
  func forEach(_ wanted: [Wanted], _ body: (Int, [UInt8]?) -> Void) throws(Problem) {
    let sizes = try sizes(of: wanted)
    var portion: [Int] = []
    var total = 0
    for (index, size) in sizes.enumerated() {
      if size > Self.sizeLimit {
        body(index, nil)
        continue
      }
      if total + size > Self.sizeLimit {
        try read(portion, of: wanted, sizes, body)
        (portion, total) = ([], 0)
      }
      portion.append(index)
      total += size
    }
    try read(portion, of: wanted, sizes, body)
  }

  /// In bytes.
  private func sizes(of wanted: [Wanted]) throws(Problem) -> [Int] {
    let answer = try ask("--batch-check", wanted)
    let lines = answer.output.split(separator: 0x0A)
    var sizes: [Int] = []
    for (line, one) in zip(lines, wanted) {
      guard let size = Self.size(in: line, of: one) else { throw repository.lacks(one.path) }
      sizes.append(size)
    }
    if sizes.count < wanted.count { throw repository.lacks(wanted[sizes.count].path) }
    guard answer.isGood else { throw GitWording.refused(answer.firstError) }
    return sizes
  }

  private func read(
    _ portion: [Int], of wanted: [Wanted], _ sizes: [Int], _ body: (Int, [UInt8]?) -> Void
  ) throws(Problem) {
    let answer = try ask("--batch", portion.map { wanted[$0] })
    var rest = answer.output[...]
    for index in portion {
      let one = wanted[index]
      guard let end = rest.firstIndex(of: 0x0A), Self.size(in: rest[..<end], of: one) == sizes[index],
        rest.endIndex - end > sizes[index] + 1
      else { throw repository.lacks(one.path) }
      body(index, Array(rest[(end + 1)...].prefix(sizes[index])))
      rest = rest[(end + sizes[index] + 2)...]
    }
    guard answer.isGood else { throw GitWording.refused(answer.firstError) }
  }

  private func ask(_ mode: String, _ wanted: [Wanted]) throws(Problem) -> GitProgram.Answer {
    if wanted.isEmpty { return GitProgram.Answer(status: 0, output: [], errors: []) }
    let input = wanted.flatMap { Array("\($0.object)\n".utf8) }
    return try repository.ask(["cat-file", mode], input: input)
  }

  /// The last word of `HASH blob 120`; nil for `HASH missing`.
  private static func size(in line: ArraySlice<UInt8>, of wanted: Wanted) -> Int? {
    let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[0] == wanted.object, words[1] == "blob" else { return nil }
    return Int(words[2])
  }
}
