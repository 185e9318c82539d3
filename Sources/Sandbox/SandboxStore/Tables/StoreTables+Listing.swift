import GRDB
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

extension StoreTables {
    /// Returns the orders and restored transactions of every account after a position, newest first, with nil for a
    /// damaged row.
    func listing(
        after last: OrderPosition, limit: Int
    ) throws -> [(SandboxOrder?, OrderPosition)] {
        let ordered = try ResultRow.fetchAll(
            database, cached: Self.ordered,
            arguments: [last.at, last.transaction, last.intent, limit])
        // The position of an order's transaction differs only in the empty intent, and follows that of the order.
        let unordered = try ResultRow.fetchAll(
            database, cached: Self.unordered,
            arguments: [
                last.at, last.intent.isEmpty ? last.transaction : last.transaction + 1, limit,
            ])
        return try (ordered + unordered)
            .map { row in
                let position = OrderPosition(
                    at: try row.integer("at"),
                    transaction: try row.optionalInteger("transaction_id") ?? 0,
                    intent: try row.optionalText("intent_id") ?? "")
                return (row, position)
            }
            .sorted { $0.1 > $1.1 }.prefix(limit)
            .map { row, position in (try DamagedRow.nilIfDamaged { try Self.listed(row) }, position)
            }
    }

    private static let ordered = """
        SELECT o.intent_id, o.transaction_id, o.account, o.device, o.product_id,
            o.quantity, o.unit_price AS price, o.currency, o.state,
            o.at AS at, t.finished_at, t.revocation_date,
            t.price AS paid, t.intent_id AS owner, t.stuck_at, p.plan, t.withdrawal,
            o.merchant_order, (
                SELECT -sum(amount) FROM charges
                WHERE transaction_id = t.id AND kind <> 'charge'
            ) AS refunded
        FROM orders o LEFT JOIN transactions t ON t.id = o.transaction_id
            LEFT JOIN order_plans p ON p.intent_id = o.intent_id
        WHERE (o.at, ifnull(o.transaction_id, 0), o.intent_id) < (?, ?, ?)
        ORDER BY o.at DESC, ifnull(o.transaction_id, 0) DESC, o.intent_id DESC LIMIT ?
        """

    private static let unordered = """
        SELECT NULL AS intent_id, id AS transaction_id, account, device, product_id, quantity,
            0 AS price, currency, 'purchased' AS state, purchase_date AS at, finished_at,
            revocation_date, price AS paid, NULL AS owner, stuck_at, NULL AS plan,
            withdrawal, NULL AS merchant_order, NULL AS refunded
        FROM transactions WHERE \(StoreSchema.isUnordered) AND (purchase_date, id) < (?, ?)
        ORDER BY purchase_date DESC, id DESC LIMIT ?
        """

    private static func listed(_ row: ResultRow) throws -> SandboxOrder {
        guard let currency = Currency(code: try row.text("currency")) else {
            throw DamagedRow(column: "currency")
        }
        let times = try ["at", "finished_at", "revocation_date"].compactMap(row.optionalInteger)
        let charge = try charge(row)
        // An order that received another order's transaction was not charged, so it does not have a refund either.
        let back = try charge > 0 ? row.optionalInteger("refunded") ?? 0 : 0
        return SandboxOrder(
            intentID: try row.optionalText("intent_id").map { IntentID($0) },
            transactionID: try row.optionalInteger("transaction_id").map {
                TransactionID(number: $0)
            },
            merchantOrder: try row.optionalText("merchant_order").map { MerchantOrder($0) },
            account: AccountName(try row.text("account")),
            device: DeviceName(try row.text("device")),
            productID: ProductID(try row.text("product_id")),
            quantity: Int(try row.integer("quantity")),
            charge: Price(milliunits: charge, currency: currency),
            refunded: back > 0 ? Price(milliunits: back, currency: currency) : nil,
            state: try state(row), at: Timestamp(milliseconds: times.max() ?? 0))
    }

    /// Returns what the order itself costs: 0 if it received another order's transaction.
    private static func charge(_ row: ResultRow) throws -> Int64 {
        // Interrupted orders count too, since they are charged when the interruption is resolved.
        let isWaiting = try [.pending, .interrupted].contains(state(row))
        let isOwn = try row.optionalText("owner") == row.optionalText("intent_id")
        let unit = try isWaiting ? row.integer("price") : row.optionalInteger("paid") ?? 0
        let pieces = try row.integer("quantity")
        guard isWaiting || isOwn else { return 0 }
        let (product, overflow) = unit.multipliedReportingOverflow(by: pieces)
        return overflow ? 0 : product
    }

    private static func revokedState(_ row: ResultRow) throws -> SandboxOrder.State {
        let withdrawal: Withdrawal? = try row.optionalEnumCase("withdrawal")
        return switch withdrawal {
        case .revoked: .revoked
        case .deleted: .deleted
        case nil: .refunded
        }
    }

    private static func state(_ row: ResultRow) throws -> SandboxOrder.State {
        switch try row.text("state") {
        case "pending": return .pending
        case "cancelled": return .cancelled
        case "declined":
            return try row.optionalText("plan") == nil ? .declined : .interrupted
        default:
            if try row.optionalInteger("stuck_at") != nil { return .stuck }
            if try row.optionalInteger("revocation_date") != nil { return try revokedState(row) }
            return try row.optionalInteger("finished_at") == nil ? .unfinished : .finished
        }
    }
}

extension StoreTables {
    /// Returns the total that an account has paid, by currency.
    func paid(by account: AccountName) throws -> [Price] {
        try ResultRow.fetchAll(
            database,
            cached: "SELECT currency, paid FROM balances WHERE account = ? ORDER BY currency",
            arguments: [account.rawValue]
        ).map { row in
            guard let currency = Currency(code: try row.text("currency")) else {
                throw DamagedRow(column: "currency")
            }
            return Price(milliunits: try row.integer("paid"), currency: currency)
        }
    }
}
