import EavesFindings
import EavesSource

/// Details of a finding besides its message: how it was recognized, and other places of its cause.
struct Notes {
  /// How many lines a list shows before the rest is only counted.
  private static let linesShown = 12

  private let finding: Finding

  init(on finding: Finding) { self.finding = finding }

  /// "`\.store` has the type `OrderStore`", "also on lines 22, 30".
  var parts: [String] {
    var parts = finding.recognitions
    let here = finding.related.filter {
      $0.place.path == finding.place.path && $0.place.start.line != finding.place.start.line
    }
    if !here.isEmpty { parts.append(Self.lines(of: here)) }
    return parts
  }

  /// The same in lines: of several sentences each has one, behind the other lines of the finding.
  var lines: [String] {
    var parts = parts
    let sentences = parts.count { !$0.hasPrefix("also on ") }
    if sentences < 2 { return parts.isEmpty ? [] : [parts.joined(separator: "; ")] }
    if sentences < parts.count { parts.insert(parts.removeLast(), at: 0) }
    return parts
  }

  /// Places of the same cause in other files.
  var elsewhere: [RelatedPlace] { finding.related.filter { $0.place.path != finding.place.path } }

  /// "also on lines 22, 30"; of places that all say "… begins here", "… begins on line 22".
  private static func lines(of places: [RelatedPlace]) -> String {
    let message = places[0].message
    let isShared = message.hasSuffix(" here") && places.allSatisfy { $0.message == message }
    let what = isShared ? String(message.dropLast(" here".count)) : "also"
    let lines = Set(places.map(\.place.start.line)).sorted()
    let more = lines.count - linesShown
    let text = "\(what) on \(Wording.lines(Array(lines.prefix(linesShown))))"
    return more > 0 ? "\(text) and \(Wording.figure(more)) more" : text
  }
}

extension Finding {
  /// Why what was added to suppress it does not; nil where nothing was.
  var notSuppressed: String? {
    ignored.map {
      switch $0 {
      case .allowance: "--diff ignores `eaves:allow` comments that were added after the revision"
      case .baseline: "--diff ignores baseline entries that were added after the revision"
      }
    }
  }

  /// Message, recognition and remedy, for formats that have one line for all of it.
  var story: String {
    ([message] + (recognised.map { [$0] } ?? [])).joined(separator: "; ")
      + (notSuppressed.map { "; not suppressed: \($0)" } ?? "")
      + (instead.map { "; fix: \($0)" } ?? "")
  }
}
