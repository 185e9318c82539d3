package import GRDB
package import StoreAudit
import StoreFiles
package import StoreModel

extension OrderStep {
    /// Returns one side's steps of all orders, oldest first, from the table `steps`, which store and merchant both
    /// have.
    package static func all(
        of side: HistoryStep.Side, in database: Database
    ) throws -> [OrderStep] {
        try ResultRow.fetchAll(
            database,
            sql: """
                SELECT \(HistoryStep.columns), CAST(transaction_id AS TEXT) AS transaction_text
                FROM steps ORDER BY seq
                """
        ).map { row in
            OrderStep(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                transactionID: try row.optionalText("transaction_text").map { TransactionID($0) },
                step: try HistoryStep(row, of: side, in: database))
        }
    }
}
