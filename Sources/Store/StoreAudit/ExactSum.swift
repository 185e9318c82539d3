/// A sum of 64-bit amounts that says so when it cannot be counted.
struct ExactSum: Hashable {
    private(set) var value: Int64 = 0
    private(set) var isCounted = true

    mutating func add(_ amount: Int64) {
        let (sum, overflow) = value.addingReportingOverflow(amount)
        value = sum
        if overflow { isCounted = false }
    }

    /// Whether it could be counted and is this much.
    func isExactly(_ amount: Int64) -> Bool { isCounted && value == amount }

    /// The amount, for people.
    var words: String { isCounted ? String(value) : "more than can be counted" }
}
