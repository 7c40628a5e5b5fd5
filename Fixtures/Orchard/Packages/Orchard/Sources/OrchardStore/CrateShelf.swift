import OrchardFruit // trap: a module in no layer
import OrchardWires // trap: right below

/// What is in the crates.
public struct CrateShelf {
    private let wire = CrateWire() // trap: the closed layer itself knows what lies below it
    public init() {}
    public func apples() -> [Apple] { wire.read().map(Apple.init) }
}
