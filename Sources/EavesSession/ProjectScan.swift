package import EavesDocuments
package import EavesFiles
package import EavesFindings
package import EavesOutline
package import EavesProject
package import EavesSource

/// Every Swift file below a root, scanned: the only part of a run that uses more than one thread.
package struct ProjectScan: Sendable {
  /// Sorted by path.
  package let outlines: [Outline]
  /// The project files of Xcode, for the platforms that they name.
  private let projects: [XcodeProject]
  /// Files and folders that could not be read.
  package let faults: [FileFault]

  /// Reads and scans.
  ///
  /// - Parameters:
  ///   - unsaved: text that stands for a file on disk, or for one that does not exist yet.
  ///   - jobs: number of threads, at least 1.
  package init(
    root: AbsolutePath, include: [PathPattern], exclude: [PathPattern], unsaved: SourceText?, jobs: Int
  ) {
    let project = PathPattern("**/*.xcodeproj/\(XcodeProject.fileName)")
    let harvest = DirectoryWalk(
      root: root, extensions: ["swift", "pbxproj"], include: include.isEmpty ? [] : include + [project],
      exclude: exclude
    )
    .harvest()
    let isProject = harvest.files.map { project.matches($0) }
    var paths = zip(harvest.files, isProject).filter { !$0.1 }.map(\.0)
    if let unsaved, !paths.contains(unsaved.path) {
      paths.append(unsaved.path)
      paths.sort()
    }
    let reader = FileReader(root: root)
    let all = paths
    let results = Workers.map(count: all.count, threads: jobs) { index -> Result<Outline, FileFault> in
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
    var projects: [XcodeProject] = []
    for (path, isProject) in zip(harvest.files, isProject) where isProject {
      do throws(FileFault) {
        projects.append(XcodeProject(try reader.read(path)))
      } catch {
        faults.append(error)
      }
    }
    self.outlines = outlines
    self.projects = projects
    self.faults = faults.sorted()
  }

  /// Takes outlines that are at hand: examples, tests.
  package init(outlines: [Outline], faults: [FileFault] = []) {
    self.outlines = outlines.sorted { $0.source.path < $1.source.path }
    projects = []
    self.faults = faults
  }

  /// The modules that manifests, the configuration and folders name.
  package func modules(_ configuration: Configuration) -> ModuleMap {
    ModuleMap(
      manifests: outlines.filter { $0.source.path.name == "Package.swift" },
      projects: projects,
      definitions: configuration.modules,
      paths: outlines.map(\.source.path))
  }

  /// The number of lines that a person would count.
  package var lines: Int { outlines.reduce(0) { $0 + $1.lines.count(in: $1.source.bytes) } }

  /// What could not be read, or not be placed.
  package var notUnderstood: [NotUnderstood] {
    var list = faults.map { NotUnderstood(path: $0.path, line: 1, column: 1, message: $0.message) }
    for outline in outlines {
      for irregularity in outline.irregularities {
        let position = outline.lines.position(of: irregularity.range.start, in: outline.source.bytes)
        list.append(
          NotUnderstood(
            path: outline.source.path, line: position.line, column: position.column,
            message: irregularity.message))
      }
    }
    return list.sorted()
  }
}
