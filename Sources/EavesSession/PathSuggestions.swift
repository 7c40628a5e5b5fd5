import EavesSource

/// Finds the file or folder of a project that a misspelled glob was probably meant to name.
struct PathSuggestions {
  /// Names of files and folders.
  private var names: NearestNames

  /// O(length of the paths).
  init(of files: [FilePath]) {
    var known: Set<String> = []
    for file in files { known.formUnion(file.components.map(String.init)) }
    names = NearestNames(known.sorted())
    self.known = known
  }

  private let known: Set<String>

  /// The glob with the first name corrected that nothing has; nil where none is like it.
  mutating func nearest(to glob: String) -> String? {
    let parts = glob.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices {
      let part = parts[index]
      if part.isEmpty || part.contains("*") || part.contains("?") || known.contains(part) { continue }
      guard let near = names.nearest(to: part) else { return nil }
      var corrected = parts
      corrected[index] = near
      return corrected.joined(separator: "/")
    }
    return nil
  }
}
