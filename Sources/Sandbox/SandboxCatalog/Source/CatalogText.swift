import StoreModel

/// Reads titles, descriptions and IDs within the limits that both catalog formats share.
enum CatalogText {
    /// Texts with more characters cause a warning. The App Store itself allows 35 for a title.
    static let longText = 1000
    /// The maximum number of characters of a text; the rest is cut off.
    static let textLimit = 10_000
    /// The maximum number of characters of a good's name, which is repeated in every product that grants the good.
    static let goodLimit = 60
    /// The maximum length of a product ID in bytes.
    static let idLimit = 255

    /// Returns the title and description in one language.
    ///
    /// - Parameters:
    ///   - locale: The language as the file writes it.
    ///   - name: The key of the title: `displayName` or `name`.
    /// - Returns: Nil, with a warning, if the language is not valid.
    static func localization(
        _ locale: String?, _ item: SourceItem, name: String
    ) -> CatalogLocalization? {
        guard let locale, let language = LocaleID(locale) else {
            item.warn("the language of the text is missing or not valid; the text is left out")
            return nil
        }
        let title = bounded(item.text(name) ?? "", item, name)
        let description = bounded(item.text("description") ?? "", item, "description")
        if title.isEmpty && description.isEmpty {
            item.warn("title and description are empty")
        }
        return CatalogLocalization(locale: language, displayName: title, description: description)
    }

    /// Keeps only the first text of each language.
    static func unique(
        _ localizations: [(item: SourceItem, text: CatalogLocalization)]
    ) -> [CatalogLocalization] {
        var seen: Set<LocaleID> = []
        return localizations.compactMap { item, text in
            guard seen.insert(text.locale).inserted else {
                item.warn(
                    "the language \(text.locale.identifier) occurs twice; the first text is used")
                return nil
            }
            return text
        }
    }

    /// Returns the product ID of an item.
    ///
    /// - Returns: Nil, with a warning, if the ID is missing, empty or too long. An ID with a control character is kept
    ///   with a warning, since it must match the ID on the team's server.
    static func productID(_ item: SourceItem, _ key: String) -> ProductID? {
        guard let id = item.text(key), !id.isEmpty else {
            item.warn(key, "the product id is missing; the product is left out")
            return nil
        }
        guard id.utf8.count <= idLimit else {
            item.warn(key, "the id is longer than \(idLimit) bytes; the product is left out")
            return nil
        }
        if QuotedText.hasControl(id) {
            item.warn(
                key, "the id \(QuotedText.short(id)) contains a control character, which is kept")
        } else if id.first?.isWhitespace == true || id.last?.isWhitespace == true {
            item.warn(
                key, "the id \(QuotedText.short(id)) begins or ends with a space, which is kept")
        }
        return ProductID(id)
    }

    /// Returns a storefront of the store by its code, such as `USA`.
    static func storefront(_ code: String) -> StorefrontTable.Entry? {
        StorefrontTable.entry(code)
    }

    private static func bounded(_ text: String, _ item: SourceItem, _ key: String) -> String {
        guard text.utf8.count > longText else { return text }
        let count = text.unicodeScalars.count
        guard count > longText else { return text }
        guard count > textLimit else {
            item.warn(key, "the text is very long: \(count) characters")
            return text
        }
        item.warn(key, "the text has \(count) characters; the first \(textLimit) are kept")
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(textLimit)))
    }
}
