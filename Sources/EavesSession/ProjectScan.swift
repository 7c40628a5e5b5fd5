package import EavesDocuments
package import EavesFiles
package import EavesFindings
package import EavesOutline
package import EavesProject
package import EavesSource
package import EavesThreads

/// Every Swift file below a root, scanned.
package struct ProjectScan: Sendable {
  /// Sorted by path.
  package private(set) var outlines: [Outline]
  /// Files and folders that could not be read.
  package let faults: [FileFault]
  /// Swift files that were not read, by cause.
  package let leftOut: SkippedFiles
  /// Where it cannot be told which files git tracks, globs that match nothing, what only seems to be a
  /// configuration.
  package let notices: [Problem]
  /// Xcode's project files and settings files.
  private let projectPages: XcodeFiles
  /// What other programs make projects from.
  private let generatorSpecs: [SourceText]
  /// Xcode projects that git is not to keep.
  private let generated: Set<FilePath>
  /// What files called `eaves.yml` below the root say, the outer ones first.
  package let nested: [NestedConfiguration]
  /// What is wrong with them.
  package let nestedProblems: [Problem]
  /// Those that begin projects of their own: nothing of them applied.
  package let innerRoots: [FilePath]
  /// The pages beside the code that were read.
  private let pages: [SourceText]

  /// Reads and scans.
  ///
  /// - Parameters:
  ///   - globs: those of the configuration that are to match something; a notice names each that does not.
  ///   - nested: whether an `eaves.yml` below the root counts.
  ///   - apart: folders of projects of their own, which are not read.
  ///   - boundary: how far links are followed; nil: among the files of the root's repository.
  ///   - unsaved: texts that stand for files on disk, or for ones that do not exist yet.
  /// - cache: the cache of outlines; unchanged texts are not scanned again.
  ///   - walkResult: what a walk by `walk(below:…)` has found; nil: walked here.
  ///   - workers: who read and scan.
  package init(
    root: AbsolutePath, include: [PathPattern], exclude: [PathPattern], globs: [ConfiguredGlob] = [],
    nested: Bool = true, apart: [FilePath] = [],
    boundary: Boundary? = nil, unsaved: UnsavedTexts = UnsavedTexts(), cache: OutlineCache = OutlineCache(),
    walkResult: DirectoryWalk.WalkResult? = nil, workers: Workers
  ) {
    let boundary = boundary ?? Boundary(around: root)
    let walkResult =
      walkResult
      ?? Self.walk(below: root, include: include, exclude: exclude, boundary: boundary).walkResult()
    let elsewhere = FolderTable(apart.map { ($0.text, true) })
    func isHere(_ path: FilePath) -> Bool { elsewhere.isEmpty || elsewhere.nearest(around: path) == nil }
    var paths = walkResult.files.filter { $0.text.hasSuffix(".swift") && isHere($0) }
    let reader = FileReader(root: root, boundary: boundary)
    notices =
      walkResult.notices + Self.idle(globs, below: root, walkResult, paths, reader)
      + (nested ? ProjectRoot.misnamed(in: root) : [])
    // Globs that narrow the sources say nothing about the project they belong to.
    let around =
      include.isEmpty
      ? walkResult
      : DirectoryWalk(
        root: root, extensions: Self.pageExtensions, names: GeneratorSpecs.names, exclude: exclude,
        boundary: boundary
      ).walkResult()
    /// Whether a file that an editor holds is on disk and was not taken, or is left out.
    func isLeftOut(_ path: FilePath) -> Bool {
      root.appending(path).isThere || PathPatterns(exclude).matches(path)
        || DirectoryWalk(root: root, boundary: boundary).leavesOut(path)
    }
    let held = unsaved.configurations(beside: around.files, unless: isLeftOut)
    let files = (around.files + held).filter(isHere)
    generated = around.generated
    let texts = PageTexts(reader: reader, unsaved: unsaved)
    let loaded = nested ? ProjectPages.nested(among: files, texts) : []
    let beside = Workers.alone.begin { ProjectPages(among: files, texts, besides: loaded.compactMap(\.page)) }
    self.nested = loaded.compactMap(\.nested)
    nestedProblems = loaded.flatMap(\.problems)
    innerRoots = loaded.compactMap { $0.nested == nil && $0.problems.isEmpty ? $0.page?.path : nil }
    let narrowing = NestedConfigurations(self.nested.filter { !$0.configuration.exclude.isEmpty })
    let all = paths.count
    paths.removeAll(where: narrowing.excludes)
    var leftOut = walkResult.leftOut
    leftOut[.excluded].number += all - paths.count
    self.leftOut = leftOut
    let others = unsaved.pathsBeside(paths) {
      isLeftOut($0) || narrowing.excludes($0) || !(include.isEmpty || PathPatterns(include).matches($0))
    }
    if !others.isEmpty { paths = (paths + others).sorted() }
    let chosen = paths
    // Each has one file open at a time.
    let hands = Workers(
      threads: min(workers.threads, Machine.freeDescriptors(upTo: min(workers.threads, chosen.count))))
    // The first of them reads what stands beside the code: that takes longer than any file.
    let results = hands.map(count: chosen.count + 1, with: { ScanBuffers() }) {
      buffers, index -> Result<Outline, FileFault>? in
      if index == 0 {
        _ = beside.value
        return nil
      }
      do throws(FileFault) {
        let path = chosen[index - 1]
        let text = if let held = unsaved[path] { held } else { try reader.read(path) }
        return .success(cache.outline(of: text) ?? Outline(scanning: text, at: &buffers))
      } catch {
        return .failure(error)
      }
    }
    var outlines: [Outline] = []
    let left = around.faults.filter { $0.reason == .leavesProject }
    var faults = Array(
      Set(walkResult.faults + left).filter { fault in
        !Self.isBesideThePoint(fault, root) && isHere(fault.path)
          && (fault.reason != .leavesProject || !narrowing.excludes(fault.path))
      })
    (projectPages, generatorSpecs) = (beside.value.xcode, beside.value.generatorSpecs)
    pages = beside.value.all
    faults += beside.value.faults + around.faults.filter { $0.reason == .tooManyOpen }
    let known = Set(chosen)
    let odd = projectPages.swiftOfOtherNames.filter { path in
      !known.contains(path) && isHere(path) && root.appending(path).isThere
        && !PathPatterns(exclude).matches(path) && !narrowing.excludes(path)
        && (include.isEmpty || PathPatterns(include).matches(path))
        && !DirectoryWalk(root: root, boundary: boundary).leavesOut(path)
    }
    let oddResults = odd.map { path -> Result<Outline, FileFault>? in
      do throws(FileFault) {
        let text = if let held = unsaved[path] { held } else { try reader.read(path) }
        return .success(cache.outline(of: text) ?? Outline(scanning: text))
      } catch {
        return .failure(error)
      }
    }
    for result in (results + oddResults).lazy.compactMap(\.self) {
      switch result {
      case .success(let outline): outlines.append(outline)
      case .failure(let fault): faults.append(fault)
      }
    }
    self.outlines = odd.isEmpty ? outlines : outlines.sorted { $0.source.path < $1.source.path }
    self.faults = faults.sorted()
  }

  /// The walk that finds the Swift files below a root, and the pages beside them.
  package static func walk(
    below root: AbsolutePath, include: [PathPattern], exclude: [PathPattern], boundary: Boundary
  ) -> DirectoryWalk {
    DirectoryWalk(
      root: root, extensions: ["swift"] + pageExtensions, names: GeneratorSpecs.names, include: include,
      exclude: exclude, boundary: boundary, counting: "swift")
  }

  /// Of pages beside the code.
  private static let pageExtensions = XcodeFiles.extensions + ["yml"]

  /// Globs that match nothing.
  private static func idle(
    _ globs: [ConfiguredGlob], below root: AbsolutePath, _ walkResult: DirectoryWalk.WalkResult,
    _ files: [FilePath],
    _ reader: FileReader
  ) -> [Problem] {
    if globs.isEmpty { return [] }
    let exclusions = globs.indices.filter { globs[$0].key == .exclude }
    var met = Set(walkResult.excluding.compactMap { exclusions.indices.contains($0) ? exclusions[$0] : nil })
    let paths = files.map { PathComponents($0) }
    for index in globs.indices where globs[index].key != .exclude {
      if paths.contains(where: globs[index].pattern.matches) { met.insert(index) }
    }
    if met.count == globs.count { return [] }
    let ignored = (try? reader.read(FilePath(".gitignore"), below: FileReader.pageLimit)).map {
      IgnoreFile($0.bytes)
    }
    let unmet = GlobSearch.unmet(globs.map(\.pattern), below: root, besides: met, ignored: ignored)
    if unmet.isEmpty { return [] }
    var near = PathSuggestions(of: files)
    return unmet.map { index in
      let meant = near.nearest(to: globs[index].word.text)
      return Problem(
        "`\(globs[index].word.text)` under `\(globs[index].key.rawValue)` matches no file and no folder",
        remedy: globs[index].pattern.readsAsExpression
          ? "write a glob with `*`, `?` or `**`, not a regular expression; globs begin in the folder of this file"
          : meant.map { "did you mean `\($0)`?" }
            ?? "correct or delete the glob; globs begin in the folder of this file",
        path: globs[index].path, line: globs[index].word.line, column: globs[index].word.column,
        severity: .warning)
    }
  }

  /// A link to a page that would not be read wherever it led: of all YAML, only configurations and XcodeGen's are.
  private static func isBesideThePoint(_ fault: FileFault, _ root: AbsolutePath) -> Bool {
    switch fault.reason {
    case .tooManyOpen, .linkLoop: false
    default:
      fault.path.name.hasSuffix(".yml") && fault.path.name != ProjectRoot.configurationName
        && !GeneratorSpecs.names.contains(fault.path.name)
        && !root.appending(fault.path).isFolder
    }
  }

  /// Takes outlines that are at hand: examples, tests.
  package init(outlines: [Outline], faults: [FileFault] = []) {
    self.outlines = outlines.sorted { $0.source.path < $1.source.path }
    self.faults = faults
    leftOut = SkippedFiles()
    notices = []
    projectPages = XcodeFiles()
    generatorSpecs = []
    generated = []
    nested = []
    nestedProblems = []
    innerRoots = []
    pages = []
  }

  /// The pages beside the code that were read, configurations among them.
  package var readPages: [SourceText] { pages }

  /// Whether the pages beside the code are the same here and there, byte for byte.
  private func hasPages(of other: ProjectScan) -> Bool {
    pages.elementsEqual(other.pages) { $0.path == $1.path && $0.bytes == $1.bytes }
  }

  /// Whether a check would read the same here and there. O(files).
  package func isSame(as other: ProjectScan) -> Bool {
    hasPages(of: other) && generated == other.generated && nestedProblems == other.nestedProblems
      && innerRoots == other.innerRoots
      && faults == other.faults && leftOut == other.leftOut && notices == other.notices
      && outlines.elementsEqual(other.outlines) { $0 === $1 }
  }

  /// Of pages, those with a file beneath their folders that was read: code, or what findings stand in besides.
  /// O(files · depth).
  func busy(among pages: [FilePath]) -> Set<FilePath> {
    let folders = FolderTable(pages.map { ($0.folder, $0) })
    let beside = self.pages.lazy.map(\.path).filter { !$0.isNamed(ProjectRoot.configurationName) }
    var busy: Set<FilePath> = []
    for path in outlines.lazy.map(\.source.path) + beside { busy.formUnion(folders.values(around: path)) }
    return busy
  }

  /// Why nothing could be checked; empty when something can.
  ///
  /// - Parameter mayBeEmpty: whether no file is needed: files that cannot be read are reported.
  package func problems(
    below root: AbsolutePath, by ruleSet: RuleSet, mayBeEmpty: Bool = false
  ) -> [Problem] {
    let problems =
      nestedProblems + nested.flatMap { ruleSet.unknownRules(in: $0.configuration, path: $0.path) }
    if !problems.isEmpty { return problems.sorted() }
    if let fault = faults.first(where: { $0.reason == .tooManyOpen }) {
      return [Problem("not all files could be read: \(fault.message)", remedy: fault.remedy)]
    }
    if !outlines.isEmpty || mayBeEmpty { return [] }
    if faults.isEmpty {
      return [
        Problem(
          "there is no Swift file below \(root)",
          remedy: "name the project's folder, or fix `include:` and `exclude:` in eaves.yml")
      ]
    }
    return faults.map(\.problem) + [
      Problem(
        "no Swift file below \(root) could be read",
        remedy: "fix what is named above: nothing was checked")
    ]
  }

  /// The same with other outlines of some of its files.
  package func replacing(_ changed: [Outline]) -> ProjectScan {
    var copy = self
    let byPath = Dictionary(changed.map { ($0.source.path, $0) }, uniquingKeysWith: { _, last in last })
    copy.outlines = outlines.map { byPath[$0.source.path] ?? $0 }
    return copy
  }

  /// The modules that manifests, the configuration and folders name.
  package func modules(_ configuration: Configuration) -> ModuleMap {
    let paths = outlines.map(\.source.path)
    return ModuleMap(
      manifests: manifests, definitions: configuration.modules, paths: paths, pages: projectPages,
      generatorSpecs: readGeneratorSpecs)
  }

  /// The modules as manifests and project files declare them, each with its files.
  package func moduleGraph(_ configuration: Configuration) -> ModuleGraph {
    let paths = outlines.map(\.source.path)
    return ModuleGraph(
      ModuleGraph.Sources(
        manifests: manifests, pages: projectPages, generatorSpecs: readGeneratorSpecs,
        definitions: configuration.modules, paths: paths))
  }

  private var manifests: [Outline] { outlines.filter { $0.source.path.isNamed("Package.swift") } }

  private var readGeneratorSpecs: GeneratorSpecs {
    GeneratorSpecs(
      generatorSpecs, outlines: outlines.filter { $0.source.path.isNamed(GeneratorSpecs.tuistName) },
      beside: projectPages, generated: generated)
  }

  /// The number of lines that a person would count.
  package var lines: Int { outlines.reduce(0) { $0 + $1.lines.count(in: $1.source.bytes) } }

  /// What could not be read, or not be placed.
  package var notUnderstood: [NotUnderstood] {
    var list = faults.map { NotUnderstood(path: $0.path, message: $0.message) }
    for outline in outlines {
      if outline.irregularities.isEmpty { continue }
      switch TextEncoding(of: outline.source.bytes) {
      case .utf8: break
      case .utf16:
        list.append(NotUnderstood(path: outline.source.path, message: "it is UTF-16; save it as UTF-8"))
        continue
      case .unknown(let offset):
        let start = outline.lines.position(of: UInt32(offset), in: outline.source.bytes)
        list.append(
          NotUnderstood(path: outline.source.path, at: start, message: "it is not UTF-8; save it as such"))
      }
      for irregularity in outline.irregularities {
        let start = outline.lines.position(of: irregularity.range.start, in: outline.source.bytes)
        list.append(NotUnderstood(path: outline.source.path, at: start, message: irregularity.message))
      }
    }
    return list.sorted()
  }
}
