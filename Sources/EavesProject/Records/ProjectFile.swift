public import EavesOutline
package import EavesSource

/// One file of the project.
/// Written while its project is linked, then never again.
@usableFromInline package final class ProjectFile: @unchecked Sendable {
  @usableFromInline package let outline: Outline
  /// Every name that occurs in the file, once, and the words of the language.
  @usableFromInline package let names: FileNames
  /// The one that speaks for the file, of several the production module with most files; `.none` when nothing says it.
  package var module: ModuleIndex { modules.first ?? .none }
  /// All that compile the file: targets of a project share files.
  package internal(set) var modules: [ModuleIndex] = []
  /// Platforms that the manifest or the Xcode project names, with their major versions; empty when none does.
  package internal(set) var platforms: [String: Int] = [:]
  /// What it is built for; nil where no manifest and no project file has it in a target.
  package internal(set) var target: TargetKind? {
    didSet { if let target { isInTests = target == .test } }
  }
  @exclusivity(unchecked) private var storedDeclared: [(node: UInt32, type: TypeIndex)] = []
  /// Type declarations in source order: node index and the type it declares or extends.
  var declared: [(node: UInt32, type: TypeIndex)] {
    @inline(__always) _read { yield unsafe storedDeclared }
    @inline(__always) _modify { yield unsafe &storedDeclared }
  }
  @exclusivity(unchecked) @usableFromInline var storedTypeUses: [(node: UInt32, type: TypeIndex)] = []
  /// Every name in type position, and identifiers that name a type, in source order: node and type.
  package internal(set) var typeUses: [(node: UInt32, type: TypeIndex)] {
    @inlinable @inline(__always) _read { yield unsafe storedTypeUses }
    @inline(__always) _modify { yield unsafe &storedTypeUses }
  }
  /// Names that a typealias gives to what they stand for, in source order: node and typealias.
  var aliasUses: [(node: UInt32, type: TypeIndex)] = []
  /// Symbols that are generic parameters somewhere in the file.
  var genericNames: Set<Symbol> = []
  /// Names of the modules that the file imports, and of those that these re-export: whose types it can name.
  package internal(set) var imports = FileImports()
  /// Names of the modules that the file itself imports. O(imports).
  package var writtenImports: Set<Symbol> { Set(outline.index.imports.map { symbol(Int($0)) }) }
  /// Names of modules of which nothing else is imported; their modules are among `imports`.
  var scopedImports: [ScopedImport] = []
  /// Whether all of them are the platform's modules or the project's own.
  var importsKnownModulesOnly = true
  @exclusivity(unchecked) private var storedDeclaredMembers: [(node: UInt32, member: Int)] = []
  /// Members declared here in source order: declaring node and member.
  var declaredMembers: [(node: UInt32, member: Int)] {
    @inline(__always) _read { yield unsafe storedDeclaredMembers }
    @inline(__always) _modify { yield unsafe &storedDeclaredMembers }
  }

  /// The members that the file declares, in source order.
  package var ownMembers: [Int] { declaredMembers.map(\.member) }

  /// Names of functions' parameters and statements.
  var locals = LocalNames()
  /// Names that conditions, patterns and cases bind.
  var bounds = BoundNames()

  /// In a target of tests; of a file in no target, in a folder that holds tests by SwiftPM's and Xcode's custom: `Tests`,
  /// `TripsTests`, `TripsUITests`.
  private(set) var isInTests: Bool

  init(outline: Outline, symbols: [Symbol]) {
    self.outline = outline
    isInTests = outline.source.path.isBelow(folderEnding: "Tests")
    names = FileNames(own: symbols, firstOwn: NamePool.firstOwn)
  }

  package var path: FilePath { outline.source.path }

  /// The project-wide name of a node, `.none` when it has none. O(1).
  @inlinable package func symbol(_ node: Int) -> Symbol { names[Int(outline.nodes[node].name.rawValue)] }
}

/// The symbols of a file's names by their ids, from the first after the empty name: those of the words of the
/// language are their ids, in every file.
@usableFromInline package struct FileNames: RandomAccessCollection, Sendable {
  @usableFromInline let own: [Symbol]
  @usableFromInline let firstOwn: Int

  @inlinable package var startIndex: Int { 1 }
  @inlinable package var endIndex: Int { firstOwn + own.count }
  /// Whether a name that is no word of the language is one of these, by symbol; later symbols are none of them.
  func holdsOwn(_ isNamed: [Bool]) -> Bool {
    for symbol in own where symbol.index < isNamed.count && isNamed[symbol.index] { return true }
    return false
  }

  /// Also of id 0: no name.
  @inlinable package subscript(id: Int) -> Symbol { id < firstOwn ? Symbol(UInt32(id)) : own[id - firstOwn] }
}
