package import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// The controls of the test store, and what the merchant may ask.
extension SandboxStoreService {
    /// Approves an order that waits; see `SandboxControl`.
    package func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try status(
            try await deciding(settling: .buyer(intentID)) { desk in
                try desk.approve(intentID)
            })
    }

    /// Declines an order that waits; see `SandboxControl`.
    package func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try status(
            try await deciding(settling: .buyer(intentID)) { desk in
                try desk.decline(intentID)
            })
    }

    /// Sells an interrupted order anew; see `SandboxControl`.
    package func resolve(_ intentID: IntentID) async throws(ServiceFailure) -> TransactionID {
        try await deciding(settling: .buyer(intentID)) { desk in
            try OutsidePurchaseOperations(orders: desk).resolve(intentID)
        }
    }

    /// Hands out what is stuck; see `SandboxControl`.
    package func unstick(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus {
        try status(
            try await deciding(settling: .buyer(intentID)) { desk in
                try desk.unstick(intentID)
            })
    }

    /// Sells outside of the app; see `SandboxControl`.
    ///
    /// - Parameter token: The player of the account.
    package func sell(
        _ purchase: OutsidePurchase, token: AppAccountToken
    ) async throws(ServiceFailure) -> TransactionID {
        try RequestCheck.outside(purchase)
        let id = IntentID(clock.uuid())
        return try await deciding(settling: .account(purchase.account)) { desk in
            try OutsidePurchaseOperations(orders: desk).sell(purchase, token: token, id: id)
        }
    }

    /// Refunds in full; see `SandboxControl`. The merchant hears of it through ``undelivered()``.
    package func refund(
        _ transactionID: TransactionID
    ) async throws(ServiceFailure) -> Timestamp {
        try await deciding(settling: .owner(transactionID)) { desk in
            try RefundOperations(subscriptions: desk.subscriptions).refund(transactionID).at
        }
    }

    /// Does something to a transaction; see `SandboxControl`. The merchant hears of it through ``undelivered()``.
    package func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply {
        try await deciding(settling: .owner(transactionID)) { desk in
            try RefundOperations(subscriptions: desk.subscriptions).change(transactionID, change)
        }
    }

    /// Deletes all that an account bought; see `SandboxControl`.
    package func clearHistory(of account: AccountName) async throws(ServiceFailure) -> Int {
        guard CallCheck.isName(account.rawValue) else {
            throw CallCheck.bad("An account has a name of 1 to \(CallCheck.nameLimit) bytes.")
        }
        return try await deciding(settling: .account(account)) { desk in
            try RefundOperations(subscriptions: desk.subscriptions).clearHistory(of: account)
        }
    }

    /// The store's part of an order's history, with the ids that it has there.
    package func history(
        of reference: OrderReference
    ) async throws(ServiceFailure) -> (
        steps: [HistoryStep], intentID: IntentID?, transactionID: TransactionID?
    ) {
        try await reading(settling: .order(reference)) { rows in
            let (intent, transaction) = try Self.ids(of: reference, rows)
            return (try rows.steps(intent: intent, transaction: transaction), intent, transaction)
        }
    }

    /// Whether an order, or a transaction, is the account's.
    package func has(
        _ account: AccountName, _ reference: OrderReference
    ) async throws(ServiceFailure) -> Bool {
        try await reading(settling: .nothing) { rows in
            switch reference {
            case .intent(let id): try rows.order(id)?.terms.account == account
            case .transaction(let id): try rows.transaction(id)?.account == account
            }
        }
    }

    /// At most 100 transactions whose state the merchant has to learn now, freshly signed, in the order in which they are due.
    ///
    /// Those whose rows cannot be read are postponed, so that they hold up nothing behind them.
    /// - Parameter account: Only those of this account; nil for all.
    package func undelivered(
        of account: AccountName? = nil
    ) async throws(ServiceFailure) -> [SignedTransaction] {
        let due = try await reading(settling: account.map { .account($0) } ?? .nothing) { rows in
            try rows.posted(of: account)
        }
        if !due.damaged.isEmpty {
            try await deciding(settling: .nothing) { desk in
                for (id, reason) in due.damaged {
                    try desk.rows.postpone(id, revision: nil, because: reason)
                }
            }
        }
        var signed: [SignedTransaction] = []
        for record in due.records {
            signed.append(SignedTransaction(transaction: record.transaction, jws: try sign(record)))
        }
        return signed
    }

    /// The merchant has heard of how a transaction stood when it was signed.
    package func delivered(_ told: Transaction) async throws(ServiceFailure) {
        try await deciding(settling: .nothing) { desk in
            try desk.rows.unpost(told.id, revision: told.revision)
        }
    }

    /// The merchant could not settle a transaction as it was signed: it is delivered again later.
    ///
    /// - Parameter reason: The row of the merchant's that cannot be read, as a sentence; nil for any other reason.
    package func postpone(
        _ told: Transaction, because reason: String? = nil
    ) async throws(ServiceFailure) {
        try await deciding(settling: .nothing) { desk in
            try desk.rows.postpone(told.id, revision: told.revision, because: reason)
        }
    }

    /// In how many of the machine's milliseconds something of the outbox is due; nil if it is empty.
    package func nextUndelivered() async throws(ServiceFailure) -> Int64? {
        try await glancing { rows in
            try rows.nextPosted().map { max(0, $0.since(rows.machineNow)) }
        }
    }

    /// Where a transaction stands, for a merchant that asks for one of its accounts.
    ///
    /// What a family shares names no player: nobody but the member hears that it stands.
    package func standing(
        of transactionID: TransactionID, for account: AccountName
    ) async throws(ServiceFailure) -> StoreLookup {
        try await reading(settling: .owner(transactionID)) { rows in
            guard let record = try rows.transaction(transactionID) else { return .unknown }
            let isShared = record.transaction.ownershipType == .familyShared
            if isShared, record.account != account { return .unknown }
            return .told(RevocationState(record.transaction))
        }
    }

    /// What an account has paid in all, refunds taken off, in milliunits by currency.
    package func paid(by account: AccountName) async throws(ServiceFailure) -> [Price] {
        try await reading(settling: .account(account)) { rows in try rows.paid(by: account) }
    }

    private static func ids(
        of reference: OrderReference, _ rows: StoreRows
    ) throws -> (IntentID?, TransactionID?) {
        switch reference {
        case .intent(let id):
            guard case .purchased(let transaction)? = try rows.order(id)?.state else {
                return (id, nil)
            }
            return (id, transaction)
        case .transaction(let id): return (try rows.transaction(id)?.transaction.intentID, id)
        }
    }
}
