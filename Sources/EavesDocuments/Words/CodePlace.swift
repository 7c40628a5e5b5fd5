/// A place in code that the language has a word for, for `inside`; calls and roles are named as they are.
package enum CodePlace: String, CaseIterable, Sendable {
  /// A member that builds a view, with all closures in it.
  case body
  /// Directly in the braces of a member: in no closure, loop or branch of it.
  case top
  /// A computed property, with all closures in it.
  case computed
  /// A closure that runs when something happens, and not while a view is built: of a button, a gesture, `.onAppear`,
  /// `.task`, with all closures in it. The word lists `handlers` and `handlerLabels` say which.
  case handler
  case `init`
  case loop
}
