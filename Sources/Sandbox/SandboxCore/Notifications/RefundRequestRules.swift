import StoreModel

/// Decides what becomes of a customer's request for a refund; the refund itself is decided by ``RefundRules``.
package enum RefundRequestRules {
    /// Where the request for one transaction stands.
    package enum RequestState: Hashable, Sendable {
        /// Nobody has asked.
        case none
        /// Somebody has, and waits for an answer.
        case open
        /// The last request was turned down.
        case declined
    }

    /// What a wish leads to.
    package enum Decision: Hashable, Sendable {
        /// Do it.
        case act
        /// It was done before.
        case repeated
        /// It cannot be done; the text says why.
        case refused(String)
    }

    /// Whether a customer may ask for a refund now; whoever was turned down may ask again.
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

    /// Whether a request may be turned down now.
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
