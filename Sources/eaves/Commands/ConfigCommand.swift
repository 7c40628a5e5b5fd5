import EavesDocuments
import EavesFiles
import EavesSession
import EavesSource

/// `eaves config --for PATH`: every key with its value there and where it is set.
struct ConfigCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(show) }

  private func show() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: [invocation.forPath ?? "."])
    let path = workspace.root.paths.first ?? FilePath("")
    let files = workspace.usesNested ? try nested(above: path, in: workspace) : []
    let parts = files.compactMap(\.nested)
    let table = ConfigTable(invocation: invocation, workspace: workspace, nested: parts)
    let configuration = workspace.configurationPath.map { ", configuration \($0)" } ?? ", no configuration"
    var lines = ["root \(workspace.root.folder)\(configuration)"]
    if let path = workspace.root.paths.first { lines.append("for \(path)") }
    for file in files where file.nested == nil { lines.append(ConfigWording.ownRoot(file.path)) }
    output.say(lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined() + "\n" + table.text)
    return .clean
  }

  /// The files called `eaves.yml` in the folders between the root and a path, outermost first.
  private func nested(
    above path: FilePath, in workspace: Workspace
  ) throws(Workspace.Problems) -> [(path: FilePath, nested: NestedConfiguration?)] {
    var problems: [Problem] = []
    var found: [(path: FilePath, nested: NestedConfiguration?)] = []
    for depth in path.components.indices {
      let folder = path.components[...depth].joined(separator: "/")
      let file = FilePath("\(folder)/\(ProjectRoot.configurationName)")
      let place = workspace.root.folder.appending(file)
      guard place.exists else { continue }
      do throws(FileFault) {
        let bytes = try FileReader.bytes(
          of: place, within: workspace.boundary, shownAs: file, below: FileReader.pageLimit)
        let loaded = NestedConfiguration.load(SourceText(path: file, bytes: bytes))
        found.append((file, loaded.nested))
        problems += loaded.problems
        problems +=
          loaded.nested.map { workspace.ruleSet.unknownRules(in: $0.configuration, path: file) } ?? []
      } catch {
        problems.append(error.problem)
      }
    }
    if !problems.isEmpty { throw Workspace.Problems(problems.sorted()) }
    return found
  }
}
