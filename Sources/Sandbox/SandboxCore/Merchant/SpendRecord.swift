/// What became of a spending, remembered by its id for ever: a copy of the request is answered in the same way.
package enum SpendRecord: Hashable, Sendable {
    /// Taken, by the account's ledger row of a version.
    case taken(version: Int64)
    /// Refused, since the account had only so much of it.
    case refused(have: Int64)
}
