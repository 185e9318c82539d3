/// An amount of money in thousandths of the currency's major unit, never a floating-point number.
///
/// USD 10.99 is 10990 and JPY 100 is 100000, as in Apple's signed payloads.
public struct Price: Hashable, Sendable, Codable {
    /// Thousandths of the major unit.
    public let milliunits: Int64
    /// The currency.
    public let currency: Currency

    /// Creates a price from thousandths of the major unit of `currency`.
    public init(milliunits: Int64, currency: Currency) {
        self.milliunits = milliunits
        self.currency = currency
    }

    /// Whether the amount is 0.
    public var isFree: Bool { milliunits == 0 }

    /// The smallest unit of the currency in milliunits; one milliunit for currencies with smaller units.
    package var smallestUnit: Int64 {
        (0..<max(0, 3 - currency.exponent)).reduce(1) { unit, _ in unit * 10 }
    }

    /// Returns a share in thousandths of a percent, rounded down to the smallest unit of the currency.
    package func part(_ share: Int) -> Price {
        let part = GoodAmount(good: "", amount: milliunits).part(share).amount
        return Price(milliunits: part - part % smallestUnit, currency: currency)
    }

    /// Returns the price of `quantity` units; nil if it exceeds 64 bits.
    public func times(_ quantity: Int) -> Price? {
        let (product, overflow) = milliunits.multipliedReportingOverflow(by: Int64(quantity))
        return overflow ? nil : Price(milliunits: product, currency: currency)
    }
}
