import StoreModel

/// The one comparison of a signed price with money.
extension Transaction {
    /// What a signed price may mean in all, in milliunits: the price of one piece times the quantity, or that total itself.
    ///
    /// App Store Server API, `price`, is the total. Versions before signed the price of one piece, and what was signed stays as
    /// it is.
    private var signedTotals: Set<Int64> {
        let (product, overflow) = price.multipliedReportingOverflow(by: Int64(quantity))
        return overflow ? [price] : [price, product]
    }

    /// Whether the signed price is that of a charge.
    func isSigned(for charge: Price) -> Bool {
        currency == charge.currency.code && signedTotals.contains(charge.milliunits)
    }

    /// Whether two signed prices can be those of one charge.
    func isPriced(as other: Transaction) -> Bool {
        currency == other.currency && !signedTotals.isDisjoint(with: other.signedTotals)
    }
}
