/// An amount of one good, such as 60 gems.
public struct GoodAmount: Hashable, Sendable, Codable {
    /// The good.
    public let good: GoodID
    /// The number of units; negative in a debit.
    public let amount: Int64

    /// Creates a value from its parts without validating them.
    public init(good: GoodID, amount: Int64) {
        self.good = good
        self.amount = amount
    }

    /// Returns the amount multiplied by a quantity; nil if it exceeds 64 bits.
    public func times(_ quantity: Int) -> GoodAmount? {
        let (product, overflow) = amount.multipliedReportingOverflow(by: Int64(quantity))
        return overflow ? nil : GoodAmount(good: good, amount: product)
    }

    /// Returns a share of a positive amount, rounded down.
    ///
    /// - Parameter share: The share in thousandths of a percent, at most 100000.
    public func part(_ share: Int) -> GoodAmount {
        let (whole, rest) = max(0, amount).quotientAndRemainder(
            dividingBy: Int64(Transaction.fullShare))
        let share = Int64(min(max(0, share), Transaction.fullShare))
        // Neither product overflows: the first is at most the amount, the second at most 100000 squared.
        return GoodAmount(
            good: good, amount: whole * share + rest * share / Int64(Transaction.fullShare))
    }

    /// The amount with the opposite sign.
    public var negated: GoodAmount {
        GoodAmount(good: good, amount: amount == .min ? .max : -amount)
    }
}
