import EavesSource

/// Words and figures as a person reads them.
enum Wording {
  /// "no findings", "1 finding", "48,211 findings".
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number == 0 ? "no" : figure(number)) \(number == 1 ? noun : plural(of: noun))"
  }

  /// `48,211`.
  static func figure(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// "48,211", "1,000 or more".
  static func atLeast(_ count: SkippedFiles.Count) -> String {
    figure(count.number) + (count.isAtLeast ? " or more" : "")
  }

  /// `0.08 s`: rounded to hundredths.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((min(max(seconds, 0), 1e9) * 100).rounded())
    let rest = hundredths % 100
    return "\(figure(hundredths / 100)).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// `viewModel` → `view model`.
  static func noun(ofRole role: String) -> String {
    switch role {
    case "drawn": "SwiftUI type"
    case "logging": "logger"
    default: NameWords.role(role).replacing("-", with: " ")
    }
  }

  /// `repository` → `repositories`, `class` → `classes`, `view` → `views`, `part of a screen` → `parts of a screen`.
  static func plural(of noun: String) -> String {
    let words = noun.split(separator: " ")
    if let of = words.firstIndex(of: "of"), of > 0 {
      return plural(of: words[..<of].joined(separator: " ")) + " " + words[of...].joined(separator: " ")
    }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + (["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) } ? "es" : "s")
  }

  /// "line 22", "lines 22, 30".
  static func lines(_ lines: [Int]) -> String {
    "\(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).joined(separator: ", "))"
  }
}
