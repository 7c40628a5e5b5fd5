import EavesDocuments
import EavesFindings
package import EavesSource

/// The pages that come with Eaves, read: what of a book no project changes.
package struct ShippedShelf: Sendable {
  /// The nouns that documents are written in.
  struct Nouns: Sendable {
    let vocabulary: RoleVocabulary
    let problems: [Problem]
    /// The page of the roles.
    let path: FilePath
  }

  let pages: [SourceText]
  /// Nil where the page of the roles is missing.
  let nouns: Nouns?
  let documents: LoadedDocuments
  /// Names of the pages that were proven, in these very nouns; empty where nobody says.
  let proven: Set<String>
  /// Documents that are not what has been proven.
  let changed: Set<RuleID>

  /// Reads all pages. O(bytes).
  ///
  /// - Parameters:
  ///   - pages: those of the `Rules` folder.
  ///   - proofs: the digest of each page that has been proven; nil where nobody says.
  package init(_ pages: [SourceText], proofs: [String: UInt64]? = nil) {
    self.pages = pages
    proven = Self.proven(pages, proofs ?? [:])
    let names = proven
    let others = proofs == nil ? [] : pages.map(\.path.stem).filter { !names.contains($0) }
    changed = Set(others.map { RuleID($0) })
    nouns = pages.first { $0.path.name == RolesFile.rolesName }.map { page in
      let loaded = RolesFile.load(RolesFile.pages(among: pages), areProven: !names.isEmpty)
      return Nouns(vocabulary: loaded.vocabulary, problems: loaded.problems, path: page.path)
    }
    documents = RuleDocumentLoader.load(pages, folder: "Rules", proven: names)
  }

  /// The stems of the pages that say what was proven, in nouns that say what they said then.
  private static func proven(_ pages: [SourceText], _ proofs: [String: UInt64]) -> Set<String> {
    if proofs.isEmpty { return [] }
    let digest = PageDigest(nouns: pages)
    return Set(pages.filter { proofs[$0.path.stem] == digest.of($0) }.map(\.path.stem))
  }
}
