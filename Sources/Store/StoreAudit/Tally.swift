/// Counts what was checked, and keeps what is not as it should be.
struct Tally {
    private(set) var checked = 0
    private(set) var violations: [Violation] = []
    /// What only devices of other machines say, and what therefore breaks no promise.
    private(set) var notes: [Violation] = []

    /// Counts one check; the words are made only where it fails.
    ///
    /// - Parameter isHearsay: Whether a device of another machine is all that says so: then it is noted, and breaks nothing.
    mutating func expect(
        _ holds: Bool, isHearsay: Bool = false, _ subject: @autoclosure () -> String,
        _ sentence: @autoclosure () -> String
    ) {
        checked += 1
        guard !holds else { return }
        let found = Violation(subject: subject(), sentence: sentence())
        if isHearsay { notes.append(found) } else { violations.append(found) }
    }

    /// Takes over what another one counted.
    mutating func add(_ other: InvariantResult) {
        checked += other.checked
        violations += other.violations
        notes += other.notes
    }
}
