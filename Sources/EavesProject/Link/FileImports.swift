/// One name that a file imports of a module.
struct ScopedImport: Sendable {
  let module: Symbol
  let name: Symbol
}

/// The modules that a file imports, in order: usually few, and looked up for every name.
package struct FileImports: RandomAccessCollection, Sendable {
  private let names: [Symbol]
  /// The same to be asked, where looking through the list takes longer.
  private let set: Set<Symbol>
  private static let few = 16

  init(_ names: [Symbol] = []) {
    self.names = names
    set = names.count > Self.few ? Set(names) : []
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { names.count }
  package subscript(position: Int) -> Symbol { names[position] }

  /// Whether a module is among them. O(1).
  package func contains(_ module: Symbol) -> Bool {
    set.isEmpty ? names.contains(module) : set.contains(module)
  }
}
