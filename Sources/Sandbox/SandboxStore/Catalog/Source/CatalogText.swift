import StoreModel

/// Reads titles, descriptions and ids with the bounds that all catalogs share.
enum CatalogText {
    /// From so many characters on a text is odd; the App Store itself takes 35 for a title.
    static let longText = 1000
    /// No more characters of a text are kept.
    static let textLimit = 10_000
    /// The longest product id in bytes.
    static let idLimit = 255

    /// The title and description of one language.
    ///
    /// - Parameters:
    ///   - locale: The language as the file writes it.
    ///   - name: The item's name for its title: `displayName`, or `name`.
    /// - Returns: Nil, with a warning, where the language is none.
    static func localization(
        _ locale: String?, _ item: SourceItem, name: String
    ) -> CatalogLocalization? {
        guard let locale, let language = LocaleID(locale) else {
            item.warn("the text has no language that can be read; it is left out")
            return nil
        }
        let title = bounded(item.text(name) ?? "", item, name)
        let description = bounded(item.text("description") ?? "", item, "description")
        if title.isEmpty && description.isEmpty {
            item.warn("title and description are empty")
        }
        return CatalogLocalization(locale: language, displayName: title, description: description)
    }

    /// Leaves out what follows a language's first text.
    static func unique(
        _ localizations: [(item: SourceItem, text: CatalogLocalization)]
    ) -> [CatalogLocalization] {
        var seen: Set<LocaleID> = []
        return localizations.compactMap { item, text in
            guard seen.insert(text.locale).inserted else {
                item.warn(
                    "the language \(text.locale.identifier) stands twice; the first one counts")
                return nil
            }
            return text
        }
    }

    /// The product id of an item.
    ///
    /// - Returns: Nil, with a warning, where it is missing, empty or too long. A control character is kept and
    ///   warned of: the id must stay what the team's server knows.
    static func productID(_ item: SourceItem, _ key: String) -> ProductID? {
        guard let id = item.text(key), !id.isEmpty else {
            item.warn(key, "there is no product id; the product is left out")
            return nil
        }
        guard id.utf8.count <= idLimit else {
            item.warn(key, "the id is longer than \(idLimit) bytes; the product is left out")
            return nil
        }
        if Quote.hasControl(id) {
            item.warn(key, "the id \(Quote.short(id)) holds a control character, which is kept")
        } else if id.first?.isWhitespace == true || id.last?.isWhitespace == true {
            item.warn(key, "the id \(Quote.short(id)) has a space around it, which is kept")
        }
        return ProductID(id)
    }

    /// A storefront that the store knows, from text such as `USA`.
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
