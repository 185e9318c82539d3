import StoreModel

extension ClockChange {
    /// What is wrong with words that say no change; a whole sentence, which may quote hostile text.
    public struct Mistake: Error, Hashable, Sendable {
        /// The sentence.
        public let message: String
    }

    /// Reads `freeze`, `step`, `jump P1M`, `rate 86400` or `set 1800000000000`.
    ///
    /// - Throws: ``Mistake``, with what there is.
    public init(words: [String]) throws(Mistake) {
        let value = words.count == 2 ? words[1] : nil
        switch (words.first, value) {
        case ("freeze", nil) where words.count == 1: self = .rate(0)
        case ("step", nil) where words.count == 1: self = .nextEvent
        case ("jump", let value?):
            guard let period = SubscriptionPeriod(iso8601: value) else {
                throw Mistake(message: "“\(value.prefix(40))” is no period such as P1M.")
            }
            self = .period(period)
        case ("rate", let value?):
            // Thousandths, as those of a price are read.
            let rate = try? DecimalAmount.milliunits(value, exponent: 3)
            guard let rate, (0...StoreClock.fastest).contains(rate) else {
                throw Mistake(message: "“\(value.prefix(40))” is no rate such as 86400.")
            }
            self = .rate(rate)
        case ("set", let value?):
            guard let moment = Int64(value) else {
                throw Mistake(
                    message: "“\(value.prefix(40))” is no moment in milliseconds since 1970.")
            }
            self = .moment(Timestamp(milliseconds: moment))
        default:
            throw Mistake(
                message: "There are freeze, step, jump P1M, rate 86400 and set MILLISECONDS.")
        }
    }
}
