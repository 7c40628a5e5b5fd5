import OrchardFruit
import OrchardStore // trap: below

/// Which tree is next. It has never heard of HarvestScreen.
struct PickPlan {
    let shelf: CrateShelf
    let onDone: () -> Void // trap: what lies above hands in a closure
    let gateway: CiderGateway // trap: below

    func show() -> HarvestScreen? { nil } // ✗
}
