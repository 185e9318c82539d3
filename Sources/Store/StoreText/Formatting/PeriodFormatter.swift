package import StoreModel

/// Writes subscription periods and offers in words.
package struct PeriodFormatter: Hashable, Sendable {
    private let messages: LocalizedTexts
    private let prices: PriceFormatter
    private let counts: CountFormatter

    /// Takes the reader's locale; prices are written for it unless a formatter of their own is given.
    package init(locale: LocaleID, prices: PriceFormatter? = nil) {
        messages = LocalizedTexts(locale: locale)
        self.prices = prices ?? PriceFormatter(locale: locale)
        counts = CountFormatter(locale: locale)
    }

    /// How long it is, such as `7 days` or `3 months`.
    package func length(_ period: SubscriptionPeriod) -> String {
        let count = counts.string(period.count)
        return switch period.unit {
        case .day: messages.text(.lengthDays, count)
        case .week: messages.text(.lengthWeeks, count)
        case .month: messages.text(.lengthMonths, count)
        case .year: messages.text(.lengthYears, count)
        }
    }

    /// How often it comes, such as `a month` or `every 3 months`.
    package func frequency(_ period: SubscriptionPeriod) -> String {
        guard period.count == 1 else { return messages.text(.everyLength, length(period)) }
        return switch period.unit {
        case .day: messages.text(.eachDay)
        case .week: messages.text(.eachWeek)
        case .month: messages.text(.eachMonth)
        case .year: messages.text(.eachYear)
        }
    }

    /// A price with its period, such as `¥18.00 a month`.
    package func string(_ price: Price, each period: SubscriptionPeriod) -> String {
        messages.text(.perPeriod, prices.string(price), frequency(period))
    }

    /// What an offer gives, such as `7 days free` or `¥1.00 a month for 3 months`.
    package func string(_ offer: SubscriptionOffer) -> String {
        let whole = length(offer.period.times(offer.numberOfPeriods))
        switch (offer.paymentMode, offer.price) {
        case (.free, _), (_, nil): return messages.text(.offerFree, whole)
        case (.payAsYouGo, let price?):
            return messages.text(.offerEach, string(price, each: offer.period), whole)
        case (.payUpFront, let price?):
            return messages.text(.offerUpFront, prices.string(price), whole)
        }
    }

    /// What an offer gives and what comes after it, such as `7 days free, then ¥168.00 a year`.
    package func string(
        _ offer: SubscriptionOffer, then price: Price, each period: SubscriptionPeriod
    ) -> String {
        messages.text(.offerThen, string(offer), string(price, each: period))
    }
}
