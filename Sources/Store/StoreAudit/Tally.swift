/// Counts what was checked, and keeps what is not as it should be.
struct Tally {
    private(set) var checked = 0
    private(set) var violations: [Violation] = []
    private(set) var notes: [AuditNote] = []

    /// Counts one check; the words are made only where it fails.
    ///
    /// - Parameter isHearsay: Whether a device of another machine is all that says so: then it is noted, and breaks nothing.
    mutating func expect(
        _ holds: Bool, isHearsay: Bool = false, _ subject: @autoclosure () -> String,
        _ sentence: @autoclosure () -> String
    ) {
        checked += 1
        guard !holds else { return }
        if isHearsay {
            notes.append(AuditNote(subject: subject(), sentence: sentence()))
        } else {
            violations.append(Violation(subject: subject(), sentence: sentence()))
        }
    }

    /// Takes over what another one counted.
    mutating func add(_ other: InvariantResult) {
        checked += other.checked
        violations += other.violations
        notes += other.notes
    }
}
