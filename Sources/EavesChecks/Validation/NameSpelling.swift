import EavesDocuments
import EavesSource

/// What cannot be a name, a path, a label or a module: spellings that nothing in code has.
enum NameSpelling {
  /// What is wrong with a value, and what to write instead; nil for one that something can be called.
  static func fault(of value: Word, _ word: TermWord, for noun: SubjectNoun) -> (
    cause: String, remedy: String
  )? {
    switch word {
    case .name: name(value.text, noun)
    case .in: module(value.text)
    case .path: path(value.text)
    case .argument: label(value.text)
    default: nil
    }
  }

  /// The name of a member, below `named`.
  static func member(_ text: String) -> (cause: String, remedy: String)? {
    if text.contains("("), head(text).isEmpty {
      return ("`\(text)` is no name", "write the name before its labels: \"open\(text)\"")
    }
    if text.contains("(") { return ("`\(text)` is no name", "write it without parentheses: `\(head(text))`") }
    return text.hasPrefix(".")
      ? ("`\(text)` is no name", "write it without the dot: `\(text.dropFirst())`") : nil
  }

  private static func name(_ text: String, _ noun: SubjectNoun) -> (cause: String, remedy: String)? {
    if noun == .file, text.hasSuffix(".swift") {
      return (
        "`name` matches the name of a file without `.swift`",
        "write `\(text.dropLast(6))`, or a glob under `path`"
      )
    }
    if [.member, .function].contains(noun), let open = text.firstIndex(of: "("), open > text.startIndex {
      if noun == .function, ["init", "subscript"].contains(text[..<open]) {
        return (
          "`\(text)` is no function", "write `for: member`, which covers initializers and subscripts, too"
        )
      }
      return signature(text[open...], text)
    }
    if let fault = member(text) { return fault }
    return noun == .import && text.contains(".")
      ? ("the name of an import is its module's", "write `\(text.prefix { $0 != "." })`") : nil
  }

  /// Labels behind a name, or a part of them before a `*`.
  private static func signature(_ labels: Substring, _ text: String) -> (cause: String, remedy: String)? {
    let inner = labels.dropFirst().prefix { $0 != ")" }
    if text.contains(where: \.isWhitespace) {
      let bare = text.filter { !$0.isWhitespace }
      return (
        "`\(text)` is no name",
        bare.hasSuffix(":)")
          ? "write it without blanks: \"\(bare)\""
          : "write labels alone: \"\(text.prefix { $0 != "(" })(_:*)\""
      )
    }
    let isWhole = labels.hasSuffix(")") && labels.dropFirst(inner.count + 1) == ")"
    if isWhole ? inner.hasSuffix(":") || inner.hasSuffix("*") : labels.hasSuffix("*") { return nil }
    // Elsewhere `go()` is any call of it.
    if isWhole, inner.isEmpty { return member(text) }
    return (
      "`\(text)` is no name", "write labels as in \"\(text.prefix { $0 != "(" })(_:*)\", or none of them"
    )
  }

  private static func module(_ text: String) -> (cause: String, remedy: String)? {
    guard text.contains("/") || text.contains(".") else { return nil }
    return ("`\(text)` is no module", "write the module's name, or a glob of folders under `path`")
  }

  private static func path(_ text: String) -> (cause: String, remedy: String)? {
    if PathPattern(text).readsAsExpression {
      return (
        "`\(text)` reads as a regular expression, and a path is a glob",
        "write `*` and `?` for letters, `**` for folders, as in \"**/*View.swift\", and list alternatives"
      )
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") || parts.contains(".") || text.hasPrefix("/") || text.contains("\\") {
      return (
        "`\(text)` is no path below the root",
        "write the path from the root of the project, without `..`, `.`, `\\` or a leading `/`"
      )
    }
    if let sign = text.first(where: { "{}[]".contains($0) }) {
      return (
        "`\(sign)` means nothing in a glob",
        "list several globs; `*` and `?` stand for letters, `**` for folders"
      )
    }
    let last = parts.last ?? ""
    guard let dot = last.lastIndex(of: "."), !last.hasSuffix(".swift"), !last[dot...].contains("*"),
      !last[dot...].contains("?")
    else { return nil }
    // A folder may have a dot in its name, and a glob that ends there names files.
    return (
      "only Swift files are read, and `\(text)` is none", "write `.swift`, or `\(text)/**` for a folder"
    )
  }

  private static func label(_ text: String) -> (cause: String, remedy: String)? {
    if text.contains(":") {
      return ("a label is written without its colon", "write `\(text.prefix { $0 != ":" })`, or `_` for none")
    }
    let isName = text.unicodeScalars.allSatisfy {
      $0.properties.isXIDContinue || $0.value >= 0x80 || "_*?`".unicodeScalars.contains($0)
    }
    return isName
      ? nil : ("`\(text)` is no label", "write the label as it stands before the colon, or `_` for none")
  }

  private static func head(_ text: String) -> String {
    String(text.drop { $0 == "." }.prefix { $0 != "(" })
  }
}
