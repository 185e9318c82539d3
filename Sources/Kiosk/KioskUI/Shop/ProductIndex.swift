import StoreModel

/// Finds products of a catalog by ID; fast to build, because it is built before the first frame.
struct ProductIndex: Sendable {
    /// The position of the first product with each digest; two IDs can have the same digest.
    private var places: [UInt64: Int] = [:]

    init(_ products: [Product] = []) {
        places.reserveCapacity(products.count)
        for index in products.indices.reversed() {
            places[Self.digest(products[index].id)] = index
        }
    }

    /// Returns the position of the first product with an ID in the products that the index was built from.
    func place(of id: ProductID, in products: [Product]) -> Int? {
        guard let place = places[Self.digest(id)], products.indices.contains(place) else {
            return nil
        }
        return products[place].id == id ? place : products.firstIndex { $0.id == id }
    }

    /// FNV-1a. A collision, even a deliberate one, only makes the search for its IDs slower.
    private static func digest(_ id: ProductID) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in id.rawValue.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return digest
    }
}
