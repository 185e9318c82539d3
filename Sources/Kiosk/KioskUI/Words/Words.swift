import StoreModel
import StoreText
import TerminalGraphics

/// What StoreText calls a message: one thing that the interface says.
typealias Phrase = StoreText.Message

/// The words, numbers and symbols of one reader; whatever it makes is safe to show.
struct Words: Sendable {
    let locale: LocaleID
    let messages: Messages
    let prices: PriceFormatter
    let counts: CountFormatter
    let ages: AgeFormatter
    let times: TimeFormatter
    let periods: PeriodFormatter
    let glyphs: Glyphs

    init(locale: LocaleID, glyphs: GlyphSet, zone: String?) {
        self.locale = locale
        messages = Messages(locale: locale)
        prices = PriceFormatter(locale: locale)
        counts = CountFormatter(locale: locale)
        ages = AgeFormatter(locale: locale)
        times = TimeFormatter(locale: locale, zone: zone)
        periods = PeriodFormatter(locale: locale)
        self.glyphs = Glyphs(glyphs)
    }

    func say(_ phrase: Phrase) -> SafeText { SafeText(untrusted: messages.text(phrase)) }

    func say(_ phrase: Phrase, _ first: String) -> SafeText {
        SafeText(untrusted: messages.text(phrase, first))
    }

    func say(_ phrase: Phrase, _ first: String, _ second: String) -> SafeText {
        SafeText(untrusted: messages.text(phrase, first, second))
    }

    func say(_ phrase: Phrase, _ first: String, _ second: String, _ third: String) -> SafeText {
        SafeText(untrusted: messages.text(phrase, first, second, third))
    }

    /// Hostile text made harmless.
    func quote(_ text: String) -> SafeText { SafeText(untrusted: text) }

    func price(_ price: Price) -> SafeText {
        price.isFree ? say(.free) : SafeText(formatted: prices.string(price))
    }

    /// What a product costs, with its period for what renews.
    func price(of product: Product) -> SafeText {
        guard let price = product.price else { return say(.noPrice) }
        guard let subscription = product.subscription else { return self.price(price) }
        return SafeText(formatted: periods.string(price, each: subscription.period))
    }

    /// Goods in one line, such as `60 gems, 1 key`.
    func goods(_ goods: [GoodAmount]) -> String {
        goods.map(counts.string).joined(separator: ", ")
    }

    /// A symbol, a space and a word.
    func marked(_ glyph: Glyph, _ text: SafeText) -> SafeText { "\(glyphs[glyph]) \(text)" }
}

extension Words {
    /// In how many milliseconds the words for an age change.
    static func nextChange(_ age: Int64) -> Int64 { AgeFormatter.nextChange(milliseconds: age) }
}
