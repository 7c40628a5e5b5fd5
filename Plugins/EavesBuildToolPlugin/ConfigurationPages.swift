import Foundation

/// The files that a check depends on besides code: `eaves.yml`, the baseline, own rule documents.
///
/// `eaves.yml` is not understood here, only searched: every word of it that names a file or a folder of the package
/// counts. One too many costs a check, one too few would hide a change.
struct ConfigurationPages {
  /// Sorted, each once.
  let files: [URL]

  private static let names = ["eaves.yml", "eaves-baseline.json"]
  /// Endings of pages in folders of rules.
  private static let endings: Set = ["md", "txt", "yml"]

  init(of root: URL) {
    let configuration = root.appending(path: Self.names[0])
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    let named = Self.words(of: text).map { root.appending(path: $0).standardizedFileURL }
    let places = Self.names.map { root.appending(path: $0) } + named.filter { $0.filePath != root.filePath }
    let found = Set(places.flatMap(Self.files))
    files = found.sorted { $0.filePath < $1.filePath }
  }

  /// What stands between spaces, commas, brackets and quotes; comments too.
  private static func words(of text: String) -> Set<String> {
    let marks: Set<Character> = [" ", "\t", "\n", "\r\n", ",", "[", "]", "\"", "'"]
    let bare = text.split { marks.contains($0) }
    // A quoted name may hold spaces.
    let quoted = text.split { $0 == "\"" || $0 == "'" || $0.isNewline }
    return Set((bare + quoted).map(String.init))
  }

  /// The file itself, or the pages in a folder and below.
  private static func files(at place: URL) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.filePath, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [place] }
    let below = FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (below?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }
  }
}
