/// An amount of money in thousandths of the currency's major unit, never a floating-point number.
///
/// USD 10.99 is 10990 and JPY 100 is 100000, as in Apple's signed payloads.
public struct Price: Hashable, Sendable, Codable {
    /// Thousandths of the major unit.
    public let milliunits: Int64
    /// The currency that is counted.
    public let currency: Currency

    /// Takes thousandths of the major unit of `currency`.
    public init(milliunits: Int64, currency: Currency) {
        self.milliunits = milliunits
        self.currency = currency
    }

    /// Whether nothing is charged.
    public var isFree: Bool { milliunits == 0 }

    /// The price of `quantity` pieces; nil where the product cannot be counted in 64 bits.
    public func times(_ quantity: Int) -> Price? {
        let (product, overflow) = milliunits.multipliedReportingOverflow(by: Int64(quantity))
        return overflow ? nil : Price(milliunits: product, currency: currency)
    }
}
