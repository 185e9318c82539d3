package import StoreAPI
package import StoreModel

/// A reply of a service.
package indirect enum Reply: Sendable {
    /// An order number.
    case number(MerchantOrder)
    /// The status of an order, with its transaction.
    case order(OrderStatus, SignedTransaction?)
    /// The store never received the order, and closed it.
    case neverSeen
    /// A signed verdict.
    case verdict(Verdict)
    /// The request was performed.
    case done
    /// The merchant cannot confirm the refund yet; the store must retry the notification.
    case notYet
    /// The ledger row of a debit.
    case spent(SpendReply)
    /// The statement of an account.
    case statement(WalletStatement)
    /// A list of the store.
    case list(ListReply)
    /// The restored transactions.
    case restored([SignedTransaction])
    /// A refusal, or a failure without a reply.
    case failed(ServiceFailure)

    /// Transactions and notices, with the next cursor.
    package struct ListReply: Sendable {
        /// The transactions, signed when they were read.
        package let transactions: [SignedTransaction]
        /// The notices of orders that ended without a transaction.
        package let notices: [OrderNotice]
        /// The next cursor; nil for the list of unfinished transactions.
        package let cursor: Int64?
        /// Whether it may be older than a later, failed request; set on receipt.
        package var isOutdated = false
    }

    /// The reply, marked as received after a later request failed.
    var markedOutdated: Reply {
        guard case .list(var list) = self else { return self }
        list.isOutdated = true
        return .list(list)
    }
}
