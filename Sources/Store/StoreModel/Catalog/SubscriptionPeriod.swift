/// A length of time in calendar units, written as in ISO 8601: `P3D`, `P1W`, `P1M`, `P1Y`.
public struct SubscriptionPeriod: Hashable, Sendable {
    /// A calendar unit.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Days.
        case day = "D"
        /// Weeks.
        case week = "W"
        /// Months.
        case month = "M"
        /// Years.
        case year = "Y"
    }

    /// The number of units, at least 1.
    public let count: Int
    /// The unit.
    public let unit: Unit

    /// Creates a period; a count below 1 becomes 1.
    public init(count: Int, unit: Unit) {
        self.count = max(1, count)
        self.unit = unit
    }

    /// Parses `P`, a count from 1 to 9999 and one unit letter; nil for any other text.
    public init?(iso8601 text: String) {
        guard text.first == "P", let letter = text.last, let unit = Unit(rawValue: String(letter))
        else {
            return nil
        }
        let digits = text.dropFirst().dropLast()
        guard (1...4).contains(digits.count),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let count = Int(digits), count > 0
        else { return nil }
        self.init(count: count, unit: unit)
    }

    /// The ISO 8601 text, as catalogs and signed payloads have it.
    public var iso8601: String { "P\(count)\(unit.rawValue)" }

    /// The largest count that is parsed.
    private static let limit = 9_999

    /// Returns consecutive periods as one, in the same unit: three times `P1M` is `P3M`. The count is limited to 9999,
    /// the largest that can be parsed.
    public func times(_ number: Int) -> SubscriptionPeriod {
        let (product, overflow) = count.multipliedReportingOverflow(by: max(1, number))
        let count = overflow ? Self.limit : min(product, Self.limit)
        return SubscriptionPeriod(count: count, unit: unit)
    }
}

extension SubscriptionPeriod: Codable {
    /// Decodes the ISO 8601 text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let period = SubscriptionPeriod(iso8601: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a valid period")
        }
        self = period
    }

    /// Encodes the ISO 8601 text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}
