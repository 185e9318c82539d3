/// Counts what was checked, and keeps what is not as it should be.
struct Tally {
    private(set) var checked = 0
    private(set) var violations: [Violation] = []

    /// Counts one check; the words are made only where it fails.
    mutating func expect(
        _ holds: Bool, _ subject: @autoclosure () -> String, _ sentence: @autoclosure () -> String
    ) {
        checked += 1
        if !holds { violations.append(Violation(subject: subject(), sentence: sentence())) }
    }

    /// Takes over what another one counted.
    mutating func add(_ other: InvariantResult) {
        checked += other.checked
        violations += other.violations
    }
}
