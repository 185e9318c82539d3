package import StoreModel

/// What a step of an order's history says of money.
///
/// The store writes amounts as `990 USD`, in thousandths, and a word behind a comma in some.
package struct StepAmount: Hashable, Sendable {
    /// How much.
    package let price: Price
    /// What stands behind it, with its comma; empty for nothing.
    package let rest: String

    /// Reads a detail; nil where it names no amount.
    package init?(_ detail: String) {
        let amount = detail.prefix { $0 != "," }
        let parts = amount.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, let milliunits = Int64(parts[0]),
            let currency = Currency(code: String(parts[1]))
        else { return nil }
        price = Price(milliunits: milliunits, currency: currency)
        rest = String(detail.dropFirst(amount.count))
    }
}
