import StoreAudit

/// `{"kind":"note","invariant":"I21","subject":…,"message":…}`: what a device of another machine says, and breaks nothing.
struct NoteLine: Encodable {
    let kind = "note"
    let invariant: String
    let subject: String
    let message: String

    init(_ note: AuditNote, of invariant: Invariant) {
        self.invariant = invariant.name
        subject = note.subject
        message = note.sentence
    }
}
