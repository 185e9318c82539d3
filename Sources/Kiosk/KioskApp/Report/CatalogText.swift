/// Prepares the text of a catalog, or of a scenario that contains one, for a report.
///
/// Xcode writes a private key beside the products, which a report must not contain. Kiosk never reads that key, so the
/// text without it describes the same catalog.
enum CatalogText {
    /// Returns the text with each private key, and every value named `privateKey`, emptied; line numbers stay the same.
    static func withoutKeys(_ text: String) -> String { SecretRedactor.erased(text) }
}
