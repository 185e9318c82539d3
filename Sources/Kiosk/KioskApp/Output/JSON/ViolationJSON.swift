import StoreAudit

/// A violation: `{"kind":"violation","invariant":"I3","subject":…,"message":…}`
///
/// With the kind `note` it is a statement of another machine's device, which violates nothing.
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
