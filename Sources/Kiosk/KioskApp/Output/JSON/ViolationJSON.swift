import StoreAudit

/// `{"kind":"violation","invariant":"I3","subject":…,"message":…}`: one thing that is not as it should be, or a `note`:
/// what a device of another machine says, and breaks nothing.
struct ViolationJSON: Encodable {
    let kind: String
    let invariant: String
    let subject: String
    let message: String

    init(_ violation: Violation, of invariant: Invariant, isHearsay: Bool = false) {
        kind = isHearsay ? "note" : "violation"
        self.invariant = invariant.name
        subject = violation.subject
        message = violation.sentence
    }
}
