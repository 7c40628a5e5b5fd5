/// What a finding is about, apart from its places: by it, places of one cause become one finding.
package struct Cause: Hashable, Sendable {
  /// Which subject the name of a subject means.
  package enum Subject: Hashable, Sendable {
    /// A type, by its number in the project: two types of one name are two subjects.
    case type(Int)
    /// The file of the finding, or what has no other home.
    case file
    /// A module, a folder or a part of the project: its name is enough.
    case name
  }

  package let subject: Subject
  /// The dependency between modules that the rule forbids; nil where the rule is about something else.
  package let dependency: Dependency?

  /// One module that depends on another.
  package struct Dependency: Hashable, Sendable {
    /// Empty for code of no module.
    package let source: String
    package let target: String

    package init(source: String, target: String) {
      self.source = source
      self.target = target
    }
  }

  /// That of a finding whose place says it all.
  package static let place = Cause(subject: .file, dependency: nil)

  package init(subject: Subject, dependency: Dependency?) {
    self.subject = subject
    self.dependency = dependency
  }
}
