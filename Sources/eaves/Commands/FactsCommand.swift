import EavesFiles
import EavesOutline
import EavesSource

/// `eaves facts FILE`: what the scanner understood of one file.
struct FactsCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus {
    guard let word = invocation.operands.first else { return .couldNotRun }
    let outline: Outline
    do throws(FileFault) {
      let place = AbsolutePath(word, in: try AbsolutePath.current())
      outline = Outline(scanning: SourceText(path: FilePath(word), bytes: try FileReader.bytes(of: place)))
    } catch {
      output.complain([
        Problem("not read: \(error.message)", remedy: "name one Swift file", path: FilePath(word))
      ])
      return .couldNotRun
    }
    output.say(outline.dump())
    for irregularity in outline.irregularities {
      let place = outline.lines.position(of: irregularity.range.start, in: outline.source.bytes)
      output.say("not understood at \(place.line):\(place.column): \(irregularity.message)\n")
    }
    return .clean
  }
}
