import EavesDocuments
import EavesFindings
package import EavesSource

/// Something that a change does to the check itself.
package struct CheckChange: Sendable {
  /// A sentence without its full stop: "`exclude` was added: `Legacy/**`".
  package let what: String
  /// Why, where somebody said so.
  package let reason: String?
  package let place: Place?
  /// How many findings of the old check it hides.
  package var hides = 0
  /// Whether it names rules, so that it comes before a change that may hide findings of any rule.
  var namesRules = false
  /// Which findings it may hide, beside those of its target.
  let mayHide: @Sendable (HiddenFinding) -> Bool
  /// Whether it is that a file is no longer checked.
  package var isFileLeftOut: Bool { if case .file = target { true } else { false } }
  /// The findings that it is about; nil where a test says it.
  let target: Target?

  /// What a comment, a baseline entry or a file that is left out hides. A branch may add thousands of them.
  enum Target: Hashable, Sendable {
    case comment(rule: String, path: FilePath)
    case entry(FindingKey)
    case file(FilePath)

    /// What would hide a finding; nil where something else does.
    init?(of hidden: HiddenFinding) {
      let finding = hidden.finding
      switch hidden.cause {
      case .comment: self = .comment(rule: finding.rule.text, path: finding.place.path)
      case .baseline: self = .entry(finding.key)
      case .notScanned: self = .file(finding.place.path)
      default: return nil
      }
    }
  }

  init(
    _ what: String, reason: String? = nil, at place: Place?, hiding target: Target? = nil,
    mayHide: @escaping @Sendable (HiddenFinding) -> Bool = { _ in false }
  ) {
    (self.what, self.reason, self.place, self.target, self.mayHide) = (what, reason, place, target, mayHide)
  }
}

/// What a change does to the check: to configurations, documents, the baseline, comments and what is scanned.
struct CheckChanges {
  private let old: CheckedCode
  private let new: CheckedCode
  private let judged: CheckedCode

  init(old: CheckedCode, new: CheckedCode, judged: CheckedCode) {
    (self.old, self.new, self.judged) = (old, new, judged)
  }

  /// Each with the number of findings that it hides: a finding is hidden by the first change that may hide it.
  func list(hiding hidden: [HiddenFinding]) -> [CheckChange] {
    var changes = configurations + documents + rules
    let (general, single) = (changes.indices, comments + entries + files + unread)
    changes += single
    let targets = Dictionary(
      changes.indices.compactMap { index in changes[index].target.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    for finding in hidden {
      let index =
        general.first { changes[$0].namesRules && changes[$0].mayHide(finding) }
        ?? general.first { changes[$0].mayHide(finding) }
        ?? CheckChange.Target(of: finding).flatMap { targets[$0] }
      if let index { changes[index].hides += 1 }
    }
    return changes
  }

  // MARK: Configurations

  private var configurations: [CheckChange] {
    let paths = Set((old.configurations + new.configurations).map(\.path)).sorted()
    return paths.flatMap { path -> [CheckChange] in
      let (before, after) = (page(path, in: old.configurations), page(path, in: new.configurations))
      let entries = (
        before.map(ConfigurationEntry.all) ?? [], after.map(ConfigurationEntry.all) ?? []
      )
      let (gone, added) = Self.unmatched(entries.0, entries.1)
      if after == nil { return [removed(path)] }
      let file = before == nil ? [change("\(path) was added", Place.head(path))] : []
      return file + replaced(gone, added, in: path)
    }
  }

  /// A configuration that is gone, or that nothing looks for any more, with all that it said.
  private func removed(_ path: FilePath) -> CheckChange {
    let folder = FilePath(path.folder)
    let what = folder.text.isEmpty ? "was removed" : "is no longer read"
    return CheckChange("\(path) \(what)", at: Place.head(path)) { hidden in
      ![.comment, .baseline].contains(hidden.cause)
        && (folder.text.isEmpty || hidden.finding.place.path.lies(in: folder))
    }
  }

  private func change(_ what: String, _ place: Place?) -> CheckChange {
    CheckChange(what, at: place)
  }

  private func page(_ path: FilePath, in pages: [SourceText]) -> SourceText? {
    pages.first { $0.path == path }
  }

  private static func unmatched(
    _ old: [ConfigurationEntry], _ new: [ConfigurationEntry]
  ) -> (gone: [ConfigurationEntry], added: [ConfigurationEntry]) {
    var open = Dictionary(grouping: old) { $0 }
    let added = new.filter { open[$0]?.popLast() == nil }
    let left = Set(open.values.flatMap(\.self))
    return (old.filter(left.contains), added)
  }

  /// A value that stands in the place of another is one change.
  private func replaced(
    _ gone: [ConfigurationEntry], _ added: [ConfigurationEntry], in path: FilePath
  ) -> [CheckChange] {
    var gone = gone
    let present = added.map { entry -> CheckChange in
      guard !entry.isOfList, let index = gone.firstIndex(where: { $0.key == entry.key && !$0.isOfList })
      else {
        let what = entry.isOfList ? "an entry was added to `\(entry.key)`" : "`\(entry.key)` was added"
        return change(of: entry, "\(what): `\(entry.value)`", in: path)
      }
      let before = gone.remove(at: index)
      return change(of: entry, "`\(entry.key)` changed from `\(before.value)` to `\(entry.value)`", in: path)
    }
    return present
      + gone.map { entry in
        let what = entry.isOfList ? "an entry was removed from `\(entry.key)`" : "`\(entry.key)` was removed"
        return change(of: entry, "\(what): `\(entry.value)`", in: path, isGone: true)
      }
  }

  private func change(
    of entry: ConfigurationEntry, _ what: String, in path: FilePath, isGone: Bool = false
  ) -> CheckChange {
    let start = Position(line: entry.line, column: entry.column, utf16Column: entry.column)
    let hides = Effect(of: entry, below: FilePath(path.folder))
    var change = CheckChange(
      what, reason: isGone ? nil : entry.reason,
      at: Place(path: path, start: start, end: start), mayHide: hides.mayHide)
    change.namesRules = ["off", "on", "impact"].contains(hides.key)
    return change
  }

  /// What an entry of a configuration has a say in.
  private struct Effect: Sendable {
    let key: String
    private let folder: FilePath
    /// The names in the value.
    private let names: Set<Substring>
    private let pattern: PathPattern?

    init(of entry: ConfigurationEntry, below folder: FilePath) {
      (key, self.folder) = (entry.topKey, folder)
      names = Set(entry.value.split { !($0.isLetter || $0.isNumber || $0 == "-") })
      pattern = key == "exclude" ? PathPattern(entry.value) : nil
    }

    func mayHide(_ hidden: HiddenFinding) -> Bool {
      if !folder.text.isEmpty, !hidden.finding.place.path.lies(in: folder) { return false }
      let isNamed = names.contains(hidden.finding.rule.text[...])
      switch key {
      case "off", "on": return hidden.cause == .ruleOff && isNamed
      case "impact": return [.ruleOff, .doesNotFail].contains(hidden.cause) && isNamed
      case "profile" where !folder.text.isEmpty: return hidden.cause == .notScanned
      case "profile", "rules", "checks", "only", "skip", "min-impact": return hidden.cause == .ruleOff
      case "fail-on", "stale": return hidden.cause == .doesNotFail
      case "strict", "may-be-empty": return hidden.finding.rule == .strict
      case "exclude" where hidden.cause == .notScanned:
        let path = hidden.finding.place.path.text.utf8.dropFirst(
          folder.text.isEmpty ? 0 : folder.text.utf8.count + 1)
        return pattern?.matches(FilePath(String(path) ?? "")) ?? false
      case "exclude", "include": return hidden.cause == .notScanned || hidden.finding.rule == .strict
      case "baseline", "no-baseline": return hidden.cause == .baseline
      case "diff": return hidden.cause == .older
      case "roles", "replace", "words", "modules", "layers", "report-path": return hidden.cause == .other
      default: return false
      }
    }
  }

  // MARK: Documents and rules

  private var documents: [CheckChange] {
    let paths = Set((old.documents + new.documents).map(\.path)).sorted()
    return paths.compactMap { path in
      let (before, after) = (page(path, in: old.documents), page(path, in: new.documents))
      if before?.bytes == after?.bytes { return nil }
      let stem = path.stem
      let what = before == nil ? "was added" : after == nil ? "was removed" : "changed"
      return CheckChange("the document \(path) \(what)", at: Place.head(path)) {
        $0.finding.rule.text == stem && [.document, .ruleOff, .other, .doesNotFail].contains($0.cause)
      }
    }
  }

  /// Rules that ran and do not any more, and new ones.
  private var rules: [CheckChange] {
    let gone = old.running.subtracting(new.running).sorted()
    let added = new.running.subtracting(old.running).sorted()
    return gone.map { rule in
      CheckChange("the rule `\(rule)` no longer runs", at: nil) {
        $0.finding.rule == rule && $0.cause == .ruleOff
      }
    } + added.map { change("the rule `\($0)` runs now", nil) }
  }

  // MARK: Comments, entries and files

  private var comments: [CheckChange] {
    let before = SuppressionComment.all(in: old.session)
    return SuppressionComment.added(
      SuppressionComment.all(in: new.session), since: before,
      ChangedFiles(from: old.session.project, to: new.session.project)
    ).map { comment in
      CheckChange(
        comment.reason.isEmpty
          ? "a comment for `\(comment.rule)` was added, without a reason"
          : "a comment for `\(comment.rule)` was added",
        reason: comment.reason.isEmpty ? nil : comment.reason,
        at: comment.place, hiding: .comment(rule: comment.rule, path: comment.place.path))
    }
  }

  /// Entries of the baseline by what they list, wherever it is now.
  private var entries: [CheckChange] {
    var open = Dictionary(grouping: old.entries) { $0.key.moved(to: FilePath("")) }
    let added = new.entries.filter { open[$0.key.moved(to: FilePath(""))]?.popLast() == nil }
    return added.map { entry in
      CheckChange(
        "a baseline entry was added: `\(entry.text)` (`\(entry.key.rule)`)", reason: entry.reason,
        at: entry.place ?? Place.head(entry.key.path), hiding: .entry(entry.key))
    }
  }

  /// Code that is there and is not checked: files that are not parsed completely, and folders that are never entered.
  private var unread: [CheckChange] {
    func places(_ code: CheckedCode) -> [FilePath: [NotUnderstood]] {
      Dictionary(grouping: code.session.scan.notUnderstood, by: \.path)
    }
    func skipped(_ code: CheckedCode) -> Int { code.session.scan.leftOut[.skipped].number }
    let more = skipped(new) - skipped(old)
    let before = places(old)
    let after = places(new).sorted { $0.key < $1.key }
    return after.compactMap { path, all in
      let known = before[path] ?? []
      guard all.count > known.count else { return nil }
      let messages = Set(known.map(\.message))
      let first = all.first { !messages.contains($0.message) } ?? all[0]
      let start = Position(line: first.line, column: first.column, utf16Column: first.utf16Column)
      let more = known.isEmpty ? "is not parsed completely" : "is parsed less completely than before"
      return change(
        "\(path) \(more), so a part of it is not checked: \(first.message)",
        Place(path: path, start: start, end: start))
    }
      + (more <= 0
        ? []
        : [
          change(
            "\(more) more Swift \(more == 1 ? "file lies" : "files lie") in folders that are skipped", nil)
        ])
  }

  /// Files that the old check reads and the new one does not.
  private var files: [CheckChange] {
    judged.paths.subtracting(new.paths).sorted().map { path in
      CheckChange(
        "\(path) is \(old.paths.contains(path) ? "no longer" : "not") checked", at: Place.head(path),
        hiding: .file(path))
    }
  }
}
