import EavesDocuments
import EavesFiles
import EavesProject
import EavesSource

/// The pages beside the code of a project: project files of Xcode, specs of generators, inner configurations.
struct ProjectPages: Sendable {
  let xcode: XcodeFiles
  let generatorSpecs: [SourceText]
  let faults: [FileFault]
  let all: [SourceText]

  /// - Parameter others: pages that were read before.
  init(among files: [FilePath], _ texts: PageTexts, besides others: [SourceText]) {
    let read = Self.settings(among: files, texts)
    (xcode, generatorSpecs, faults) = (XcodeFiles(read.pages), read.generatorSpecs, read.faults)
    all = read.pages + read.generatorSpecs + others
  }

  /// Project files of Xcode and specs of generators. Links are reported by the directory walk, and files deleted since
  /// then are ignored.
  private static func settings(
    among files: [FilePath], _ texts: PageTexts
  ) -> (pages: [SourceText], generatorSpecs: [SourceText], faults: [FileFault]) {
    var (pages, generatorSpecs, faults): ([SourceText], [SourceText], [FileFault]) = ([], [], [])
    func read(_ path: FilePath, below limit: Int64) -> SourceText? {
      do throws(FileFault) {
        return try texts.read(path, below: limit)
      } catch {
        switch error.reason {
        case .leavesProject, .linkLoop, .vanished, .isFolder: break
        default: faults.append(error)
        }
        return nil
      }
    }
    let endings = XcodeFiles.extensions.map { ".\($0)" }
    for path in files {
      if GeneratorSpecs.names.contains(where: path.isNamed) {
        generatorSpecs += read(path, below: FileReader.generatorSpecLimit).map { [$0] } ?? []
      } else if endings.contains(where: path.text.hasSuffix) {
        pages += read(path, below: FileReader.projectLimit).map { [$0] } ?? []
      }
    }
    var known = Set(generatorSpecs.map(\.path))
    var open = generatorSpecs.filter { $0.path.name.hasSuffix(".yml") }
    if open.isEmpty { return (pages, generatorSpecs, faults) }
    let there = Set(files.filter { $0.name.hasSuffix(".yml") })
    while let next = open.popLast(), known.count < maxGeneratorSpecs {
      for path in GeneratorSpecs.included(by: next) where there.contains(path) && known.insert(path).inserted
      {
        guard let page = read(path, below: FileReader.generatorSpecLimit) else { continue }
        generatorSpecs.append(page)
        open.append(page)
      }
    }
    return (pages, generatorSpecs, faults)
  }

  /// Pages of other build systems, those included among them, from which on no more are looked for.
  private static let maxGeneratorSpecs = 10_000

  /// Configurations in folders that lie in each other: all of them are asked of every file.
  private static let maxNested = 32

  /// The configurations of inner folders, the outermost first; of each what was read, or what is wrong with it.
  static func nested(
    among files: [FilePath], _ texts: PageTexts
  ) -> [(nested: NestedConfiguration?, problems: [Problem], page: SourceText?)] {
    let places = files.filter { $0.isNamed(ProjectRoot.configurationName) && !$0.folder.isEmpty }
    let folders = FolderTable(places.map { ($0.folder, true) })
    return places.map { (path: $0, depth: $0.components.count) }
      .sorted { ($0.depth, $0.path) < ($1.depth, $1.path) }.map(\.path).map { path in
        if folders.values(around: path).count > maxNested {
          let problem = Problem(
            "more than \(maxNested) configurations stand around this folder", remedy: "join them", path: path
          )
          return (nil, [problem], nil)
        }
        do throws(FileFault) {
          let page = try texts.read(path, below: FileReader.pageLimit)
          let loaded = NestedConfiguration.load(page)
          return (loaded.nested, loaded.problems, page)
        } catch {
          let fault = "the configuration cannot be read: \(error.message)"
          return (nil, [Problem(fault, remedy: error.remedy, path: error.path)], nil)
        }
      }
  }
}

/// Pages beside the code, as an editor holds them or else as they are on disk.
struct PageTexts: Sendable {
  let reader: FileReader
  let unsaved: UnsavedTexts

  func read(_ path: FilePath, below limit: Int64) throws(FileFault) -> SourceText {
    if let held = unsaved[path] { return held }
    return try reader.read(path, below: limit)
  }
}
