package import EavesDocuments
import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource

/// Draws the plants of one rule.
package struct RulePlanter: Sendable {
  private let document: RuleDocument
  private let project: Project

  /// - Parameter project: what the plants are put into.
  package init(_ document: RuleDocument, in project: Project) {
    (self.document, self.project) = (document, project)
  }

  /// What is drawn.
  package struct Draw: Sendable {
    package var plants: [Plant] = []
    package var unplanted: [UnplantedRule] = []

    package init() {}
  }

  /// - Parameters:
  ///   - subjects: by sentence: whom a plant may be put into.
  ///   - count: how many plants there should be; fewer where the rule has too few subjects.
  ///   - series: a letter in the names of the planted members, so that two draws of a rule share none.
  ///
  /// O(plants · types).
  package func plants(
    _ subjects: [[PlantSubject]], count: Int, seed: Int, series: String
  ) -> Draw {
    let forms = PlantForms(of: document, in: project)
    var reasons = forms.reasons
    let usable = forms.forms.filter { !subjects[$0.sentence].isEmpty }
    if !forms.forms.isEmpty, usable.isEmpty { reasons.append(PlantWording.noSubjects) }
    var draw = Draw()
    if !usable.isEmpty {
      var drawing = PlantDrawing(document, usable, subjects, project, seed, series)
      draw.plants = drawing.plants(count)
      if draw.plants.isEmpty { reasons.append(PlantWording.noObjects) }
    }
    let isPartly = !draw.plants.isEmpty
    draw.unplanted = reasons.map {
      UnplantedRule(rule: document.id, why: isPartly ? PlantWording.partly($0) : $0)
    }
    return draw
  }
}

/// Draws forms, subjects and objects one after the other.
private struct PlantDrawing {
  private let document: RuleDocument
  private let forms: [PlantForm]
  private let subjects: [[PlantSubject]]
  private let project: Project
  private let objects: PlantObjects
  private let code: PlantCode
  private var numbers: SeededNumbers
  private let prefix: String
  private var seen: Set<String> = []

  init(
    _ document: RuleDocument, _ forms: [PlantForm], _ subjects: [[PlantSubject]], _ project: Project,
    _ seed: Int, _ series: String
  ) {
    (self.document, self.forms, self.project) = (document, forms, project)
    var numbers = SeededNumbers(seed: seed, for: document.id.text + series)
    self.subjects = subjects.map { $0.shuffled(using: &numbers) }
    self.numbers = numbers
    objects = PlantObjects(in: project)
    code = PlantCode(in: project)
    prefix = "eavesPlant\(SeededNumbers.hash(of: document.id.text) % 100_000)\(series)"
  }

  /// Each form in turn, each subject in turn: an object that does not suit the subject is drawn again.
  mutating func plants(_ count: Int) -> [Plant] {
    var plants: [Plant] = []
    var next = Array(repeating: 0, count: subjects.count)
    var failures = 0
    while plants.count < count, failures < forms.count * Self.tries {
      let form = forms[(plants.count + failures / Self.tries) % forms.count]
      let list = subjects[form.sentence]
      let subject = list[next[form.sentence] % list.count]
      next[form.sentence] += 1
      let name = "\(prefix)\(plants.count + 1)"
      if let plant = plant(form, in: subject, called: name), seen.insert(key(of: plant)).inserted {
        plants.append(plant)
        failures = 0
      } else {
        failures += 1
      }
    }
    return plants
  }

  /// How often a form is tried before the next one is.
  private static let tries = 12

  private func key(of plant: Plant) -> String {
    "\(plant.sentence) \(plant.text) \(plant.subject.path) \(plant.subject.name)"
  }

  private mutating func plant(
    _ form: PlantForm, in subject: PlantSubject, called name: String
  ) -> Plant? {
    guard let file = project.number(of: subject.path), file < project.files.count else { return nil }
    if form.action == .imports { return importPlant(form, subject, file) }
    guard let object = drawObject(form, subject, file) else { return nil }
    if let member = plainMember(form, object, name, subject) {
      return plant(form, subject, file, member.code, verb(form.action, member.object), object)
    }
    var root = TypeIndex.none
    if let of = form.of {
      let found = objects.declared(matching: of, seenFrom: file, besides: subject.type)
      guard let drawn = draw(roots(found, for: object)) else { return nil }
      root = drawn
    }
    guard let statement = code.statement(form.action, object, of: root) else { return nil }
    let used = root == .none ? object : .declared(root)
    if form.action == .reachesByHelper {
      return helperPlant(form, subject, file, statement, name, object)
    }
    guard let function = code.function(name, statement, at: form.place), canRun(in: subject) else {
      return nil
    }
    return plant(form, subject, file, function, verb(form.action, statement.object), used)
  }

  /// Of a static member that is spelled out, the type that it is one of.
  private func roots(_ found: [TypeIndex], for object: PlantObject) -> [TypeIndex] {
    guard case .spelled(.staticMember(let type, _)) = object else { return found }
    return found.filter { project.qualifiedName($0) == type }
  }

  /// Whether a member of the subject may have a body.
  private func canRun(in subject: PlantSubject) -> Bool {
    let type = subject.type == .none ? firstType(of: subject) : subject.type
    return type.map { project.types[$0.index].kind != .protocol } ?? true
  }

  private func plainMember(
    _ form: PlantForm, _ object: PlantObject, _ name: String, _ subject: PlantSubject
  ) -> (code: String, object: String)? {
    let type = subject.type == .none ? firstType(of: subject) : subject.type
    let kind = type.map { project.types[$0.index].kind } ?? .struct
    let own = form.item.named.first.map { $0.text.replacing("*", with: name) } ?? name
    return code.member(form.action, object, called: own, in: kind)
  }

  // MARK: Objects

  private mutating func drawObject(_ form: PlantForm, _ subject: PlantSubject, _ file: Int) -> PlantObject? {
    guard let word = draw(form.words) else { return nil }
    let words = objects.words(of: word)
    guard let single = draw(words) else { return nil }
    let isListed = words.count > 1 || words.first != word
    let all = objects.objects(of: single, isListed: isListed, seenFrom: file, besides: subject.type)
    return draw(all.filter { isMeant($0, by: form, in: subject.type == .none ? file : nil) })
  }

  /// - Parameter file: the subject; nil where a type is. A file may use what it declares, and what its slice does.
  private func isMeant(_ object: PlantObject, by form: PlantForm, in file: Int?) -> Bool {
    guard case .declared(let type) = object else { return form.which == nil }
    let home = Int(project.types[type.index].place.file)
    if let file, home == file || isOneSlice(home, file, of: form.region) { return false }
    return form.which?.isTrue(of: type) ?? true
  }

  private func isOneSlice(_ file: Int, _ other: Int, of region: Int?) -> Bool {
    guard let region, let slice = project.regionSlice(region, file), !slice.isEmpty else { return false }
    return project.regionSlice(region, other) == slice
  }

  private mutating func draw<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &numbers)
  }

  // MARK: Plants

  private func plant(
    _ form: PlantForm, _ subject: PlantSubject, _ file: Int, _ line: String, _ text: String,
    _ object: PlantObject
  ) -> Plant? {
    let insertion = PlantInsertion(outline: project.files[file].outline)
    guard let edit = edit(insertion, line, subject) else { return nil }
    let more = module(of: object, in: file).map { [insertion.edit(importing: $0)] } ?? []
    return plant(form, text, subject, [edit] + more, object)
  }

  private func plant(
    _ form: PlantForm, _ text: String, _ subject: PlantSubject, _ edits: [PlantEdit],
    _ object: PlantObject?
  ) -> Plant {
    var used: FilePath?
    if case .declared(let type) = object {
      used = project.files[Int(project.types[type.index].place.file)].path
    }
    let own = edits.filter { $0.path == subject.path }
    let file = project.number(of: subject.path) ?? 0
    let planted = PlantedText(own, in: project.outline(ofFile: file).source)
    return Plant(
      rule: document.id, sentence: form.sentence, text: text, subject: subject, edits: edits,
      place: planted.place(of: 0, edits[0].code), used: used)
  }

  /// In the type that is the subject; of a file, in the first type that the file declares, if any.
  private func edit(_ insertion: PlantInsertion, _ line: String, _ subject: PlantSubject) -> PlantEdit? {
    let type = subject.type == .none ? firstType(of: subject) : subject.type
    guard let type else { return insertion.edit(lastInFile: line) }
    return insertion.edit(lastIn: Int(project.types[type.index].place.node), line)
  }

  private func firstType(of subject: PlantSubject) -> TypeIndex? {
    guard let file = project.number(of: subject.path) else { return nil }
    return project.declaredTypes(in: file).first { type in
      let record = project.types[type.index]
      return Int(record.place.file) == file && ![.alias, .external].contains(record.kind)
    }
  }

  private func module(of object: PlantObject, in file: Int) -> String? {
    switch object {
    case .declared(let type): objects.missingImport(of: type, in: file)
    case .foreign(_, let module): module
    case .spelled: nil
    }
  }

  /// A free function in another file of the module does it, and the subject calls that.
  private mutating func helperPlant(
    _ form: PlantForm, _ subject: PlantSubject, _ file: Int, _ statement: PlantStatement, _ name: String,
    _ object: PlantObject
  ) -> Plant? {
    let others = project.files.indices.filter {
      $0 != file && project.areTogether($0, file) && !project.isTestFile($0)
        && project.files[$0].path.name != "Package.swift"
    }
    guard let other = draw(others), case .anywhere = form.place, canRun(in: subject) else { return nil }
    let helper = PlantInsertion(outline: project.files[other].outline)
    let call = PlantStatement(expression: "\(name)Helper()", object: "", effects: statement.effects)
    guard let line = code.function(name, call, at: .anywhere),
      let edit = edit(PlantInsertion(outline: project.files[file].outline), line, subject)
    else { return nil }
    let function = "func \(name)Helper()\(statement.suffix) { \(statement.text) }"
    let more = module(of: object, in: other).map { [helper.edit(importing: $0)] } ?? []
    let text =
      verb(.reaches, statement.object) + " through a function in \(project.files[other].path.name)"
    return plant(form, text, subject, [edit, helper.edit(lastInFile: function)] + more, object)
  }

  private mutating func importPlant(_ form: PlantForm, _ subject: PlantSubject, _ file: Int) -> Plant? {
    let listed = form.words.flatMap(objects.words)
    let names = form.isOnly ? Self.forbidden(besides: listed, in: project) : modules(of: form.words)
    let imported = project.files[file].writtenImports
    let own = project.files[file].modules.map { project.modules[$0.index] }
    let new = names.filter { name in
      !(project.symbols.find(name).map(imported.contains) ?? false) && !own.contains { $0.isCalled(name) }
    }
    guard let module = draw(new) else { return nil }
    let edit = PlantInsertion(outline: project.files[file].outline).edit(importing: module)
    return plant(form, verb(.imports, module), subject, [edit], nil)
  }

  /// The modules that words mean: those of a role of the project are the modules of its files.
  private func modules(of words: [Word]) -> [String] {
    words.flatMap { word -> [String] in
      if let role = project.roles.index(of: word.text) {
        let files = project.files.indices.filter { project.fileHasRole(role, $0) }
        let modules = Set(files.flatMap { project.files[$0].modules.map(\.index) }).sorted()
        return modules.compactMap { project.modules[$0].importNames.first }
      }
      return objects.words(of: word).map(\.text).filter { NamePattern($0).isLiteral }
    }
  }

  /// Modules of the platform that a list does not allow.
  private static func forbidden(besides allowed: [Word], in project: Project) -> [String] {
    let patterns = allowed.map { NamePattern($0.text) }
    return project.vocabulary.words["platformModules", default: []].map(\.text).filter { name in
      name != "Swift" && !patterns.contains { $0.matches(name) }
    }
  }

  private func verb(_ action: PlantForm.Action, _ object: String) -> String {
    switch action {
    case .exposesProperty, .exposesResult: "exposes `\(object)`"
    case .reaches, .reachesByHelper: "reaches `\(object)`"
    default: "\(action.rawValue) `\(object)`"
    }
  }
}
