import EavesDocuments
import EavesOutline
import EavesThreads

/// How the type behind an environment key path is known.
package struct EnvironmentKey: Hashable, Sendable {
  /// Where the type behind a key is written.
  package enum Source: Sendable {
    /// `@Entry` or a property of `EnvironmentValues` in the project.
    case declared
    /// The table of SDK keys.
    case sdk
    /// Nothing declares the key: its capitalised name is taken for the type's.
    case name
  }
  package let type: TypeIndex
  package let source: Source
}

/// What attributes give that name a value by a key path to a member of a container.
struct Injections: Sendable {
  /// By attribute: the containers.
  var roots: [Symbol: [TypeIndex]] = [:]
  /// By container: the types of its members.
  private var members: [TypeIndex: [Symbol: [TypeIndex]]] = [:]
  /// By member, of whatever container.
  private(set) var byName: [Symbol: [TypeIndex]] = [:]

  mutating func add(_ types: [TypeIndex], called name: Symbol, of root: TypeIndex) {
    members[root, default: [:]][name] = types
    byName[name, default: []] += types.filter { !byName[name, default: []].contains($0) }
  }

  /// The types of a member of an attribute's containers, of the first that has it; empty where none does.
  func types(of member: Symbol, by attribute: Symbol) -> [TypeIndex] {
    for root in roots[attribute, default: []] {
      if let found = members[root]?[member] { return found }
    }
    return []
  }
}

/// Environment keys: their types are written far from where views read them.
extension Linker {
  /// First what the project declares, then the SDK, then unknown names.
  mutating func resolveEnvironmentKeys() {
    environmentKeys = known.declaredKeys()
    injections = known.injectedValues()
    for (key, type) in plan.sdk.environment {
      guard let symbol = names.find(key[...]), environmentKeys[symbol] == nil else { continue }
      let record = external(names.intern(type), at: NodeRef(file: 0, node: 0))
      environmentKeys[symbol] = EnvironmentKey(type: record, source: .sdk)
    }
    var undeclared: [(key: Symbol, name: Symbol, place: NodeRef)] = []
    var met = Set(environmentKeys.keys)
    for (key, place) in known.environmentReads where met.insert(key).inserted {
      let name = String(decoding: names[key], as: UTF8.self)
      undeclared.append((key, names.intern(name.prefix(1).uppercased() + name.dropFirst()), place))
    }
    let types = known.types(calledAs: undeclared.map { ($0.name, $0.place) })
    for (type, (key, name, place)) in zip(types, undeclared) {
      environmentKeys[key] = EnvironmentKey(type: type ?? external(name, at: place), source: .name)
    }
  }
}

extension Project {
  /// Attributes that read a key of the environment, in the order of the code.
  fileprivate var environmentReads: [(key: Symbol, place: NodeRef)] {
    workers.map(count: files.count, run: 64) { file in
      let outline = self.files[file].outline
      return outline.index.attributes.compactMap { attribute -> (key: Symbol, place: NodeRef)? in
        let node = Int(attribute)
        guard self.files[file].symbol(node) == self.wellKnown.environment,
          let argument = outline.firstChild(of: node, kind: .argument),
          let key = self.environmentKey(in: argument, file: file)
        else { return nil }
        return (key, NodeRef(file: file, node: node))
      }
    }.flatMap { $0 }
  }

  /// `@Entry var key: T` and other properties of `EnvironmentValues`.
  fileprivate func declaredKeys() -> [Symbol: EnvironmentKey] {
    guard let name = symbols.find(Self.environmentContainer), let values = typeNames.external(name) else {
      return [:]
    }
    var keys: [Symbol: EnvironmentKey] = [:]
    for member in types[values.index].members where members[member].kind == .property {
      let place = members[member].node
      if let type = types(ofDeclaration: Int(place.node), file: Int(place.file)).first {
        keys[members[member].name] = EnvironmentKey(type: type, source: .declared)
      }
    }
    return keys
  }

  /// What attributes take from containers by key path: those of libraries, and the project's own property wrappers.
  fileprivate func injectedValues() -> Injections {
    var injections = Injections()
    for (attribute, holders) in plan.sdk.keyPaths {
      guard let attribute = symbols.find(attribute[...]) else { continue }
      injections.roots[attribute] = holders.compactMap { symbols.find($0[...]) }.flatMap(typesNamed)
    }
    for (wrapper, roots) in injectingWrappers { injections.roots[wrapper, default: []] += roots }
    for root in Set(injections.roots.values.joined()) {
      for member in types[root.index].members where members[member].kind == .property {
        let place = members[member].node
        let found = types(ofDeclaration: Int(place.node), file: Int(place.file))
        if !found.isEmpty { injections.add(found, called: members[member].name, of: root) }
      }
    }
    return injections
  }

  /// The project's property wrappers that are made with a key path, `init(_ path: KeyPath<Values, T>)`, and give the
  /// value behind it: their names, each with the types that the key paths begin with.
  private var injectingWrappers: [(name: Symbol, roots: [TypeIndex])] {
    guard let initializer = symbols.find("init"), let wrapped = symbols.find("wrappedValue") else {
      return []
    }
    return files.indices.flatMap { file -> [(name: Symbol, roots: [TypeIndex])] in
      let outline = files[file].outline
      return outline.index.attributes.compactMap { attribute in
        guard files[file].symbol(Int(attribute)) == wellKnown.propertyWrapper else { return nil }
        let type = typeDeclared(at: Int(outline.nodes[Int(attribute)].parent), in: file)
        // A value of a written type is that, whatever the key path says.
        guard type != .none, ownMembers(named: wrapped, of: type).allSatisfy(isGeneric) else { return nil }
        let roots = ownMembers(named: initializer, of: type).flatMap { keyPathRoots(ofParametersOf: $0) }
        return roots.isEmpty ? nil : (types[type.index].name, roots)
      }
    }
  }

  /// Whether a property is of the type that a generic parameter stands for.
  private func isGeneric(_ member: Int) -> Bool {
    let (file, node) = (Int(members[member].node.file), Int(members[member].node.node))
    let outline = files[file].outline
    return outline.firstChild(of: node, kind: .typeAnnotation).flatMap {
      outline.firstChild(of: $0, kind: .typeName)
    }.map { files[file].genericNames.contains(files[file].symbol($0)) } ?? false
  }

  /// `Values` of an initializer's `WritableKeyPath<Values, T>`.
  private func keyPathRoots(ofParametersOf member: Int) -> [TypeIndex] {
    let (file, node) = (Int(members[member].node.file), Int(members[member].node.node))
    let outline = files[file].outline
    return outline.children(of: node).compactMap { parameter in
      guard outline.nodes[parameter].kind == .parameter,
        let annotation = outline.firstChild(of: parameter, kind: .typeAnnotation)
      else { return nil }
      let types = writtenTypes(in: annotation, file: file)
      guard types.count > 1, name(types[0]).hasSuffix("KeyPath") else { return nil }
      return types[1]
    }
  }

  /// The types of simple names at the top level, each seen from where it stands.
  fileprivate func types(calledAs names: [(name: Symbol, place: NodeRef)]) -> [TypeIndex?] {
    names.map { lookUp($0.name, from: .none, at: Int($0.place.node), in: Int($0.place.file)) }
  }

  /// The type whose properties are keys of the environment.
  private static let environmentContainer = "EnvironmentValues"

  /// The core types of a value that a binding takes from the environment, or from a container by key path; empty when
  /// it takes none.
  func environmentTypes(ofBinding binding: Int, file: Int) -> [TypeIndex] {
    let outline = files[file].outline
    for attribute in attributes(of: Int(outline.nodes[binding].parent), in: file) {
      let name = files[file].symbol(attribute)
      guard name == wellKnown.environment || injections.roots[name] != nil,
        let argument = outline.firstChild(of: attribute, kind: .argument)
      else { continue }
      if injections.roots[name] != nil {
        if let key = environmentKey(in: argument, file: file) {
          let found = isOneComponent(argument, file: file) ? injections.types(of: key, by: name) : []
          if !found.isEmpty { return found }
        } else if let head = outline.firstChild(of: argument, kind: .identifier),
          let key = typeUse(at: head, in: file)
        {
          return injectedTypes(byKey: key)
        }
        continue
      }
      if let head = outline.firstChild(of: argument, kind: .identifier),
        let type = typeUse(at: head, in: file)
      {
        return [type]
      }
      if let key = environmentKey(in: argument, file: file), let known = environmentKeys[key] {
        return [known.type]
      }
    }
    return []
  }

  /// What the project's own property wrapper of a property gives, where the property names no type.
  func wrappedTypes(ofBinding binding: Int, file: Int, depth: Int, _ cache: InferenceCache?)
    -> [TypeIndex]
  {
    guard let name = symbols.find("wrappedValue") else { return [] }
    for attribute in attributes(of: Int(files[file].outline.nodes[binding].parent), in: file) {
      guard let wrapper = attributeType(at: attribute, in: file) else { continue }
      for member in ownMembers(named: name, of: wrapper) {
        // `T` stands for what the property is made with.
        let found = types(of: .member(member), from: file, depth: depth, cache).filter {
          self.name($0) != "Any"
        }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The member `projectedValue` of the project's own property wrapper of a variable; nil where it has none.
  func projectedValue(of variable: Declared, in file: Int) -> Int? {
    guard let name = symbols.find("projectedValue") else { return nil }
    let place: NodeRef
    switch variable {
    case .member(let member): place = members[member].node
    case .local(let node): place = NodeRef(file: file, node: node)
    case .global(let node): place = node
    case .selfOf, .implicitParameter: return nil
    }
    let home = Int(place.file)
    let outline = files[home].outline
    guard outline.nodes[Int(place.node)].kind == .binding else { return nil }
    for attribute in attributes(of: Int(outline.nodes[Int(place.node)].parent), in: home) {
      if let wrapper = attributeType(at: attribute, in: home),
        let member = ownMembers(named: name, of: wrapper).first
      {
        return member
      }
    }
    return nil
  }

  /// What a type stands for as a key, `@Dependency(TripsKey.self)`: its static `liveValue`, or whatever `…Value` it has;
  /// else itself.
  private func injectedTypes(byKey key: TypeIndex) -> [TypeIndex] {
    for member in types[key.index].members
    where members[member].isStatic && symbols.text(members[member].name).hasSuffix("Value") {
      let place = members[member].node
      let found = types(ofDeclaration: Int(place.node), file: Int(place.file))
      if !found.isEmpty { return found }
    }
    return [key]
  }

  /// Whether a key path in an attribute's argument leads to a member of its root alone.
  private func isOneComponent(_ argument: Int, file: Int) -> Bool {
    let outline = files[file].outline
    return outline.firstChild(of: argument, kind: .keyPath).map { path in
      outline.children(of: path).count { outline.nodes[$0].kind == .keyPathComponent } == 1
    } ?? false
  }

  /// The first component of the key path in an attribute's argument.
  package func environmentKey(in argument: Int, file: Int) -> Symbol? {
    let outline = files[file].outline
    guard let path = outline.firstChild(of: argument, kind: .keyPath),
      let component = outline.firstChild(of: path, kind: .keyPathComponent)
    else { return nil }
    return files[file].symbol(component)
  }

  /// What is known of an environment key; nil when no view reads it and nothing declares it.
  package func environment(_ key: Symbol) -> EnvironmentKey? { environmentKeys[key] }

  /// The core types of what an attribute takes from a container by a key path to a member.
  package func injectedTypes(of member: Symbol, by attribute: Symbol) -> [TypeIndex] {
    injections.types(of: member, by: attribute)
  }

  /// The types that a key path beginning with a name may stand for in an attribute.
  package func keyPathTypes(of name: Symbol) -> [TypeIndex] {
    (environmentKeys[name].map { [$0.type] } ?? []) + injections.byName[name, default: []]
  }

  /// Environment keys whose type is written nowhere, each with the attributes that read it, in order.
  package var unknownEnvironmentKeys: [(key: Symbol, reads: [NodeRef])] {
    if !environmentKeys.values.contains(where: { $0.source == .name }) { return [] }
    var reads: [Symbol: [NodeRef]] = [:]
    for (key, place) in environmentReads where environmentKeys[key]?.source == .name {
      reads[key, default: []].append(place)
    }
    return reads.map { (key: $0, reads: $1) }.sorted { $0.reads[0] < $1.reads[0] }
  }
}
