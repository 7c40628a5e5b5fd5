/// A place in code that the language has a word for, for `inside`; calls and roles are named as they are.
package enum CodePlace: String, CaseIterable, Sendable {
  case body, computed, handler, `init`, loop, qualifier

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .body:
      "a member that builds a view, with every closure in it, those of its actions too; `except: inside: handler` leaves these out"
    case .computed: "a computed property, with every closure in it"
    case .handler:
      "a closure that runs when something happens, and not while a view is built: of a button, a gesture, .onAppear, .task, with every closure in it; the word lists handlers and handlerLabels say which"
    case .`init`: "an initialiser, with every closure in it"
    case .qualifier:
      "in front of a longer type name, or of a constant that is a plain value (word lists plainValues and plainConstants): the `Trip` of `Trip.Stop` and of `Trip.limit`; with mentions and as an exception: what only lends its name"
    case .loop: "a for, while or repeat with all in it; the closure of .forEach is a call's: \".forEach\""
    }
  }
}
