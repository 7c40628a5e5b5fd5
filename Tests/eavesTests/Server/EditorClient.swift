import EavesDocuments
import EavesFiles
import EavesSource
import Synchronization
import Testing

@testable import eaves

/// An editor that talks to a server in this process.
final class EditorClient {
  private var server: LanguageServer
  private let sent = Sent()
  private var last = 0
  let sandbox: Sandbox

  /// What the server has sent.
  private final class Sent: Sendable {
    let messages = Mutex<[JSON]>([])
  }

  init(_ sandbox: Sandbox, abilities: JSON = EditorClient.pulling, words: [String] = []) throws {
    self.sandbox = sandbox
    let place = try #require(AbsolutePath(sandbox.path))
    let sent = sent
    let parser = ArgumentParser(["lsp"] + words) { _ in false }
    server = LanguageServer(parser.invocation, in: place) { message in
      sent.messages.withLock { $0.append(message) }
    }
    _ = request("initialize", ["rootUri": .string(uri("")), "capabilities": abilities])
    notify("initialized", [:])
  }

  static let pulling: JSON = [
    "general": ["positionEncodings": ["utf-8"]], "textDocument": ["diagnostic": [:]],
    "workspace": ["applyEdit": true, "diagnostics": ["refreshSupport": true]],
    "window": ["showDocument": ["support": true]],
  ]

  var exitStatus: Int32? { server.exitStatus }

  func uri(_ path: String) -> String {
    path.isEmpty ? "file://" + sandbox.path : "file://\(sandbox.path)/\(path)"
  }

  /// Bytes as they are.
  func say(_ text: String) { server.receive(Array(text.utf8)) }

  func notify(_ method: String, _ parameters: JSON) {
    say(FramedMessages.framed(["jsonrpc": "2.0", "method": .string(method), "params": parameters]))
  }

  /// The answer to a request: its message.
  func request(_ method: String, _ parameters: JSON) -> JSON {
    last += 1
    let id = last
    say(
      FramedMessages.framed([
        "jsonrpc": "2.0", "id": .number(id), "method": .string(method), "params": parameters,
      ]))
    return sent.messages.withLock { all in
      guard let index = all.firstIndex(where: { $0["id"]?.whole == id && $0["method"] == nil }) else {
        return .null
      }
      return all.remove(at: index)
    }
  }

  /// What the server says once nothing more is said to it.
  func rest() -> [JSON] {
    server.rest()
    return told()
  }

  /// What was sent and not taken yet.
  func told() -> [JSON] {
    sent.messages.withLock { all in
      defer { all = [] }
      return all
    }
  }

  func open(_ path: String, _ text: String) {
    notify("textDocument/didOpen", ["textDocument": ["uri": .string(uri(path)), "text": .string(text)]])
  }

  func change(_ path: String, _ start: (Int, Int), _ end: (Int, Int), _ text: String) {
    let range: JSON = [
      "start": ["line": .number(start.0), "character": .number(start.1)],
      "end": ["line": .number(end.0), "character": .number(end.1)],
    ]
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(path))],
        "contentChanges": [["range": range, "text": .string(text)]],
      ])
  }

  /// The diagnostics of a file: "line:character code message", both 0-based.
  func diagnostics(_ path: String) -> [String] {
    let answer = request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri(path))]])
    return (answer["result"]?["items"]?.elements ?? []).map(Self.line)
  }

  static func line(_ item: JSON) -> String {
    let start = item["range"]?["start"]
    let message = item["message"]?.text ?? ""
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    return
      "\(start?["line"]?.whole ?? -1):\(start?["character"]?.whole ?? -1) \(item["code"]?.text ?? "-") \(first)"
  }
}
