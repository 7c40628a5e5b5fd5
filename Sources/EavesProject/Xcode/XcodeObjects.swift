import EavesSource

/// A word of a project file and where it stands.
struct XcodeWord: Hashable, Sendable {
  let text: String
  let range: ByteRange
}

/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeObjects: Sendable {
  /// One object: its kind and its fields.
  struct Object: Sendable {
    let kind: String
    fileprivate let fields: [(key: ByteRange, value: PropertyValue)]
  }

  let page: PropertyList
  private(set) var all: [String: Object] = [:]
  /// Identifiers by the kind of their objects.
  private var kinds: [String: [String]] = [:]
  private(set) var root: String?

  /// Nil where the page holds no objects.
  init?(_ page: PropertyList) {
    self.page = page
    guard case .table(let fields)? = page.root else { return nil }
    for (key, value) in fields {
      let name = page.text(key)
      if name == "rootObject", case .text(let range) = value { root = page.text(range) }
      guard name == "objects", case .table(let objects) = value else { continue }
      all.reserveCapacity(objects.count)
      for (id, object) in objects {
        guard case .table(let fields) = object else { continue }
        all[page.text(id)] = Object(kind: kind(of: fields), fields: fields)
      }
    }
    if all.isEmpty { return nil }
    for (id, object) in all { kinds[object.kind, default: []].append(id) }
  }

  /// The project itself; nil where the page has none.
  var project: Object? {
    root.flatMap { all[$0] } ?? identifiers("PBXProject").first.flatMap { all[$0] }
  }

  private func kind(of fields: [(key: ByteRange, value: PropertyValue)]) -> String {
    for (key, value) in fields where page.is(key, "isa") {
      if case .text(let range) = value { return page.text(range) }
    }
    return ""
  }

  private func value(_ key: String, of object: Object) -> PropertyValue? {
    object.fields.first { page.is($0.key, key) }?.value
  }

  /// The text of a field.
  func word(_ key: String, of object: Object) -> XcodeWord? {
    guard case .text(let range)? = value(key, of: object) else { return nil }
    return XcodeWord(text: page.text(range), range: range)
  }

  /// The texts of a field that is a list.
  func words(_ key: String, of object: Object) -> [XcodeWord] {
    guard case .list(let values)? = value(key, of: object) else { return [] }
    return values.compactMap { value in
      guard case .text(let range) = value else { return nil }
      return XcodeWord(text: page.text(range), range: range)
    }
  }

  /// The texts of a field that is a table; of a list in it its words with blanks between.
  func settings(_ key: String, of object: Object) -> [String: XcodeWord] {
    guard case .table(let fields)? = value(key, of: object) else { return [:] }
    var settings: [String: XcodeWord] = [:]
    for (key, value) in fields {
      if case .text(let range) = value {
        settings[page.text(key)] = XcodeWord(text: page.text(range), range: range)
      }
    }
    return settings
  }

  /// Whether a file is compiled as Swift, by its type or, where none is written, by the ending of its name.
  func isSwift(_ file: Object) -> Bool {
    let swift = "sourcecode.swift"
    if let type = word("explicitFileType", of: file)?.text { return type == swift }
    return (word("path", of: file) ?? word("name", of: file))?.text.hasSuffix(".swift") ?? false
      || word("lastKnownFileType", of: file)?.text == swift
  }

  /// Identifiers of files that are compiled as Swift though their names end otherwise, sorted. O(files).
  var swiftOfOtherNames: [String] {
    kinds["PBXFileReference", default: []].filter { id in
      guard let file = all[id], isSwift(file) else { return false }
      return !((word("path", of: file) ?? word("name", of: file))?.text.hasSuffix(".swift") ?? true)
    }.sorted()
  }

  /// Identifiers of all objects of a kind, sorted on demand: those of files, by far the most, are never needed.
  func identifiers(_ kind: String) -> [String] { kinds[kind, default: []].sorted() }

  /// The object that a field names.
  func object(_ key: String, of object: Object) -> (id: String, object: Object)? {
    guard let id = word(key, of: object)?.text, let found = all[id] else { return nil }
    return (id, found)
  }
}
