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
    nouns = pages.first { $0.path.name == RolesFile.rolesName }.map { page in
      let loaded = RolesFile.load(RolesFile.pages(among: pages))
      return Nouns(vocabulary: loaded.vocabulary, problems: loaded.problems, path: page.path)
    }
    documents = RuleDocumentLoader.load(pages, folder: "Rules")
    guard let proofs else {
      (proven, changed) = ([], [])
      return
    }
    let digest = PageDigest(nouns: pages)
    let names = Set(pages.filter { proofs[$0.path.stem] == digest.of($0) }.map(\.path.stem))
    proven = names
    changed = Set(pages.map(\.path.stem).filter { !names.contains($0) }.map { RuleID($0) })
  }
}
