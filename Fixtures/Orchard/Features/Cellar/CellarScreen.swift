import OrchardStore // trap: the closed layer may be known, what lies below it may not
import SwiftUI

/// The cellar, as the harvest may know it.
protocol CellarInterface {
    func open()
}

final class CellarModel: CellarInterface {
    let shelf = CrateShelf() // trap: two layers down
    func open() {}
}

struct CellarScreen: View {
    let model: CellarModel
    var body: some View {
        Button("Harvest") { _ = HarvestRow(apple: model.shelf.apples()[0]) } // ✗
    }
}

extension HarvestRow { // ✗
    static let height = 44
}
