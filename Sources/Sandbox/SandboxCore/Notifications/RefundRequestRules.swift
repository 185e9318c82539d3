import StoreModel

/// Decides on a customer's request for a refund; ``RefundRules`` decides on the refund itself.
package enum RefundRequestRules {
    /// The state of the refund request for one transaction.
    package enum RequestState: Hashable, Sendable {
        /// The customer has not requested a refund.
        case none
        /// A request waits for an answer.
        case open
        /// The last request was declined.
        case declined
    }

    /// The decision on a change of a request.
    package enum Decision: Hashable, Sendable {
        /// The change is made.
        case apply
        /// The change was made before.
        case repeated
        /// The change is refused; the text says why.
        case refused(String)
    }

    /// Decides whether a customer can request a refund now; a declined request can be made again.
    package static func decideRequest(_ record: TransactionRecord, _ state: RequestState)
        -> Decision
    {
        guard !record.isRevoked else { return .refused("This transaction was already refunded.") }
        guard !record.transaction.isCopy else {
            return .refused(
                "This transaction was free. Use transaction \(record.transaction.originalID), which was paid."
            )
        }
        guard record.transaction.ownershipType == .purchased else {
            return .refused("This transaction was free: another member of the family bought it.")
        }
        return state == .open ? .repeated : .apply
    }

    /// Decides whether a refund request can be declined now.
    package static func decideDecline(_ record: TransactionRecord, _ state: RequestState)
        -> Decision
    {
        guard !record.isRevoked else { return .refused("This transaction was already refunded.") }
        switch state {
        case .open: return .apply
        case .declined: return .repeated
        case .none: return .refused("There is no refund request for this transaction.")
        }
    }
}
