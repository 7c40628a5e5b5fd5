import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

// What can be written next: rules behind `eaves:allow`, words of the language in the fence of a check.

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
    guard isInCheck(position, in: text), case .success(let check) = projects[index].check() else {
      return .null
    }
    return list(WordStory.words(of: check.workspace.book.vocabulary).map { ($0, "") })
  }

  private func line(before position: ProtocolPosition, in text: PlacedText) -> String {
    let end = text.offset(of: position)
    guard let range = text.lines.range(ofLine: position.line + 1, in: text.bytes), Int(range.start) <= end
    else { return "" }
    return String(decoding: text.bytes[Int(range.start)..<end], as: UTF8.self)
  }

  /// Whether a position stands in a fence below a label that says `Check`.
  private func isInCheck(_ position: ProtocolPosition, in text: PlacedText) -> Bool {
    var (isInFence, isCheck, follows) = (false, false, false)
    let lines = String(decoding: text.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in lines.prefix(max(0, position.line)) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("```") || line.hasPrefix("~~~") {
        isInFence.toggle()
        isCheck = isInFence && follows
        follows = false
      } else if !isInFence, !line.isEmpty {
        follows = line.lowercased().hasPrefix("**check")
      }
    }
    return isInFence && isCheck
  }

  private func list(_ words: [(label: String, detail: String)]) -> JSON {
    [
      "isIncomplete": false,
      "items": .array(
        words.map { ["label": .string($0.label), "kind": 14, "detail": .string($0.detail)] }),
    ]
  }
}
