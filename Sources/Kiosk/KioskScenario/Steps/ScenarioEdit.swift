package import StoreModel

/// A change of a product while shops are open.
package struct ScenarioEdit: Hashable, Sendable {
    /// The product.
    package let product: ProductName
    /// The change, as texts of the file.
    package let words: TypedProductEdit
    /// The country of prices (ISO 3166-1 alpha-3); nil for that of the customer.
    package let storefront: String?
    /// The language of texts; nil for that of the device.
    package let locale: LocaleID?
}
