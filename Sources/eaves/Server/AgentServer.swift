import EavesDocuments
import EavesReporters
import EavesSource

/// The server side of the Model Context Protocol: a message in, a message out.
///
/// Serves both protocol generations. A request with its protocol version in `_meta` is answered by revision 2026-07-28;
/// `initialize` begins a session of an older one. The server sends nothing unsolicited.
struct AgentServer {
  private var handler: AgentToolHandler
  /// The revision that `initialize` settled on; nil before.
  private var session: String?

  init(_ project: LiveProject) { handler = AgentToolHandler(project) }

  private static let modern = "2026-07-28"
  /// Revisions with a handshake, the newest last.
  private static let sessions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  /// The one revision in which several messages may come in an array.
  private static let batching = "2025-03-26"

  private enum Key {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    static let server = "io.modelcontextprotocol/serverInfo"
  }

  // MARK: Messages

  /// The answer to a message; nil for notifications.
  mutating func reply(to line: MessageLines.Line) -> String? {
    guard case .whole(let bytes) = line else { return Self.refusal(.tooLong, to: .null).line }
    guard let message = JSON(message: bytes) else { return Self.refusal(.noJSON, to: .null).line }
    guard case .array(let parts) = message else { return reply(to: message)?.line }
    if session != Self.batching || parts.isEmpty { return Self.refusal(.noRequest, to: .null).line }
    let replies = parts.compactMap { reply(to: $0) }
    return replies.isEmpty ? nil : JSON.array(replies).line
  }

  private mutating func reply(to message: JSON) -> JSON? {
    guard message["jsonrpc"]?.text == "2.0" else { return Self.refusal(.noRequest, to: .null) }
    // Notifications, and answers to requests that were never sent.
    let isAnswer = message["result"] != nil || message["error"] != nil
    if message["method"]?.text != nil ? message["id"] == nil : isAnswer { return .none }
    guard let id = message["id"], let method = message["method"]?.text, id.text != nil || id.whole != nil
    else { return Self.refusal(.noRequest, to: .null) }
    do throws(Refusal) {
      let params = message["params"] ?? [:]
      guard case .object = params else { throw .parameters("`params` is no object") }
      return RPC.Answer.result(try result(of: method, params)).message(for: id)
    } catch {
      return Self.refusal(error, to: id)
    }
  }

  private static func refusal(_ refusal: Refusal, to id: JSON) -> JSON {
    RPC.failure(id, refusal.fault, refusal.message, data: refusal.data)
  }

  // MARK: Eras

  private mutating func result(of method: String, _ params: JSON) throws(Refusal) -> JSON {
    if method == "initialize" { return try beginning(params) }
    if let version = params["_meta"]?[Key.version] {
      return try modernResult(of: method, params, version)
    }
    if method == "ping" { return [:] }
    guard session != nil else {
      throw .parameters("`_meta` has no `\(Key.version)`, and there was no `initialize`")
    }
    return try handler.result(of: method, params)
  }

  private mutating func beginning(_ params: JSON) throws(Refusal) -> JSON {
    guard let wanted = params["protocolVersion"]?.text else {
      throw .parameters("`protocolVersion` is missing")
    }
    let version = Self.sessions.contains(wanted) ? wanted : Self.sessions[Self.sessions.count - 1]
    session = version
    return [
      "protocolVersion": .string(version), "capabilities": Self.capabilities, "serverInfo": Self.info,
      "instructions": .string(AgentToolHandler.instructions),
    ]
  }

  private mutating func modernResult(
    of method: String, _ params: JSON, _ version: JSON
  ) throws(Refusal) -> JSON {
    guard let version = version.text else { throw .parameters("`\(Key.version)` is no string") }
    guard version == Self.modern else { throw .version(version, supported: [Self.modern]) }
    guard case .object = params["_meta"]?[Key.capabilities] else {
      throw .parameters("`_meta` has no object `\(Key.capabilities)`")
    }
    let result = method == "server/discover" ? Self.discovery : try handler.result(of: method, params)
    let isKept = method == "server/discover" || AgentToolHandler.cacheable.contains(method)
    let whole = result.with("resultType", "complete").with("_meta", .object([(Key.server, Self.info)]))
    return isKept ? whole.with("ttlMs", 0).with("cacheScope", "private") : whole
  }

  // MARK: What it is

  private static let discovery: JSON = [
    "supportedVersions": [.string(modern)], "capabilities": capabilities,
    "instructions": .string(AgentToolHandler.instructions),
  ]
  private static let capabilities: JSON = ["tools": [:], "resources": [:]]
  private static let info: JSON = ["name": .string(Tool.name), "version": .string(Tool.version)]
}

/// Why an agent's request gets no result.
struct Refusal: Error {
  let fault: RPC.Fault
  let message: String
  var data: JSON?

  static let noJSON = Refusal(fault: .parse, message: "this is no JSON, or is nested deeper than 64 levels")
  static let noRequest = Refusal(
    fault: .invalid, message: "this is no request of JSON-RPC 2.0: `jsonrpc`, `id` (text or number), `method`"
  )
  static let tooLong = Refusal(
    fault: .invalid, message: "a message is longer than \(MessageLines.longest >> 20) MiB")

  static func method(_ name: String) -> Refusal {
    Refusal(fault: .unknownMethod, message: "there is no method `\(name)`")
  }

  static func parameters(_ fault: String) -> Refusal { Refusal(fault: .parameters, message: fault) }

  static func version(_ requested: String, supported: [String]) -> Refusal {
    Refusal(
      fault: .version, message: "Unsupported protocol version",
      data: ["supported": .array(supported.map { .string($0) }), "requested": .string(requested)])
  }

  static func unchecked(_ problems: String) -> Refusal { Refusal(fault: .unchecked, message: problems) }
}
