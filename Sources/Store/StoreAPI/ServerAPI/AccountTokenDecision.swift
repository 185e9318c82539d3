/// The result of a server's request to assign a purchase to another player.
package enum AccountTokenDecision: Hashable, Sendable {
    /// The purchase was assigned to the player.
    case assigned
    /// The transaction does not exist.
    case unknown
    /// The transaction refers to an earlier one, which the request must name instead.
    case notOriginal
    /// Another family member bought the product.
    case shared
}
