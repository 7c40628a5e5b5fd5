import EavesGraphs
import Testing

@testable import EavesChecks

/// The smallest cut: counted in lines, exact where it says so.
@Suite struct SmallestCutTests {
  /// A step that so many lines make.
  static func step(_ source: Int, _ target: Int, lines: Int) -> Digraph.Arrow {
    Digraph.Arrow(source, target, weight: lines)
  }

  @Test func `of two ways the one with fewer lines goes`() {
    let cut = SmallestCut([Self.step(0, 1, lines: 3), Self.step(1, 0, lines: 2)])
    #expect(cut.takes(1, 0) && !cut.takes(0, 1) && cut.lines == 2 && cut.slack == 0)
    #expect(cut.nodes == [0, 1])
  }

  @Test func `what is spared goes last, and its lines count as what they are`() {
    let steps = [Self.step(0, 1, lines: 1), Self.step(1, 0, lines: 5)]
    let cut = SmallestCut(steps, protecting: [true, false])
    #expect(cut.takes(1, 0) && !cut.takes(0, 1) && cut.lines == 5 && cut.slack == 0)
    #expect(SmallestCut(steps, protecting: [true, true]).lines == 1)
  }

  @Test func `what a manifest alone says is one line`() {
    let step = ModuleDependencyPaths.Step(source: 1, target: 0, imports: [], dependency: nil)
    #expect(step.lineCount == 1)
    let cut = SmallestCut([Self.step(0, 1, lines: 2), Self.step(1, 0, lines: step.lineCount)])
    #expect(cut.takes(1, 0) && cut.lines == 1)
  }

  @Test func `where nothing reaches itself nothing goes`() {
    let cut = SmallestCut([Self.step(0, 1, lines: 3), Self.step(1, 2, lines: 2)])
    #expect(!cut.takes(0, 1) && cut.lines == 0 && cut.nodes.isEmpty)
    #expect(SmallestCut([]).lines == 0)
  }

  /// Seventeen nodes, each with all others: every pair must be opened, and pairs alone show that.
  @Test func `a cut of many nodes says how much too large it may be`() {
    let pairs = SmallestCut.exactLimit * (SmallestCut.exactLimit + 1) / 2
    let steps = (0...SmallestCut.exactLimit).flatMap { source in
      (0...SmallestCut.exactLimit).filter { $0 != source }.map { Self.step(source, $0, lines: 1) }
    }
    #expect(SmallestCut(steps).lines == pairs && SmallestCut(steps).slack == 0)
    // A cycle of three more: whether its line is needed is open.
    let ring = [Self.step(0, 20, lines: 1), Self.step(20, 21, lines: 1), Self.step(21, 0, lines: 1)]
    #expect(SmallestCut(steps + ring).lines == pairs + 1 && SmallestCut(steps + ring).slack == 0)
  }
}
