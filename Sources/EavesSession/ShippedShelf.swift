package import EavesDocuments
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

  /// Nil where the page of the roles is missing.
  let nouns: Nouns?
  /// The nouns alone; nil where the page of the roles is missing.
  package var vocabulary: RoleVocabulary? { nouns?.vocabulary }
  let documents: LoadedDocuments
  let profiles: LoadedProfiles
  /// Names of the pages that were proven, in these very nouns; empty where nobody says.
  let proven: Set<String>
  /// Documents that are not what has been proven.
  let changed: Set<RuleID>

  /// Reads all pages, or takes up an archive of the same. O(bytes).
  ///
  /// - Parameters:
  ///   - pages: those of the `Rules` folder.
  ///   - proofs: the digest of each page that has been proven; nil where nobody says.
  ///   - archive: what `archive(of:)` made of pages that were all proven; one of other pages counts for nothing.
  package init(_ pages: [SourceText], proofs: [String: UInt64]? = nil, archive: String = "") {
    if let known = Self.open(archive, of: pages), let proofs, let path = Self.roles(among: pages)?.path {
      proven = Set(proofs.keys)
      changed = []
      nouns = Nouns(vocabulary: known.vocabulary, problems: [], path: path)
      documents = LoadedDocuments(documents: known.documents)
      profiles = known.profiles
      return
    }
    proven = Self.proven(pages, proofs ?? [:])
    let names = proven
    let others = proofs == nil ? [] : pages.map(\.path.stem).filter { !names.contains($0) }
    changed = Set(others.map { RuleID($0) })
    nouns = Self.roles(among: pages).map { page in
      let loaded = RolesFile.load(RolesFile.pages(among: pages), areProven: !names.isEmpty)
      return Nouns(vocabulary: loaded.vocabulary, problems: loaded.problems, path: page.path)
    }
    documents = RuleDocumentLoader.load(pages, folder: "Rules", proven: names)
    let signs = pages.first { $0.path.name == ProfilesFile.name }
    profiles = signs.map { ProfilesFile.load($0) } ?? LoadedProfiles()
  }

  private static func roles(among pages: [SourceText]) -> SourceText? {
    pages.first { $0.path.name == RolesFile.rolesName }
  }

  /// The stems of the pages that say what was proven, in nouns that say what they said then.
  private static func proven(_ pages: [SourceText], _ proofs: [String: UInt64]) -> Set<String> {
    if proofs.isEmpty { return [] }
    let digest = PageDigest(nouns: pages)
    return Set(pages.filter { proofs[$0.path.stem] == digest.of($0) }.map(\.path.stem))
  }
}

extension ShippedShelf {
  /// What `init` takes up in place of reading the pages; nil unless all of their documents were proven. O(bytes).
  package func archive(of pages: [SourceText]) -> String? {
    guard let nouns, nouns.problems.isEmpty, documents.problems.isEmpty, profiles.problems.isEmpty,
      documents.documents.allSatisfy({ proven.contains($0.id.text) })
    else { return nil }
    let archive = PageArchive(
      vocabulary: nouns.vocabulary, documents: documents.documents, profiles: profiles)
    return archive.text(of: pages).map { PageDigest.digits(of: pages) + "\n" + $0 }
  }

  private static func open(_ archive: String, of pages: [SourceText]) -> PageArchive? {
    guard let end = archive.utf8.firstIndex(of: 0x0A), archive[..<end] == PageDigest.digits(of: pages) else {
      return nil
    }
    return PageArchive(String(archive[archive.utf8.index(after: end)...]), of: pages)
  }
}
