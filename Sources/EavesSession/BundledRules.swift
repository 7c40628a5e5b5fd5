package import EavesDocuments
import EavesFindings
package import EavesSource

/// The parsed rule documents of Eaves itself: the part of a rule set that no project changes.
package struct BundledRules: Sendable {
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
  /// Whether tests have proven the pages.
  let areProven: Bool

  /// Reads the pages of the `Rules` folder. O(bytes).
  ///
  /// - Parameter areProven: whether tests have proven these very pages, as they have those inside the program. What may
  ///   be wrong with them is then not looked for at each start: that would take as long as reading them.
  package init(_ pages: [SourceText], areProven: Bool = false) {
    self.areProven = areProven
    nouns = pages.first { $0.path.name == RolesFile.rolesName }.map { page in
      let loaded = RolesFile.load(RolesFile.pages(among: pages), areProven: areProven)
      return Nouns(vocabulary: loaded.vocabulary, problems: loaded.problems, path: page.path)
    }
    documents = RuleDocumentLoader.load(pages, folder: "Rules")
    let indicators = pages.first { $0.path.name == ProfilesFile.name }
    profiles = indicators.map { ProfilesFile.load($0) } ?? LoadedProfiles()
  }
}
