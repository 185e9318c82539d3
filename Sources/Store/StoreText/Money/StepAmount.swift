package import StoreModel

/// The amount of money in a step of an order's history.
///
/// The store writes amounts as `990 USD`, in thousandths, in some steps followed by a comma and a word.
package struct StepAmount: Hashable, Sendable {
    /// The amount.
    package let price: Price
    /// The text after the amount, with its comma; may be empty.
    package let rest: String

    /// Parses a detail; returns nil if it does not contain an amount.
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
