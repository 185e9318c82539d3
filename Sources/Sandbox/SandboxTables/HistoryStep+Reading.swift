package import GRDB
import StoreFiles
package import StoreModel

extension HistoryStep {
    /// Returns one side's steps of an order, oldest first, from the table `steps`, which store and merchant both have.
    ///
    /// - Parameter transaction: The transaction's ID in the type of that side's column.
    package static func steps(
        of side: Side, intent: IntentID?, transaction: (any DatabaseValueConvertible)?,
        in database: Database
    ) throws -> [HistoryStep] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT kind, detail, at FROM steps
                WHERE intent_id = ? OR transaction_id = ? ORDER BY seq
                """, arguments: [intent?.rawValue, transaction]
        ).map { row in
            HistoryStep(
                side: side, at: try row.moment("at"),
                kind: try row.enumCase("kind"), detail: try row.text("detail"))
        }
    }
}
