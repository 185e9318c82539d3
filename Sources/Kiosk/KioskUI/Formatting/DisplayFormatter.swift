import StoreModel
import StoreText
import TerminalGraphics

/// What StoreText calls a message: one thing that the interface says.
typealias Phrase = StoreText.TextKey

/// The words, numbers and symbols of one reader; whatever it makes is safe to show.
struct DisplayFormatter: Sendable {
    let locale: LocaleID
    let messages: LocalizedTexts
    let prices: PriceFormatter
    let counts: CountFormatter
    let ages: AgeFormatter
    let times: TimeFormatter
    let periods: PeriodFormatter
    let lists: ListJoiner
    let subscriptions: SubscriptionFormatter
    let glyphs: Glyphs

    private let zone: String?

    init(locale: LocaleID, glyphs: GlyphSet, zone: String?) {
        self.locale = locale
        self.zone = zone
        // A terminal that shows ASCII only is spoken to in what can be written in ASCII.
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

    /// The same in another language.
    func speaking(_ locale: LocaleID) -> DisplayFormatter {
        DisplayFormatter(locale: locale, glyphs: glyphs.set, zone: zone)
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

    /// Goods in one line, such as `60 gems and 1 key`.
    func goods(_ goods: [GoodAmount]) -> String { lists.string(goods.map { counts.string($0) }) }

    /// A label and its value, as they are said.
    func fact(_ label: SafeText, _ value: SafeText) -> SafeText {
        say(.plainFact, label.string, value.string)
    }

    /// A label before what is said of it in the lines after.
    func heading(_ label: SafeText) -> SafeText {
        let text = messages.text(.plainFact, label.string, "")
        return quote(text.last == " " ? String(text.dropLast()) : text)
    }

    /// Several short things in one line, as they are said.
    func line(_ parts: [SafeText]) -> SafeText {
        .joined(parts, separator: SafeText(untrusted: messages.text(.plainComma)))
    }

    /// A symbol, a space and a word.
    func marked(_ glyph: Glyph, _ text: SafeText) -> SafeText { "\(glyphs[glyph]) \(text)" }
}

extension DisplayFormatter {
    /// When the words for how long ago a moment was change next.
    static func nextChange(since moment: Timestamp, now: Timestamp) -> Timestamp {
        now.adding(milliseconds: AgeFormatter.nextChange(milliseconds: now.since(moment)))
    }

    /// When the words for how long it is until a moment change next.
    static func nextChange(until moment: Timestamp, now: Timestamp) -> Timestamp {
        now.adding(milliseconds: AgeFormatter.nextChange(millisecondsLeft: moment.since(now)))
    }
}
