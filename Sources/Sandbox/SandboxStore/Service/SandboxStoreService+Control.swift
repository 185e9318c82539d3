package import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// The sandbox controls, and the queries of the merchant.
extension SandboxStoreService {
    /// Performs an action; see `SandboxAction`. The merchant receives changes of goods through ``undelivered()``.
    ///
    /// - Parameter token: Returns the `appAccountToken` of the account of a purchase outside of the app.
    package func perform(
        _ action: SandboxAction,
        token: (OutsidePurchase) async throws(ServiceFailure) -> AppAccountToken
    ) async throws(ServiceFailure) -> SandboxReply {
        switch action {
        case .order(let id, .resolve):
            return .purchase(
                try await write(processingDue: .buyer(id)) { operations in
                    try OutsidePurchaseOperations(orders: operations).resolve(id)
                })
        case .order(let id, .approve):
            return .order(try await updateOrder(id) { try $0.approve(id) })
        case .order(let id, .decline):
            return .order(try await updateOrder(id) { try $0.decline(id) })
        case .order(let id, .unstick):
            return .order(try await updateOrder(id) { try $0.unstick(id) })
        case .transaction(let id, let change):
            return .transaction(try await self.change(id, change))
        case .subscription(let id, let change): return .subscription(try await control(id, change))
        case .buyOutside(let purchase):
            return .purchase(try await sell(purchase, token: try await token(purchase)))
        case .clearHistory(let account, let last):
            let part = try await clearHistory(of: account, after: last)
            return .count(part.count, next: part.last)
        case .planFault(let plan): return .fault(try await planFault(plan))
        case .clearFault(let id): try await clearFaults(id)
        case .clearFaults: try await clearFaults(nil)
        case .clock(let change): return .clock(try await self.change(change))
        case .family(let change): return .families(try await changeFamily(change))
        case .catalog(let edit): return .products(try await self.edit(edit))
        case .createOfferCodes(let request):
            return .offerCodes(try await createOfferCodes(request))
        }
        return .done
    }

    private func updateOrder(
        _ intentID: IntentID, _ body: @escaping @Sendable (OrderOperations) throws -> OrderResult
    ) async throws(ServiceFailure) -> OrderStatus {
        try status(try await write(processingDue: .buyer(intentID), body))
    }

    /// Sells a product outside of the app; see `SandboxControl`.
    ///
    /// - Parameter token: The account's `appAccountToken`.
    package func sell(
        _ purchase: OutsidePurchase, token: AppAccountToken
    ) async throws(ServiceFailure) -> TransactionID {
        try PurchaseRequestValidator.outside(purchase)
        let id = IntentID(clock.uuid())
        return try await write(processingDue: .account(purchase.account)) { operations in
            try OutsidePurchaseOperations(orders: operations).sell(purchase, token: token, id: id)
        }
    }

    /// Changes a transaction; see `SandboxControl`. The merchant receives the change through ``undelivered()``.
    package func change(
        _ transactionID: TransactionID, _ change: TransactionChange
    ) async throws(ServiceFailure) -> TransactionChangeReply {
        try await write(processingDue: .owner(transactionID)) { operations in
            try RefundOperations(subscriptions: operations.subscriptions).change(
                transactionID, change)
        }
    }

    /// Deletes the purchases among the next 100 transactions of an account; see `SandboxAction`.
    ///
    /// - Parameter last: The last transaction of the part before; nil for the first part.
    /// - Returns: The number of deleted transactions, and the last transaction of the part; nil if there are no more.
    package func clearHistory(
        of account: AccountName, after last: TransactionID?
    ) async throws(ServiceFailure) -> (count: Int, last: TransactionID?) {
        try CallCheck.account(account)
        if last != nil { try await yieldToOtherProcesses() }
        return try await writePart(processingDue: .account(account), isSmall: false) { operations in
            try RefundOperations(subscriptions: operations.subscriptions)
                .clearHistory(of: account, after: last?.number ?? 0, limit: DueWorkProcessor.batch)
        }
    }

    /// Returns whether an order or a transaction belongs to the account.
    package func has(
        _ account: AccountName, _ reference: OrderReference
    ) async throws(ServiceFailure) -> Bool {
        try await read(processingDue: .nothing) { rows in
            switch reference {
            case .intent(let id): try rows.order(id)?.terms.account == account
            case .transaction(let id): try rows.transaction(id)?.account == account
            }
        }
    }

    /// Returns at most 100 transactions that the merchant has to be notified of now, freshly signed, in the order in
    /// which they are due.
    ///
    /// Damaged rows are postponed, so that they do not block others.
    /// - Parameter account: Restricts the transactions to this account; nil for all.
    package func undelivered(
        of account: AccountName? = nil
    ) async throws(ServiceFailure) -> [SignedTransaction] {
        let due = try await read(processingDue: account.map { .account($0) } ?? .nothing) { rows in
            try rows.dueOutbox(of: account)
        }
        if !due.damaged.isEmpty {
            try await write(processingDue: .nothing) { operations in
                for (id, reason) in due.damaged {
                    try operations.rows.postpone(id, revision: nil, because: reason)
                }
            }
        }
        var signed: [SignedTransaction] = []
        for record in due.records {
            signed.append(SignedTransaction(transaction: record.transaction, jws: try sign(record)))
        }
        return signed
    }

    /// Removes a transaction from the outbox after the merchant has processed the signed state.
    package func delivered(_ transaction: Transaction) async throws(ServiceFailure) {
        try await write(processingDue: .nothing) { operations in
            try operations.rows.dequeue(transaction.id, revision: transaction.revision)
        }
    }

    /// Schedules another delivery of a transaction that the merchant could not process.
    ///
    /// - Parameter reason: The merchant's damaged row, as a sentence; nil for any other reason.
    package func postpone(
        _ transaction: Transaction, because reason: String? = nil
    ) async throws(ServiceFailure) {
        try await write(processingDue: .nothing) { operations in
            try operations.rows.postpone(
                transaction.id, revision: transaction.revision, because: reason)
        }
    }

    /// Returns after how many milliseconds of the machine's clock the next delivery of the outbox is due; nil if it is
    /// empty.
    package func nextUndelivered() async throws(ServiceFailure) -> Int64? {
        try await readOne { rows in
            try rows.nextOutboxDue().map { max(0, $0.since(rows.machineNow)) }
        }
    }

    /// Returns the current state of a transaction to the merchant, for one of its accounts.
    ///
    /// A family-shared transaction lacks a token, so its state is only returned for the member's own account.
    package func lookup(
        of transactionID: TransactionID, for account: AccountName
    ) async throws(ServiceFailure) -> StoreLookup {
        try await read(processingDue: .owner(transactionID)) { rows in
            guard let record = try rows.transaction(transactionID) else { return .unknown }
            let isShared = record.transaction.ownershipType == .familyShared
            if isShared, record.account != account { return .unknown }
            return .found(RevocationState(record.transaction))
        }
    }

    /// Returns the total that an account has paid, minus refunds, in milliunits for each currency.
    package func paid(by account: AccountName) async throws(ServiceFailure) -> [Price] {
        try await read(processingDue: .account(account)) { rows in try rows.paid(by: account) }
    }
}
