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
        case act
        /// The change was made before.
        case repeated
        /// The change is refused; the text says why.
        case refused(String)
    }

    /// Decides whether a customer can request a refund now; a declined request can be made again.
    package static func asking(_ record: TransactionRecord, _ standing: RequestState) -> Decision {
        guard !record.isRevoked else { return .refused("This transaction is refunded already.") }
        guard !record.transaction.isCopy else {
            return .refused(
                "This transaction cost nothing: it refers to \(record.transaction.originalID).")
        }
        guard record.transaction.ownershipType == .purchased else {
            return .refused("This transaction cost nothing: somebody of the family shares it.")
        }
        return standing == .open ? .repeated : .act
    }

    /// Decides whether a refund request can be declined now.
    package static func declining(_ record: TransactionRecord, _ standing: RequestState) -> Decision
    {
        guard !record.isRevoked else { return .refused("This transaction is refunded already.") }
        switch standing {
        case .open: return .act
        case .declined: return .repeated
        case .none: return .refused("Nobody has asked for a refund of this transaction.")
        }
    }
}
