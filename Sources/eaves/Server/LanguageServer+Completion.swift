import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

// What can be written next: rules behind `eaves:allow`, and in the fence of a check what may stand where one writes.

extension LanguageServer {
  mutating func completions(_ parameters: JSON) -> JSON {
    guard let uri = parameters["textDocument"]?["uri"]?.text, let text = texts[uri],
      let position = ProtocolPosition(parameters["position"]), let place = FileURI.place(uri),
      let index = project(of: place)
    else { return .null }
    if uri.lowercased().hasSuffix(".swift") {
      let line = line(before: position, in: text)
      guard line.contains("eaves:allow"), !line.contains("--"),
        case .success(let check) = projects[index].check()
      else { return .null }
      return list(
        check.session.documents.filter { $0.status == .rule && $0.isAllowable }.map { ($0.id.text, $0.title) }
      )
    }
    guard let lines = check(before: position, in: text), let words = projects[index].vocabulary() else {
      return .null
    }
    return list(NextWords(after: lines, in: words).choices.map { ($0.word, $0.meaning) })
  }

  private func line(before position: ProtocolPosition, in text: PlacedText) -> String {
    let end = text.offset(of: position)
    guard let range = text.lines.range(ofLine: position.line + 1, in: text.bytes), Int(range.start) <= end
    else { return "" }
    return String(decoding: text.bytes[Int(range.start)..<end], as: UTF8.self)
  }

  /// The lines of a fence below a label that says `Check`, up to a position in it; nil where it stands in none.
  private func check(before position: ProtocolPosition, in text: PlacedText) -> [String]? {
    var (isInFence, isCheck, follows) = (false, false, false)
    var check: [String] = []
    let lines = String(decoding: text.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for whole in lines.prefix(max(0, position.line)) {
      let line = whole.drop { $0 == " " }
      if line.hasPrefix("```") || line.hasPrefix("~~~") {
        isInFence.toggle()
        isCheck = isInFence && follows
        follows = false
        check = []
      } else if isInFence {
        check.append(String(whole))
      } else if !line.isEmpty {
        follows = line.lowercased().hasPrefix("**check")
      }
    }
    return isInFence && isCheck ? check + [self.line(before: position, in: text)] : nil
  }

  private func list(_ words: [(label: String, detail: String)]) -> JSON {
    [
      "isIncomplete": false,
      "items": .array(
        words.map { ["label": .string($0.label), "kind": 14, "detail": .string($0.detail)] }),
    ]
  }
}
