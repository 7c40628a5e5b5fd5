import EavesFiles
import EavesReporters
import EavesSource

/// The input and output of a command: reports go to standard output, problems to standard error.
struct Output: Sendable {
  private let write: @Sendable (Machine.Stream, String) -> Void
  /// Everything that standard input holds.
  let input: @Sendable () -> Result<[UInt8], FileFault>
  /// Reads standard input piece by piece until it ends or no more is wanted; returns the error, if any. Calls `rest`
  /// before it waits for more.
  let listen: @Sendable (_ rest: () -> Void, _ hear: ([UInt8]) -> InputState) -> FileFault?

  /// Whether more input is wanted.
  enum InputState { case goesOn, isOver }
  /// The value of an environment variable; nil when it is not set.
  let variable: @Sendable (_ name: String) -> String?
  /// Shows progress in place of the last progress line, on a terminal only; nil removes it.
  let progress: @Sendable (String?) -> Void
  /// Takes what need not be taken apart any more: of a process that is about to end, its memory goes as a whole.
  let keep: @Sendable (any Sendable) -> Void

  /// The streams of the process. A closed reader of standard output ends the run successfully; any other failed write
  /// ends it with 2, because a lost report must not look clean.
  init() {
    write = { stream, text in
      do throws(FileFault) {
        try stream.write(Array(text.utf8))
      } catch {
        guard stream == .output else { return }
        if error.reason == .readerGone { Machine.exit(ExitStatus.clean.rawValue) }
        let problem = Problem(
          "standard output cannot be written: \(error.message)", remedy: "write to a file with --output")
        try? Machine.Stream.errors.write(Array("eaves: \(HarmlessText.of(problem.text, in: .line))\n".utf8))
        Machine.exit(ExitStatus.couldNotRun.rawValue)
      }
    }
    variable = { Machine.environmentValue($0) }
    keep = { Machine.keep($0) }
    let isWatched = Machine.Stream.output.isTerminal && Machine.Stream.errors.isTerminal
    progress = { text in
      if isWatched { try? Machine.Stream.errors.write(Array("\r\u{1B}[K\(text ?? "")".utf8)) }
    }
    listen = { rest, hear in
      do throws(FileFault) {
        while true {
          if !Machine.Stream.input.isReadable(within: 0) { rest() }
          let piece = try Machine.Stream.input.readAvailable()
          if piece.isEmpty || hear(piece) == .isOver { return nil }
        }
      } catch {
        return error
      }
    }
    input = {
      do throws(FileFault) {
        return .success(try FileReader.standardInput())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Streams of a test's own.
  init(
    input: String, variables: [String: String] = [:],
    write: @escaping @Sendable (Machine.Stream, String) -> Void
  ) {
    self.write = write
    variable = { variables[$0] }
    keep = { _ in }
    progress = { _ in }
    self.input = { .success(Array(input.utf8)) }
    listen = { rest, hear in
      if hear(Array(input.utf8)) == .goesOn { rest() }
      return nil
    }
  }

  /// Lines for people, whatever the names in them hold.
  func say(_ text: String) { write(.output, HarmlessText.of(text, in: .lines)) }

  /// A text in a format whose author has made harmless what it holds.
  func hand(over text: String) { write(.output, text) }

  /// As `hand(over:)`, for a text that comes in pieces.
  func hand(_ pieces: (@escaping (String) -> Void) -> Void) { pieces { write(.output, $0) } }

  /// Writes lines that are no problems to standard error.
  func writeNotes(_ lines: [String]) {
    let harmless = lines.map { HarmlessText.of($0, in: .line) + "\n" }
    write(.errors, HarmlessText.of(harmless.joined(), in: .composedLines))
  }

  /// A line for each problem, whatever the names in it hold.
  func complain(_ problems: [Problem]) {
    let lines = problems.map {
      ($0.path == nil ? "eaves: " : "") + HarmlessText.of($0.text, in: .line) + "\n"
    }
    write(.errors, HarmlessText.of(lines.joined(), in: .composedLines))
  }
}
