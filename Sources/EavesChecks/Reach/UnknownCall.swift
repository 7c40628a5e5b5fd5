import EavesProject

/// A call of which it is not known whether it gets to what a rule is about.
struct UnknownCall: Hashable, Sendable {
  /// Why it is not known.
  enum Reason: Hashable, Sendable {
    /// Of the types that conform to a protocol some do.
    case conformingTypes
    /// Of the functions of one name some do.
    case overloads
    /// The value may be of a type that does.
    case value
    /// A function that is given the place of its caller, which is taken for a log.
    case log
    /// A type of a package that is not read is called.
    case package
  }

  let place: NodeRef
  /// What is called, or one of the functions that the call may mean: "FeedStore.load()", "TripKit".
  let name: String
  let reason: Reason
  /// What may be reached: "ModelContext"; for a package, the type that calls it.
  let end: String
}
