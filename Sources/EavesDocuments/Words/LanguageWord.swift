/// One keyword of the rule language: everything about it except its evaluation.
///
/// Each keyword has its own file in this folder. The parser, the validation of sentences, suggestions in errors, the
/// printed reference and the English text of sentences all use it; there is no other list.
package struct LanguageWord: Sendable {
  /// What part of speech a word is.
  package enum Part: Sendable {
    case verb
    /// What a subject is.
    case clause
    /// A clause that counts: it takes a range.
    case measure
    /// What others do with a type: its objects are those others.
    case passive
  }

  /// The smallest thing that shows a word: an item, and a line of Swift of which it is true.
  package struct Example: Sendable {
    /// As a document writes it behind `  - `: `holds: repository`; clauses below a word in lines of their own.
    package let item: String
    /// Swift, without what is around it.
    package let code: String

    /// The item by itself, line by line.
    package var lines: [String] {
      item.split(separator: "\n").enumerated().map { $0 == 0 ? String($1) : String($1.dropFirst(4)) }
    }

    package init(_ item: String, _ code: String) {
      self.item = item
      self.code = code
    }
  }

  package let term: TermWord
  package let part: Part
  /// One line, without a final period.
  package let meaning: String
  package let example: Example
  /// The subjects that it applies to.
  package let subjects: Set<SubjectNoun>
  /// Those that it applies to under `never`, where it looks for evidence; nil: the same.
  package let evidenceSubjects: Set<SubjectNoun>?
  /// What its values may be.
  package let objects: Set<ObjectKind>
  /// What may narrow it.
  package let narrowing: Set<NarrowingWord>
  /// Where else it may stand: as the word of `only`, in an `except`, in the definition of a role.
  package let uses: Set<Use>
  /// "holds", "is held by".
  package let phrase: String
  /// "hold", "be held by".
  package let infinitive: String

  /// Where a word may stand besides `that`, `unless`, `always` and, for verbs, `never`.
  package enum Use: String, CaseIterable, Sendable {
    case only, except
    case role = "definitions of roles"
  }

  init(
    _ term: TermWord, _ part: Part, meaning: String, example: Example, subjects: Set<SubjectNoun>,
    evidence: Set<SubjectNoun>? = nil, objects: Set<ObjectKind>, narrowing: Set<NarrowingWord> = [],
    uses: Set<Use> = [], phrase: String? = nil, infinitive: String? = nil
  ) {
    self.term = term
    self.part = part
    self.meaning = meaning
    self.example = example
    self.subjects = subjects
    evidenceSubjects = evidence
    self.objects = objects
    // Whatever is measured is measured as a whole.
    self.narrowing =
      narrowing.contains(.inside) && part != .measure ? narrowing.union([.directlyIn]) : narrowing
    self.uses = uses
    self.phrase = phrase ?? term.rawValue
    self.infinitive = infinitive ?? term.rawValue
  }
}

extension TermWord {
  /// The entry of the word in the catalogue.
  package var word: LanguageWord { LanguageWord.entry(for: self) }
}
