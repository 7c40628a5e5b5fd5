import EavesOutline

/// A type of a project: an index into `Project.types`.
@usableFromInline package struct TypeIndex: Hashable, BitwiseCopyable, Sendable, Comparable {
  @usableFromInline package let rawValue: Int32
  @inlinable package init(_ rawValue: Int) { self.rawValue = Int32(rawValue) }
  @inlinable package static var none: TypeIndex { TypeIndex(-1) }
  @inlinable package var index: Int { Int(rawValue) }
  @inlinable package static func == (left: TypeIndex, right: TypeIndex) -> Bool {
    left.rawValue == right.rawValue
  }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  /// Hashing for dictionaries and sets of types.
  @inlinable package func _rawHashValue(seed: Int) -> Int {
    QuickHash.of(UInt64(UInt32(bitPattern: rawValue)), seed: seed)
  }
  @inlinable package static func < (left: TypeIndex, right: TypeIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A module of a project: an index into `Project.modules`.
@usableFromInline package struct ModuleIndex: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: Int32
  @inlinable package init(_ rawValue: Int) { self.rawValue = Int32(rawValue) }
  /// The file's module is not known.
  @inlinable package static var none: ModuleIndex { ModuleIndex(-1) }
  @inlinable package var index: Int { Int(rawValue) }
}

/// A node of one file.
@usableFromInline package struct NodeRef: Hashable, BitwiseCopyable, Sendable, Comparable {
  @usableFromInline package let file: Int32
  @usableFromInline package let node: UInt32
  @inlinable package init(file: Int, node: Int) {
    self.file = Int32(file)
    self.node = UInt32(node)
  }
  /// Hashing for dictionaries and sets of nodes.
  @inlinable package func _rawHashValue(seed: Int) -> Int {
    QuickHash.of(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(node), seed: seed)
  }
  @inlinable package static func < (left: NodeRef, right: NodeRef) -> Bool {
    (left.file, left.node) < (right.file, right.node)
  }
}
