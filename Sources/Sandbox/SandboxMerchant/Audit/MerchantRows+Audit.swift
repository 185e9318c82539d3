import GRDB
import StoreAudit
import StoreFiles
import StoreModel

extension MerchantRows {
    func allNumbers() throws -> [NumberFact] {
        try all("numbers") { row in
            NumberFact(
                number: MerchantOrder(try row.text("number")),
                intentID: IntentID(try row.text("intent_id")),
                account: AccountName(try row.text("account")))
        }
    }

    func allGrants() throws -> [GrantFact] {
        try all("grants") { row in
            var fact = GrantFact(
                environment: try row.word("environment"),
                transactionID: TransactionID(try row.text("transaction_id")),
                originalID: TransactionID(try row.text("original_id")),
                account: AccountName(try row.text("account")),
                productID: ProductID(try row.text("product_id")), type: try row.word("type"),
                isCredited: try row.integer("is_credited") == 1,
                isRevoked: try row.optionalMoment("revoked_at") != nil)
            if let share = try row.optionalInteger("withdrawn_share") {
                fact.withdrawnShare = Int(share)
            }
            return fact
        }
    }

    func wholeLedger() throws -> [LedgerFact] {
        try all("ledger") { row in
            LedgerFact(
                account: AccountName(try row.text("account")), entry: try Self.entry(row))
        }
    }

    /// None in a file that is older than compensations.
    func compensatedTransactions() throws -> [TransactionID] {
        guard try database.tableExists("compensations") else { return [] }
        return try all("compensations") { TransactionID(try $0.text("transaction_id")) }
    }

    func allBalances() throws -> [BalanceFact] {
        try all("balances") { row in
            BalanceFact(
                account: AccountName(try row.text("account")), good: GoodID(try row.text("good")),
                amount: try row.integer("amount"), debt: try row.integer("debt"))
        }
    }

    func allSpends() throws -> [SpendFact] {
        try all("spends") { row in
            SpendFact(
                id: SpendID(try row.text("spend_id")),
                account: AccountName(try row.text("account")),
                version: try row.integer("version"))
        }
    }

    /// None in a file that is older than their being kept.
    func refusedSpends() throws -> [SpendID] {
        guard try database.tableExists("refused_spends") else { return [] }
        return try all("refused_spends") { SpendID(try $0.text("spend_id")) }
    }

    private func all<Fact>(_ table: String, _ fact: (Row) throws -> Fact) throws -> [Fact] {
        try Row.fetchAll(database, cached: "SELECT * FROM \(table)").map(fact)
    }
}
