import EavesSource

/// The text of a setting, which may name others: `$(TARGET_NAME)Kit`, `${NAME_$(CONFIGURATION)}`.
struct XcodeSettingText {
  /// No module has a longer name: nor has its file.
  static let longestName = 255
  /// The maximum depth of settings that refer to settings.
  private static let deepest = 8

  private let bytes: [UInt8]
  /// Where each bracket that opens behind a dollar sign closes, by the place of the sign.
  private let ends: [Int: Int]
  private let target: String

  /// O(bytes).
  private init(_ text: String, target: String) {
    bytes = Array(text.utf8)
    self.target = target
    var ends: [Int: Int] = [:]
    var open: [(start: Int, close: UInt8)] = []
    for (at, byte) in bytes.enumerated() {
      if at > 0, bytes[at - 1] == 0x24, byte == 0x28 || byte == 0x7B {
        open.append((at - 1, byte == 0x28 ? 0x29 : 0x7D))
      } else if let last = open.last, byte == last.close {
        ends[last.start] = at
        open.removeLast()
      }
    }
    self.ends = ends
  }

  /// `$(TARGET_NAME)` and other settings, the inner first, with what follows a colon read as a change of letters; nil
  /// where that makes a longer text than a name can be. O(bytes), and what it asks for.
  ///
  /// - Parameter value: what a setting is; nil: nothing.
  static func expanded(_ text: String, target: String, _ value: (String) -> String?) -> String? {
    guard text.utf8.contains(0x24) else { return text.utf8.count > longestName ? nil : text }
    let page = XcodeSettingText(text, target: target)
    return page.expanded(page.bytes.indices, 0, value).map { String(decoding: $0, as: UTF8.self) }
  }

  private func expanded(_ range: Range<Int>, _ depth: Int, _ value: (String) -> String?) -> [UInt8]? {
    var (result, at): ([UInt8], Int) = ([], range.lowerBound)
    while at < range.upperBound {
      if let end = ends[at] {
        guard depth < Self.deepest, let name = expanded(at + 2..<end, depth + 1, value) else { return nil }
        result += self.value(of: String(decoding: name, as: UTF8.self), value).utf8
        at = end + 1
      } else {
        result.append(bytes[at])
        at += 1
      }
      if result.count > Self.longestName { return nil }
    }
    return result
  }

  /// - Parameter name: "PRODUCT_NAME:c99extidentifier".
  private func value(of name: String, _ value: (String) -> String?) -> String {
    let parts = name.split(separator: ":")
    let key = parts.first.map(String.init) ?? ""
    let known = ["TARGET_NAME", "TARGETNAME"].contains(key) ? target : value(key) ?? ""
    return parts.dropFirst().contains { $0.hasPrefix("c99") } ? known.asModuleName : known
  }
}

extension String {
  /// The beginning of an untrusted name: it is part of a message that may be repeated for each target.
  var shortened: String {
    let end = unicodeScalars.index(startIndex, offsetBy: 40, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : "\(self[..<end])…"
  }
}
