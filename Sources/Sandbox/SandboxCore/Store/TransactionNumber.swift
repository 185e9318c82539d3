package import StoreModel

/// The store's numbers for transactions and orders, in the form of Apple's.
package enum TransactionNumber {
    /// The next transaction id: sixteen digits that grow with the clock, and always above the last one.
    ///
    /// The clock keeps a store that was reset from issuing the same ids again, which a merchant that
    /// remembers the first store would take for transactions that it has granted already.
    ///
    /// - Parameter last: The highest id issued so far; 0 if there is none.
    package static func next(after last: Int64, at now: Timestamp) -> Int64 {
        let time = min(max(0, now.milliseconds), 5_000_000_000_000)
        let (following, overflow) = last.addingReportingOverflow(1)
        return max(base + time, overflow ? last : following)
    }

    /// A customer-facing order number: `M` and nine letters and digits that cannot be mistaken for each other.
    ///
    /// - Parameter chance: Sixty-four random bits, of which forty-five are used.
    package static func orderID(chance: UInt64) -> OrderID {
        var rest = chance
        var text = "M"
        for _ in 0..<9 {
            text.append(alphabet[Int(rest & 31)])
            rest >>= 5
        }
        return OrderID(text)
    }

    private static let base: Int64 = 2_000_000_000_000_000
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
}
