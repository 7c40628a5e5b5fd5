/// Tarjan's algorithm for strongly connected components, without recursion.
struct TarjanWalk {
  private let graph: Digraph
  private var number: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var next = 0
  private(set) var stronglyConnectedComponents: [[Int]] = []

  init(_ graph: Digraph) {
    self.graph = graph
    number = Array(repeating: -1, count: graph.count)
    low = number
    isOpen = Array(repeating: false, count: graph.count)
  }

  func isNew(_ node: Int) -> Bool { number[node] < 0 }

  mutating func visit(_ start: Int) {
    var path: [(node: Int, arrow: Int)] = []
    enter(start, &path)
    while let (node, arrow) = path.last {
      if arrow < graph.leaving[node].count {
        path[path.count - 1].arrow += 1
        let target = graph.arrows[graph.leaving[node][arrow]].target
        if isNew(target) {
          enter(target, &path)
        } else if isOpen[target] {
          low[node] = min(low[node], number[target])
        }
      } else {
        path.removeLast()
        if let above = path.last?.node { low[above] = min(low[above], low[node]) }
        if low[node] == number[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int, _ path: inout [(node: Int, arrow: Int)]) {
    number[node] = next
    low[node] = next
    next += 1
    open.append(node)
    isOpen[node] = true
    path.append((node, 0))
  }

  private mutating func close(_ node: Int) {
    var component: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      component.append(last)
      if last == node { break }
    }
    if component.count > 1 { stronglyConnectedComponents.append(component.sorted()) }
  }
}
