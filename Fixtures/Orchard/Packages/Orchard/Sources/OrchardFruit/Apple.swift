/// Stands in no layer: everybody may know an apple.
public struct Apple: Sendable {
    public let sort: String
    public init(sort: String) { self.sort = sort }
}
