import StoreModel

/// What the Shop's list is narrowed to: words in title and id, and fields.
struct ProductQuery: Sendable {
    /// One thing that must hold of a product.
    private enum Test: Sendable {
        case type(Set<ProductType>)
        case owned(Bool)
        case price(PriceRange)
        case sale(Bool)
        case available(Bool)
        case grants(String)
    }

    /// The names of the fields, in the order in which they are told.
    static let fields = ["type", "owned", "price", "sale", "available", "grants"]

    /// Folded by whoever searches.
    let words: [String]
    private let tests: [Test]
    /// What was typed that means nothing: an unknown field, or a value that a field does not have.
    let fault: String?

    init(_ text: String) {
        var query = Query(text, fields: Self.fields)
        tests = query.tests(Self.test)
        (words, fault) = (query.words, query.fault)
    }

    /// Whether it depends on what is owned.
    var asksForOwned: Bool {
        tests.contains { if case .owned = $0 { true } else { false } }
    }

    /// Whether it asks for something that only a product has, and no id without one.
    var asksForProducts: Bool { !tests.isEmpty }

    /// Whether the fields hold of a product.
    func matches(_ product: Product, isOwned: Bool) -> Bool {
        tests.allSatisfy { test in
            switch test {
            case .type(let types): types.contains(product.type)
            case .owned(let wanted): isOwned == wanted
            case .price(let range): range.contains(product.price)
            case .sale(let wanted): (product.sale != nil) == wanted
            case .available(let wanted): (product.unavailable == nil) == wanted
            case .grants(let good): product.grants.contains { $0.good.rawValue.hasPrefix(good) }
            }
        }
    }

    private static func test(_ field: Query.Field) -> Test? {
        switch field.name {
        case "type":
            let types = types(field.value.lowercased())
            return types.isEmpty ? nil : .type(types)
        case "owned": return yes(field.value).map(Test.owned)
        case "price": return PriceRange(field.value).map(Test.price)
        case "sale": return yes(field.value).map(Test.sale)
        case "available": return yes(field.value).map(Test.available)
        case "grants": return .grants(field.value)
        default: return nil
        }
    }

    /// The beginning of a type's name is enough.
    static func types(_ text: String) -> Set<ProductType> {
        let names: [(String, ProductType)] = [
            ("consumable", .consumable), ("non-consumable", .nonConsumable),
            ("nonconsumable", .nonConsumable), ("subscription", .autoRenewable),
            ("auto-renewable", .autoRenewable), ("non-renewing", .nonRenewable),
            ("nonrenewing", .nonRenewable),
        ]
        return Set(names.filter { $0.0.hasPrefix(text) }.map(\.1))
    }

    private static func yes(_ text: String) -> Bool? {
        let text = text.lowercased()
        if "yes".hasPrefix(text) || "true".hasPrefix(text) || text == "1" { return true }
        if "no".hasPrefix(text) || "false".hasPrefix(text) || text == "0" { return false }
        return nil
    }
}
