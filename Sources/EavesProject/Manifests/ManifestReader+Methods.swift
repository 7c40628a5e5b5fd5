import EavesOutline
import EavesSource

extension ManifestReader {
  /// What a method of the standard library gives; nil for one that is not read.
  mutating func method(
    _ name: String, of value: ManifestTerm, _ arguments: [ManifestArgument], at node: Int
  ) -> ManifestTerm? {
    if let elements = elements(of: value), !value.isNothing {
      if case .function(let function)? = arguments.last?.term.value {
        return walk(name, value, elements, function, arguments, at: node)
      }
      return method(name, ofList: elements, value, arguments.map(\.term), at: node)
    }
    if case .text(let text) = value.value { return method(name, ofText: text, value, arguments, at: node) }
    return nil
  }

  // MARK: Lists

  private mutating func walk(
    _ name: String, _ value: ManifestTerm, _ elements: [ManifestTerm], _ function: ManifestFunction,
    _ arguments: [ManifestArgument], at node: Int
  ) -> ManifestTerm? {
    switch name {
    case "map", "flatMap", "compactMap":
      return ManifestTerm(.list(mapped(elements, function, name, at: node)), at: value.range)
    case "forEach":
      for element in elements { _ = call(function, [("", element)], at: element.range) }
      return ManifestTerm(.nothing, at: range(node))
    case "filter":
      return filtered(ManifestTerm(.list(elements), at: value.range), function, keeping: true)
    case "first":
      for element in elements {
        guard let truth = call(function, [("", element)], at: element.range).truth,
          element.isCertain || !truth
        else {
          return unread("which one it is depends on a condition", at: node)
        }
        if truth { return element }
      }
      return ManifestTerm(.nothing, at: range(node))
    case "contains", "allSatisfy":
      for element in elements {
        guard let truth = call(function, [("", element)], at: element.range).truth else {
          return unread("it depends on a condition", at: node)
        }
        if truth == (name == "contains"), element.isCertain {
          return ManifestTerm(.truth(truth), at: value.range)
        }
      }
      return ManifestTerm(.truth(name != "contains"), at: value.range)
    case "sorted": return value
    case "reduce":
      guard arguments.count == 2, var sum = arguments.first?.term else { return nil }
      for element in elements { sum = call(function, [("", sum), ("", element)], at: element.range) }
      return sum
    default: return nil
    }
  }

  private mutating func mapped(
    _ elements: [ManifestTerm], _ function: ManifestFunction, _ name: String, at node: Int
  ) -> [ManifestTerm] {
    var made: [ManifestTerm] = []
    for element in elements {
      guard step(), made.count < Self.lengthLimit else { return made + [unread(Self.tooLong, at: node)] }
      let value = call(function, [("", element)], at: element.range)
      var parts = [value]
      if name == "flatMap" {
        parts = self.elements(of: value) ?? value.elements.flatMap { self.elements(of: $0) ?? [$0] }
      } else if name == "compactMap" {
        parts = value.elements.filter { !$0.isNothing }
      }
      made += element.isCertain ? parts : parts.map(\.doubtful)
    }
    return made
  }

  /// The elements that a function keeps or removes; where that is unknown they are marked as conditional.
  mutating func filtered(
    _ list: ManifestTerm, _ function: ManifestFunction, keeping: Bool
  ) -> ManifestTerm {
    var kept: [ManifestTerm] = []
    for element in elements(of: list) ?? [] {
      switch call(function, [("", element)], at: element.range).truth {
      case nil: kept.append(element.doubtful)
      case let truth?: if truth == keeping { kept.append(element) }
      }
    }
    return ManifestTerm(.list(kept), at: list.range)
  }

  private func method(
    _ name: String, ofList elements: [ManifestTerm], _ value: ManifestTerm, _ arguments: [ManifestTerm],
    at node: Int
  ) -> ManifestTerm? {
    switch (name, arguments.first) {
    case ("contains", let wanted?):
      let answers = elements.map { ($0, state.equal($0, wanted)) }
      if answers.contains(where: { $0.0.isCertain && $0.1 == true }) {
        return ManifestTerm(.truth(true), at: value.range)
      }
      let isKnown = answers.allSatisfy { $0.1 == false }
      return isKnown
        ? ManifestTerm(.truth(false), at: value.range) : unread("it depends on a condition", at: node)
    case ("reversed", nil), ("sorted", nil), ("shuffled", nil): return value
    case ("joined", _): return joined(elements, by: arguments.first, value, at: node)
    case ("union", let other?): return added(value, other, node)
    case ("enumerated", nil):
      let numbered = elements.enumerated().map { at, element in
        ManifestTerm(
          .tuple([("offset", ManifestTerm(.number(at), at: element.range)), ("element", element)]),
          at: element.range)
      }
      return ManifestTerm(.list(numbered), at: value.range)
    default: return nil
    }
  }

  private func joined(
    _ elements: [ManifestTerm], by separator: ManifestTerm?, _ value: ManifestTerm, at node: Int
  ) -> ManifestTerm? {
    let inner = elements.compactMap { self.elements(of: $0) }
    if inner.count == elements.count, separator == nil {
      return ManifestTerm(.list(Array(inner.joined())), at: value.range)
    }
    let texts = elements.compactMap(\.text)
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    guard texts.count == elements.count, length < Self.lengthLimit, elements.allSatisfy(\.isCertain),
      separator?.text != nil || separator == nil
    else { return nil }
    return ManifestTerm(.text(texts.joined(separator: separator?.text ?? "")), at: value.range)
  }

  // MARK: Texts

  private func method(
    _ name: String, ofText text: String, _ value: ManifestTerm, _ arguments: [ManifestArgument], at node: Int
  ) -> ManifestTerm? {
    let word = arguments.first?.term.text
    func truth(_ truth: Bool) -> ManifestTerm { ManifestTerm(.truth(truth), at: value.range) }
    func changed(_ text: String) -> ManifestTerm { ManifestTerm(.text(text), at: value.range) }
    switch (name, word) {
    case ("hasPrefix", let word?): return truth(text.hasPrefix(word))
    case ("hasSuffix", let word?): return truth(text.hasSuffix(word))
    case ("contains", let word?): return truth(text.contains(word))
    case ("lowercased", nil): return changed(text.lowercased())
    case ("uppercased", nil): return changed(text.uppercased())
    case ("appending", let word?) where text.utf8.count + word.utf8.count < Self.lengthLimit:
      return changed(text + word)
    case ("dropFirst", nil), ("dropLast", nil):
      let count = arguments.first?.term.number ?? 1
      guard count >= 0 else { return nil }
      return changed(String(name == "dropFirst" ? text.dropFirst(count) : text.dropLast(count)))
    case ("replacingOccurrences", let word?):
      guard let other = arguments.last?.term.text, arguments.count == 2, !word.isEmpty else { return nil }
      let parts = text.split(separator: word, omittingEmptySubsequences: false)
      let length = text.utf8.count + parts.count * other.utf8.count
      return length < Self.lengthLimit ? changed(parts.joined(separator: other)) : nil
    default: return nil
    }
  }
}
