// The words that may stand before what a loop names, and the same words as its name.

func walk(_ xs: [Int], _ pairs: [(Int, Int)]) async throws {
  for unsafei in xs { print(i) }
  for unsafe(a, b) in pairs { print(a, b) }
  for unsafe_ in xs {}
  for unsafei: Int in xs where i > 0 { print(i) }
  for unsafe in xs { print(unsafe) }
  outer: for unsafei in xs { continue outer }
}
