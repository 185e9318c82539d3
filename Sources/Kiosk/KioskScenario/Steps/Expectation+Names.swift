extension Expectation {
    /// The products that it names; not of one that is expected to be unknown.
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

    /// The goods that it names.
    var goods: [GoodName] {
        switch self {
        case .wallet(let name, _), .debt(let name, _): [name]
        default: []
        }
    }
}
