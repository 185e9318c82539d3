import SandboxCatalog
import StoreModel

/// A catalog of 10,000 products as a stress test.
enum ManyProducts {
    static let count = 10_000

    /// The catalog in kiosk's YAML format.
    static var yaml: String { yaml(of: count) }

    /// Returns a catalog with a number of these products.
    static func yaml(of count: Int) -> String {
        let head = """
            app: {bundle-id: com.example.many, apple-id: 1, name: Many Things}
            storefront: USA
            locale: en
            products:

            """
        let products = (0..<count).map { number in
            """
              - id: com.example.many.item\(number)
                type: \(number.isMultiple(of: 3) ? "non-consumable" : "consumable")
                reference: Item \(number)
                localizations: {en: {name: Item number \(number), description: "One of many, \
            with a text that is long enough to fill a line or two of the pane beside it."}}
                prices: {USA: "\(number % 90 + 1).99"}

            """
        }
        return head + products.joined()
    }

    /// Returns the same products as a store lists them.
    static func listed() throws -> [Product] {
        let catalog = try CatalogLoader.load(bytes: Array(yaml.utf8), fileName: "many").catalog
        return catalog.products.map { product in
            Product(
                id: product.id, type: product.type,
                displayName: product.localizations.first?.displayName ?? "",
                description: product.localizations.first?.description ?? "",
                price: product.prices[catalog.homeStorefront])
        }
    }
}
