import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource
import EavesThreads

/// `eaves adopt`: gives documents without a check the check of the shipped rule that fits their examples.
struct AdoptCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(adopt) }

  private func adopt() throws(Workspace.Problems) -> ExitStatus {
    let current = try Workspace.currentFolder()
    let validator = try DocumentValidator(invocation)
    let own = validator.entries.filter { !validator.shipped.contains($0.path) }
    if own.isEmpty { throw Workspace.Problems([Self.noDocument]) }
    let faults = own.flatMap(\.faults)
    output.complain(faults.sorted())
    var documents: [(document: RuleDocument, place: AbsolutePath)] = []
    for document in own.filter(\.faults.isEmpty).compactMap(\.document) {
      let place = self.place(of: document, validator, current)
      documents.append(
        (try document.isToBeAdopted(invocation) ? Self.bare(place, document.path) : document, place))
    }
    let finder = CheckFinder(vocabulary: validator.vocabulary, modules: validator.modules)
    let adopted = finder.adopted(documents, by: Workers(threads: Machine.processorCount))
    if invocation.format == "json" {
      output.hand(over: AdoptJSON(adopted).text)
    } else {
      output.say(AdoptText(adopted, in: validator.vocabulary).text)
    }
    if invocation.writes {
      let lines = try Adoption(adopted, finder, validator, invocation, in: current).write()
      if invocation.format == "json" {
        output.writeNotes(lines)
      } else {
        output.say(lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined())
      }
    }
    return faults.contains { $0.severity == .error } ? .couldNotRun : .clean
  }

  /// Where a document lies: paths of named ones begin where the command is given, those of others in the root.
  private func place(of document: RuleDocument, _ validator: DocumentValidator, _ current: AbsolutePath)
    -> AbsolutePath
  {
    AbsolutePath(
      document.path.text,
      in: invocation.operands.isEmpty ? validator.project?.root.folder ?? current : current)
  }

  /// A document without the sidecar that lies beside it.
  static func bare(_ place: AbsolutePath, _ path: FilePath) throws(Workspace.Problems) -> RuleDocument {
    let pages = try pages(of: place, shownAs: path)
    guard let document = RuleDocumentLoader.load(pages).documents.first else {
      throw Workspace.Problems([noDocument])
    }
    return document
  }

  /// A document and its further examples, with the paths that they are shown by.
  static func pages(of place: AbsolutePath, shownAs path: FilePath) throws(Workspace.Problems) -> [SourceText]
  {
    let named = try NamedPath(
      place.text, in: try Workspace.currentFolder(), project: nil, followsLinks: false)
    return try Workspace.pages(in: named).filter { !$0.path.name.hasSuffix(".yml") }.map { page in
      let shown = path.folder.isEmpty ? page.path.text : "\(path.folder)/\(page.path.text)"
      return SourceText(path: FilePath(shown), bytes: page.bytes)
    }
  }

  private static let noDocument = Problem(
    "there is no rule document to adopt",
    remedy: "name documents or folders of them, or list folders under `rules:` in eaves.yml")
}

extension RuleDocument {
  /// Whether a check that stands in a sidecar is to be replaced.
  fileprivate func isToBeAdopted(_ invocation: Invocation) -> Bool {
    invocation.isForced && invocation.writes && checkPath != path && checkPath.folder == path.folder
  }
}
