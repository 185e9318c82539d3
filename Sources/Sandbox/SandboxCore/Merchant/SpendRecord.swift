/// The result of a spend, stored by the ID of the request for ever: a repeated request gets the same answer.
package enum SpendRecord: Hashable, Sendable {
    /// Accepted, with the version of the account's ledger row.
    case accepted(version: Int64)
    /// Refused because the account had only this amount.
    case refused(have: Int64)
}
