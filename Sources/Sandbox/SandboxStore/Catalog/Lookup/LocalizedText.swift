import StoreModel

/// Title and description of a product in the language that serves a reader best.
///
/// Each is looked for apart, and empty ones are passed over: the reader's language, the catalog's, en_US, the
/// first there is; for the title then the reference name, and at last the id.
struct LocalizedText {
    /// The title, never empty but where the id is.
    let title: String
    /// The description; empty where there is none in any language.
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
