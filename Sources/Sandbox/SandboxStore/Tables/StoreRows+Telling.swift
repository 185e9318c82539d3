import GRDB
import SandboxCore
import StoreFiles
import StoreModel

extension StoreRows {
    /// The numbers of orders and restored transactions that have a text in one of them, newest first.
    ///
    /// An order that was answered with an earlier one's transaction is not found by that one's numbers, and a restored
    /// transaction not by those of the purchase: each number means one order. A renewal has a number of its own.
    func numbers(like text: String, limit: Int) throws -> [OrderNumbers] {
        guard !text.isEmpty else { return [] }
        return try Row.fetchAll(
            database,
            sql: """
                SELECT o.intent_id, o.merchant_order, t.id, t.order_id, o.at AS at
                FROM orders o LEFT JOIN transactions t ON t.intent_id = o.intent_id
                WHERE instr(lower(o.intent_id), :text) OR instr(lower(o.merchant_order), :text)
                    OR instr(CAST(t.id AS TEXT), :text) OR instr(lower(t.order_id), :text)
                UNION ALL
                SELECT NULL, NULL, id, iif(is_renewal OR id = original_id, order_id, NULL),
                    purchase_date
                FROM transactions
                WHERE intent_id IS NULL AND (instr(CAST(id AS TEXT), :text)
                    OR (is_renewal OR id = original_id) AND instr(lower(order_id), :text))
                ORDER BY at DESC LIMIT :limit
                """, arguments: ["text": text, "limit": limit]
        ).map { row in
            OrderNumbers(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                merchantOrder: try row.optionalText("merchant_order").map { MerchantOrder($0) },
                transactionID: try row.optionalInteger("id").map { TransactionID(number: $0) },
                orderID: try row.optionalText("order_id").map { OrderID($0) })
        }
    }

    /// What a merchant is told of an order.
    func told(_ row: OrderRow) throws -> StoreOrder {
        var record: TransactionRecord?
        if case .purchased(let id) = row.state { record = try expected(id) }
        let terms = row.terms
        let own = record.flatMap { $0.transaction.intentID == terms.intentID ? $0 : nil }
        let steps = try steps(intent: terms.intentID, transaction: own?.transaction.id)
        return StoreOrder(
            order: DisputedOrder(
                numbers: OrderNumbers(
                    intentID: terms.intentID, merchantOrder: terms.merchantOrder,
                    transactionID: own?.transaction.id, orderID: own?.transaction.orderID),
                account: terms.account, device: terms.device, productID: terms.productID,
                quantity: Int64(terms.quantity), charge: try price(row, own),
                at: steps.first?.at ?? now),
            state: row.state, record: record,
            chargedAt: try own.flatMap { try chargedAt($0.transaction.id) }, steps: steps)
    }

    /// What a merchant is told of a transaction that no order led to: a restored one, or a renewal.
    func told(_ record: TransactionRecord) throws -> StoreOrder {
        let transaction = record.transaction
        return StoreOrder(
            order: DisputedOrder(
                numbers: OrderNumbers(
                    intentID: nil, transactionID: transaction.id,
                    orderID: transaction.reason == .renewal || !transaction.isCopy
                        ? transaction.orderID : nil),
                account: record.account, device: record.device,
                productID: transaction.productID, quantity: Int64(transaction.quantity),
                charge: transaction.charge,
                at: transaction.purchaseDate),
            state: .purchased(transaction.id), record: record,
            chargedAt: try chargedAt(transaction.id),
            steps: try steps(intent: nil, transaction: transaction.id))
    }

    /// What was charged in all, or what an order without a transaction would have cost.
    private func price(_ row: OrderRow, _ own: TransactionRecord?) throws -> Price? {
        if let paid = own?.transaction { return paid.charge }
        let unit = row.terms.unitPrice
        if case .purchased = row.state { return Price(milliunits: 0, currency: unit.currency) }
        return unit.times(row.terms.quantity)
    }

    private func chargedAt(_ id: TransactionID) throws -> Timestamp? {
        try Row.fetchOne(
            database, sql: "SELECT at FROM charges WHERE transaction_id = ? AND kind = 'charge'",
            arguments: [id.number]
        ).map { Timestamp(milliseconds: try $0.integer("at")) }
    }
}
