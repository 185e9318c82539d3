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

    /// Returns the price of `quantity` units; nil if it exceeds 64 bits.
    public func times(_ quantity: Int) -> Price? {
        let (product, overflow) = milliunits.multipliedReportingOverflow(by: Int64(quantity))
        return overflow ? nil : Price(milliunits: product, currency: currency)
    }
}
