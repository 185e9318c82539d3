import StoreAudit

/// `{"kind":"violation","invariant":"I3","subject":…,"message":…}`: one thing that is not as it should be.
struct ViolationLine: Encodable {
    let kind = "violation"
    let invariant: String
    let subject: String
    let message: String

    init(_ violation: Violation, of invariant: Invariant) {
        self.invariant = invariant.name
        subject = violation.subject
        message = violation.sentence
    }
}
