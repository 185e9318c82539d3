/// So many pieces of one good, such as 60 gems.
public struct GoodAmount: Hashable, Sendable, Codable {
    /// What is counted.
    public let good: GoodID
    /// How many; negative in a debit.
    public let amount: Int64

    /// Takes the parts as they are.
    public init(good: GoodID, amount: Int64) {
        self.good = good
        self.amount = amount
    }

    /// So many times as much; nil where it cannot be counted in 64 bits.
    public func times(_ quantity: Int) -> GoodAmount? {
        let (product, overflow) = amount.multipliedReportingOverflow(by: Int64(quantity))
        return overflow ? nil : GoodAmount(good: good, amount: product)
    }

    /// A part of a positive amount, rounded down.
    ///
    /// - Parameter share: In thousandths of a percent, at most 100000.
    public func part(_ share: Int) -> GoodAmount {
        let (whole, rest) = max(0, amount).quotientAndRemainder(
            dividingBy: Int64(Transaction.whole))
        let share = Int64(min(max(0, share), Transaction.whole))
        // Both products fit: neither factor pair exceeds what the amount itself is, or 100000 times itself.
        return GoodAmount(
            good: good, amount: whole * share + rest * share / Int64(Transaction.whole))
    }

    /// The same amount taken away.
    public var negated: GoodAmount {
        GoodAmount(good: good, amount: amount == .min ? .max : -amount)
    }
}
