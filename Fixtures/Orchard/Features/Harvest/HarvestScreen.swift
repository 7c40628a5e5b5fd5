import OrchardFruit
import OrchardWires // ✗
import SwiftUI

struct HarvestScreen: View {
    let plan: PickPlan // trap: below
    let cellar: any CellarInterface // trap: the way through
    let row: HarvestRow // trap: its own part
    let neighbour: CellarModel // ✗
    var gateway: CiderGateway? // trap: two layers down, and nothing closed between
    private let wire = CrateWire()

    var body: some View {
        Text("CellarScreen") // trap: a text
    }
}

struct HarvestRow: View {
    let apple: Apple
    var body: some View { Text(apple.sort) }
}
