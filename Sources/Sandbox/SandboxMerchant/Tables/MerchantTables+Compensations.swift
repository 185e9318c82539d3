import GRDB
import SandboxCore
import StoreFiles
import StoreModel

extension MerchantTables {
    /// Returns the compensation for an order, if there is one.
    func compensation(of intent: IntentID) throws -> Compensation? {
        try ResultRow.fetchOne(
            database, sql: "SELECT * FROM compensations WHERE intent_id = ?",
            arguments: [intent.rawValue]
        ).map(compensation)
    }

    /// Inserts a compensation. A second one for the same order violates a constraint.
    func insertCompensation(_ compensation: Compensation, for transaction: Transaction) throws {
        try database.execute(
            sql: """
                INSERT INTO compensations (intent_id, environment, transaction_id, order_id,
                    merchant_order, account, reason, is_settlement, at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                compensation.numbers.intentID?.rawValue, transaction.environment.rawValue,
                transaction.id.rawValue, compensation.numbers.orderID?.rawValue,
                compensation.numbers.merchantOrder?.rawValue, compensation.account.rawValue,
                compensation.reason,
                compensation.isSettlement ? 1 : 0, compensation.at.milliseconds,
            ])
    }

    private func compensation(_ row: ResultRow) throws -> Compensation {
        let id = TransactionID(try row.text("transaction_id"))
        return Compensation(
            numbers: OrderNumbers(
                intentID: IntentID(try row.text("intent_id")),
                merchantOrder: try row.optionalText("merchant_order").map { MerchantOrder($0) },
                transactionID: id, orderID: try row.optionalText("order_id").map { OrderID($0) }),
            account: AccountName(try row.text("account")), goods: try compensatedGoods(for: id),
            reason: try row.text("reason"),
            at: try row.moment("at"),
            isSettlement: try row.integer("is_settlement") == 1)
    }

    private func compensatedGoods(for id: TransactionID) throws -> [GoodAmount] {
        try ResultRow.fetchAll(
            database,
            sql: """
                SELECT good, change FROM ledger
                WHERE transaction_id = ? AND kind = 'compensation'
                ORDER BY account, version
                """, arguments: [id.rawValue]
        ).map { row in
            GoodAmount(good: GoodID(try row.text("good")), amount: try row.integer("change"))
        }
    }
}
