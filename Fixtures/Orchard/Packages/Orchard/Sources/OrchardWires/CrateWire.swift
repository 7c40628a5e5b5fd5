import OrchardStore // ✗

/// Knows the shelf that it is filled from: the wrong way round. CrateShelf in a comment is nobody's import.
public struct CrateWire {
    let shelf: CrateShelf?
    public func read() -> [String] { [] } // trap: what a layer does within itself
}
