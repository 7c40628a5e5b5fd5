/// One flag: its spelling, its help text, and its effect on an invocation.
struct Flag: Sendable {
  /// With its dashes: `--root`.
  let name: String
  /// What stands for the value in help: `DIR`; nil for a flag without a value.
  let placeholder: String?
  /// What stands for a value that may follow `=`, and only that; nil where none may.
  var optionalPlaceholder: String?
  /// The values that are taken; empty when any is.
  let values: [String]
  /// One line of help, without a final period.
  let line: String
  let commands: Set<Command>
  let isRepeatable: Bool
  /// Changes the invocation; returns what is wrong with the value, nil when nothing is.
  let apply: @Sendable (_ value: String, _ invocation: inout Invocation) -> String?

  /// A flag with a value.
  init(
    _ name: String, _ placeholder: String, for commands: Set<Command>, _ line: String, values: [String] = [],
    isRepeatable: Bool = false,
    apply: @escaping @Sendable (_ value: String, _ invocation: inout Invocation) -> String?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.values = values
    self.line = line
    self.commands = commands
    self.isRepeatable = isRepeatable
    self.apply = apply
  }

  /// A flag whose value is stored as it stands.
  init(
    _ name: String, _ placeholder: String, for commands: Set<Command>, _ line: String, values: [String] = [],
    sets property: any WritableKeyPath<Invocation, String?> & Sendable
  ) {
    self.init(name, placeholder, for: commands, line, values: values) { value, invocation in
      invocation[keyPath: property] = value
      return nil
    }
  }

  /// A repeatable flag whose values are collected as they stand.
  init(
    _ name: String, _ placeholder: String, for commands: Set<Command>, _ line: String,
    addsTo property: any WritableKeyPath<Invocation, [String]> & Sendable
  ) {
    self.init(name, placeholder, for: commands, line, isRepeatable: true) { value, invocation in
      if !invocation[keyPath: property].contains(value) { invocation[keyPath: property].append(value) }
      return nil
    }
  }

  /// A flag without a value.
  init(
    _ name: String, for commands: Set<Command>, _ line: String,
    turnsOn property: any WritableKeyPath<Invocation, Bool> & Sendable
  ) {
    self.name = name
    placeholder = nil
    values = []
    self.line = line
    self.commands = commands
    isRepeatable = true
    apply = { _, invocation in
      invocation[keyPath: property] = true
      return nil
    }
  }

  /// A flag that may stand alone or have a value behind `=`; alone its value is empty.
  init(
    _ name: String, optional placeholder: String, for commands: Set<Command>, _ line: String,
    apply: @escaping @Sendable (_ value: String, _ invocation: inout Invocation) -> String?
  ) {
    self.name = name
    self.placeholder = nil
    optionalPlaceholder = placeholder
    values = []
    self.line = line
    self.commands = commands
    isRepeatable = true
    self.apply = apply
  }

  /// As help writes it: `--root DIR`, `--strict[=LIST]`.
  var usage: String {
    optionalPlaceholder.map { "\(name)[=\($0)]" } ?? placeholder.map { "\(name) \($0)" } ?? name
  }
}
