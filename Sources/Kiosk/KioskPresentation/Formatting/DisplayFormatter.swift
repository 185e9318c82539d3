package import StoreModel
package import StoreText
package import TerminalGraphics

/// Formats texts, numbers and symbols for one locale; its results are safe to print on a terminal.
package struct DisplayFormatter: Sendable {
    package let locale: LocaleID
    package let messages: LocalizedTexts
    package let prices: PriceFormatter
    package let counts: CountFormatter
    package let ages: AgeFormatter
    package let times: TimeFormatter
    package let periods: PeriodFormatter
    package let lists: ListJoiner
    package let subscriptions: SubscriptionFormatter
    package let glyphs: Glyphs
    /// The names of goods in the last loaded catalog.
    package private(set) var goodNames: [GoodID: LocalizedGood] = [:]

    private let zone: String?

    package init(locale: LocaleID, glyphs: GlyphSet, zone: String?) {
        self.locale = locale
        self.zone = zone
        // On an ASCII-only terminal, texts use a language that can be written in ASCII.
        let spoken = glyphs == .ascii ? .fallback : locale
        messages = LocalizedTexts(locale: spoken)
        prices = PriceFormatter(locale: spoken, notation: glyphs == .ascii ? .code : .symbol)
        counts = CountFormatter(locale: spoken)
        ages = AgeFormatter(locale: spoken)
        times = TimeFormatter(locale: spoken, zone: zone)
        periods = PeriodFormatter(locale: spoken, prices: prices)
        lists = ListJoiner(locale: spoken)
        subscriptions = SubscriptionFormatter(messages: messages, prices: prices, times: times)
        self.glyphs = Glyphs(glyphs)
    }

    /// Returns a formatter with the same settings for another locale. Like titles, the names of goods keep their
    /// language until the catalog is loaded in the new one.
    package func with(locale: LocaleID) -> DisplayFormatter {
        var formatter = DisplayFormatter(locale: locale, glyphs: glyphs.set, zone: zone)
        formatter.goodNames = goodNames
        return formatter
    }

    /// Uses the names that products have for their goods; on an ASCII-only terminal, only those in ASCII.
    package mutating func useGoodNames(of products: [Product]) {
        let names = products.flatMap { $0.goodNames ?? [] }
            .filter { glyphs.set != .ascii || $0.isASCII }
        goodNames = Dictionary(
            names.map { ($0.good, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package func text(_ phrase: TextKey) -> SafeText { SafeText(untrusted: messages.text(phrase)) }

    package func text(_ phrase: TextKey, _ first: String) -> SafeText {
        SafeText(untrusted: messages.text(phrase, first))
    }

    package func text(_ phrase: TextKey, _ first: String, _ second: String) -> SafeText {
        SafeText(untrusted: messages.text(phrase, first, second))
    }

    package func text(_ phrase: TextKey, _ first: String, _ second: String, _ third: String)
        -> SafeText
    {
        SafeText(untrusted: messages.text(phrase, first, second, third))
    }

    /// Returns untrusted text with its control characters made harmless.
    package func sanitized(_ text: String) -> SafeText { SafeText(untrusted: text) }

    package func price(_ price: Price) -> SafeText {
        price.isFree ? text(.free) : SafeText(formatted: prices.string(price))
    }

    /// Returns a product's price, with the period for a subscription.
    package func price(of product: Product) -> SafeText {
        guard let price = product.price else { return text(.noPrice) }
        guard let subscription = product.subscription else { return self.price(price) }
        return SafeText(formatted: periods.string(price, each: subscription.period))
    }

    /// The name of a good, untrusted text: that of the catalog, or its ID.
    package func name(of good: GoodID) -> String { goodNames[good]?.displayName ?? good.rawValue }

    /// An amount of a good, such as `60 gems`; untrusted text.
    package func goods(_ amount: GoodAmount) -> String {
        counts.string(amount, name: goodNames[amount.good])
    }

    /// A change of a good, such as `+60 gems`; untrusted text.
    package func change(_ amount: GoodAmount) -> String {
        counts.change(amount, name: goodNames[amount.good])
    }

    /// Goods in one line, such as `60 gems and 1 key`; untrusted text.
    package func goods(_ goods: [GoodAmount]) -> String {
        lists.string(goods.map { self.goods($0) })
    }

    /// Returns a label and its value in one sentence.
    package func fact(_ label: SafeText, _ value: SafeText) -> SafeText {
        text(.plainFact, label.string, value.string)
    }

    /// Returns a label and its value in one sentence.
    package func fact(_ label: TextKey, _ value: SafeText) -> SafeText { fact(text(label), value) }

    /// Returns a label and untrusted text in one sentence.
    package func fact(_ label: TextKey, untrusted value: String) -> SafeText {
        fact(label, sanitized(value))
    }

    /// Returns a label as a heading of the lines after it.
    package func heading(_ label: SafeText) -> SafeText {
        let text = messages.text(.plainFact, label.string, "")
        return sanitized(text.last == " " ? String(text.dropLast()) : text)
    }

    /// Returns several short texts as a comma-separated list, without those that are nil.
    package func commaSeparated(_ parts: [SafeText?]) -> SafeText {
        .joined(
            parts.compactMap(\.self), separator: SafeText(untrusted: messages.text(.plainComma)))
    }

    /// Returns a symbol, a space and a text.
    package func marked(_ glyph: Glyph, _ text: SafeText) -> SafeText { "\(glyphs[glyph]) \(text)" }
}

extension LocalizedGood {
    /// Whether an ASCII-only terminal can display all texts.
    fileprivate var isASCII: Bool {
        [displayName, one, other].allSatisfy { $0?.utf8.allSatisfy { $0 < 0x80 } ?? true }
    }
}

extension DisplayFormatter {
    /// Returns when the text of a time span since a moment changes next.
    package static func nextChange(since moment: Timestamp, now: Timestamp) -> Timestamp {
        now.adding(milliseconds: AgeFormatter.nextChange(milliseconds: now.since(moment)))
    }

    /// Returns when the text of a time span until a moment changes next.
    package static func nextChange(until moment: Timestamp, now: Timestamp) -> Timestamp {
        now.adding(milliseconds: AgeFormatter.nextChange(millisecondsLeft: moment.since(now)))
    }
}
