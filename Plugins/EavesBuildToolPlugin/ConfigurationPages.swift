import Foundation

/// The files that a check depends on besides code: each `eaves.yml`, the baseline, own rule documents.
///
/// `eaves.yml` is not understood here, only searched: every word of it that names a file or a folder beside it counts.
/// One too many costs a check, one too few would hide a change. What lies outside of the repository no configuration may
/// name, and nothing there is looked at.
struct ConfigurationPages {
  /// Sorted, each once.
  let files: [URL]

  private static let name = "eaves.yml"
  private static let baseline = "eaves-baseline.json"
  /// Endings of pages in folders of rules.
  private static let endings: Set = ["md", "txt", "yml"]

  /// The pages of a root and of the folders between it and some sources, which may hold an `eaves.yml` of their own.
  init(of root: URL, with sources: [URL]) {
    let folders = Set(sources.flatMap { Self.folders(from: $0, to: root) } + [root.standardizedFileURL])
    let configured = folders.filter {
      FileManager.default.fileExists(atPath: $0.appending(path: Self.name).filePath)
    }
    let places = [root.appending(path: Self.baseline)] + configured.flatMap(Self.places)
    let top = Self.repository(around: root).resolvingSymlinksInPath().pathComponents
    let inside = places.filter { $0.resolvingSymlinksInPath().pathComponents.starts(with: top) }
    files = Set(inside.flatMap(Self.files)).sorted { $0.filePath < $1.filePath }
  }

  /// The folders that a file lies in, below the root.
  private static func folders(from file: URL, to root: URL) -> [URL] {
    let base = root.standardizedFileURL.pathComponents
    var folders: [URL] = []
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    while folder.pathComponents.count > base.count, folder.pathComponents.starts(with: base) {
      folders.append(folder)
      folder.deleteLastPathComponent()
    }
    return folders
  }

  /// The nearest folder with a `.git` at or above another, else that one.
  private static func repository(around root: URL) -> URL {
    var folder = root.resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").filePath) { return folder }
      folder.deleteLastPathComponent()
    }
    return root
  }

  /// An `eaves.yml`, and what it may name.
  private static func places(in folder: URL) -> [URL] {
    let page = folder.appending(path: name)
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let named = words(of: text).map { folder.appending(path: $0).standardizedFileURL }
    return [page] + named.filter { $0.pathComponents != folder.pathComponents }
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
    guard FileManager.default.fileExists(atPath: place.filePath, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [place] }
    let below = FileManager.default.enumerator(
      at: place, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (below?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }
  }
}
