import StoreModel
import StoreText

/// The sort order of the Shop's list; the raw values are used in the config file and in saved choices.
package enum ShopSort: String, CaseIterable, Hashable, Sendable {
    /// In sections by type, each in the catalog's order.
    case type
    /// In one list by title.
    case name
    /// In one list, the cheapest first; products without a price are last.
    case price
    /// In one list, the most expensive first; products without a price are last.
    case priceDown = "price-down"

    var label: Phrase {
        switch self {
        case .type: .byType
        case .name: .byTitle
        case .price: .byPrice
        case .priceDown: .byPriceDown
        }
    }

    /// The next sort order, wrapping around at the end.
    var next: ShopSort { Self.allCases.turned(from: self, by: 1) }

    /// Returns the products' positions in this order; equal products keep the catalog's order.
    func positions(_ products: [Product]) -> [Int] {
        let indices = Array(products.indices)
        switch self {
        case .type: return indices
        case .name:
            var fold = TextFold()
            let keys = products.map { fold.bytes($0.displayName) }
            return indices.sorted {
                keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
            }
        case .price: return sorted(products, by: <)
        case .priceDown: return sorted(products, by: >)
        }
    }

    /// Returns the products' positions in the order of the displayed list, including its sections.
    func listed(_ products: [Product]) -> [Int] {
        let positions = positions(products)
        guard self == .type else { return positions }
        return ProductType.sections.flatMap { type in
            positions.filter { products[$0].type == type }
        }
    }

    private func sorted(
        _ products: [Product], by isBefore: (Int64, Int64) -> Bool
    ) -> [Int] {
        products.indices.sorted { left, right in
            switch (products[left].price?.milliunits, products[right].price?.milliunits) {
            case (let left?, let right?) where left != right: isBefore(left, right)
            case (_?, nil): true
            case (nil, _?): false
            default: left < right
            }
        }
    }
}

extension ProductType {
    /// The order of the sections.
    static let sections: [ProductType] = [
        .consumable, .nonConsumable, .autoRenewable, .nonRenewable,
    ]
}
