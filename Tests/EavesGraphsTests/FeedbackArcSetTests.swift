import EavesGraphs
import Foundation
import FuzzCases
import Testing

/// Arrows whose going opens every cycle: the lightest of a small strongly connected component, and never much too
/// heavy.
@Suite struct FeedbackArcSetTests {
  @Test func `a light arrow goes rather than heavy ones`() {
    let graph = Digraph(
      nodes: 3, arrows: [.init(0, 1, weight: 40), .init(1, 2, weight: 40), .init(2, 0, weight: 2)])
    #expect(FeedbackArcSet(of: graph, exactTo: 12).positions.map { graph.arrows[$0].source } == [2])
  }

  @Test func `where nothing reaches itself nothing goes`() {
    let graph = Digraph(nodes: 3, arrows: [.init(0, 1), .init(1, 2), .init(0, 2), .init(2, 2)])
    #expect(FeedbackArcSet(of: graph, exactTo: 12).positions == [])
    #expect(FeedbackArcSet(of: Digraph(nodes: 0, arrows: []), exactTo: 12).positions == [])
  }

  @Test func `a large ring is opened once`() {
    let ring = Digraph(nodes: 50, arrows: (0..<50).map { .init($0, ($0 + 1) % 50) })
    #expect(FeedbackArcSet(of: ring, exactTo: 12).positions.count == 1)
  }

  @Test func smallComponentsAreCutLightest() throws {
    let failures = try FuzzCases("smallKnotsAreCutLightest", count: 300).failures { dice in
      let nodes = Int.random(in: 2...7, using: &dice)
      let graph = RandomGraphs.graph(&dice, nodes: nodes, percent: Int.random(in: 10...90, using: &dice))
      let cut = FeedbackArcSet(of: graph, exactTo: 7)
      if !graph.without(cut.positions).stronglyConnectedComponents().isEmpty { return "a cycle is left" }
      let least = graph.lightestCut()
      return cut.weight == least && cut.slack() == 0 ? nil : "\(cut.weight), and \(least) is enough"
    }
    #expect(failures == [])
  }

  /// The exact search, asked for more nodes than one table of eight holds, against one that looks at all orders.
  @Test func `nine nodes and more are cut as lightly`() {
    var dice = Dice(seed: 11, number: 0)
    for nodes in [8, 9] {
      let graph = RandomGraphs.graph(&dice, nodes: nodes, percent: 60)
      #expect(FeedbackArcSet(of: graph, exactTo: 16).weight == graph.lightestCut())
    }
  }

  @Test func largeComponentsAreNoHeavierThanTheySay() throws {
    let failures = try FuzzCases("largeKnotsAreNoHeavierThanTheySay", count: 150).failures { dice in
      let graph = RandomGraphs.graph(&dice, nodes: 12, percent: Int.random(in: 10...90, using: &dice))
      let (rough, exact) = (
        FeedbackArcSet(of: graph, exactTo: 5), FeedbackArcSet(of: graph, exactTo: 12)
      )
      if !graph.without(rough.positions).stronglyConnectedComponents().isEmpty { return "a cycle is left" }
      let isBetween = exact.weight <= rough.weight && rough.weight - rough.slack() <= exact.weight
      return isBetween ? nil : "\(rough.weight) less \(rough.slack()), and \(exact.weight) is enough"
    }
    #expect(failures == [])
  }

  /// What `Tests/Graphs/run` compares with another program's cuts: the graphs of a file, a line each, as the number of
  /// nodes and the arrows. Beside it stand their cuts: the weight, and how much too heavy it may be.
  ///
  /// ```
  /// EAVES_GRAPHS=graphs.txt swift test --filter FeedbackArcSetTests
  /// ```
  @Test func `graphs of a file are cut`() throws {
    let path = ProcessInfo.processInfo.environment["EAVES_GRAPHS"]
    let text = try path.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? "3 0>1:40 1>2:40 2>0:2\n"
    let cuts = try text.split(separator: "\n").map { line in
      let cut = FeedbackArcSet(of: try #require(Digraph(line: line), "\(line)"), exactTo: 16)
      return "\(cut.weight) \(cut.slack())\n"
    }
    if let path { try cuts.joined().write(toFile: "\(path).cuts", atomically: true, encoding: .utf8) }
    #expect(path != nil || cuts == ["2 0\n"])
  }
}

/// What every cut weighs at least.
@Suite struct CyclePackingTests {
  @Test func `two circles that share an arrow are as heavy as it is`() {
    let graph = Digraph(
      nodes: 4,
      arrows: [
        .init(0, 1, weight: 3), .init(1, 2), .init(2, 0), .init(1, 3, weight: 9), .init(3, 0, weight: 9),
      ])
    #expect(CyclePacking(of: graph, in: graph.stronglyConnectedComponents()).weight == 3)
  }

  @Test func packingsAreNoHeavierThanTheLightestCut() throws {
    let failures = try FuzzCases("packingsAreNoHeavierThanTheLightestCut", count: 300).failures { dice in
      let nodes = Int.random(in: 2...12, using: &dice)
      let graph = RandomGraphs.graph(&dice, nodes: nodes, percent: Int.random(in: 10...90, using: &dice))
      let bound = CyclePacking(of: graph, in: graph.stronglyConnectedComponents()).weight
      let hasCycle = !graph.stronglyConnectedComponents().isEmpty
      let least = FeedbackArcSet(of: graph, exactTo: 12).weight
      return bound <= least && (bound > 0) == hasCycle ? nil : "at least \(bound), and \(least) is enough"
    }
    #expect(failures == [])
  }

  @Test func `a search that ends early is a bound as well`() {
    var dice = Dice(seed: 3, number: 1)
    let graph = RandomGraphs.graph(&dice, nodes: 12, percent: 50)
    let weights = [0, 100, 1_000, 10_000_000].map {
      CyclePacking(of: graph, in: graph.stronglyConnectedComponents(), steps: $0).weight
    }
    #expect(weights == weights.sorted() && weights[0] == 0 && weights[1] < weights[3])
  }

  /// Nodes that all lead to all others: as many pairs must be opened.
  @Test func `the densest graph is bounded in time`() {
    let cut = FeedbackArcSet(of: RandomGraphs.complete(60), exactTo: 16)
    #expect(cut.weight == 60 * 59 / 2 && cut.slack() == 0)
  }
}
