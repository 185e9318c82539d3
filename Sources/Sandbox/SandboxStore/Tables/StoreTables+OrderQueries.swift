import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// Returns the numbers of orders and restored transactions that a text names exactly. If nothing matches, returns
    /// the newest ones with the text in one of their numbers, newest first.
    ///
    /// Each number identifies one order: an order that received another order's transaction is not found by that
    /// order's numbers, and a restored transaction is not found by those of the purchase. A renewal has its own number.
    ///
    /// - Parameter text: The text in lower case.
    func numbers(like text: String, limit: Int) throws -> [OrderNumbers] {
        guard !text.isEmpty else { return [] }
        let arguments: StatementArguments = ["text": text, "limit": limit]
        let named = try numbers(Self.exactMatchSQL, arguments)
        guard named.isEmpty else { return named.map(\.numbers) }
        let parts =
            try numbers(Self.newestOrders, arguments) + numbers(Self.newestOthers, arguments)
        return parts.sorted { $0.at > $1.at }.prefix(limit).map(\.numbers)
    }

    private static let exactMatchSQL = """
        SELECT o.intent_id, o.merchant_order, t.id, t.order_id, o.at AS at
        FROM orders o LEFT JOIN transactions t ON t.intent_id = o.intent_id
        WHERE o.intent_id IN (:text, upper(:text)) OR lower(o.merchant_order) = :text
        UNION ALL
        SELECT o.intent_id, o.merchant_order, t.id, iif(
            t.intent_id IS NOT NULL OR t.is_renewal OR t.id = t.original_id, t.order_id, NULL),
            t.purchase_date
        FROM transactions t LEFT JOIN orders o ON o.intent_id = t.intent_id
        WHERE t.id = CAST(:text AS INTEGER) AND CAST(t.id AS TEXT) = :text
        UNION ALL
        SELECT o.intent_id, o.merchant_order, t.id, t.order_id, t.purchase_date
        FROM transactions t LEFT JOIN orders o ON o.intent_id = t.intent_id
        WHERE t.order_id IN (:text, upper(:text))
            AND (t.intent_id IS NOT NULL OR t.is_renewal OR t.id = t.original_id)
        LIMIT :limit
        """

    /// How many of the newest orders, and of the newest transactions without an order, are searched for a part of a
    /// number.
    private static let searchLimit = 1_000

    private static let newestOrders = """
        SELECT o.intent_id, o.merchant_order, t.id, t.order_id, o.at
        FROM (SELECT intent_id, merchant_order, at FROM orders
            ORDER BY at DESC, ifnull(transaction_id, 0) DESC LIMIT \(searchLimit)) AS o
            LEFT JOIN transactions t ON t.intent_id = o.intent_id
        WHERE instr(lower(o.intent_id), :text) OR instr(lower(o.merchant_order), :text)
            OR instr(CAST(t.id AS TEXT), :text) OR instr(lower(t.order_id), :text)
        LIMIT :limit
        """

    private static let newestOthers = """
        SELECT NULL AS intent_id, NULL AS merchant_order, id,
            iif(is_renewal OR id = original_id, order_id, NULL) AS order_id,
            purchase_date AS at
        FROM (SELECT id, original_id, is_renewal, order_id, purchase_date FROM transactions
            WHERE \(StoreSchema.isUnordered) ORDER BY purchase_date DESC LIMIT \(searchLimit))
        WHERE instr(CAST(id AS TEXT), :text)
            OR (is_renewal OR id = original_id) AND instr(lower(order_id), :text)
        LIMIT :limit
        """

    private func numbers(
        _ sql: String, _ arguments: StatementArguments
    ) throws -> [(numbers: OrderNumbers, at: Int64)] {
        try ResultRow.fetchAll(database, cached: sql, arguments: arguments).map { row in
            let numbers = OrderNumbers(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                merchantOrder: try row.optionalText("merchant_order").map { MerchantOrder($0) },
                transactionID: try row.optionalInteger("id").map { TransactionID(number: $0) },
                orderID: try row.optionalText("order_id").map { OrderID($0) })
            return (numbers, try row.integer("at"))
        }
    }

    /// Returns the merchant's view of an order.
    func storeOrder(_ row: OrderRow) throws -> StoreOrder {
        var record: TransactionRecord?
        if case .purchased(let id) = row.state { record = try requiredTransaction(id) }
        let terms = row.terms
        let own = record.flatMap { $0.transaction.intentID == terms.intentID ? $0 : nil }
        let steps = try steps(intent: terms.intentID, transaction: own?.transaction.id).map(\.step)
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

    /// Returns the number of the order that was charged for a transaction, if there is one.
    func merchantOrder(of id: TransactionID) throws -> MerchantOrder? {
        try transaction(id)?.transaction.intentID.flatMap { try order($0)?.terms.merchantOrder }
    }

    /// Returns the merchant's view of a transaction without an order: a restored one or a renewal.
    func storeOrder(_ record: TransactionRecord) throws -> StoreOrder {
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
            steps: try steps(intent: nil, transaction: transaction.id).map(\.step))
    }

    /// Returns the total that was charged, or the price of an order without a transaction.
    private func price(_ row: OrderRow, _ own: TransactionRecord?) throws -> Price? {
        if let paid = own?.transaction { return paid.charge }
        let unit = row.terms.unitPrice
        if case .purchased = row.state { return Price(milliunits: 0, currency: unit.currency) }
        return unit.times(row.terms.quantity)
    }

    private func chargedAt(_ id: TransactionID) throws -> Timestamp? {
        try ResultRow.fetchOne(
            database, sql: "SELECT at FROM charges WHERE transaction_id = ? AND kind = 'charge'",
            arguments: [id.number]
        ).map { Timestamp(milliseconds: try $0.integer("at")) }
    }
}
