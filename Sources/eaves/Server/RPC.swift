import EavesSession
import EavesSource

/// Messages of JSON-RPC 2.0.
enum RPC {
  /// Why a request has no result; the numbers are those of JSON-RPC and of the protocols.
  enum Fault: Int {
    case parse = -32700
    case invalid = -32600
    case unknownMethod = -32601
    case parameters = -32602
    case unchecked = -32603
    case notInitialized = -32002
    case cancelled = -32800
    case failed = -32803
    case version = -32022
  }

  /// What a request comes to.
  enum Answer {
    case result(JSON)
    case failure(Fault, String)

    func message(for id: JSON) -> JSON {
      switch self {
      case .result(let result): ["jsonrpc": "2.0", "id": id, "result": result]
      case .failure(let fault, let text): RPC.failure(id, fault, text)
      }
    }
  }

  static func failure(_ id: JSON?, _ fault: Fault, _ text: String, data: JSON? = nil) -> JSON {
    let error: JSON = ["code": .number(fault.rawValue), "message": .string(text)]
    return ["jsonrpc": "2.0", "id": id ?? .null, "error": error.with("data", data)]
  }

  /// All diagnostics of a file, or word that they are as before.
  static func report(_ file: FileDiagnostics, since before: String?) -> JSON {
    before == file.result
      ? ["kind": "unchanged", "resultId": .string(file.result)]
      : ["kind": "full", "resultId": .string(file.result), "items": .array(file.items)]
  }
}
