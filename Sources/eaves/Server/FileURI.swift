import EavesFiles
import EavesReporters
import EavesSource

/// A file as protocols name it: `file:///a%20b`.
enum FileURI {
  /// The place that a URI names; nil when it names no file of this machine.
  static func place(_ uri: String) -> AbsolutePath? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self)
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    return bytes.contains(0) ? nil : AbsolutePath(String(decoding: bytes, as: UTF8.self))
  }

  /// The URI of a place.
  static func text(_ place: AbsolutePath) -> String { "file://" + RelativeURI(place.text).text }
}
