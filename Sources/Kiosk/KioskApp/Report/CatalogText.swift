/// The text of a catalog, or of a scenario that holds one, as a report may hold it: without the private key that Xcode
/// writes beside the products.
///
/// kiosk reads no such key, so that the same is sold without it.
enum CatalogText {
    /// The text with each private key, and whatever is named `privateKey`, emptied; every line stays where it is.
    static func withoutKeys(_ text: String) -> String { SecretRedactor.erased(text) }
}
