package import EavesSource

/// Pages in which nothing is wrong, as they were read: what each start of Eaves need not read again.
///
/// Reading the shipped pages took two fifths of a check of a small project.
package struct PageArchive: Sendable {
  package var vocabulary: RoleVocabulary
  package var documents: [RuleDocument]
  package var profiles: LoadedProfiles

  package init(vocabulary: RoleVocabulary, documents: [RuleDocument], profiles: LoadedProfiles) {
    self.vocabulary = vocabulary
    self.documents = documents
    self.profiles = profiles
  }

  /// Takes up what `text` wrote; nil for any other text. O(length).
  ///
  /// - Parameter pages: the pages that it was made of, in the same order: texts and examples stand there.
  package init?(_ text: String, of pages: [SourceText]) {
    self.init(vocabulary: RoleVocabulary(), documents: [], profiles: LoadedProfiles())
    var coder = ArchiveCoder(reading: text)
    code(with: &coder, pages)
    if !coder.isComplete { return nil }
  }

  /// The archive as a text; nil where a document was read whole, or a value has a tab or a line feed in it. O(length).
  package func text(of pages: [SourceText]) -> String? {
    var copy = self
    var coder = ArchiveCoder()
    copy.code(with: &coder, pages)
    return coder.isDamaged ? nil : coder.text
  }

  private mutating func code(with coder: inout ArchiveCoder, _ pages: [SourceText]) {
    coder.vocabulary(&vocabulary)
    coder.documents(&documents, in: pages)
    coder.profiles(&profiles)
  }
}
