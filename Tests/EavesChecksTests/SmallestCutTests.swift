import Testing

@testable import EavesChecks

/// The smallest cut of modules: counted in lines, exact where it says so.
@Suite struct SmallestCutTests {
  /// A step that so many imports make; none: a manifest alone.
  static func step(_ source: Int, _ target: Int, imports: Int) -> ModuleWays.Step {
    let lines = (0..<imports).map {
      ModuleDependencies.Import(file: source, node: $0, isConditional: false, isExported: false)
    }
    return ModuleWays.Step(source: source, target: target, imports: lines, dependency: nil)
  }

  static func pairs(_ cut: SmallestCut) -> [[Int]] { cut.steps.map { [$0.source, $0.target] } }

  @Test func `of two ways the one with fewer lines goes`() {
    let cut = SmallestCut([Self.step(0, 1, imports: 3), Self.step(1, 0, imports: 2)])
    #expect(Self.pairs(cut) == [[1, 0]] && cut.lines == 2 && cut.slack == 0)
    #expect(cut.modules == [0, 1])
  }

  @Test func `what a manifest alone says is one line`() {
    let cut = SmallestCut([Self.step(0, 1, imports: 2), Self.step(1, 0, imports: 0)])
    #expect(Self.pairs(cut) == [[1, 0]] && cut.lines == 1)
  }

  @Test func `where no module reaches itself nothing goes`() {
    let cut = SmallestCut([Self.step(0, 1, imports: 3), Self.step(1, 2, imports: 2)])
    #expect(cut.steps.isEmpty && cut.lines == 0 && cut.modules.isEmpty)
    #expect(SmallestCut([]).steps.isEmpty)
  }

  /// Seventeen modules, each with all others: every pair must be opened, and pairs alone show that.
  @Test func `a cut of many modules says how much too large it may be`() {
    let pairs = SmallestCut.exactLimit * (SmallestCut.exactLimit + 1) / 2
    let steps = (0...SmallestCut.exactLimit).flatMap { source in
      (0...SmallestCut.exactLimit).filter { $0 != source }.map { Self.step(source, $0, imports: 1) }
    }
    #expect(SmallestCut(steps).lines == pairs && SmallestCut(steps).slack == 0)
    // A circle of three more: whether its line is needed is open.
    let ring = [Self.step(0, 20, imports: 1), Self.step(20, 21, imports: 1), Self.step(21, 0, imports: 1)]
    #expect(SmallestCut(steps + ring).lines == pairs + 1 && SmallestCut(steps + ring).slack == 0)
  }
}
