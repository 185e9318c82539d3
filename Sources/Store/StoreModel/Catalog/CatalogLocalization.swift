/// The title and description of a product in one language; both may be empty, and both are untrusted text.
public struct CatalogLocalization: Hashable, Sendable, Codable {
    /// The language as the catalog writes it.
    public let locale: LocaleID
    /// The title.
    public let displayName: String
    /// The description.
    public let description: String

    /// Creates a value from its parts without validating them.
    public init(locale: LocaleID, displayName: String, description: String) {
        self.locale = locale
        self.displayName = displayName
        self.description = description
    }
}
