package import EavesFindings
package import EavesProject
package import EavesSource

/// A small violation of one rule, as the lines that are inserted into files of the project.
package struct Plant: Sendable {
  package let rule: RuleID
  /// The position of the sentence that it breaks in the rule's document.
  package let sentence: Int
  /// What it does: "holds `TripRepository`".
  package let text: String
  package let subject: PlantSubject
  /// The first is the line that the rule should report.
  package let edits: [PlantEdit]
  /// Where that line begins in the file with the plant.
  package let place: Place
  /// Where the type is declared that it uses; nil where the project declares none.
  package let used: FilePath?

  /// The files that it changes.
  package var paths: Set<FilePath> { Set(edits.map(\.path)) }

  /// Whether the subject does it through a function of another file.
  package var isIndirect: Bool { paths.count > 1 }
}

/// One inserted line of a plant.
package struct PlantEdit: Sendable {
  package let path: FilePath
  /// In bytes from the start of the file.
  package let offset: Int
  /// With indentation and line breaks.
  package let insertion: String
  /// The line alone.
  package let code: String
}

/// Who a plant is put into.
package struct PlantSubject: Sendable {
  /// Why a rule may not apply to code that a reader would call a subject.
  package enum Outside: Sendable, Equatable {
    /// The configuration excludes the file.
    case excluded
    /// Exempt as test, preview or mock, with the reason.
    case exempt(String)
    /// A type without a role that does what is likely of this one.
    case withoutRole(String)
  }

  /// The name of the type or the file.
  package let name: String
  package let path: FilePath
  /// `.none` where the subject is a file.
  package let type: TypeIndex
  /// Nil where the rule selects it.
  package let outside: Outside?

  package init(name: String, path: FilePath, type: TypeIndex, outside: Outside? = nil) {
    (self.name, self.path, self.type, self.outside) = (name, path, type, outside)
  }
}

/// A rule, or a part of one, that no plant breaks, and why.
package struct UnplantedRule: Sendable, Equatable {
  package let rule: RuleID
  package let why: String

  package init(rule: RuleID, why: String) { (self.rule, self.why) = (rule, why) }
}

/// The text of a file with plants, and the lines that were inserted.
package struct PlantedText: Sendable {
  package let text: SourceText
  /// In the order of the edits that were given.
  package let lines: [Int]
  private let starts: [Int]

  /// - Parameters:
  ///   - edits: of this file, in any order.
  ///   - source: the text without them. O(length).
  package init(_ edits: [PlantEdit], in source: SourceText) {
    let order = edits.indices.sorted { (edits[$0].offset, $0) < (edits[$1].offset, $1) }
    var (bytes, starts, taken): ([UInt8], [Int], Int) = ([], Array(repeating: 0, count: edits.count), 0)
    for index in order {
      let edit = edits[index]
      bytes += source.bytes[taken..<edit.offset]
      taken = edit.offset
      starts[index] =
        bytes.count + edit.insertion.utf8.prefix { $0 == 0x0A || $0 == 0x20 || $0 == 0x09 }.count
      bytes += Array(edit.insertion.utf8)
    }
    bytes += source.bytes[taken...]
    let table = LineTable(of: bytes)
    lines = starts.map { table.line(of: UInt32($0)) }
    text = SourceText(path: source.path, bytes: bytes)
    self.starts = starts
  }

  /// Where the inserted code of an edit stands.
  func place(of edit: Int, _ code: String) -> Place {
    let start = UInt32(starts[edit])
    let range = ByteRange(start: start, end: start + UInt32(code.utf8.count))
    return LineTable(of: text.bytes).place(of: range, in: text)
  }
}
