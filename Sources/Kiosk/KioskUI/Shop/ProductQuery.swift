import StoreModel

/// A parsed query of the Shop's list: search words for title and ID, and conditions on fields.
struct ProductQuery: Sendable {
    /// One condition that a product must satisfy.
    private enum Test: Sendable {
        case type(Set<ProductType>)
        case owned(Bool)
        case price(PriceRange)
        case sale(Bool)
        case available(Bool)
        case grants(String)
    }

    /// The names of the fields that a query can use, in display order.
    static let fields = ["type", "owned", "price", "sale", "available", "grants"]

    /// The search words as typed; the search folds them.
    let words: [String]
    private let tests: [Test]
    /// The part of the text that is not valid: an unknown field, or a value that the field does not have.
    let fault: String?

    init(_ text: String) {
        var query = Query(text, fields: Self.fields)
        tests = query.tests(Self.test)
        (words, fault) = (query.words, query.fault)
    }

    /// Whether the query depends on ownership.
    var asksForOwned: Bool {
        tests.contains { if case .owned = $0 { true } else { false } }
    }

    /// Whether the query has conditions that only products can satisfy, and not unavailable IDs.
    var asksForProducts: Bool { !tests.isEmpty }

    /// Returns whether a product satisfies the conditions on fields; the search words are not checked.
    func matches(_ product: Product, isOwned: Bool) -> Bool {
        tests.allSatisfy { test in
            switch test {
            case .type(let types): types.contains(product.type)
            case .owned(let wanted): isOwned == wanted
            case .price(let range): range.contains(product.price)
            case .sale(let wanted): (product.sale != nil) == wanted
            case .available(let wanted): (product.unavailable == nil) == wanted
            case .grants(let good):
                product.grants.contains { $0.good.rawValue.lowercased().hasPrefix(good) }
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
        case "grants": return .grants(field.value.lowercased())
        default: return nil
        }
    }

    /// Returns the product types whose names begin with the text.
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
