/// The result of an audit for one invariant.
package struct InvariantResult: Hashable, Sendable {
    /// The status of an invariant.
    package enum Status: Hashable, Sendable {
        /// All checks succeeded.
        case holds
        /// A check failed.
        case violated
        /// Checks were impossible, for the given reason.
        case unreadable(String)
    }

    package let invariant: Invariant
    /// The number of checks.
    package let checked: Int
    /// What was counted, as text; empty for nothing.
    package let figure: String
    /// The failed checks.
    package let violations: [Violation]
    /// The failed checks of data that only devices of other machines reported; they do not count as violations.
    package let untrustedViolations: [Violation]
    /// Why checks were impossible; nil if any was made.
    let missing: String?

    init(
        _ invariant: Invariant, _ tally: Tally, figure: String = "", missing: String? = nil
    ) {
        self.invariant = invariant
        self.checked = tally.checked
        self.violations = tally.violations
        self.untrustedViolations = tally.untrustedViolations
        self.figure = figure
        self.missing = tally.checked == 0 ? missing : nil
    }

    package var status: Status {
        if !violations.isEmpty { return .violated }
        return missing.map { .unreadable($0) } ?? .holds
    }
}
