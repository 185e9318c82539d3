import FoundationEssentials
import KioskUI
import StoreClient
import StoreModel

/// The first page of the last listing, so that the first frame at the next start already has rows.
///
/// It is for display only: the store decides what is sold and at which price, and nothing can be bought before it has
/// answered.
struct CachedListing: Sendable {
    private let path: String
    /// Everything that determines the listing, as far as it is known at the start.
    private let key: String

    private let order: ShopSort

    /// Returns nil if nothing is remembered: for a missing catalog file and for an ephemeral run.
    init?(_ settings: Settings) {
        guard !settings.isEphemeral else { return nil }
        var parts = ["3"]
        if let backend = settings.backend {
            parts.append(backend.description)
        } else if let catalog = settings.catalogPath {
            guard let stamp = FileStamp(catalog) else { return nil }
            parts += [AbsolutePath.of(catalog), stamp.text]
        }
        order = settings.interface.preferences.sort
        parts += [
            settings.bundleID?.rawValue ?? "", settings.account.rawValue,
            settings.storefront ?? "", settings.locale.identifier, order.rawValue,
        ]
        path = settings.profileFolder + "/listing"
        key = parts.joined(separator: "\n")
    }

    /// Returns the last listing, or nil if it was of another catalog, account, country, language or order.
    func load() -> CatalogState? {
        guard let bytes = content() else { return nil }
        return bytes.withUnsafeBytes { buffer in
            var reader = ListingDecoder(buffer)
            do throws(ListingDecoder.InvalidListing) {
                guard try reader.text() == key else { return nil }
                return try reader.catalog()
            } catch {
                return nil
            }
        }
    }

    /// Saves the first page of a catalog.
    func save(_ catalog: CatalogState) {
        var writer = ListingEncoder()
        writer.add(key)
        writer.add(catalog.firstPage(Self.limit, in: order))
        let data = Data(writer.bytes)
        guard data.count <= Self.sizeLimit, content() != writer.bytes else { return }
        AtomicFile.write(data, to: path)
    }

    /// The number of products in a page: more than the rows of any window.
    private static let limit = 200
    private static let sizeLimit = 1 << 20

    private func content() -> [UInt8]? { try? BoundedFileReader.bytes(path, limit: Self.sizeLimit) }
}

// MARK: Format

/// The constants of the binary listing format.
enum ListingTag {
    static let plain: UInt8 = 1
    static let json: UInt8 = 2
    /// The product types, which are stored as indexes into this array.
    static let types = ProductType.allCases
}

/// Reads the format of ``ListingEncoder`` from untrusted bytes.
struct ListingDecoder {
    /// The bytes are not a valid listing.
    struct InvalidListing: Error {}

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    /// The currency of the previous price, which most products share.
    private var currency: Currency?

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func text() throws(InvalidListing) -> String {
        String(decoding: try piece(), as: UTF8.self)
    }

    mutating func catalog() throws(InvalidListing) -> CatalogState {
        let version = try text()
        let storefront = Storefront(countryCode: try text(), id: try text())
        let invalid = try json([UnavailableProduct].self)
        let count = Int(try number(UInt32.self))
        // Every product takes at least one byte, so a corrupt count cannot reserve more memory than the file has bytes.
        guard count <= bytes.count - position else { throw InvalidListing() }
        var products: [Product] = []
        products.reserveCapacity(count)
        for _ in 0..<count { products.append(try product()) }
        guard position == bytes.count else { throw InvalidListing() }
        return CatalogState(
            products: products, invalid: invalid, storefront: storefront, version: version,
            isSaved: true)
    }

    private mutating func product() throws(InvalidListing) -> Product {
        guard try number(UInt8.self) == ListingTag.plain else { return try json(Product.self) }
        let type = Int(try number(UInt8.self))
        guard ListingTag.types.indices.contains(type) else { throw InvalidListing() }
        let isShareable = try number(UInt8.self) == 1
        let (id, name, description) = (ProductID(try text()), try text(), try text())
        let symbol = try text()
        let price = try price()
        let (grants, names) = (try grants(), try goodNames())
        return Product(
            id: id, type: ListingTag.types[type], displayName: name, description: description,
            price: price, grants: grants, isFamilyShareable: isShareable,
            symbol: symbol.isEmpty ? nil : symbol, goodNames: names.isEmpty ? nil : names)
    }

    private mutating func price() throws(InvalidListing) -> Price? {
        let code = try text()
        let milliunits = try number(Int64.self)
        if code.isEmpty { return nil }
        if currency?.code != code { currency = Currency(code: code) }
        guard let currency else { throw InvalidListing() }
        return Price(milliunits: milliunits, currency: currency)
    }

    private mutating func grants() throws(InvalidListing) -> [GoodAmount] {
        var grants: [GoodAmount] = []
        for _ in 0..<(try number(UInt32.self)) {
            grants.append(GoodAmount(good: GoodID(try text()), amount: try number(Int64.self)))
        }
        return grants
    }

    private mutating func goodNames() throws(InvalidListing) -> [LocalizedGood] {
        var names: [LocalizedGood] = []
        for _ in 0..<(try number(UInt32.self)) {
            let (good, locale) = (GoodID(try text()), LocaleID(try text()))
            guard let locale else { throw InvalidListing() }
            let (name, one, other) = (try text(), try text(), try text())
            names.append(
                LocalizedGood(
                    good: good, locale: locale, displayName: name, one: one.isEmpty ? nil : one,
                    other: other.isEmpty ? nil : other))
        }
        return names
    }

    private mutating func json<Value: Decodable>(_ type: Value.Type) throws(InvalidListing) -> Value
    {
        let data = Data(try piece())
        guard let value = try? JSONDecoder().decode(type, from: data) else {
            throw InvalidListing()
        }
        return value
    }

    private mutating func number<Number: FixedWidthInteger>(
        _ type: Number.Type
    ) throws(InvalidListing) -> Number {
        let size = MemoryLayout<Number>.size
        guard bytes.count - position >= size else { throw InvalidListing() }
        defer { position += size }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: type))
    }

    private mutating func piece() throws(InvalidListing) -> UnsafeRawBufferPointer {
        let count = Int(try number(UInt32.self))
        guard count <= bytes.count - position else { throw InvalidListing() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
    }
}

/// Writes a product listing in a binary format that is read much faster than JSON.
///
/// Creating a JSON decoder alone takes longer than reading this format. Numbers are little-endian; texts are UTF-8 with
/// a length prefix. Products with rarely used properties are embedded as JSON.
struct ListingEncoder {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ text: String) {
        add(UInt32(truncatingIfNeeded: text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ catalog: CatalogState) {
        add(catalog.version)
        add(catalog.storefront.countryCode)
        add(catalog.storefront.id)
        addJSON(catalog.invalid)
        add(UInt32(truncatingIfNeeded: catalog.products.count))
        for product in catalog.products { add(product) }
    }

    private mutating func add(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func add(_ product: Product) {
        guard product.isPlain else {
            bytes.append(ListingTag.json)
            return addJSON(product)
        }
        bytes.append(ListingTag.plain)
        bytes.append(UInt8(ListingTag.types.firstIndex(of: product.type) ?? 0))
        bytes.append(product.isFamilyShareable ? 1 : 0)
        add(product.id.rawValue)
        add(product.displayName)
        add(product.description)
        add(product.symbol ?? "")
        add(product.price?.currency.code ?? "")
        add(product.price?.milliunits ?? 0)
        add(UInt32(truncatingIfNeeded: product.grants.count))
        for grant in product.grants {
            add(grant.good.rawValue)
            add(grant.amount)
        }
        let names = product.goodNames ?? []
        add(UInt32(truncatingIfNeeded: names.count))
        for name in names {
            add(name.good.rawValue)
            add(name.locale.identifier)
            add(name.displayName)
            add(name.one ?? "")
            add(name.other ?? "")
        }
    }

    private mutating func addJSON(_ value: some Encodable) {
        let data = (try? JSONEncoder().encode(value)) ?? Data()
        add(UInt32(truncatingIfNeeded: data.count))
        bytes.append(contentsOf: data)
    }
}

extension Product {
    /// Whether the product has only the properties that the binary format covers.
    fileprivate var isPlain: Bool {
        subscription == nil && duration == nil && sale == nil && unavailable == nil && symbol != ""
    }
}
