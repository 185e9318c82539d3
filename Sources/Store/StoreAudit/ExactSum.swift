/// A sum of 64-bit amounts that records an overflow.
struct ExactSum: Hashable {
    private(set) var value: Int64 = 0
    private(set) var isExact = true

    mutating func add(_ amount: Int64) {
        let (sum, overflow) = value.addingReportingOverflow(amount)
        value = sum
        if overflow { isExact = false }
    }

    /// Returns whether the sum did not overflow and equals an amount.
    func equals(_ amount: Int64) -> Bool { isExact && value == amount }

    /// The sum as text for a message.
    var text: String { isExact ? String(value) : "a sum that is too large" }
}
