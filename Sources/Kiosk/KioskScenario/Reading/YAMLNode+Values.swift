import StoreAPI
import StoreModel
import TextParsing

extension YAMLNode {
    /// The value as YAML 1.2 defines it: a plain `1` is a number, a plain `true` a flag, and a quoted scalar a text.
    var json: JSONTree {
        switch content {
        case .scalar where isNull: .null
        case .scalar("true", true), .scalar("false", true): .flag(scalar == "true")
        case .scalar(let text, let isPlain):
            (isPlain ? Int64(text) : nil).map(JSONTree.number) ?? .text(text)
        case .list(let elements): .list(elements.map(\.json))
        case .mapping(let members):
            .object(
                Dictionary(
                    members.map { ($0.name, $0.value.json) },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    /// Parses a price in any currency, with at most three decimals.
    func price() throws(SourceError) -> String {
        let text = try text("A price")
        guard (try? DecimalAmount.milliunits(text, exponent: 3)) != nil else {
            throw fileError("Invalid price “\(text.prefix(40))”: use a number such as 4.99.")
        }
        return text
    }

    /// Parses a country with a storefront.
    func country() throws(SourceError) -> String {
        let text = try text("A country")
        guard let entry = StorefrontTable.entry(text) else {
            throw fileError("Invalid country “\(text.prefix(40))”: use three letters, such as JPN.")
        }
        return entry.storefront.countryCode
    }

    func locale() throws(SourceError) -> LocaleID {
        let text = try text("A language")
        guard let locale = LocaleID(text) else {
            throw fileError(
                "Invalid language “\(text.prefix(40))”: write it as ja_JP or zh_Hans_CN.")
        }
        return locale
    }

    func oneOf(_ words: [String], _ what: String) throws(SourceError) -> String {
        let text = try text(what)
        if words.contains(text) { return text }
        let near =
            SpellingSuggestion.nearest(to: text, in: words).map { " Did you mean “\($0)”?" } ?? ""
        throw fileError(
            "\(what) must be one of \(words.joined(separator: ", ")), not “\(text.prefix(40))”.\(near)"
        )
    }

    func choice<Word: RawRepresentable<String> & CaseIterable>(
        _ what: String
    ) throws(SourceError) -> Word {
        let text = try oneOf(Word.allCases.map(\.rawValue), what)
        guard let word = Word(rawValue: text) else { throw fileError("\(what) is expected here.") }
        return word
    }
}

// MARK: Names

extension YAMLNode {
    func product() throws(SourceError) -> ProductName {
        ProductName(try text("A product"), at: position)
    }

    /// Parses a list of product names; a single name is a list of one.
    func products() throws(SourceError) -> [ProductName] {
        var names: [ProductName] = []
        for element in elements { names.append(try element.product()) }
        return names
    }
}
