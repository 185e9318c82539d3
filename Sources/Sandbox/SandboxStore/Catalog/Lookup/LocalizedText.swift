import StoreModel

/// The title and description of a product in the language that suits a customer best.
///
/// Title and description are chosen independently and blank texts are skipped, in this order: the customer's language,
/// the catalog's language, en_US, the first localization. The title falls back to the reference name and then to the
/// ID.
struct LocalizedText {
    /// The title. It is empty only if the ID is empty.
    let title: String
    /// The description; empty if it is blank in every language.
    let description: String

    /// Chooses the texts of a product.
    ///
    /// - Parameters:
    ///   - reader: The customer's language.
    ///   - fallback: The catalog's language.
    init(_ product: CatalogProduct, reader: LocaleID, fallback: LocaleID) {
        let order = [reader, fallback, .fallback]
        let reference = product.referenceName.flatMap { Self.isBlank($0) ? nil : $0 }
        title =
            Self.best(product.localizations, \.displayName, order) ?? reference
            ?? product.id.rawValue
        description = Self.best(product.localizations, \.description, order) ?? ""
    }

    private static func best(
        _ texts: [CatalogLocalization], _ field: KeyPath<CatalogLocalization, String>,
        _ order: [LocaleID]
    ) -> String? {
        let written = texts.filter { !isBlank($0[keyPath: field]) }
        let locales = written.map(\.locale)
        for locale in order {
            if let match = locale.bestMatch(among: locales) {
                return written[match][keyPath: field]
            }
        }
        return written.first?[keyPath: field]
    }

    private static func isBlank(_ text: String) -> Bool {
        text.allSatisfy(\.isWhitespace)
    }
}
