/// Counts checks and collects the failed ones.
struct Tally {
    private(set) var checked = 0
    private(set) var violations: [Violation] = []
    /// The failed checks of data that only devices of other machines reported; they are not violations.
    private(set) var untrustedViolations: [Violation] = []

    /// Counts one check; evaluates the texts only if it fails.
    ///
    /// - Parameter isHearsay: Whether a device of another machine is the only source. A failure is then a note and not
    ///   a violation.
    mutating func expect(
        _ holds: Bool, isUntrusted: Bool = false, _ subject: @autoclosure () -> String,
        _ sentence: @autoclosure () -> String
    ) {
        checked += 1
        guard !holds else { return }
        let found = Violation(subject: subject(), sentence: sentence())
        if isUntrusted { untrustedViolations.append(found) } else { violations.append(found) }
    }

    /// Adds the checks of another result.
    mutating func add(_ other: InvariantResult) {
        checked += other.checked
        violations += other.violations
        untrustedViolations += other.untrustedViolations
    }
}
