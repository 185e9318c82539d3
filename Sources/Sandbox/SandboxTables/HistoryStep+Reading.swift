package import GRDB
import StoreFiles
package import StoreModel

extension HistoryStep {
    /// The steps of one order on one side, oldest first, from a table `steps` as store and merchant have it.
    ///
    /// - Parameter transaction: The transaction's id as that side's table holds it.
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
                kind: try row.word("kind"), detail: try row.text("detail"))
        }
    }
}
