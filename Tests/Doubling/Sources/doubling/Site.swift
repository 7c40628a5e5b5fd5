/// A folder that a shape is built in.
struct Site {
  let folder: String
  private var made: Set<Substring> = []

  init(_ folder: String) throws(Failure) {
    self.folder = folder
    try Disk.makeFolder(folder)
  }

  /// Writes a file below the folder, with the folders around it.
  mutating func write(_ path: String, _ text: String) throws(Failure) {
    if let last = path.lastIndex(of: "/") { try makeFolders(path, upTo: last) }
    let sink = try Sink("\(folder)/\(path)")
    guard sink.append(text.utf8) else {
      throw Failure(message: "\(folder) cannot be filled: is the disk full?")
    }
  }

  private mutating func makeFolders(_ path: String, upTo last: String.Index) throws(Failure) {
    if made.contains(path[..<last]) { return }
    for index in path.indices where path[index] == "/" && made.insert(path[..<index]).inserted {
      try Disk.makeFolder("\(folder)/\(path[..<index])")
    }
  }

  /// A view model, a view and a repository: what a check needs to have something to say.
  mutating func writeProgram() throws(Failure) {
    try write("Sources/App/A.swift", Self.program)
  }

  /// Writes a file into each folder on the way to one, but for the first.
  mutating func writeAround(_ folder: String, _ name: String, _ text: String) throws(Failure) {
    for index in folder.indices where folder[index] == "/" { try write("\(folder[...index])\(name)", text) }
  }

  static let program = """
    import SwiftUI
    import SwiftData

    final class TripListViewModel {
      private let trips: TripRepository
      init(trips: TripRepository) { self.trips = trips }
    }
    protocol TripRepository { func all() -> [Trip] }
    struct Trip { let name: String }
    struct TripList: View {
      @Environment(\\.modelContext) private var context
      var body: some View { Text("Trips") }
    }

    """
}

/// A text made of numbered pieces.
func pieces(_ count: Int, _ piece: (Int) -> String) -> String {
  var text = ""
  for index in 0..<count { text += piece(index) }
  return text
}

/// Numbered pieces with something between them.
func list(_ count: Int, _ separator: String = ", ", _ piece: (Int) -> String) -> String {
  (0..<count).map(piece).joined(separator: separator)
}

/// The same piece again and again.
func nested(_ count: Int, _ opening: String, _ inner: String, _ closing: String) -> String {
  String(repeating: opening, count: count) + inner + String(repeating: closing, count: count)
}
