extension Expectation {
    /// The names of products in the expectation, except those that are expected to be unknown.
    var products: [ProductName] {
        switch self {
        case .of(let name, let inner): [name] + inner.products
        case .owned(let names): names
        case .availability(_, .unknown): []
        case .price(let name, _), .availability(let name, _): [name]
        case .subscription(let wanted): [wanted.product, wanted.next].compactMap(\.self)
        default: []
        }
    }

    /// The names of goods in the expectation.
    var goods: [GoodName] {
        switch self {
        case .wallet(let name, _), .debt(let name, _): [name]
        default: []
        }
    }
}
