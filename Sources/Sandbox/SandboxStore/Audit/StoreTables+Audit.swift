import GRDB
import SandboxCore
import StoreAudit
import StoreFiles
import StoreModel

extension StoreTables {
    func allOrders() throws -> [OrderAuditRecord] {
        try orders().map { order in
            let terms = order.terms
            var fact = OrderAuditRecord(
                intentID: terms.intentID, number: terms.merchantOrder, account: terms.account,
                device: terms.device,
                productID: terms.productID, quantity: terms.quantity, unitPrice: terms.unitPrice,
                state: order.state.auditState)
            fact.details = OrderAuditRecord.Details(
                type: terms.type, token: terms.appAccountToken, bundleID: terms.bundleID,
                storefront: terms.storefront, offer: terms.offer)
            return fact
        }
    }

    /// Returns the subscriptions. Files from before subscriptions do not have the table.
    func allSubscriptions() throws -> [SubscriptionAuditRecord] {
        guard try database.tableExists("subscriptions") else { return [] }
        return try ResultRow.fetchAll(database, cached: "SELECT * FROM subscriptions").map {
            stored in
            let row = try Self.subscription(stored)
            let (origin, period) = (row.subscription.origin, row.subscription.period)
            // Older versions set a subscription aside by clearing its `due`.
            let due = try stored.optionalMoment("due")
            return SubscriptionAuditRecord(
                originalID: origin.id, originalDate: origin.date, account: origin.account,
                groupID: origin.groupID, storefront: row.storefront,
                productID: row.subscription.plan.productID, transactionID: period.transactionID,
                paid: period.paid, began: period.began, expires: period.expires,
                hasExpectedDueDate: due == nil || due == row.subscription.due)
        }
    }

    /// Returns the orders that rows of other tables name. Skips tables that the file does not have yet.
    func orderReferences() throws -> [StoredOrderReference] {
        let columns = [
            ("offer_nonces", "NULL"), ("offer_redemptions", "account"),
            ("order_plans", try hasDueWork() ? "account" : "NULL"),
            ("outside_purchases", "NULL"),
        ]
        return try columns.flatMap { table, account in
            guard try database.tableExists(table) else { return [StoredOrderReference]() }
            return try ResultRow.fetchAll(
                database,
                sql: """
                    SELECT intent_id, \(account) AS account FROM \(table)
                    WHERE intent_id IS NOT NULL
                    """
            ).map { row in
                StoredOrderReference(
                    table: table, intentID: IntentID(try row.text("intent_id")),
                    account: try row.optionalText("account").map { AccountName($0) })
            }
        }
    }

    /// Returns whether the file has the columns by which due work is found.
    private func hasDueWork() throws -> Bool { try database.tableExists("extended_ahead") }

    func closedIntents() throws -> [IntentID] {
        try ResultRow.fetchAll(database, cached: "SELECT intent_id FROM closed_intents").map {
            IntentID(try $0.text("intent_id"))
        }
    }

    func allTransactions() throws -> [TransactionAuditRecord] {
        let servers = try finishedByServers()
        let outside = try outsidePurchases()
        return try records("", []).map { record in
            var fact = TransactionAuditRecord(
                transaction: record.transaction, number: record.merchantOrder,
                account: record.account, device: record.device,
                isFinished: !record.isUnfinished,
                isFinishedByServer: servers.contains(record.transaction.id.number ?? 0))
            fact.isBoughtOutsideApp = outside.contains(fact.transaction.id)
            fact.sharedFrom = record.sharedFrom
            return fact
        }
    }

    private func finishedByServers() throws -> Set<Int64> {
        Set(
            try ResultRow.fetchAll(
                database,
                cached: """
                    SELECT transaction_id FROM steps
                    WHERE kind = ? AND transaction_id IS NOT NULL
                    """, arguments: [HistoryStep.Kind.serverFinished.rawValue]
            ).map { try $0.integer("transaction_id") })
    }

    func charges() throws -> [ChargeAuditRecord] {
        try ResultRow.fetchAll(database, cached: "SELECT * FROM charges").map { row in
            var fact = ChargeAuditRecord(
                transactionID: TransactionID(number: try row.integer("transaction_id")),
                kind: try row.enumCase("kind"), account: AccountName(try row.text("account")),
                amount: try Self.price(row, "amount"))
            // Older files do not have refund numbers: they have a charge and at most one refund.
            if let number = try row.optionalInteger("number") { fact.number = Int(number) }
            return fact
        }
    }

    /// Returns the total that each account has paid, by currency.
    func paid() throws -> [PaidTotalAuditRecord] {
        try ResultRow.fetchAll(database, cached: "SELECT * FROM balances").map { row in
            PaidTotalAuditRecord(
                account: AccountName(try row.text("account")), total: try Self.price(row, "paid"))
        }
    }

    /// Returns the refunds that are announced to all devices of an account.
    func refundNotices() throws -> [RefundNoticeAuditRecord] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT max(seq) AS seq, account, ref FROM changes
                WHERE device IS NULL AND kind = 'transaction' AND ref NOT IN (
                    SELECT CAST(id AS TEXT) FROM transactions WHERE revocation_date IS NULL)
                GROUP BY account, ref ORDER BY 1
                """
        ).map { row in
            RefundNoticeAuditRecord(
                sequence: try row.integer("seq"), account: AccountName(try row.text("account")),
                transactionID: TransactionID(try row.text("ref")))
        }
    }

    func outbox() throws -> [TransactionID] {
        try ResultRow.fetchAll(database, cached: "SELECT transaction_id FROM outbox").map {
            TransactionID(number: try $0.integer("transaction_id"))
        }
    }

    private static func price(_ row: ResultRow, _ column: String) throws -> Price {
        guard let currency = Currency(code: try row.text("currency")) else {
            throw DamagedRow(column: "currency")
        }
        return Price(milliunits: try row.integer(column), currency: currency)
    }
}

extension OrderState {
    fileprivate var auditState: OrderAuditRecord.State {
        switch self {
        case .pending: .pending
        case .cancelled: .cancelled
        case .declined: .declined
        case .purchased(let id): .purchased(id)
        }
    }
}
