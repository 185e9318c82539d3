package import StoreModel

/// The amount of a refund, and its share of the price.
package struct RefundQuote: Hashable, Sendable {
    /// The reason why a partial refund is not possible.
    package struct QuoteError: Error, Hashable, Sendable {
        /// The reason, as a sentence.
        package let text: String
    }

    /// The amount that is refunded.
    package let amount: Price
    /// The share of the price in thousandths of a percent, rounded down; the same share of the goods is taken back.
    package let percentage: Int

    /// Whether the full price is refunded.
    package var isWhole: Bool { percentage == Transaction.fullShare }

    /// Computes the amount of a refund, from the smallest unit of the currency to the full price.
    ///
    /// A share is rounded down to whole units.
    ///
    /// - Throws: ``QuoteError`` if the part is out of range, is not in whole units, or the price is zero.
    package init(_ part: RefundPart, of total: Price) throws(QuoteError) {
        switch part {
        case .whole: self.init(amount: total, percentage: Transaction.fullShare)
        case .percentage(let share): try self.init(share: share, of: total)
        case .amount(let amount): try self.init(milliunits: amount, of: total)
        }
    }

    private init(amount: Price, percentage: Int) {
        self.amount = amount
        self.percentage = percentage
    }

    private init(share: Int, of total: Price) throws(QuoteError) {
        guard (1...Transaction.fullShare).contains(share) else {
            throw QuoteError(
                text:
                    "Invalid percentage “\(share)” in thousandths: use 1 to \(Transaction.fullShare)."
            )
        }
        guard !total.isFree else { throw Self.free }
        guard share < Transaction.fullShare else {
            self.init(amount: total, percentage: share)
            return
        }
        let part = total.part(share)
        guard part.milliunits > 0 else {
            throw QuoteError(
                text:
                    "That percentage of the price is less than the smallest unit of the currency: use a higher one."
            )
        }
        self.init(amount: part, percentage: share)
    }

    private init(milliunits: Int64, of total: Price) throws(QuoteError) {
        guard !total.isFree else { throw Self.free }
        let amount = Price(milliunits: milliunits, currency: total.currency)
        guard milliunits > 0,
            milliunits.isMultiple(of: total.smallestUnit) || milliunits == total.milliunits
        else {
            throw QuoteError(
                text:
                    "Invalid amount “\(amount.plainText)”: use an amount above 0 in whole units of "
                    + "\(total.currency.code).")
        }
        guard milliunits <= total.milliunits else {
            throw QuoteError(
                text: "The refund of \(amount.plainText) is larger than the price that was paid, "
                    + "\(total.plainText).")
        }
        self.init(
            amount: amount, percentage: Self.share(of: milliunits, in: total.milliunits))
    }

    /// Returns the share, rounded down but at least the smallest one.
    private static func share(of part: Int64, in total: Int64) -> Int {
        let (high, low) = part.multipliedFullWidth(by: Int64(Transaction.fullShare))
        return max(1, Int(total.dividingFullWidth((high, low)).quotient))
    }

    private static let free = QuoteError(
        text: "The transaction was free, so it cannot be refunded in part.")
}
