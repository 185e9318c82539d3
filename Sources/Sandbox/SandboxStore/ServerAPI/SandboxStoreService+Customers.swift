import SandboxCore
package import StoreAPI
package import StoreModel
import StoreSigning

/// The App Store Server API's requests about customers.
extension SandboxStoreService {
    /// The number of transactions of a history's page (Apple's number).
    private static let pageLength = 20

    /// Returns a transaction in its current state; nil if it was never issued.
    package func transaction(_ id: TransactionID) async throws(ServiceFailure) -> Transaction? {
        try await read(processingDue: .owner(id)) { rows in
            try rows.undeletedTransaction(id).map { try rows.transactionForServers($0) }
        }
    }

    /// Returns a transaction in its current state, signed; nil if it was never issued.
    package func signedTransaction(_ id: TransactionID) async throws(ServiceFailure) -> JWS? {
        try await transaction(id).map { (transaction) throws(ServiceFailure) in
            try signed(transaction)
        }
    }

    package func customer(of id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await read(processingDue: .nothing) { rows in try rows.undeletedTransaction(id)?.account
        }
    }

    /// Returns the customer of a transaction ID or of an `appTransactionId` (App Store Server API, `anyTransactionId`).
    package func customer(ofAny id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await read(processingDue: .nothing) { rows in try rows.customer(ofAny: id) }
    }

    /// Returns one page of a customer's history. A page may be short or even empty if a filter excludes the
    /// transactions that were read for it.
    package func history(
        of account: AccountName, _ query: HistoryQuery
    ) async throws(ServiceFailure) -> HistoryPage {
        let (transactions, last, hasMore, end) = try await read(processingDue: .account(account)) {
            rows in
            let page = try rows.history(of: account, query, limit: Self.pageLength)
            let transactions = try page.records.map { try rows.transactionForServers($0) }
            return (transactions, page.last, page.hasMore, try rows.newestChange(of: account))
        }
        return HistoryPage(
            signedTransactions: try signed(transactions), hasMore: hasMore,
            next: query.position.next(
                after: last.map { [$0] } ?? [], hasMore: hasMore, newestFirst: query.newestFirst,
                end: end))
    }

    /// Returns the signed transactions of a customer-facing order ID; empty if it was never issued.
    package func transactions(ordered id: OrderID) async throws(ServiceFailure) -> [JWS] {
        try signed(
            try await read(processingDue: .receipt(id)) { rows in
                try rows.transactions(ordered: id).map { try rows.transactionForServers($0) }
            })
    }

    /// Returns the signed app transaction of the customer of an ID; nil if the ID is unknown.
    package func appTransaction(of id: TransactionID) async throws(ServiceFailure) -> JWS? {
        let known = try await read(processingDue: .nothing) { rows in
            try rows.customer(ofAny: id).map {
                (try rows.appTransactionID(of: $0), try rows.creationDate(of: $0), rows.now)
            }
        }
        guard let (id, opening, now) = known else { return nil }
        return try signed(
            AppTransaction(
                bundleID: bundleID, appAppleID: catalogCache.current.catalog.app.appleID,
                appTransactionID: id,
                originalPurchaseDate: opening ?? now, receiptCreationDate: now))
    }

    /// The maximum number of transactions in a receipt if no shared secret is set.
    package static let receiptPage = 500

    /// Returns the current receipt of a transaction's customer; nil if the transaction is unknown.
    ///
    /// If `verifyReceipt` does not require a secret, the receipt has only the newest ``receiptPage`` transactions,
    /// which limits the work that a stranger with one receipt can cause.
    package func receipt(of id: TransactionID) async throws(ServiceFailure) -> CustomerReceipt? {
        try await readWithPlans(processingDue: .owner(id)) { operations in
            let rows = operations.rows
            guard let record = try rows.undeletedTransaction(id) else { return nil }
            let limit = try rows.receiptSecretHash() == nil ? Self.receiptPage : Int.max
            let all = try rows.receiptTransactions(of: record.account, limit: limit)
            return CustomerReceipt(
                transaction: try rows.transactionWithPlayerToken(record), device: record.device,
                items: ReceiptRules.items(of: all).map(\.transaction),
                renewals: try FamilyOperations(subscriptions: operations).subscriptions(
                    of: record.account
                )
                .map { try operations.snapshot($0).renewal },
                originalPurchaseDate: try rows.creationDate(of: record.account) ?? rows.now,
                at: rows.now)
        }
    }

    private func signed(_ transactions: [Transaction]) throws(ServiceFailure) -> [JWS] {
        var all: [JWS] = []
        for transaction in transactions { all.append(try signed(transaction)) }
        return all
    }

    /// Signs a payload with the store's key.
    func signed(_ payload: some SignedPayload) throws(ServiceFailure) -> JWS {
        do {
            return try authority.signer.sign(payload)
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}

/// The App Store Server API's requests that change something.
extension SandboxStoreService {
    /// Stores consumption information about a purchase and adds it to the order's history.
    ///
    /// - Returns: False if the transaction does not exist.
    package func storeConsumptionInfo(
        _ report: ConsumptionInfo, of id: TransactionID
    ) async throws(ServiceFailure) -> Bool {
        try await write(processingDue: .owner(id)) { operations in
            guard try operations.rows.undeletedTransaction(id) != nil else { return false }
            try operations.rows.insert(report, of: id)
            try operations.rows.appendHistory(.consumptionReported, transaction: id, report.content)
            return true
        }
    }

    /// Sets the `appAccountToken` of a purchase in everything that servers receive from now on. The device and the
    /// merchant that sold it keep the original token.
    ///
    /// For a subscription, the token applies to the period that was paid last and all later ones; earlier periods keep
    /// theirs (App Store Server API, Set App Account Token).
    package func assign(
        _ token: AppAccountToken, to id: TransactionID
    ) async throws(ServiceFailure) -> AccountTokenDecision {
        try await write(processingDue: .owner(id)) { operations in
            let rows = operations.rows
            guard let record = try rows.undeletedTransaction(id) else { return .unknown }
            guard record.transaction.originalID == id else { return .notOriginal }
            guard record.transaction.ownershipType == .purchased else { return .shared }
            let since = try rows.subscription(original: id)?.subscription.period.transactionID ?? id
            try rows.assign(token, original: id, since: since)
            try rows.appendHistory(.accountTokenSet, transaction: id, token.rawValue)
            // Makes the transaction appear again for a server that continues to read the history.
            try rows.appendChange(record.account, record.device, transaction: since)
            return .assigned
        }
    }

    /// Finishes a transaction on behalf of its device. A finished one does not change.
    ///
    /// - Returns: False if the transaction does not exist.
    package func finish(_ id: TransactionID) async throws(ServiceFailure) -> Bool {
        try await write(processingDue: .owner(id)) { operations in
            guard let record = try operations.rows.undeletedTransaction(id) else { return false }
            guard record.isUnfinished else { return true }
            try operations.rows.finish(id)
            try operations.rows.appendHistory(.serverFinished, transaction: id)
            return true
        }
    }
}
