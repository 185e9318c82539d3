import SandboxCore
package import StoreAPI
package import StoreModel
import StoreSigning

/// What a team's server may ask about its customers (App Store Server API).
extension SandboxStoreService {
    /// How many transactions a page of a history has (Apple's number).
    private static let pageLength = 20

    /// A transaction as it stands now; nil for one that was never issued.
    package func transaction(_ id: TransactionID) async throws(ServiceFailure) -> Transaction? {
        try await reading(settling: .owner(id)) { rows in
            try rows.kept(id).map { try rows.forServers($0) }
        }
    }

    /// The same, signed.
    package func signedTransaction(_ id: TransactionID) async throws(ServiceFailure) -> JWS? {
        try await transaction(id).map { (transaction) throws(ServiceFailure) in
            try signed(transaction)
        }
    }

    /// The customer to whom a transaction belongs.
    package func customer(of id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await reading(settling: .nothing) { rows in try rows.kept(id)?.account }
    }

    /// The customer whom an id names: that of a transaction, or that of the customer's copy of the app (App Store Server
    /// API, `anyTransactionId`).
    package func customer(ofAny id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await reading(settling: .nothing) { rows in try rows.customer(ofAny: id) }
    }

    /// One page of a customer's history; shorter than others, and even empty, where a filter leaves out what was read for
    /// it.
    package func history(
        of account: AccountName, _ query: HistoryQuery
    ) async throws(ServiceFailure) -> HistoryPage {
        let (transactions, last, hasMore, end) = try await reading(settling: .account(account)) {
            rows in
            let page = try rows.history(of: account, query, limit: Self.pageLength)
            let transactions = try page.records.map { try rows.forServers($0) }
            return (transactions, page.last, page.hasMore, try rows.newestChange(of: account))
        }
        return HistoryPage(
            signedTransactions: try signed(transactions), hasMore: hasMore,
            next: query.position.next(
                after: last.map { [$0] } ?? [], hasMore: hasMore, newestFirst: query.newestFirst,
                end: end))
    }

    /// The transactions of a customer-facing order number, signed; empty for one that was never issued.
    package func transactions(ordered id: OrderID) async throws(ServiceFailure) -> [JWS] {
        try signed(
            try await reading(settling: .receipt(id)) { rows in
                try rows.transactions(ordered: id).map { try rows.forServers($0) }
            })
    }

    /// The copy of the app that belongs to the customer whom an id names, signed; nil for an unknown one.
    package func appTransaction(of id: TransactionID) async throws(ServiceFailure) -> JWS? {
        let known = try await reading(settling: .nothing) { rows in
            try rows.customer(ofAny: id).map {
                (try rows.appTransactionID(of: $0), try rows.opening(of: $0), rows.now)
            }
        }
        guard let (id, opening, now) = known else { return nil }
        return try signed(
            AppTransaction(
                bundleID: bundleID, appAppleID: shelf.current.catalog.app.appleID,
                appTransactionID: id,
                originalPurchaseDate: opening ?? now, receiptCreationDate: now))
    }

    /// How many transactions a receipt lists at most where no shared secret is set.
    package static let receiptPage = 500

    /// What the receipt of a transaction's customer would hold now; nil for an unknown one.
    ///
    /// Where `verifyReceipt` wants no secret, it lists the newest ``receiptPage`` transactions alone, so that a stranger with
    /// one receipt causes no more work than that.
    package func receipt(of id: TransactionID) async throws(ServiceFailure) -> CustomerReceipt? {
        try await readingPlans(settling: .owner(id)) { desk in
            let rows = desk.rows
            guard let record = try rows.kept(id) else { return nil }
            let limit = try rows.receiptSecretHash() == nil ? Self.receiptPage : Int.max
            let all = try rows.receiptTransactions(of: record.account, limit: limit)
            return CustomerReceipt(
                transaction: try rows.withPlayer(record), device: record.device,
                items: try ReceiptRules.items(of: all).map { try rows.withPlayer($0) },
                renewals: try FamilyOperations(subscriptions: desk).subscriptions(
                    of: record.account
                )
                .map { try desk.told($0).renewal },
                originalPurchaseDate: try rows.opening(of: record.account) ?? rows.now,
                at: rows.now)
        }
    }

    private func signed(_ transactions: [Transaction]) throws(ServiceFailure) -> [JWS] {
        var all: [JWS] = []
        for transaction in transactions { all.append(try signed(transaction)) }
        return all
    }

    /// Signs anything of the store's.
    func signed(_ payload: some SignedPayload) throws(ServiceFailure) -> JWS {
        do {
            return try authority.signer.sign(payload)
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}

/// What a team's server may tell and do.
extension SandboxStoreService {
    /// Keeps what was told of the use of a purchase; it stands in the history of its order.
    ///
    /// - Returns: False where there is no such transaction.
    package func take(
        _ report: ConsumptionInfo, of id: TransactionID
    ) async throws(ServiceFailure) -> Bool {
        try await deciding(settling: .owner(id)) { desk in
            guard try desk.rows.kept(id) != nil else { return false }
            try desk.rows.insert(report, of: id)
            try desk.rows.note(.consumptionReported, transaction: id, report.content)
            return true
        }
    }

    /// Names another player for a purchase, in what servers are told from now on. The device and the merchant that
    /// sold it go on with the player for whom it was bought.
    ///
    /// Of a subscription the period that was paid last and all later ones are that player's; earlier ones stay as they were
    /// (App Store Server API, Set App Account Token).
    package func assign(
        _ token: AppAccountToken, to id: TransactionID
    ) async throws(ServiceFailure) -> AccountTokenDecision {
        try await deciding(settling: .owner(id)) { desk in
            let rows = desk.rows
            guard let record = try rows.kept(id) else { return .unknown }
            guard record.transaction.originalID == id else { return .notOriginal }
            guard record.transaction.ownershipType == .purchased else { return .shared }
            let since = try rows.subscription(original: id)?.subscription.period.transactionID ?? id
            try rows.assign(token, original: id, since: since)
            try rows.note(.accountTokenSet, transaction: id, token.rawValue)
            // A server that goes on reading its history finds it there.
            try rows.tell(record.account, record.device, transaction: since)
            return .assigned
        }
    }

    /// Finishes a transaction for whichever device it waits; does nothing where it is finished.
    ///
    /// - Returns: False where there is no such transaction.
    package func finish(_ id: TransactionID) async throws(ServiceFailure) -> Bool {
        try await deciding(settling: .owner(id)) { desk in
            guard let record = try desk.rows.kept(id) else { return false }
            guard record.isUnfinished else { return true }
            try desk.rows.finish(id)
            try desk.rows.note(.serverFinished, transaction: id)
            return true
        }
    }
}
