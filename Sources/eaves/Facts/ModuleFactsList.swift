import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// `eaves facts --modules [PATH]`: what manifests and project files say of modules, and what of them is not read.
struct ModuleFactsList {
  let invocation: Invocation
  let output: Output

  func run() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings)
    let graph = scan.moduleGraph(workspace.configuration)
    output.say(invocation.wantsJSON ? Self.json(graph) : Self.text(graph))
    return .clean
  }

  /// A line for each module, one for each of its dependencies, then what is not read.
  static func text(_ graph: ModuleGraph) -> String {
    var lines: [String] = []
    for module in graph.modules {
      let home = module.place.map { "\($0)" } ?? module.folder ?? "eaves.yml"
      let names = module.moduleNames.filter { $0 != module.name }.joined(separator: ", ")
      let alias = names.isEmpty ? "" : ", imported as \(names)"
      let files = "\(module.files.count) file\(module.files.count == 1 ? "" : "s")"
      lines.append("\(home): \(module.kind.rawValue) \(module.name), \(files)\(alias)")
      for dependency in module.dependencies {
        let package = dependency.package.map { " of \($0)" } ?? ""
        let condition = dependency.isCertain && !dependency.isConditional ? "" : ", under a condition"
        lines.append("  \(dependency.place): \(dependency.form) \(dependency.name)\(package)\(condition)")
      }
    }
    for product in graph.products {
      lines.append("\(product.place): product \(product.name): \(product.targets.joined(separator: ", "))")
    }
    for unread in graph.unread { lines.append("not read at \(unread.place): \(unread.reason)") }
    if lines.isEmpty { lines = ["no module is declared"] }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  static func json(_ graph: ModuleGraph) -> String {
    let value: JSON = [
      "schemaVersion": 1,
      "modules": .array(graph.modules.map(module)),
      "products": .array(
        graph.products.map { product in
          [
            "name": .string(product.name), "kind": .string(product.kind),
            "manifest": .string(product.manifest.text),
            "targets": .array(product.targets.map { .string($0) }),
            "certain": .bool(product.isCertain), "place": place(product.place),
          ]
        }),
      "packages": .array(
        graph.packages.map { package in
          [
            "identity": .string(package.identity), "manifest": .string(package.manifest.text),
            "url": JSON(package.url), "folder": JSON(package.folder), "certain": .bool(package.isCertain),
            "place": place(package.place),
          ]
        }),
      "unread": .array(
        graph.unread.map { ["place": place($0.place), "reason": .string($0.reason)] }),
    ]
    return value.page
  }

  private static func module(_ module: DeclaredModule) -> JSON {
    [
      "name": .string(module.name), "kind": .string(module.kind.rawValue),
      "origin": .string(module.origin.rawValue), "modules": .array(module.moduleNames.map { .string($0) }),
      "manifest": JSON(module.manifest?.text), "path": JSON(module.writtenPath),
      "folder": JSON(module.folder),
      "certain": .bool(module.isCertain), "place": module.place.map(place) ?? .null,
      "products": .array(module.products.map { .string($0) }),
      "platforms": .object(
        module.platforms.sorted { $0.key < $1.key }.map { (key: $0.key, value: .number($0.value)) }),
      "dependencies": .array(
        module.dependencies.map { dependency in
          [
            "name": .string(dependency.name), "form": .string(dependency.form),
            "package": JSON(dependency.package),
            "certain": .bool(dependency.isCertain), "conditional": .bool(dependency.isConditional),
            "place": place(dependency.place),
          ]
        }),
      "files": .array(module.files.map { .string($0.text) }),
    ]
  }

  private static func place(_ place: Place) -> JSON {
    [
      "path": .string(place.path.text), "line": .number(place.start.line),
      "column": .number(place.start.column),
    ]
  }
}
