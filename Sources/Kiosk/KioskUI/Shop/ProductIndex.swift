import StoreModel

/// Where products stand in a catalog, by their ids; made in a moment, since it is made before the first picture.
struct ProductIndex: Sendable {
    /// The first place of each digest; two ids may have the same one.
    private var places: [UInt64: Int] = [:]

    init(_ products: [Product] = []) {
        places.reserveCapacity(products.count)
        for index in products.indices.reversed() {
            places[Self.digest(products[index].id)] = index
        }
    }

    /// The first place of a product of this id in the products that this was made of.
    func place(of id: ProductID, in products: [Product]) -> Int? {
        guard let place = places[Self.digest(id)], products.indices.contains(place) else {
            return nil
        }
        return products[place].id == id ? place : products.firstIndex { $0.id == id }
    }

    /// FNV-1a: whoever makes ids that have the same one makes the search for them slower, and no worse.
    private static func digest(_ id: ProductID) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in id.rawValue.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return digest
    }
}
