import StoreModel

extension ClockChange {
    /// The error in the words of a clock change, as a whole sentence, which may quote untrusted text.
    public struct ParseError: Error, Hashable, Sendable {
        /// The error message.
        public let message: String
    }

    /// Parses `freeze`, `step`, `settle`, `jump P1M`, `jump PT2H` or `jump 1d`, `rate 86400`, `set
    /// 2027-01-15T08:00:00Z` or `set 1800000000000`.
    ///
    /// - Throws: ``ParseError``, with the valid forms.
    public init(words: [String]) throws(ParseError) {
        let value = words.count == 2 ? words[1] : nil
        switch (words.first, value) {
        case ("freeze", nil) where words.count == 1: self = .rate(0)
        case ("step", nil) where words.count == 1: self = .nextEvent
        case ("settle", nil) where words.count == 1: self = .settle
        case ("jump", let typed?):
            let value = Self.iso8601(typed)
            if let period = SubscriptionPeriod(iso8601: value) {
                self = .period(period)
            } else if let period = try Self.sum(value) {
                self = .period(period)
            } else {
                self = .forward(milliseconds: try Self.length(value))
            }
        case ("rate", let value?):
            // The rate is stored in thousandths and parsed like a price.
            let rate = try? DecimalAmount.milliunits(value, exponent: 3)
            guard let rate, (0...StoreClock.maximumRate).contains(rate) else {
                throw ParseError(
                    message: "Invalid rate “\(value.prefix(40))”: use a number such as 86400.")
            }
            self = .rate(rate)
        case ("set", let value?):
            let moment = Int64(value).map { Timestamp(milliseconds: $0) }
            guard let moment = moment ?? ISODate.timestamp(value) else {
                throw ParseError(
                    message: "Invalid time “\(value.prefix(40))”: use a time such as "
                        + "2027-01-15T08:00:00Z, or milliseconds since 1970.")
            }
            self = .moment(moment)
        default:
            let text = words.joined(separator: " ").prefix(40)
            throw ParseError(
                message: "Invalid change of the clock “\(text)”: use freeze, step, settle, "
                    + "jump P1M, rate 86400 or set 2027-01-15T08:00:00Z.")
        }
    }

    /// The words that ``init(words:)`` parses.
    package var words: [String] {
        switch self {
        case .rate(0): ["freeze"]
        case .rate(let rate):
            ["rate", DecimalAmount.text(milliunits: rate, exponent: rate % 1_000 == 0 ? 0 : 3)]
        case .forward(let milliseconds): ["jump", "PT\(milliseconds / 1_000)S"]
        case .period(let period): ["jump", period.iso8601]
        case .moment(let moment): ["set", ISODate.text(moment)]
        case .nextEvent: ["step"]
        case .settle: ["settle"]
        }
    }

    /// Returns the ISO 8601 period of a number and a unit, such as `1d`, `2w`, `1y`, `2h`, `30m` or `5s`; other texts
    /// unchanged.
    private static func iso8601(_ text: String) -> String {
        guard let unit = text.last, text.first?.isNumber ?? false else { return text }
        let length = text.dropLast() + unit.uppercased()
        switch unit {
        case "d", "w", "y": return "P\(length)"
        case "h", "m", "s": return "PT\(length)"
        default: return text
        }
    }

    /// Returns the sum of several calendar units: `P1Y2M` is fourteen months, and `P2W3D` is seventeen days. Returns
    /// nil for anything else.
    private static func sum(_ text: String) throws(ParseError) -> SubscriptionPeriod? {
        guard text.first == "P" else { return nil }
        var (rest, months, days) = (text.dropFirst(), 0, 0)
        let units: [(Character, Int, Bool)] = [
            ("Y", 12, true), ("M", 1, true), ("W", 7, false), ("D", 1, false),
        ]
        for (letter, size, isOfMonths) in units {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...4).contains(digits.count), rest.dropFirst(digits.count).first == letter,
                let count = Int(digits)
            else { continue }
            if isOfMonths { months += count * size } else { days += count * size }
            rest = rest.dropFirst(digits.count + 1)
        }
        guard rest.isEmpty, months + days > 0 else { return nil }
        // The number of days in a month depends on its start, so the two cannot be added.
        guard months == 0 || days == 0 else {
            throw ParseError(
                message:
                    "“\(text.prefix(40))” mixes months and days: jump by the months, then by the days."
            )
        }
        return months > 0
            ? SubscriptionPeriod(count: months, unit: .month)
            : SubscriptionPeriod(count: days, unit: .day)
    }

    /// Returns days, hours, minutes and seconds in milliseconds, independent of a calendar.
    private static func length(_ text: String) throws(ParseError) -> Int64 {
        let begin = Timestamp(milliseconds: 0)
        guard let end = ISODate.timestamp("+\(text)", since: begin), end > begin else {
            throw ParseError(
                message: "Invalid period “\(text.prefix(40))”: use one such as P1M or PT2H.")
        }
        return end.since(begin)
    }
}
