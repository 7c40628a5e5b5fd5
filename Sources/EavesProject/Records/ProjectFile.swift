public import EavesOutline
package import EavesSource

/// One file of the project: its outline and its modules, independent of what other files declare.
@usableFromInline package final class ProjectFile: Sendable {
  @usableFromInline package let outline: Outline
  /// Every name that occurs in the file, once, and the words of the language.
  @usableFromInline package let names: FileNames
  /// All that compile the file: targets of a project share files.
  package let modules: [ModuleIndex]
  /// Platforms that the manifest or the Xcode project names, with their major versions; empty when none does.
  package let platforms: [String: Int]
  /// What it is built for; nil where no manifest and no project file has it in a target.
  package let target: TargetKind?
  /// In a target of tests; of a file in no target, in a folder that holds tests by SwiftPM's and Xcode's custom: `Tests`,
  /// `TripsTests`, `TripsUITests`.
  let isInTests: Bool
  /// Names of the modules that the file imports, and of those that these re-export: whose types it can name.
  package let imports: FileImports
  /// Names of modules of which nothing else is imported; their modules are among `imports`.
  let scopedImports: [ScopedImport]
  /// Whether all of them are the platform's modules or the project's own.
  package let importsKnownModulesOnly: Bool
  /// Symbols that are generic parameters somewhere in the file.
  let genericNames: Set<Symbol>
  /// Names of functions' parameters and statements.
  let locals: LocalNames
  /// Names that conditions, patterns and cases bind.
  let bounds: BoundNames

  init(
    _ own: NamedOutline, home: (modules: [ModuleIndex], platforms: [String: Int]), target: TargetKind?,
    imports: FileImports, knowing knownModules: Set<Symbol>, _ symbols: SymbolTable
  ) {
    (outline, names) = (own.outline, own.names)
    (modules, platforms) = home
    self.target = target
    isInTests = target.map { $0 == .test } ?? own.outline.source.path.isBelow(folderEnding: "Tests")
    self.imports = imports
    scopedImports = own.scopedImports
    importsKnownModulesOnly = own.importsNone(besides: knownModules)
    genericNames = Set(own.outline.index.genericParameters.map { own.symbol(Int($0)) })
    locals = LocalNames(own, symbols)
    bounds = BoundNames(own)
  }

  package var path: FilePath { outline.source.path }

  /// The one that speaks for the file, of several the production module with most files; `.none` when nothing says it.
  package var module: ModuleIndex { modules.first ?? .none }

  /// Names of the modules that the file itself imports. O(imports).
  package var writtenImports: Set<Symbol> { Set(outline.index.imports.map { symbol(Int($0)) }) }

  /// The project-wide name of a node, `.none` when it has none. O(1).
  @inlinable package func symbol(_ node: Int) -> Symbol { names[Int(outline.nodes[node].name.rawValue)] }
}

/// An outline with the symbols of its names: a file before anything else is known of it.
struct NamedOutline: Sendable {
  let outline: Outline
  let names: FileNames

  init(_ outline: Outline, _ symbols: [Symbol]) {
    self.outline = outline
    names = FileNames(own: symbols, firstOwn: NamePool.firstOwn)
  }

  /// The project-wide name of a node, `.none` when it has none. O(1).
  func symbol(_ node: Int) -> Symbol { names[Int(outline.nodes[node].name.rawValue)] }

  /// Names of the modules that the file itself imports, in its order.
  var imports: [Symbol] { outline.index.imports.map { symbol(Int($0)) } }

  /// `import struct Harbour.Pier` brings one name of a module, where nothing imports all of it.
  fileprivate var scopedImports: [ScopedImport] {
    var whole: Set<Symbol> = []
    var scoped: [ScopedImport] = []
    for node in outline.index.imports.map(Int.init) {
      let names = outline.children(of: node).filter { outline.nodes[$0].kind == .pathComponent }
      if outline.firstChild(of: node, kind: .importKind) != nil, let last = names.last {
        scoped.append(ScopedImport(module: symbol(node), name: symbol(last)))
      } else {
        whole.insert(symbol(node))
      }
    }
    return scoped.filter { !whole.contains($0.module) }
  }

  /// Whether nothing but some modules is imported: an import under `#if` makes no name one that cannot be known.
  fileprivate func importsNone(besides known: Set<Symbol>) -> Bool {
    outline.index.imports.allSatisfy {
      known.contains(symbol(Int($0))) || outline.innermostBranch(around: Int($0)) != nil
    }
  }
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

extension Project {
  /// Where the name of a declaration stands; the declaration itself where it has none.
  package func nameRange(at declaration: NodeRef) -> ByteRange {
    let outline = files[Int(declaration.file)].outline
    let node = outline.firstChild(of: Int(declaration.node), kind: .name) ?? Int(declaration.node)
    return outline.nodes[node].range
  }

  /// As `nameRange`, in lines and columns.
  package func namePlace(at declaration: NodeRef) -> Place {
    let outline = files[Int(declaration.file)].outline
    return outline.lines.place(of: nameRange(at: declaration), in: outline.source)
  }
}
