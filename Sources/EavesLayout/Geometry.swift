/// Width and height of a box, in units of the picture.
package struct Size: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }
}

/// A place on the paper; y grows downwards.
package struct Point: Hashable, Sendable {
  package let x: Int
  package let y: Int

  package init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on the paper.
package struct Box: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Int { x + width }
  package var bottom: Int { y + height }
}
