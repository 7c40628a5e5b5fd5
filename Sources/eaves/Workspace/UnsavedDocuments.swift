import EavesFiles

/// Configurations and rule documents as an editor holds them: each stands for the page on disk.
struct UnsavedDocuments {
  private var texts: [AbsolutePath: [UInt8]] = [:]

  /// The bytes of a page; nil where the disk counts.
  subscript(_ place: AbsolutePath) -> [UInt8]? {
    get { texts.isEmpty ? nil : texts[place] }
    set { texts[place] = newValue }
  }
}
