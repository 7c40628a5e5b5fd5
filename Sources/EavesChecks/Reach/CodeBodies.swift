import EavesOutline
import EavesProject
import EavesSource

/// The code that a call can run, numbered: each member, each function or variable outside types, for each type what making
/// a value of it runs besides an initializer, and for each member what writing it runs.
struct CodeBodies: Sendable {
  private let memberCount: Int
  /// Functions and variables outside types, by place.
  private let globals: [NodeRef]
  /// By file: where the code of each body stands, in source order; one may stand within another.
  private let places: [[Place]]
  let count: Int

  fileprivate struct Place: Sendable {
    let start: UInt32
    let end: UInt32
    let body: Int32
  }

  /// O(declarations).
  init(of project: Project) {
    memberCount = project.members.count
    globals = project.globalDeclarations
    count = memberCount + globals.count + project.types.count + memberCount
    var places: [[Place]] = Array(repeating: [], count: project.files.count)
    func note(_ place: NodeRef, _ body: Int) {
      let node = project.files[Int(place.file)].outline.nodes[Int(place.node)]
      places[Int(place.file)].append(Place(start: place.node, end: node.next, body: Int32(body)))
    }
    for (body, member) in project.members.enumerated() where member.kind != .case {
      note(member.kind == .property ? member.declaration : member.node, body)
      // Of several variables of one declaration each has its own code.
      if member.kind == .property { note(member.node, body) }
      for accessor in project.writers(of: body) {
        note(NodeRef(file: Int(member.node.file), node: accessor), count - memberCount + body)
      }
    }
    for (number, place) in globals.enumerated() { note(place, memberCount + number) }
    for file in places.indices { places[file].sort { ($0.start, $1.end) < ($1.start, $0.end) } }
    self.places = places
  }

  /// The numbers of members' own code.
  var members: Range<Int> { 0..<memberCount }

  /// The number of a function or variable outside types; nil for a place that declares none. O(log declarations).
  func body(ofGlobal place: NodeRef) -> Int? {
    let at = globals.indices.partitioningIndex(where: { globals[$0] >= place })
    return at < globals.count && globals[at] == place ? memberCount + at : nil
  }

  /// The number of what making a value of a type runs: the initial values of its stored properties.
  func body(making type: TypeIndex) -> Int { memberCount + globals.count + type.index }

  /// The number of what writing a member runs: setters and observers.
  func body(writing member: Int) -> Int { count - memberCount + member }

  /// The member of a number, be it of what writing it runs; nil for code outside types and for what makes a value.
  func member(of body: Int) -> Int? {
    if body < memberCount { return body }
    return body >= count - memberCount ? body - (count - memberCount) : nil
  }

  /// What declares a body; nil for what makes a value.
  func declaration(of body: Int, in project: Project) -> NodeRef? {
    member(of: body).map { project.members[$0].node } ?? global(of: body)
  }

  /// The place of a function or variable outside types; nil for other numbers.
  func global(of body: Int) -> NodeRef? {
    body >= memberCount && body < memberCount + globals.count ? globals[body - memberCount] : nil
  }

  /// The type of which a number makes a value; nil for other numbers.
  func made(by body: Int) -> TypeIndex? {
    body >= memberCount + globals.count && body < count - memberCount
      ? TypeIndex(body - memberCount - globals.count) : nil
  }

  /// Walks the nodes of a file, in source order: the innermost body around each.
  struct Walk {
    private let places: [Place]
    /// The last node that was asked.
    private(set) var last = -1
    private var next = 0
    private var open: [Place] = []

    fileprivate init(_ places: [Place]) { self.places = places }

    /// The body around a node; nil outside of all. Nodes must be asked in source order.
    mutating func body(around node: Int) -> Int? {
      last = node
      while next < places.count, Int(places[next].start) <= node {
        open.append(places[next])
        next += 1
      }
      while let last = open.last, Int(last.end) <= node { open.removeLast() }
      // A long declaration may end before one that it holds began.
      return open.last.map { Int($0.body) }
    }
  }

  /// - Parameter file: nil for none.
  func walk(_ file: Int?) -> Walk { Walk(file.map { places[$0] } ?? []) }

  /// The innermost body around a node; nil outside of all. O(declarations of the file).
  func body(around node: Int, in file: Int) -> Int? {
    var walk = walk(file)
    return walk.body(around: node)
  }
}

extension CodeBodies {
  /// "FeedStore.load()", "download()", "FeedStore".
  func name(of body: Int, in project: Project) -> String {
    if let member = member(of: body) {
      let record = project.members[member]
      let type = project.name(record.owner)
      switch record.kind {
      case .initializer: return type
      case .method: return "\(type).\(project.symbols.text(record.name))()"
      case .subscript: return "\(type)[]"
      case .property, .case: return "\(type).\(project.symbols.text(record.name))"
      }
    }
    if let place = global(of: body) {
      let outline = project.files[Int(place.file)].outline
      let isFunction = outline.nodes[Int(place.node)].kind == .funcDecl
      return outline.name(of: Int(place.node)) + (isFunction ? "()" : "")
    }
    return made(by: body).map { project.name($0) } ?? ""
  }

  /// Whether a function is given the place of its caller, `line: Int = #line`: it may write about the code, as logs and
  /// assertions do.
  func takesCallersPlace(_ body: Int, in project: Project) -> Bool {
    guard let declaration = declaration(of: body, in: project) else { return false }
    let outline = project.files[Int(declaration.file)].outline
    return outline.children(of: Int(declaration.node)).contains { parameter in
      guard outline.nodes[parameter].kind == .parameter,
        let value = outline.firstChild(of: parameter, kind: .initializer),
        let macro = outline.firstChild(of: value, kind: .macroExpansion)
      else { return false }
      return Self.callersPlace.contains(outline.name(of: macro))
    }
  }

  /// The macros of the standard library that give the place of a call.
  private static let callersPlace: Set = ["file", "fileID", "filePath", "line", "column", "function"]
}

extension Project {
  /// The accessors of a member that run when it is written, as nodes of its file.
  func writers(of member: Int) -> [Int] {
    let record = members[member]
    guard record.kind == .property || record.kind == .subscript else { return [] }
    let outline = files[Int(record.node.file)].outline
    return outline.children(of: Int(record.node.node)).filter {
      outline.nodes[$0].kind == .accessor && outline.firstChild(of: $0, kind: .block) != nil
        && ["set", "willSet", "didSet", "_modify"].contains(outline.name(of: $0))
    }
  }
}
