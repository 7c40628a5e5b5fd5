import EavesDocuments
import EavesFiles
import EavesSource

/// The input of a coding agent's hook: one JSON object, as Claude Code sends it.
struct HookEvent {
  /// The working folder of the agent; nil when it is not given.
  let folder: String?
  /// The Swift file that is edited; nil at the end of a turn, when all is asked.
  let file: String?
  /// What is about to be done to it; nil when it was done.
  let edits: HookEdits?
  /// Whether the agent was stopped at the end of this turn already: it is not stopped for ever.
  let wasStopped: Bool

  /// Nil for what is none of ours: other tools and events, files that are not Swift. Throws for what cannot be read.
  init?(_ input: Result<[UInt8], FileFault>) throws(Workspace.Problems) {
    guard case .success(let bytes) = input, let json = JSON(message: bytes), case .object = json,
      let event = json["hook_event_name"]?.text
    else { throw HookWording.unread }
    folder = json["cwd"]?.text
    wasStopped = json["stop_hook_active"]?.truth ?? false
    switch event {
    case "Stop", "SubagentStop": (file, edits) = (nil, nil)
    case "PreToolUse", "PostToolUse":
      let tool = json["tool_name"]?.text ?? ""
      guard ["Write", "Edit", "MultiEdit"].contains(tool) else { return nil }
      guard let path = json["tool_input"]?["file_path"]?.text else { throw HookWording.noFile }
      guard path.hasSuffix(".swift") else { return nil }
      file = path
      edits = event == "PostToolUse" ? nil : try HookEdits(tool, json["tool_input"] ?? [:])
    default: return nil
    }
  }
}

/// What is about to be done to a file.
struct HookEdits {
  private struct Step {
    let old: [UInt8]
    let new: [UInt8]
    let isEverywhere: Bool
  }

  /// The whole new text; nil where parts are replaced.
  private let content: [UInt8]?
  private let steps: [Step]

  fileprivate init(_ tool: String, _ input: JSON) throws(Workspace.Problems) {
    let parts = tool == "Write" ? [] : tool == "Edit" ? [input] : (input["edits"] ?? []).elements
    content = tool == "Write" ? input["content"]?.text.map { Array($0.utf8) } : nil
    steps = parts.compactMap { part in
      guard let old = part["old_string"]?.text, let new = part["new_string"]?.text else { return nil }
      return Step(
        old: Array(old.utf8), new: Array(new.utf8), isEverywhere: part["replace_all"]?.truth ?? false)
    }
    if content == nil, steps.isEmpty || steps.count < parts.count { throw HookWording.noText }
  }

  /// The text that results. Throws where a part is not there: the edit will fail, and says so itself.
  ///
  /// Lines that Windows broke are taken as agents quote them, who read CR LF as LF and write it back.
  func applied(to bytes: [UInt8]?) throws(Workspace.Problems) -> [UInt8] {
    if let content { return content }
    let text = bytes ?? []
    if let result = Self.applied(steps, to: text) { return result }
    let plain = steps.map {
      Step(old: $0.old.withPlainBreaks, new: $0.new.withPlainBreaks, isEverywhere: $0.isEverywhere)
    }
    guard text != text.withPlainBreaks, let result = Self.applied(plain, to: text.withPlainBreaks) else {
      throw HookWording.notThere
    }
    return result.replacing([0x0A], with: [0x0D, 0x0A])
  }

  /// Nil where a part is not there.
  private static func applied(_ steps: [Step], to bytes: [UInt8]) -> [UInt8]? {
    var text = bytes
    for step in steps {
      if step.old.isEmpty, text.isEmpty {
        text = step.new
      } else if !step.old.isEmpty, let found = text.firstRange(of: step.old) {
        if step.isEverywhere {
          text = text.replacing(step.old, with: step.new)
        } else {
          text.replaceSubrange(found, with: step.new)
        }
      } else {
        return nil
      }
    }
    return text
  }
}

extension [UInt8] {
  fileprivate var withPlainBreaks: [UInt8] { replacing([0x0D, 0x0A], with: [0x0A]) }
}

/// Messages about empty or invalid input.
private enum HookWording {
  static let unread = one(
    "standard input holds no JSON with a `hook_event_name`", "name `eaves hook` as a hook of Claude Code")
  static let noFile = one(
    "`tool_input` names no `file_path`", "fix the hook's matcher: Write|Edit|MultiEdit")
  static let noText = one(
    "`tool_input` does not say what is written", "give `content`, or `old_string` and `new_string`")
  static let notThere = one(
    "the text that is to be replaced is not in the file", "read the file again: it was not checked")

  private static func one(_ cause: String, _ remedy: String) -> Workspace.Problems {
    Workspace.Problems([Problem(cause, remedy: remedy)])
  }
}
