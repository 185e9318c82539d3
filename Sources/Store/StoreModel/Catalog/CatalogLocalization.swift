/// Title and description of a product in one language; both may be empty, and both are hostile text.
public struct CatalogLocalization: Hashable, Sendable, Codable {
    /// The language as the catalog writes it.
    public let locale: LocaleID
    /// The title.
    public let displayName: String
    /// The description.
    public let description: String

    /// Takes the parts as they are.
    public init(locale: LocaleID, displayName: String, description: String) {
        self.locale = locale
        self.displayName = displayName
        self.description = description
    }
}
