package import StoreAPI
package import StoreModel

/// What comes back.
package indirect enum Reply: Sendable {
    /// An order number.
    case number(MerchantOrder)
    /// Where an order stands, with its transaction.
    case order(OrderStatus, SignedTransaction?)
    /// The order never arrived, and is closed.
    case neverSeen
    /// A signed verdict.
    case verdict(Verdict)
    /// It is done.
    case done
    /// The merchant does not believe the refund yet: tell it again.
    case notYet
    /// A spending's row.
    case spent(SpendReply)
    /// What an account has.
    case statement(WalletStatement)
    /// A list of the store.
    case list(ListReply)
    /// What was restored.
    case restored([SignedTransaction])
    /// A refusal, or nothing that is an answer.
    case failed(ServiceFailure)

    /// Transactions and notices, and where to go on.
    package struct ListReply: Sendable {
        /// Signed when they were read.
        package let transactions: [SignedTransaction]
        /// Orders that ended without a transaction.
        package let notices: [OrderNotice]
        /// Where to go on; nil for the list of unfinished ones.
        package let cursor: Int64?
        /// Whether it may be older than a question that came to nothing; known where it is heard.
        package var isOvertaken = false
    }

    /// The same, heard after a later question came to nothing.
    var overtaken: Reply {
        guard case .list(var list) = self else { return self }
        list.isOvertaken = true
        return .list(list)
    }
}
