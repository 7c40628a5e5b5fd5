import OrchardStore
import OrchardWires
import SwiftUI

/// In no layer: it brings all of them together. // trap: the root of composition
@main
struct OrchardApp: App {
    let wire = CrateWire() // trap: who is in no layer may know all
    let screen: HarvestScreen? = nil // trap: the same
    var body: some Scene { WindowGroup { CellarScreen(model: CellarModel()) } } // trap: the same
}
