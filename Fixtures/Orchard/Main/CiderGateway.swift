/// Of the store by its name, wherever it lies.
struct CiderGateway {
    let url: String
    let plan: PickPlan // ✗
}
