// Blanks and comments where most code has none: read as if they were not there.

@available (iOS 12, *)
func early() {}

@available /* why */ (iOS 13, *) public func later() {}

final class Screen {
  @available (iOS 12, *)
  var title = ""
  @objc (showAll:)
  func showAll(_ sender: Any) {}
  @inline (__always) /* small */
  func small() {}
  @available(iOS 13, *) /* a note behind an attribute */
  func noted() {}
  /* before */ @discardableResult /* between */
  /* and on its own line */
  func answer() -> Int { 1 }
  var total: Int {
    @available (iOS 12, *) get { 1 }
  }
  var done: (@Sendable (Int) -> Void)?
  let handler: @MainActor (Int) -> Void = { _ in }
  func load(then show: @escaping @MainActor([Int]) -> Void, after work: @Isolated(Int) async throws -> Void) {}
}
