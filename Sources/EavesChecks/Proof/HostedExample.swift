import EavesDocuments
import EavesOutline
import EavesSource

/// An example that is shown without its type, put where it would stand in an application: members into a view,
/// statements into its `body`. No line moves.
struct HostedExample {
  let files: [ExampleFile]
  /// Types that the example names and leaves out.
  let standIns: [Outline]

  /// - Parameter host: nil leaves the files as they are.
  init(_ group: ExampleGroup) {
    let joined = SplitExampleCode(group.files).files
    guard let host = group.host else {
      (files, standIns) = (joined, [])
      return
    }
    let hosted = joined.map { Self.file($0, in: host) }
    files = hosted
    // A domain without data would break no rule about the two.
    let data = SourceText(path: FilePath("Data/EavesStandIns.swift"), text: "struct ExampleRecord {}")
    standIns =
      TypeStubs(for: hosted.map { Outline(scanning: SourceText(path: $0.path, text: $0.text)) }).outlines
      + (host == .domain ? [Outline(scanning: data)] : [])
  }

  private static func file(_ file: ExampleFile, in host: ExampleHost) -> ExampleFile {
    switch host {
    case .app: return file
    case .domain:
      let isThere = file.path.text.hasPrefix("Domain/")
      return isThere ? file : file.replacing(path: FilePath("Domain/\(file.path.text)"))
    case .view, .viewModel: return file.replacing(text: FragmentHost(file, host).text)
    }
  }
}

extension ExampleGroup {
  /// The same with its files written otherwise.
  func rewritten(_ files: [ExampleFile]) -> ExampleGroup {
    ExampleGroup(side: side, label: label, files: files, host: host)
  }
}

/// Surrounds the members and statements of a file that stand in no type.
struct FragmentHost {
  /// What may stand at a place.
  private enum Nature {
    /// A declaration of its own: it stays where it is.
    case outside
    /// It must stand in a type.
    case member
    /// It must stand in a function.
    case statement
    /// A plain `let` or `var`.
    case either
  }

  private let outline: Outline
  private let host: ExampleHost
  private var pieces: [(isMember: Bool, start: Int, end: Int)] = []

  init(_ file: ExampleFile, _ host: ExampleHost) {
    outline = Outline(scanning: SourceText(path: file.path, text: file.text))
    self.host = host
    var run: [Int] = []
    for node in outline.children(of: 0) {
      if nature(of: node) == .outside {
        add(run)
        run = []
      } else {
        run.append(node)
      }
    }
    add(run)
  }

  /// Whether anything stands outside of types.
  static func isNeeded(for file: ExampleFile) -> Bool { !FragmentHost(file, .view).pieces.isEmpty }

  /// The file with its host.
  var text: String {
    var bytes = outline.source.bytes
    for (index, piece) in pieces.enumerated().reversed() {
      let (opening, closing) = frame(of: piece, number: index)
      bytes.insert(contentsOf: closing.utf8, at: piece.end)
      bytes.insert(contentsOf: opening.utf8, at: piece.start)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(_ run: [Int]) {
    let holdsStatements = run.contains { nature(of: $0) == .statement }
    for node in run {
      let isMember = nature(of: node) == .member || nature(of: node) == .either && !holdsStatements
      let range = outline.nodes[node].range
      if let last = pieces.last, last.isMember == isMember, node != run.first {
        pieces[pieces.count - 1].end = Int(range.end)
      } else {
        pieces.append((isMember, Int(range.start), Int(range.end)))
      }
    }
  }

  private func nature(of node: Int) -> Nature {
    switch outline.nodes[node].kind {
    case .importDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
      .operatorDecl, .precedenceGroupDecl, .macroDecl, .usingDecl, .conditionalCompilation, .notUnderstood:
      return .outside
    case .macroExpansion: return outline.name(of: node) == "Preview" ? .outside : .statement
    case .funcDecl, .initDecl, .deinitDecl, .subscriptDecl, .enumCaseDecl, .typealiasDecl,
      .associatedTypeDecl:
      return .member
    case .variableDecl: return isMember(node) ? .member : .either
    default: return .statement
    }
  }

  /// Whether a variable can only stand in a type: it has an attribute, a modifier or a body.
  private func isMember(_ variable: Int) -> Bool {
    if !outline.head(of: variable, .attribute).isEmpty || !outline.head(of: variable, .modifier).isEmpty {
      return true
    }
    return outline.children(of: variable).contains { outline.firstChild(of: $0, kind: .accessor) != nil }
  }

  private func frame(of piece: (isMember: Bool, start: Int, end: Int), number: Int) -> (String, String) {
    let name = host == .view ? "ExampleView" : "ExampleViewModel"
    let head =
      number > 0
      ? "extension \(name) { "
      : host == .view ? "struct \(name): View { " : "@Observable final class \(name) { "
    if piece.isMember { return (head, " }") }
    if host == .viewModel { return (head + "func example\(number)() async throws { ", " } }") }
    // What begins with a dot is said of some view.
    let isChain = outline.source.bytes[piece.start] == UInt8(ascii: ".")
    let body = number > 0 ? "body\(number)" : "body"
    return (head + "var \(body): some View { \(isChain ? "EmptyView()" : "")", " } }")
  }
}

/// Stubs for types that examples name and do not declare, by their names: `ProfileView` is a view, `UIView` and
/// `ScrollView` are the SDK's; `userRepository` is a repository, `APIClient` a service; a presenter belongs to a
/// screen.
struct TypeStubs {
  private var views: Set<String> = []
  /// Presenters that no screen of the example holds.
  private var presenters: Set<String> = []
  /// Values that nothing declares.
  private var values: Set<String> = []
  private var services: Set<String> = []

  init(for outlines: [Outline]) {
    var (declared, used, classes): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for outline in outlines {
      for node in outline.nodes.indices {
        switch outline.nodes[node].kind {
        case .name, .boundName, .label, .parameter, .capture, .optionalBinding:
          declared.insert(outline.name(of: node))
        case .classDecl: classes.insert(outline.name(of: node))
        case .typeName, .identifier:
          let name = outline.name(of: node)
          if Self.isView(name) { views.insert(name) }
          if Self.isService(name) { services.insert(name) }
          used.insert(name)
        default: break
        }
      }
    }
    views = views.filter { !declared.contains($0) }
    services = services.filter { !declared.contains($0) }
    values = used.filter { !declared.contains($0) && Self.type(ofValue: $0) != nil }
    presenters = classes.filter { $0.hasSuffix("Presenter") && !used.contains($0) }
  }

  static func areNeeded(for files: [ExampleFile]) -> Bool {
    let standIns = TypeStubs(for: files.map { Outline(scanning: SourceText(path: $0.path, text: $0.text)) })
    return !standIns.views.isEmpty || !standIns.values.isEmpty || !standIns.presenters.isEmpty
      || !standIns.services.isEmpty
  }

  var outlines: [Outline] {
    let types = Set(values.compactMap(Self.type(ofValue:))).filter { !Self.sdkValues.values.contains($0) }
    let lines =
      views.sorted().map { "struct \($0): View { var body: some View { EmptyView() } }" }
      + types.sorted().map {
        $0.hasSuffix("ViewModel") ? "@Observable final class \($0) {}" : "protocol \($0) {}"
      }
      + services.sorted().map { "final class \($0) { func example() async throws {} }" }
      + values.sorted().map { "let \($0): \(Self.type(ofValue: $0) ?? "Any")" }
      + presenters.sorted().map {
        "final class \($0)ViewController: UIViewController { var presenter: \($0)? }"
      }
    if lines.isEmpty { return [] }
    let text = lines.joined(separator: "\n")
    return [Outline(scanning: SourceText(path: FilePath("EavesStandIns.swift"), text: text))]
  }

  /// Whether a name looks like that of a screen of a project.
  private static func isView(_ name: String) -> Bool {
    guard name.hasSuffix("View"), name.utf8.count > 4, let first = name.first, first.isUppercase,
      let second = name.dropFirst().first
    else { return false }
    return !second.isUppercase && !sdkViews.contains(name)
  }

  /// Whether a name looks like that of a type that reaches the network or a store.
  private static func isService(_ name: String) -> Bool {
    name.first?.isUppercase == true && serviceSuffixes.contains { name.hasSuffix($0) && name != $0 }
  }

  /// The type of a value by its name; nil where the name says nothing.
  private static func type(ofValue name: String) -> String? {
    if let type = sdkValues[name] { return type }
    guard let first = name.first, first.isLowercase else { return nil }
    let type = first.uppercased() + name.dropFirst()
    return suffixes.contains { type.hasSuffix($0) } ? type : nil
  }

  private static let serviceSuffixes = [
    "Service", "Client", "Gateway", "NetworkManager", "APIManager", "KeychainManager", "DataManager",
    "DatabaseManager", "StorageManager",
  ]
  private static let suffixes = ["Repository", "UseCase", "ViewModel"]
  private static let sdkValues = [
    "modelContext": "ModelContext", "managedObjectContext": "NSManagedObjectContext",
  ]
  private static let sdkViews: Set<String> = [
    "AnyView", "EmptyView", "ScrollView", "NavigationView", "ProgressView", "TabView", "TimelineView",
    "ContentUnavailableView", "NavigationSplitView", "TupleView", "SubscriptionView", "HostingView",
  ]
}

/// Indicators that code without its type belongs to a SwiftUI view: calls that only a view makes.
enum ViewIndicators {
  static func areIn(_ file: ExampleFile) -> Bool {
    let outline = Outline(scanning: SourceText(path: file.path, text: file.text))
    return outline.nodes.indices.contains { node in
      switch outline.nodes[node].kind {
      case .attribute: attributes.contains(outline.name(of: node))
      case .typeName, .identifier: types.contains(outline.name(of: node))
      case .implicitMember: isTopLevel(node, outline) && modifiers.contains(outline.name(of: node))
      default: false
      }
    }
  }

  /// Whether a chain begins with a dot on the outermost level.
  private static func isTopLevel(_ node: Int, _ outline: Outline) -> Bool {
    let parent = Int(outline.nodes[node].parent)
    return parent == 0 || outline.nodes[parent].parent == 0 && outline.nodes[parent].kind == .expression
  }

  private static let modifiers: Set<String> = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "sheet", "fullScreenCover", "popover",
    "alert",
    "navigationDestination", "navigationTitle", "environment", "environmentObject", "modifier", "animation",
    "transition", "overlay", "background", "frame", "padding", "toolbar", "refreshable", "searchable",
    "onTapGesture",
  ]
  private static let attributes: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Bindable",
    "Query",
    "FetchRequest", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace", "ViewBuilder",
  ]
  private static let types: Set<String> = [
    "View", "AnyView", "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "List",
    "Form",
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Text", "Button", "ForEach", "ScrollView",
    "Group",
    "Section", "Toggle", "TextField", "Image", "AsyncImage", "TabView", "ProgressView", "EmptyView",
  ]
}
