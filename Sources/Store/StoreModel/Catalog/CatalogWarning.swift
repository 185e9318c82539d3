/// A defect in a catalog that did not prevent the rest from loading.
public struct CatalogWarning: Hashable, Sendable, Codable {
    /// The location, as a JSON path such as `$.products[3].displayPrice`.
    public let path: String
    /// The defect and how it was handled, in one sentence; may quote untrusted text.
    public let message: String

    /// Creates a value from its parts without validating them.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
