/// Something odd in a catalog that did not keep the rest from selling.
public struct CatalogWarning: Hashable, Sendable, Codable {
    /// Where: a JSON path such as `$.products[3].displayPrice`.
    public let path: String
    /// What is odd and what was done about it, one sentence; may quote hostile text.
    public let message: String

    /// Takes the parts as they are.
    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}
