import StoreModel
import StoreText

/// The order in which the Shop lists its products, by the name that a config file and a memory have for it.
package enum ShopSort: String, CaseIterable, Hashable, Sendable {
    /// In sections by type, each as the catalog has it.
    case type
    /// One list by title.
    case name
    /// One list, the cheapest first; what has no price comes last.
    case price
    /// One list, the dearest first; what has no price comes last.
    case priceDown = "price-down"

    var label: Phrase {
        switch self {
        case .type: .byType
        case .name: .byTitle
        case .price: .byPrice
        case .priceDown: .byPriceDown
        }
    }

    /// The one after it; the first one after the last.
    var next: ShopSort { Self.allCases.turned(from: self, by: 1) }

    /// The products' positions in this order; of equals the catalog's first.
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

    /// The products' positions in the order in which the whole list shows them: in sections, where it has some.
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
