/// Values of folders, looked up for the folders around a path.
///
/// A path is walked component by component: the text of its folders is never put together, which for thousands of
/// folders in each other would cost the square of their number.
package struct FolderTable<Value: Sendable>: Sendable {
  /// A way from a folder into one that it holds. Names are told apart by their bytes: on Linux two may look alike.
  private struct Step: Hashable {
    let folder: Int32
    let name: Substring

    static func == (one: Step, other: Step) -> Bool {
      one.folder == other.folder && one.name.utf8.elementsEqual(other.name.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(folder)
      name.hash(bytesInto: &hasher)
    }
  }

  /// Folders are numbered as they are first named; the root is 0.
  private var steps: [Step: Int32] = [:]
  private var values: [Value?] = [nil]

  package init() {}

  /// Of two values of one folder the first counts.
  package init(_ list: some Sequence<(folder: String, value: Value)>) {
    for (folder, value) in list {
      let number = number(of: folder)
      if values[number] == nil { values[number] = value }
    }
  }

  package var isEmpty: Bool { steps.isEmpty && values[0] == nil }

  private mutating func number(of folder: String) -> Int {
    var at: Int32 = 0
    for name in FilePath(folder).components { at = enter(name, from: at) }
    return Int(at)
  }

  private mutating func enter(_ name: Substring, from folder: Int32) -> Int32 {
    let step = Step(folder: folder, name: name)
    if let known = steps[step] { return known }
    let new = Int32(values.count)
    steps[step] = new
    values.append(nil)
    return new
  }

  /// Changes what is known of each folder around a path, the root first and the path's own last, whether or not
  /// anything was known of it.
  package mutating func update(around path: FilePath, _ body: (inout Value?) -> Void) {
    var at: Int32 = 0
    body(&values[0])
    for name in path.components.dropLast() {
      at = enter(name, from: at)
      body(&values[Int(at)])
    }
  }

  /// What is known of a folder itself. O(length).
  package func value(of folder: String) -> Value? {
    var at: Int32 = 0
    for name in FilePath(folder).components {
      guard let next = steps[Step(folder: at, name: name)] else { return nil }
      at = next
    }
    return values[Int(at)]
  }

  /// What is known of the folders around a path, the outer ones first. O(length).
  package func values(around path: FilePath) -> [Value] {
    var found = values[0].map { [$0] } ?? []
    if steps.isEmpty { return found }
    var at: Int32 = 0
    for name in path.components.dropLast() {
      guard let next = steps[Step(folder: at, name: name)] else { break }
      at = next
      if let value = values[Int(at)] { found.append(value) }
    }
    return found
  }

  /// What is known of the innermost folder around a path of which anything is. O(length).
  package func nearest(around path: FilePath) -> Value? {
    var found = values[0]
    if steps.isEmpty { return found }
    var at: Int32 = 0
    for name in path.components.dropLast() {
      guard let next = steps[Step(folder: at, name: name)] else { break }
      at = next
      found = values[Int(at)] ?? found
    }
    return found
  }
}
