import EavesFiles
import EavesSource
import Foundation
import Testing

@testable import eaves

/// Values of JSON as a test asks for them: `reply["result"]["tools"][0]["name"].text`.
struct Value {
  let any: Any?

  init(_ any: Any?) { self.any = any }

  init(parsing line: String) throws {
    any = try JSONSerialization.jsonObject(with: Data(line.utf8), options: [.fragmentsAllowed])
  }

  subscript(_ key: String) -> Value { Value((any as? [String: Any])?[key]) }
  subscript(_ index: Int) -> Value {
    Value((any as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil })
  }
  var text: String? { any as? String }
  var whole: Int? { isTruth ? nil : any as? Int }
  var truth: Bool? { isTruth ? any as? Bool : nil }
  var list: [Value] { (any as? [Any] ?? []).map(Value.init) }
  var keys: Set<String> { Set((any as? [String: Any] ?? [:]).keys) }
  var isObject: Bool { any is [String: Any] }
  var isNull: Bool { any is NSNull }
  private var isTruth: Bool { (any as? NSNumber).map { unsafe String(cString: $0.objCType) == "c" } ?? false }

  /// What is wrong with a value under a schema, as far as the schemas of the tools go.
  func faults(under schema: Value, at place: String = "$") -> [String] {
    if !schema["anyOf"].list.isEmpty {
      return schema["anyOf"].list.contains { faults(under: $0).isEmpty } ? [] : ["\(place): none of anyOf"]
    }
    if !schema["enum"].list.isEmpty, !schema["enum"].list.contains(where: { $0.text == text }) {
      return ["\(place): \(text ?? "") is not in the list"]
    }
    switch schema["type"].text {
    case "string": return text == nil ? ["\(place): no string"] : []
    case "integer":
      return whole.map { $0 >= schema["minimum"].whole ?? Int.min } ?? false ? [] : ["\(place): no integer"]
    case "boolean": return truth == nil ? ["\(place): no boolean"] : []
    case "null": return isNull ? [] : ["\(place): not null"]
    case "array":
      if !(any is [Any]) { return ["\(place): no array"] }
      return list.enumerated().flatMap { $1.faults(under: schema["items"], at: "\(place)[\($0)]") }
    case "object": return isObject ? faults(ofFieldsUnder: schema, at: place) : ["\(place): no object"]
    case let other: return ["\(place): a schema of type \(other ?? "none")"]
    }
  }

  private func faults(ofFieldsUnder schema: Value, at place: String) -> [String] {
    let (known, others) = (schema["properties"], schema["additionalProperties"])
    let missing = schema["required"].list.compactMap(\.text).filter { !keys.contains($0) }
    return missing.map { "\(place): \($0) is missing" }
      + keys.flatMap { key -> [String] in
        if known.keys.contains(key) { return self[key].faults(under: known[key], at: "\(place).\(key)") }
        if others.truth == false { return ["\(place): \(key) is one too many"] }
        return others.isObject ? self[key].faults(under: others, at: "\(place).\(key)") : []
      }
  }
}

/// A conversation with a server on a folder.
struct Conversation {
  private var server: AgentServer
  private var count = 0
  /// Whose folder it is: that goes when nobody needs it.
  private var sandbox: Sandbox?

  /// On the project in `p`, by the rules in `rules`.
  init(on sandbox: Sandbox) throws {
    try self.init(in: "\(sandbox.path)/p") {
      $0.profile = "none"
      $0.rules = ["\(sandbox.path)/rules"]
    }
    self.sandbox = sandbox
  }

  init(in path: String, _ change: (inout Invocation) -> Void = { _ in }) throws {
    var invocation = Invocation()
    invocation.command = .mcp
    change(&invocation)
    server = AgentServer(LiveProject(invocation, in: try #require(AbsolutePath(path))))
  }

  /// What the server answers to a line; nil for nothing.
  mutating func say(_ line: String) throws -> Value? {
    guard let reply = server.reply(to: .whole(Array(line.utf8))) else { return nil }
    #expect(!reply.utf8.contains { $0 < 0x20 })
    return try Value(parsing: reply)
  }

  mutating func begin(_ version: String = "2025-06-18") throws {
    _ = try say(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#)
  }

  mutating func ask(_ method: String, _ params: [String: Any] = [:]) throws -> Value {
    count += 1
    let message: [String: Any] = ["jsonrpc": "2.0", "id": count, "method": method, "params": params]
    let reply = try say(String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self))
    #expect(reply?["id"].whole == count)
    return reply ?? Value(nil)
  }

  /// The result of a tool.
  mutating func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> Value {
    try ask("tools/call", ["name": tool, "arguments": arguments])["result"]
  }

  /// The structured answer of a tool that did not fail.
  mutating func answer(_ tool: String, _ arguments: [String: Any] = [:]) throws -> Value {
    let result = try call(tool, arguments)
    #expect(result["isError"].truth == false, "\(result)")
    return result["structuredContent"]
  }

  /// The schema of a tool's answers.
  mutating func schema(of tool: String) throws -> Value {
    let tools = try ask("tools/list")["result"]["tools"].list
    return try #require(tools.first { $0["name"].text == tool })["outputSchema"]
  }
}

extension Sandbox {
  /// The fixture of that name in this repository.
  static func fixture(_ name: String) -> String {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + (parts + ["Fixtures", Substring(name)]).joined(separator: "/")
  }

  /// A copy of a fixture in `p`.
  static func copy(of fixture: String) throws -> Sandbox {
    let sandbox = try Sandbox([])
    try FileManager.default.copyItem(atPath: Self.fixture(fixture), toPath: "\(sandbox.path)/p")
    return sandbox
  }
}
