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
        try Row.fetchAll(
            database,
            sql: """
                SELECT intent_id, CAST(transaction_id AS TEXT) AS transaction_id,
                    \(HistoryStep.columns(of: side))
                FROM steps ORDER BY seq
                """
        ).map { row in
            OrderStep(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                transactionID: try row.optionalText("transaction_id").map { TransactionID($0) },
                step: try HistoryStep(row, of: side))
        }
    }
}
