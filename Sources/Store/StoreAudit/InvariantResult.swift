/// What an audit found about one invariant.
package struct InvariantResult: Hashable, Sendable {
    /// How it stands.
    package enum Status: Hashable, Sendable {
        /// All that was checked is as it should be.
        case holds
        /// Something is not.
        case violated
        /// Nothing could be checked, for the reason given.
        case unreadable(String)
    }

    /// Which one.
    package let invariant: Invariant
    /// How many things were checked.
    package let checked: Int
    /// What was counted, in words; empty where nothing was.
    package let figure: String
    /// What is not as it should be.
    package let violations: [Violation]
    /// What devices of other machines said that does not fit; it does not count.
    package let notes: [Violation]
    /// Why nothing could be checked, where nothing could.
    let missing: String?

    init(
        _ invariant: Invariant, _ tally: Tally, figure: String = "", missing: String? = nil
    ) {
        self.invariant = invariant
        self.checked = tally.checked
        self.violations = tally.violations
        self.notes = tally.notes
        self.figure = figure
        self.missing = tally.checked == 0 ? missing : nil
    }

    /// How it stands.
    package var status: Status {
        if !violations.isEmpty { return .violated }
        return missing.map { .unreadable($0) } ?? .holds
    }
}
