import EavesFiles
import EavesSource

/// Where a command speaks and listens: reports go to standard output, problems to standard error.
struct Output: Sendable {
  private let write: @Sendable (Machine.Stream, String) -> Void
  /// Everything that standard input holds.
  let input: @Sendable () -> Result<[UInt8], FileFault>

  /// The streams of the process. A reader that has gone away is no fault of ours; a report that is lost for
  /// another reason ends the run, or it would pass for a clean one.
  init() {
    write = { stream, text in
      do throws(FileFault) {
        try stream.write(Array(text.utf8))
      } catch {
        guard stream == .output, error.reason != .readerGone else { return }
        let problem = Problem("standard output cannot be written: \(error.message)")
        try? Machine.Stream.errors.write(Array("eaves: \(problem.text)\n".utf8))
        Machine.exit(ExitStatus.couldNotRun.rawValue)
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
  init(input: String, write: @escaping @Sendable (Machine.Stream, String) -> Void) {
    self.write = write
    self.input = { .success(Array(input.utf8)) }
  }

  func say(_ text: String) { write(.output, text) }

  func complain(_ problems: [Problem]) {
    let text = problems.map { $0.path == nil ? "eaves: \($0.text)\n" : "\($0.text)\n" }.joined()
    write(.errors, text)
  }
}
