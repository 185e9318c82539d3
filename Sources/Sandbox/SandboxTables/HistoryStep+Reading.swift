package import GRDB
import StoreFiles
package import StoreModel

/// A step of one side's history, with its number among all steps of that side.
package struct NumberedStep: Sendable {
    /// The number, which grows from step to step.
    package let number: Int64
    /// The step.
    package let step: HistoryStep

    /// Returns up to `limit` of one side's steps of an order after a number, oldest first, from the table `steps`, which
    /// store and merchant both have. The steps of other orders that were answered with the transaction are left out.
    ///
    /// - Parameter transaction: The transaction's ID in the type of that side's column.
    package static func steps(
        of side: HistoryStep.Side, intent: IntentID?, transaction: (any DatabaseValueConvertible)?,
        after number: Int64, limit: Int, in database: Database
    ) throws -> [NumberedStep] {
        // Each index is read in its own order, so that the cost does not depend on the number of steps.
        let found =
            try ResultRow.fetchAll(
                database,
                cached: """
                    SELECT seq, \(HistoryStep.columns) FROM steps
                    WHERE intent_id = ? AND seq > ? ORDER BY seq LIMIT ?
                    """, arguments: [intent?.rawValue, number, limit])
            + ResultRow.fetchAll(
                database,
                cached: """
                    SELECT seq, \(HistoryStep.columns) FROM steps
                    WHERE transaction_id = ?1 AND seq > ?2
                        AND (kind <> 'issued-free' OR ifnull(intent_id, ?3) IS ?3)
                    ORDER BY seq LIMIT ?4
                    """, arguments: [transaction, number, intent?.rawValue, limit])
        var seen: Set<Int64> = []
        let steps = try found.map { row in
            NumberedStep(
                number: try row.integer("seq"), step: try HistoryStep(row, of: side, in: database))
        }.sorted { $0.number < $1.number }.filter { seen.insert($0.number).inserted }
        return Array(steps.prefix(limit))
    }
}

extension HistoryStep {
    /// The columns of the table `steps` from which a step is created.
    static let columns = "kind, detail, at, intent_id, transaction_id"

    /// Creates a step from a row with ``columns``.
    init(_ row: ResultRow, of side: Side, in database: Database) throws {
        let kind: Kind = try row.enumCase("kind")
        // Only the store joins orders.
        let joined =
            side == .store && kind == .issuedFree
            ? try ResultRow.fetchOne(
                database,
                cached: """
                    SELECT merchant_order FROM orders WHERE intent_id <> ?1
                        AND intent_id = (SELECT intent_id FROM transactions WHERE id = ?2)
                    """,
                arguments: [
                    try row.optionalText("intent_id"), try row.optionalInteger("transaction_id"),
                ]) : nil
        self.init(
            side: side, at: try row.moment("at"), kind: kind, detail: try row.text("detail"),
            joinedOrder: try joined.map { MerchantOrder(try $0.text("merchant_order")) })
    }
}
