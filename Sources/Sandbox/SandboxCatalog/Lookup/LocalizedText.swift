package import StoreModel

/// The title and description of a product in the language that suits a customer best.
///
/// Title and description are chosen independently and blank texts are skipped, in this order: the customer's language,
/// the catalog's language, en_US, the first localization. The title falls back to the reference name and then to the
/// ID.
package struct LocalizedText {
    /// The title. It is empty only if the ID is empty.
    package let title: String
    /// The description; empty if it is blank in every language.
    package let description: String

    /// Chooses the texts of a product.
    ///
    /// - Parameters:
    ///   - reader: The customer's language.
    ///   - fallback: The catalog's language.
    package init(_ product: CatalogProduct, reader: LocaleID, fallback: LocaleID) {
        let order = [reader, fallback, .fallback]
        let reference = product.referenceName.flatMap { Self.isBlank($0) ? nil : $0 }
        title =
            Self.best(product.localizations, \.displayName, order) ?? reference
            ?? product.id.rawValue
        description = Self.best(product.localizations, \.description, order) ?? ""
    }

    /// Returns the name of a good, which is chosen like a title; nil for a good without names.
    ///
    /// - Parameters:
    ///   - names: The good's names, none of them blank.
    ///   - reader: The customer's language.
    ///   - fallback: The catalog's language.
    static func best(
        _ names: [LocalizedGood], reader: LocaleID, fallback: LocaleID
    ) -> LocalizedGood? {
        let locales = names.map(\.locale)
        for locale in [reader, fallback, .fallback] {
            if let match = locale.bestMatch(among: locales) { return names[match] }
        }
        return names.first
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
