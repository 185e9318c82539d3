/// What became of a server's wish to give a purchase to another player.
package enum AccountTokenDecision: Hashable, Sendable {
    /// It is that player's now.
    case assigned
    /// There is no such transaction.
    case unknown
    /// It refers to an earlier one, which would have to be named.
    case notOriginal
    /// Somebody else of the family bought it.
    case shared
}
