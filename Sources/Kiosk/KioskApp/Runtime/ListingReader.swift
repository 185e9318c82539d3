import FoundationEssentials
import KioskUI
import StoreModel

/// Reads the format of ``ListingWriter`` from untrusted bytes.
struct ListingReader {
    /// The bytes are not a valid listing.
    struct Damage: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    /// The currency of the previous price, which most products share.
    private var currency: Currency?

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func text() throws(Damage) -> String {
        String(decoding: try piece(), as: UTF8.self)
    }

    mutating func catalog() throws(Damage) -> CatalogState {
        let version = try text()
        let storefront = Storefront(countryCode: try text(), id: try text())
        let invalid = try json([UnavailableProduct].self)
        let count = Int(try number(UInt32.self))
        // Every product takes at least one byte, so a corrupt count cannot reserve more memory than the file has bytes.
        guard count <= bytes.count - position else { throw Damage() }
        var products: [Product] = []
        products.reserveCapacity(count)
        for _ in 0..<count { products.append(try product()) }
        guard position == bytes.count else { throw Damage() }
        return CatalogState(
            products: products, invalid: invalid, storefront: storefront, version: version,
            isRemembered: true)
    }

    private mutating func product() throws(Damage) -> Product {
        guard try number(UInt8.self) == ListingMark.plain else { return try json(Product.self) }
        let type = Int(try number(UInt8.self))
        guard ListingMark.types.indices.contains(type) else { throw Damage() }
        let isShareable = try number(UInt8.self) == 1
        let (id, name, description) = (ProductID(try text()), try text(), try text())
        let symbol = try text()
        let price = try price()
        return Product(
            id: id, type: ListingMark.types[type], displayName: name, description: description,
            price: price, grants: try grants(), isFamilyShareable: isShareable,
            symbol: symbol.isEmpty ? nil : symbol)
    }

    private mutating func price() throws(Damage) -> Price? {
        let code = try text()
        let milliunits = try number(Int64.self)
        if code.isEmpty { return nil }
        if currency?.code != code { currency = Currency(code: code) }
        guard let currency else { throw Damage() }
        return Price(milliunits: milliunits, currency: currency)
    }

    private mutating func grants() throws(Damage) -> [GoodAmount] {
        var grants: [GoodAmount] = []
        for _ in 0..<(try number(UInt32.self)) {
            grants.append(GoodAmount(good: GoodID(try text()), amount: try number(Int64.self)))
        }
        return grants
    }

    private mutating func json<Value: Decodable>(_ type: Value.Type) throws(Damage) -> Value {
        let data = Data(try piece())
        guard let value = try? JSONDecoder().decode(type, from: data) else { throw Damage() }
        return value
    }

    private mutating func number<Number: FixedWidthInteger>(
        _ type: Number.Type
    ) throws(Damage) -> Number {
        let size = MemoryLayout<Number>.size
        guard bytes.count - position >= size else { throw Damage() }
        defer { position += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: type))
    }

    private mutating func piece() throws(Damage) -> UnsafeRawBufferPointer {
        let count = Int(try number(UInt32.self))
        guard count <= bytes.count - position else { throw Damage() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
    }
}
