import GRDB
import SandboxCore
import SandboxTables
import StoreAudit
import StoreFiles
import StoreModel

extension MerchantTables {
    func allNumbers() throws -> [OrderNumberAuditRecord] {
        try all("numbers") { row in
            var fact = OrderNumberAuditRecord(
                number: MerchantOrder(try row.text("number")),
                intentID: IntentID(try row.text("intent_id")),
                account: AccountName(try row.text("account")))
            fact.productID = ProductID(try row.text("product_id"))
            fact.quantity = try row.integer("quantity")
            fact.isConsistent =
                fact.number
                == MerchantOrderNumber.text(
                    serial: try row.integer("serial"), at: try row.moment("at"))
            return fact
        }
    }

    /// Returns the `appAccountToken` of each account.
    func allPlayers() throws -> [AccountName: AppAccountToken] {
        let rows = try all("players") { row in
            (AccountName(try row.text("account")), AppAccountToken(try row.text("token")))
        }
        return Dictionary(rows) { first, _ in first }
    }

    func allGrants() throws -> [GrantAuditRecord] {
        try all("grants") { row in
            var fact = GrantAuditRecord(
                environment: try row.enumCase("environment"),
                transactionID: TransactionID(try row.text("transaction_id")),
                originalID: TransactionID(try row.text("original_id")),
                account: AccountName(try row.text("account")),
                productID: ProductID(try row.text("product_id")), type: try row.enumCase("type"),
                isCredited: try row.integer("is_credited") == 1,
                isRevoked: try row.optionalMoment("revoked_at") != nil)
            if let share = try row.optionalInteger("withdrawn_share") {
                fact.withdrawnShare = Int(share)
            }
            if let revision = try row.optionalInteger("revision") {
                fact.details = GrantAuditRecord.Details(
                    intentID: try row.optionalText("intent_id").map { IntentID($0) },
                    revision: Int(revision))
            }
            return fact
        }
    }

    func wholeLedger() throws -> [LedgerAuditRecord] {
        try all("ledger") { row in
            var fact = LedgerAuditRecord(
                account: AccountName(try row.text("account")), entry: try Self.entry(row))
            let environment: StoreEnvironment? = try row.optionalEnumCase("environment")
            fact.isEnvironmentConsistent = (environment == nil) == (fact.entry.transactionID == nil)
            return fact
        }
    }

    /// Returns the transactions with a compensation. Files from before compensations do not have the table.
    func compensatedTransactions() throws -> [TransactionID] {
        guard try database.tableExists("compensations") else { return [] }
        return try all("compensations") { TransactionID(try $0.text("transaction_id")) }
    }

    /// Returns the orders with a compensation. Files from before compensations do not have the table.
    func compensatedOrders() throws -> [OrderNumberAuditRecord] {
        guard try database.tableExists("compensations") else { return [] }
        return try all("compensations") { row in
            try row.optionalText("merchant_order").map {
                OrderNumberAuditRecord(
                    number: MerchantOrder($0), intentID: IntentID(try row.text("intent_id")),
                    account: AccountName(try row.text("account")))
            }
        }.compactMap(\.self)
    }

    func allBalances() throws -> [BalanceAuditRecord] {
        try all("balances") { row in
            BalanceAuditRecord(
                account: AccountName(try row.text("account")), good: GoodID(try row.text("good")),
                amount: try row.integer("amount"), debt: try row.integer("debt"))
        }
    }

    func allSpends() throws -> [SpendAuditRecord] {
        try all("spends") { row in
            SpendAuditRecord(
                id: SpendID(try row.text("spend_id")),
                account: AccountName(try row.text("account")),
                version: try row.integer("version"))
        }
    }

    /// Returns the IDs of the refused spends. Older files do not have the table.
    func refusedSpends() throws -> [SpendID] {
        guard try database.tableExists("refused_spends") else { return [] }
        return try all("refused_spends") { SpendID(try $0.text("spend_id")) }
    }

    private func all<Record>(_ table: String, _ record: (ResultRow) throws -> Record) throws
        -> [Record]
    {
        try ResultRow.fetchAll(database, cached: "SELECT * FROM \(table)").map(record)
    }
}
