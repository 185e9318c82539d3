/// A length of time in calendar units, as ISO 8601 writes it: `P3D`, `P1W`, `P1M`, `P1Y`.
public struct SubscriptionPeriod: Hashable, Sendable {
    /// The calendar unit that is counted.
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

    /// How many units, at least 1.
    public let count: Int
    /// The unit.
    public let unit: Unit

    /// Takes a count of at least 1; fewer counts as 1.
    public init(count: Int, unit: Unit) {
        self.count = max(1, count)
        self.unit = unit
    }

    /// Reads `P`, a count from 1 to 9999 and one unit letter; nil for anything else.
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

    /// The form that catalogs and signed payloads use.
    public var iso8601: String { "P\(count)\(unit.rawValue)" }

    /// The largest count that is read.
    private static let limit = 9_999

    /// So many in a row, in the same unit: three times `P1M` is `P3M`. The count ends at 9999, the largest that is read.
    public func times(_ number: Int) -> SubscriptionPeriod {
        let (product, overflow) = count.multipliedReportingOverflow(by: max(1, number))
        let count = overflow ? Self.limit : min(product, Self.limit)
        return SubscriptionPeriod(count: count, unit: unit)
    }
}

extension SubscriptionPeriod: Codable {
    /// Reads the ISO 8601 form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let period = SubscriptionPeriod(iso8601: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a period")
        }
        self = period
    }

    /// Writes the ISO 8601 form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}
