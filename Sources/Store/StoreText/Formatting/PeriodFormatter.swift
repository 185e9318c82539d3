package import StoreModel

/// Formats subscription periods and offers in words.
package struct PeriodFormatter: Hashable, Sendable {
    private let messages: LocalizedTexts
    private let prices: PriceFormatter
    private let counts: CountFormatter

    /// Creates a formatter for the reader's locale; `prices` replaces its price formatter.
    package init(locale: LocaleID, prices: PriceFormatter? = nil) {
        messages = LocalizedTexts(locale: locale)
        self.prices = prices ?? PriceFormatter(locale: locale)
        counts = CountFormatter(locale: locale)
    }

    /// Returns the duration of a period, such as `7 days` or `3 months`.
    package func length(_ period: SubscriptionPeriod) -> String {
        let count = counts.string(period.count)
        return switch period.unit {
        case .day: messages.text(.lengthDays, count)
        case .week: messages.text(.lengthWeeks, count)
        case .month: messages.text(.lengthMonths, count)
        case .year: messages.text(.lengthYears, count)
        }
    }

    /// Returns the frequency of a period, such as `a month` or `every 3 months`.
    package func frequency(_ period: SubscriptionPeriod) -> String {
        guard period.count == 1 else { return messages.text(.everyLength, length(period)) }
        return switch period.unit {
        case .day: messages.text(.eachDay)
        case .week: messages.text(.eachWeek)
        case .month: messages.text(.eachMonth)
        case .year: messages.text(.eachYear)
        }
    }

    /// Returns a price with its period, such as `¥18.00 a month`.
    package func string(_ price: Price, each period: SubscriptionPeriod) -> String {
        messages.text(.perPeriod, prices.string(price), frequency(period))
    }

    /// Returns the terms of an offer, such as `7 days free` or `¥1.00 a month for 3 months`.
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

    /// Returns the terms of an offer and the price after it, such as `7 days free, then ¥168.00 a year`.
    package func string(
        _ offer: SubscriptionOffer, then price: Price, each period: SubscriptionPeriod
    ) -> String {
        messages.text(.offerThen, string(offer), string(price, each: period))
    }
}
