import StoreModel
import StoreText

typealias ProductQuery = SearchQuery<ProductCondition>

/// A condition of the Shop's filter, which only products can satisfy, and not unavailable IDs.
enum ProductCondition: QueryCondition {
    case type(Set<ProductType>)
    case owned(Bool)
    case price(PriceRange)
    case sale(Bool)
    case available(Bool)
    case grants(String)

    static let fields = ["type", "owned", "price", "sale", "available", "grants"]

    func matches(_ product: Product, isOwned: Bool) -> Bool {
        switch self {
        case .type(let types): types.contains(product.type)
        case .owned(let wanted): isOwned == wanted
        case .price(let range): range.contains(product.price)
        case .sale(let wanted): (product.sale != nil) == wanted
        case .available(let wanted): (product.unavailable == nil) == wanted
        case .grants(let good):
            product.grants.contains { $0.good.rawValue.lowercased().hasPrefix(good) }
        }
    }

    static func condition(_ field: String, _ value: String) -> ProductCondition? {
        switch field {
        case "type": types(value).map(Self.type)
        case "owned": yes(value).map(Self.owned)
        case "price": PriceRange(value).map(Self.price)
        case "sale": yes(value).map(Self.sale)
        case "available": yes(value).map(Self.available)
        default: .grants(value)
        }
    }

    /// Returns the product types whose names begin with the text; nil if there are none.
    static func types(_ text: String) -> Set<ProductType>? {
        let names: [(String, ProductType)] = [
            ("consumable", .consumable), ("non-consumable", .nonConsumable),
            ("nonconsumable", .nonConsumable), ("subscription", .autoRenewable),
            ("auto-renewable", .autoRenewable), ("non-renewing", .nonRenewable),
            ("nonrenewing", .nonRenewable),
        ]
        let types = Set(names.filter { $0.0.hasPrefix(text) }.map(\.1))
        return types.isEmpty ? nil : types
    }

    private static func yes(_ text: String) -> Bool? {
        if ["yes", "true"].contains(where: { $0.hasPrefix(text) }) || text == "1" { return true }
        if ["no", "false"].contains(where: { $0.hasPrefix(text) }) || text == "0" { return false }
        return nil
    }
}

// MARK: Sorting

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

    var label: TextKey {
        switch self {
        case .type: .byType
        case .name: .byTitle
        case .price: .byPrice
        case .priceDown: .byPriceDown
        }
    }

    /// The next sort order, wrapping around at the end.
    var next: ShopSort { Self.allCases.cycled(from: self, by: 1) }

    /// Returns the products' positions in this order; equal products keep the catalog's order.
    func positions(_ products: [Product]) -> [Int] {
        let indices = Array(products.indices)
        switch self {
        case .type: return indices
        case .name:
            var fold = TextFold()
            let keys = products.map { fold.bytes($0.displayName).withSortableNumbers }
            return indices.sorted {
                keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
            }
        case .price: return sorted(products, by: <)
        case .priceDown: return sorted(products, by: >)
        }
    }

    /// Returns the products' positions in the order of the displayed list, including its sections.
    func displayPositions(of products: [Product]) -> [Int] {
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

extension [UInt8] {
    /// A text whose numbers are preceded by their count of digits, so that lexicographic order puts 3 before 20 and
    /// 330 before 1,300.
    fileprivate var withSortableNumbers: [UInt8] {
        var bytes: [UInt8] = []
        var index = 0
        while index < count {
            let digits = number(at: &index)
            guard digits.isEmpty else {
                let significant = digits.drop { $0 == UInt8(ascii: "0") }
                bytes += [UInt8(ascii: "0"), UInt8(clamping: significant.count)] + significant
                continue
            }
            bytes.append(self[index])
            index += 1
        }
        return bytes
    }

    /// Returns the digits of a number, without separators of thousands, and moves the index past it.
    private func number(at index: inout Int) -> [UInt8] {
        var digits: [UInt8] = []
        while index < count {
            if self[index].isDigit {
                digits.append(self[index])
                index += 1
            } else if !digits.isEmpty, separatesThousands(at: index) {
                index += 1
            } else {
                break
            }
        }
        return digits
    }

    private func separatesThousands(at index: Int) -> Bool {
        let group = self[(index + 1)...].prefix(4)
        return [UInt8(ascii: ","), UInt8(ascii: ".")].contains(self[index])
            && group.prefix(3).count == 3 && group.prefix(3).allSatisfy(\.isDigit)
            && group.dropFirst(3).first?.isDigit != true
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension ProductType {
    static let sections: [ProductType] = [
        .consumable, .nonConsumable, .autoRenewable, .nonRenewable,
    ]
}

// MARK: Index

/// Finds products of a catalog by ID; fast to build, because it is built before the first frame.
struct ProductIndex: Sendable {
    /// The position of the first product with each hash. A collision, even a deliberate one, only makes the search for
    /// its IDs slower.
    private var positions: [UInt64: Int] = [:]

    init(_ products: [Product] = []) {
        positions.reserveCapacity(products.count)
        for index in products.indices.reversed() {
            positions[products[index].id.rawValue.fnv1a] = index
        }
    }

    /// Returns the position of the first product with an ID in the products that the index was built from.
    func position(of id: ProductID, in products: [Product]) -> Int? {
        guard let position = positions[id.rawValue.fnv1a], products.indices.contains(position)
        else {
            return nil
        }
        return products[position].id == id ? position : products.firstIndex { $0.id == id }
    }
}

extension String {
    /// The FNV-1a hash (Fowler, Noll, Vo), which is the same on every machine.
    var fnv1a: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }
}
