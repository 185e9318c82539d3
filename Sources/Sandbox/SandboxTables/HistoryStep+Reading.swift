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
            try Row.fetchAll(
                database,
                cached: """
                    SELECT seq, \(HistoryStep.columns(of: side)) FROM steps
                    WHERE intent_id = ? AND seq > ? ORDER BY seq LIMIT ?
                    """, arguments: [intent?.rawValue, number, limit])
            + Row.fetchAll(
                database,
                cached: """
                    SELECT seq, \(HistoryStep.columns(of: side)) FROM steps
                    WHERE transaction_id = ?1 AND seq > ?2
                        AND (kind <> 'issued-free' OR ifnull(intent_id, ?3) IS ?3)
                    ORDER BY seq LIMIT ?4
                    """, arguments: [transaction, number, intent?.rawValue, limit])
        var seen: Set<Int64> = []
        let steps = try found.map { row in
            NumberedStep(number: try row.integer("seq"), step: try HistoryStep(row, of: side))
        }.sorted { $0.number < $1.number }.filter { seen.insert($0.number).inserted }
        return Array(steps.prefix(limit))
    }
}

extension HistoryStep {
    /// Returns the columns of the table `steps` from which a step is created; only the store joins orders.
    static func columns(of side: Side) -> String {
        let joinedOrder = """
            (SELECT merchant_order FROM orders WHERE steps.kind = 'issued-free'
                AND intent_id <> steps.intent_id AND intent_id =
                    (SELECT intent_id FROM transactions WHERE id = steps.transaction_id))
            """
        return "kind, detail, at, \(side == .store ? joinedOrder : "NULL") AS joined_order"
    }

    /// Creates a step from a row with ``columns(of:)``.
    init(_ row: Row, of side: Side) throws {
        self.init(
            side: side, at: try row.moment("at"), kind: try row.enumCase("kind"),
            detail: try row.text("detail"),
            joinedOrder: try row.optionalText("joined_order").map { MerchantOrder($0) })
    }
}
