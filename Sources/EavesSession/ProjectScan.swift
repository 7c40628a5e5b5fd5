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
  package let outlines: [Outline]
  /// Files and folders that could not be read.
  package let faults: [FileFault]
  /// What Xcode's files say of platforms.
  package let settings: XcodeSettings

  /// Reads and scans.
  ///
  /// - Parameters:
  ///   - unsaved: text that stands for a file on disk, or for one that does not exist yet.
  ///   - workers: who read and scan.
  package init(
    root: AbsolutePath, include: [PathPattern], exclude: [PathPattern], unsaved: SourceText?, workers: Workers
  ) {
    let harvest = DirectoryWalk(
      root: root, extensions: ["swift"] + XcodeSettings.extensions, include: include, exclude: exclude
    ).harvest()
    var paths = harvest.files.filter { $0.name.hasSuffix(".swift") }
    let reader = FileReader(root: root)
    // Globs that narrow the sources say nothing about the project they belong to.
    let around =
      include.isEmpty
      ? harvest.files : DirectoryWalk(root: root, extensions: XcodeSettings.extensions).harvest().files
    settings = XcodeSettings(
      around.filter { !$0.name.hasSuffix(".swift") }.compactMap { try? reader.read($0) })
    if let unsaved, !paths.contains(unsaved.path) {
      paths.append(unsaved.path)
      paths.sort()
    }
    let all = paths
    let results = workers.map(count: all.count) { index -> Result<Outline, FileFault> in
      if let unsaved, unsaved.path == all[index] { return .success(Outline(scanning: unsaved)) }
      do throws(FileFault) {
        return .success(Outline(scanning: try reader.read(all[index])))
      } catch {
        return .failure(error)
      }
    }
    var outlines: [Outline] = []
    var faults = harvest.faults
    for result in results {
      switch result {
      case .success(let outline): outlines.append(outline)
      case .failure(let fault): faults.append(fault)
      }
    }
    self.outlines = outlines
    self.faults = faults.sorted()
  }

  /// Takes outlines that are at hand: examples, tests.
  package init(outlines: [Outline], faults: [FileFault] = []) {
    self.outlines = outlines.sorted { $0.source.path < $1.source.path }
    self.faults = faults
    settings = XcodeSettings()
  }

  /// The modules that manifests, the configuration and folders name.
  package func modules(_ configuration: Configuration) -> ModuleMap {
    ModuleMap(
      manifests: outlines.filter { $0.source.path.name == "Package.swift" },
      definitions: configuration.modules,
      paths: outlines.map(\.source.path), settings: settings)
  }

  /// The number of lines that a person would count.
  package var lines: Int { outlines.reduce(0) { $0 + $1.lines.count(in: $1.source.bytes) } }

  /// What could not be read, or not be placed.
  package var notUnderstood: [NotUnderstood] {
    var list = faults.map { NotUnderstood(path: $0.path, message: $0.message) }
    for outline in outlines {
      for irregularity in outline.irregularities {
        let start = outline.lines.position(of: irregularity.range.start, in: outline.source.bytes)
        list.append(NotUnderstood(path: outline.source.path, at: start, message: irregularity.message))
      }
    }
    return list.sorted()
  }
}
