package import StoreModel

/// A change of what is sold, while shops are open.
package struct ScenarioEdit: Hashable, Sendable {
    /// What is changed.
    package let product: ProductName
    /// How, as the file says it.
    package let words: TypedProductEdit
    /// The country of prices (ISO 3166-1 alpha-3); nil for that of the customer.
    package let storefront: String?
    /// The language of texts; nil for that of the device.
    package let locale: LocaleID?
}
