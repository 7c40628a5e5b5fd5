import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource
import EavesThreads

/// Writes sidecars beside documents, and names the documents in `eaves.yml`.
///
/// Nothing is written that `validate` would refuse, and nothing outside of the project or through a link of it.
struct Adoption {
  private let adopted: [AdoptedDocument]
  private let finder: CheckFinder
  private let validator: DocumentValidator
  private let invocation: Invocation
  private let current: AbsolutePath
  private let home: AbsolutePath
  private let permit: WritePermit

  /// Throws where the project is not known.
  init(
    _ adopted: [AdoptedDocument], _ finder: CheckFinder, _ validator: DocumentValidator,
    _ invocation: Invocation,
    in current: AbsolutePath
  ) throws(Workspace.Problems) {
    (self.adopted, self.finder, self.validator) = (adopted, finder, validator)
    (self.invocation, self.current) = (invocation, current)
    home = try Self.home(of: adopted.map(\.place), validator, current)
    permit = WritePermit.ofProject(root: home, in: current)
  }

  /// The root of the project that the documents belong to.
  private static func home(
    of places: [AbsolutePath], _ validator: DocumentValidator, _ current: AbsolutePath
  ) throws(Workspace.Problems) -> AbsolutePath {
    if let project = validator.project { return project.root.folder }
    if places.allSatisfy({ $0.relative(to: current) != nil }) { return current }
    let common = AbsolutePath.common(of: places.map { $0.parent ?? $0 })
    if let common, let repository = Boundary.repository(around: common) { return repository }
    throw Workspace.Problems([
      Problem(
        "nothing says which project these documents belong to",
        remedy: "run it in the root of the project, or name it with --root")
    ])
  }

  /// A sidecar that is to be written.
  private struct Draft {
    let adopted: AdoptedDocument
    var page: SidecarText?
    var text: String
    var document: RuleDocument?
    var place: AbsolutePath { adopted.sidecar }
  }

  /// Writes, and returns what was done, one line each.
  func write() throws(Workspace.Problems) -> [String] {
    var lines: [String] = []
    var drafts = try drafts(&lines)
    try confine(&drafts, &lines)
    let proven = drafts.filter { isProven($0, &lines) }
    let edit = try edit(naming: proven.filter { $0.page != nil }.map(\.adopted))
    for draft in proven { try review(draft.place) }
    if let edit {
      try attempt(edit.place) { () throws(FileFault) in try FileWriter.check(edit.place, as: permit) }
    }
    for draft in proven {
      try put(Array(draft.text.utf8), to: draft.place)
      let rules = draft.page?.rules.map(\.id.text).joined(separator: " and ")
      lines.append(
        "wrote \(shown(draft.place)): \(rules.map { "the check of \($0), proven" } ?? "a check to fill in")")
    }
    if let edit {
      try put(edit.text, to: edit.place)
      lines.append("added \(edit.folders.joined(separator: ", ")) to `rules:` in \(shown(edit.place))")
    }
    return lines + [Self.next(proven.compactMap(\.page), profile: profile)]
  }

  private var profile: String? { validator.project?.loadedConfiguration.configuration.profile?.text }

  /// What has to be done for `check` to enforce what is written.
  private static func next(_ pages: [SidecarText], profile: String?) -> String {
    if pages.isEmpty { return "no proven check was written" }
    let homes = Set(
      pages.filter { page in !page.profiles.isEmpty && !(profile.map(page.profiles.contains) ?? false) }
        .flatMap(\.profiles)
    ).sorted()
    if homes.isEmpty {
      return
        "next: `eaves check` enforces the written checks; if there is a baseline, first add their findings with "
        + "`eaves baseline write --grow`"
    }
    return "next: `eaves check` enforces the checks without a profile; "
      + "the others run if eaves.yml has one of these as `profile:`: \(homes.joined(separator: ", "))"
  }

  // MARK: What is to be written

  private func drafts(_ lines: inout [String]) throws(Workspace.Problems) -> [Draft] {
    var drafts: [Draft] = []
    for document in adopted {
      switch document.status {
      case .checked: continue
      case .none:
        guard let hints = document.hints else { continue }
        drafts.append(Draft(adopted: document, text: SidecarText.toFill(hints)))
      case .offered:
        let chosen = try chosen(of: document, &lines)
        if let misfit = chosen.first(where: { !$0.isExact }) {
          lines.append("not written: \(misfit.rule.id) fits \(document.document.path) only in part")
          continue
        }
        drafts.append(try draft(document, chosen))
      }
    }
    return drafts
  }

  private func chosen(
    of document: AdoptedDocument, _ lines: inout [String]
  ) throws(Workspace.Problems) -> [CheckSuggestion] {
    if invocation.choices.isEmpty { return try firstOfEach(document, &lines) }
    let numbers = invocation.choices
    if let wrong = numbers.first(where: { !document.offers.indices.contains($0 - 1) }) {
      throw Workspace.Problems([
        Problem(
          "there is no offer \(wrong)",
          remedy: "there are \(document.offers.count); name one document where they differ",
          path: document.document.path)
      ])
    }
    return numbers.map { document.offers[$0 - 1] }
  }

  /// The first offer; where pairs of examples have offers of their own, the first of each pair, as far as they are
  /// proven together.
  private func firstOfEach(
    _ adopted: AdoptedDocument, _ lines: inout [String]
  ) throws(Workspace.Problems) -> [CheckSuggestion] {
    var chosen: [CheckSuggestion] = []
    var known: Set<Int> = []
    for offer in adopted.offers {
      guard let pair = offer.pair else { return [offer] }
      guard known.insert(pair.line).inserted else { continue }
      let contradicts = finder.conflicts(of: offer.rule).contains { rule in
        chosen.contains { $0.rule.id == rule.id }
      }
      var reasons: [String] = []
      if !contradicts, isProven(try draft(adopted, chosen + [offer]), &reasons) {
        chosen.append(offer)
      } else if !chosen.isEmpty {
        lines.append(
          "left out: \(offer.rule.id), of line \(pair.line) of \(adopted.document.path), is not proven beside the others"
        )
      }
    }
    return chosen.isEmpty ? Array(adopted.offers.prefix(1)) : chosen
  }

  private func draft(_ adopted: AdoptedDocument, _ offers: [CheckSuggestion]) throws(Workspace.Problems)
    -> Draft
  {
    var (seen, known): (Set<RuleID>, Set<String>) = ([], [])
    let rules = offers.map(\.rule).filter { seen.insert($0.id).inserted }
    var page = SidecarText(
      rules: rules, checks: offers.map(CheckFinder.check).filter { known.insert($0).inserted },
      conflicts: Set(rules.flatMap(finder.conflicts).map(\.id)).subtracting(rules.map(\.id)).sorted())
    for offer in offers {
      guard let pair = offer.pair else { continue }
      page.incorrect += pair.incorrect.map { $0.standing(in: offer.host) }.filter {
        !page.incorrect.contains($0)
      }
      page.correct += pair.correct.map { $0.standing(in: offer.host) }.filter { !page.correct.contains($0) }
    }
    let draft = try loaded(Draft(adopted: adopted, page: page, text: page.text))
    if offers.contains(where: \.isMarked) { return draft }
    page.marks = draft.document.map(finder.search.found) ?? []
    return try loaded(Draft(adopted: adopted, page: page, text: page.text))
  }

  /// The document as it is with its sidecar.
  private func loaded(_ draft: Draft) throws(Workspace.Problems) -> Draft {
    var draft = draft
    let document = draft.adopted.document
    let path = document.path.folder.isEmpty ? "" : document.path.folder + "/"
    let sidecar = SourceText(path: FilePath("\(path)\(document.path.stem).yml"), text: draft.text)
    let pages = try AdoptCommand.pages(of: draft.adopted.place, shownAs: document.path)
    draft.document = RuleDocumentLoader.load(pages + [sidecar]).documents.first
    return draft
  }

  // MARK: Contradictions

  /// Documents that contradict each other, or the rules of the project's profile, are confined to the profiles that
  /// their Correct code keeps to.
  private func confine(_ drafts: inout [Draft], _ lines: inout [String]) throws(Workspace.Problems) {
    let others = validator.documents.filter { $0.status == .rule && !validator.shipped.contains($0.path) }
    let matrix = CrossMatrix(vocabulary: validator.vocabulary, modules: validator.modules)
    let hits = matrix.contradictions(among: drafts.compactMap(\.document) + others, by: .alone).list
    let unparsed = Set(hits.flatMap { [$0.rule, $0.document] })
    let active = Set(profile.map { name in finder.rules.filter { $0.runs(in: name) }.map(\.id) } ?? [])
    for (position, draft) in drafts.enumerated() {
      guard var page = draft.page, let document = draft.document else { continue }
      let isUnparsed = unparsed.contains(document.id) || !active.isDisjoint(with: page.conflicts)
      guard isUnparsed else { continue }
      let opponents = finder.search.opponents(of: document)
      page.profiles = page.commonProfiles.filter { name in !opponents.contains { $0.runs(in: name) } }
      if page.profiles.isEmpty { continue }
      var narrowed = draft
      (narrowed.page, narrowed.text) = (page, page.text)
      drafts[position] = try loaded(narrowed)
      let homes = page.profiles.joined(separator: ", ")
      lines.append(
        profile.map { page.profiles.contains($0) } == true
          ? "\(document.id) contradicts other documents: it belongs to \(homes) only"
          : "\(document.id) contradicts other rules: `check` runs it in profile \(homes) only")
    }
  }

  // MARK: Proof

  /// Whether what is written would be proven, or leaves the document guidance.
  private func isProven(_ draft: Draft, _ lines: inout [String]) -> Bool {
    guard draft.page != nil else { return true }
    guard let document = draft.document else { return false }
    let proof = DocumentProver(vocabulary: validator.vocabulary, modules: validator.modules).prove(document)
    if proof.status == .proven { return true }
    let cause = proof.problems.first { $0.severity == .error }?.text ?? "it is not proven"
    lines.append("not written: \(shown(draft.place)): \(cause)")
    return false
  }

  // MARK: Files

  /// Where a sidecar is to be written must lie in the project, and be free.
  private func review(_ place: AbsolutePath) throws(Workspace.Problems) {
    if !Boundary(around: home).holds(place) {
      throw Workspace.Problems([
        Problem("\(place) lies outside of \(home)", remedy: "name the root of its project with --root")
      ])
    }
    if place.name == ProjectRoot.configurationName {
      throw Workspace.Problems([
        Problem(
          "the sidecar of this document would be \(place), a configuration", remedy: "rename the document")
      ])
    }
    if place.isThere, !(invocation.isForced && isSidecar(place)) {
      let remedy =
        invocation.isForced
        ? "it is no sidecar: rename it, or the document" : "--force writes it anew; what it says now is lost"
      throw Workspace.Problems([Problem("there is already \(place)", remedy: remedy)])
    }
    try attempt(place) { () throws(FileFault) in try FileWriter.check(place, as: permit) }
  }

  /// Whether what is there was written for the document. A link is left to the permit.
  private func isSidecar(_ place: AbsolutePath) -> Bool {
    guard
      let bytes = try? FileReader.bytes(
        of: place, within: Boundary(around: home), below: FileReader.pageLimit)
    else { return true }
    return RuleDocumentLoader.isSidecar(SourceText(path: FilePath(place.name), bytes: bytes))
  }

  private func put(_ bytes: [UInt8], to place: AbsolutePath) throws(Workspace.Problems) {
    try attempt(place) { () throws(FileFault) in try FileWriter.write(bytes, to: place, as: permit) }
  }

  private func attempt(
    _ place: AbsolutePath, _ work: () throws(FileFault) -> Void
  ) throws(Workspace.Problems) {
    do throws(FileFault) {
      try work()
    } catch {
      throw Workspace.Problems([
        Problem(
          "\(place) cannot be written: \(error.message)",
          remedy: error.remedy ?? "remove what is in the way, or run it where you may write")
      ])
    }
  }

  private func shown(_ place: AbsolutePath) -> String { Workspace.shown(place, in: home) }

  // MARK: The configuration

  private struct Edit {
    let place: AbsolutePath
    let text: [UInt8]
    let folders: [String]
  }

  /// What names the documents in the configuration; nil where it names all of them.
  private func edit(naming documents: [AdoptedDocument]) throws(Workspace.Problems) -> Edit? {
    let known = validator.project?.loadedConfiguration.rules.map(\.place) ?? []
    let unknown = documents.filter { document in !known.contains { document.place.relative(to: $0) != nil } }
    if unknown.isEmpty { return nil }
    let page = validator.project?.loadedConfiguration.page
    let folder = validator.project?.loadedConfiguration.folder ?? home
    let place =
      invocation.config.map { AbsolutePath($0, in: current) }
      ?? folder.appending(FilePath(ProjectRoot.configurationName))
    let folders = try named(unknown, from: folder)
    guard let page else {
      return Edit(place: place, text: Array(ConfigurationEdit.first(naming: folders).utf8), folders: folders)
    }
    guard let text = ConfigurationEdit.adding(folders, to: page) else {
      throw Workspace.Problems([
        Problem(
          "`rules` of this file cannot be added to without changing more",
          remedy: "add \(folders.joined(separator: ", ")) there, and run this again", path: page.path)
      ])
    }
    return Edit(place: place, text: text, folders: folders)
  }

  /// The folders that were named as such, and the documents that were named themselves.
  private func named(
    _ documents: [AdoptedDocument], from folder: AbsolutePath
  ) throws(Workspace.Problems) -> [String] {
    let operands = invocation.operands.map { AbsolutePath($0, in: current) }
    var seen: Set<String> = []
    var names: [String] = []
    for document in documents {
      let place = operands.first { document.place.relative(to: $0) != nil } ?? document.place
      guard let path = place.path(from: folder), Boundary(around: folder).holds(place) else {
        throw Workspace.Problems([
          Problem(
            "\(place) lies outside of \(folder): the configuration there cannot name it",
            remedy: "name the root of its project with --root")
        ])
      }
      let name = path.text.isEmpty ? "." : path.text
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }
}

extension RuleDocument {
  fileprivate func runs(in profile: String) -> Bool {
    profiles.contains(profile) || profiles.contains("base")
  }
}

extension ExamplePlace {
  fileprivate func standing(in host: ExampleHost?) -> ExamplePlace {
    ExamplePlace(slices: slices, host: host)
  }
}
