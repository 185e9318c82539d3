import StoreModel

/// Reads the names of a good from kiosk's own catalog format.
struct KioskGoodReader {
    /// The mapping of languages to names.
    let item: SourceItem

    /// Returns the name in each language. A language without a valid name is left out with a warning.
    func names(of good: GoodID) -> [LocalizedGood] {
        var seen: Set<LocaleID> = []
        return item.members.compactMap { member in
            guard let text = item.item(member.key), let name = name(of: good, member.key, text)
            else { return nil }
            guard seen.insert(name.locale).inserted else {
                text.warn(
                    "the language \(name.locale.identifier) occurs twice; the first name is used")
                return nil
            }
            return name
        }
    }

    private func name(of good: GoodID, _ locale: String, _ text: SourceItem) -> LocalizedGood? {
        text.checkNames(["name", "one", "other"])
        guard let language = LocaleID(locale) else {
            text.warn("the language of the name is not valid; the name is left out")
            return nil
        }
        guard let name = bounded(text, "name"), !name.allSatisfy(\.isWhitespace) else {
            text.warn("name", "the name is missing; the language is left out")
            return nil
        }
        return LocalizedGood(
            good: good, locale: language, displayName: name, one: form(text, "one"),
            other: form(text, "other"))
    }

    /// Returns the text for an amount; nil, with a warning, if the text has no place for it.
    private func form(_ text: SourceItem, _ key: String) -> String? {
        guard let form = bounded(text, key) else { return nil }
        if form.contains(LocalizedGood.place) { return form }
        text.warn(key, "\(LocalizedGood.place) is missing; the text is left out")
        return nil
    }

    private func bounded(_ item: SourceItem, _ key: String) -> String? {
        guard let text = item.text(key) else { return nil }
        let scalars = text.unicodeScalars
        guard text.utf8.count > CatalogText.goodLimit, scalars.count > CatalogText.goodLimit else {
            return text
        }
        item.warn(
            key,
            "the text has \(scalars.count) characters; the first \(CatalogText.goodLimit) are kept")
        return String(String.UnicodeScalarView(scalars.prefix(CatalogText.goodLimit)))
    }
}
