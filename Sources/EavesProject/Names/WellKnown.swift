import EavesSource

/// Names that the language itself gives a meaning.
struct WellKnown: Sendable {
  var type = Symbol.none
  var `protocol` = Symbol.none
  var selfValue = Symbol.none
  var selfType = Symbol.none
  var anyType = Symbol.none
  var superSelf = Symbol.none
  var environment = Symbol.none
  var environmentObject = Symbol.none
  var propertyWrapper = Symbol.none
  var resultBuilder = Symbol.none
  var globalActor = Symbol.none
  var `init` = Symbol.none
  var shared = Symbol.none
  var `static` = Symbol.none
  var `class` = Symbol.none
  var newValue = Symbol.none
  var oldValue = Symbol.none
  var set = Symbol.none
  var willSet = Symbol.none
  var didSet = Symbol.none
  /// Accessors that leave a property stored.
  var observers: [Symbol] = []
  /// The words of `Access`, in its order.
  private var accessWords: [Symbol] = []

  init() {}

  /// The access that a modifier gives; nil for other modifiers.
  func access(_ modifier: Symbol) -> Access? {
    accessWords.firstIndex(of: modifier).flatMap { Access(rawValue: UInt8($0)) }
  }

  init(_ names: inout NameStore) {
    type = names.intern("Type")
    `protocol` = names.intern("Protocol")
    selfValue = names.intern("self")
    selfType = names.intern("Self")
    anyType = names.intern("Any")
    superSelf = names.intern("super")
    environment = names.intern("Environment")
    environmentObject = names.intern("EnvironmentObject")
    propertyWrapper = names.intern("propertyWrapper")
    resultBuilder = names.intern("resultBuilder")
    globalActor = names.intern("globalActor")
    `init` = names.intern("init")
    shared = names.intern("shared")
    `static` = names.intern("static")
    `class` = names.intern("class")
    newValue = names.intern("newValue")
    oldValue = names.intern("oldValue")
    set = names.intern("set")
    willSet = names.intern("willSet")
    didSet = names.intern("didSet")
    observers = ["willSet", "didSet", "init"].map { names.intern($0) }
    accessWords = ["private", "fileprivate", "internal", "package", "public", "open"].map { names.intern($0) }
  }
}
