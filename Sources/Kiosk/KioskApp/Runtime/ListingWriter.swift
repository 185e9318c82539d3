import FoundationEssentials
import KioskUI
import StoreModel

/// Writes a product listing in a binary format that is read much faster than JSON.
///
/// Creating a JSON decoder alone takes longer than reading this format. Numbers are little-endian; texts are UTF-8 with
/// a length prefix. Products with rarely used properties are embedded as JSON.
struct ListingWriter {
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
            bytes.append(ListingMark.json)
            return addJSON(product)
        }
        bytes.append(ListingMark.plain)
        bytes.append(UInt8(ListingMark.types.firstIndex(of: product.type) ?? 0))
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
