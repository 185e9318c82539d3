import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// A row of the table of orders.
struct OrderRow {
    let terms: OrderTerms
    /// The content of the request in the form of ``OrderContent``.
    let content: String
    let state: OrderState
    /// Whether the device has acknowledged the end of the order.
    let isAcknowledged: Bool
    /// When the order arrived or ended.
    let at: Timestamp
}

extension StoreTables {
    /// Returns the order of an intent, if it has arrived.
    func order(_ id: IntentID) throws -> OrderRow? {
        try ResultRow.fetchOne(
            database, cached: "SELECT * FROM orders WHERE intent_id = ?", arguments: [id.rawValue]
        ).map(Self.order)
    }

    /// Returns whether a device closed the intent before it arrived.
    func isClosed(_ id: IntentID) throws -> Bool {
        try ResultRow.fetchOne(
            database, cached: "SELECT 1 FROM closed_intents WHERE intent_id = ?",
            arguments: [id.rawValue]) != nil
    }

    /// Closes an intent that never arrived.
    func close(_ id: IntentID, of account: AccountName) throws {
        try database.execute(
            cached:
                "INSERT OR IGNORE INTO closed_intents (intent_id, account, at) VALUES (?, ?, ?)",
            arguments: [id.rawValue, account.rawValue, now.milliseconds])
    }

    /// Inserts a new order.
    func insert(_ terms: OrderTerms, content: String, state: OrderState) throws {
        let words = Self.columns(of: state)
        try database.execute(
            cached: """
                INSERT INTO orders (
                    intent_id, content, account, device, merchant_order, app_account_token,
                    bundle_id, product_id, type, quantity, unit_price, currency, storefront,
                    storefront_id, state, reason, transaction_id, at, offer_type, offer_id)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                terms.intentID.rawValue, content, terms.account.rawValue, terms.device.rawValue,
                terms.merchantOrder.rawValue, terms.appAccountToken.rawValue,
                terms.bundleID.rawValue, terms.productID.rawValue, terms.type.rawValue,
                terms.quantity, terms.unitPrice.milliunits, terms.unitPrice.currency.code,
                terms.storefront.countryCode, terms.storefront.id, words.state, words.reason,
                words.transaction, now.milliseconds, terms.offer?.type.rawValue,
                terms.offer?.identifier,
            ])
    }

    /// Stores the end of a pending order.
    func end(_ id: IntentID, _ state: OrderState) throws {
        let words = Self.columns(of: state)
        try database.execute(
            cached: """
                UPDATE orders SET state = ?, reason = ?, transaction_id = ?, at = ?
                WHERE intent_id = ? AND state = 'pending'
                """,
            arguments: [
                words.state, words.reason, words.transaction, now.milliseconds, id.rawValue,
            ])
    }

    /// Returns an unfinished and unrevoked transaction of a product that the account bought, preferably one of the
    /// device.
    func unfinished(
        _ product: ProductID, of account: AccountName, on device: DeviceName
    ) throws -> TransactionID? {
        let own = try records(
            """
            INDEXED BY transactions_open_here
            WHERE account = ? AND product_id = ? AND device = ? AND \(Self.isOpen)
            ORDER BY id LIMIT 1
            """, [account.rawValue, product.rawValue, device.rawValue])
        let any =
            try own.isEmpty
            ? records(
                """
                INDEXED BY transactions_open
                WHERE account = ? AND product_id = ? AND \(Self.isOpen) ORDER BY id LIMIT 1
                """, [account.rawValue, product.rawValue]) : own
        return any.first?.transaction.id
    }

    /// The condition of the indexes `transactions_open` and `transactions_open_here`.
    private static let isOpen =
        "finished_at IS NULL AND revocation_date IS NULL AND ownership IS NULL"

    /// Marks an ended order as acknowledged by its device.
    func acknowledge(_ id: IntentID) throws {
        try database.execute(
            cached: "UPDATE orders SET acknowledged_at = ? WHERE intent_id = ?",
            arguments: [now.milliseconds, id.rawValue])
    }

    /// Returns the orders that received a transaction of another order, each with its device.
    func otherOrders(
        answeredWith id: TransactionID
    ) throws -> [(id: IntentID, device: DeviceName)] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT o.intent_id, o.device FROM orders AS o JOIN transactions AS t
                    ON t.id = o.transaction_id
                WHERE t.id = ? AND o.intent_id IS NOT t.intent_id
                ORDER BY o.device, o.intent_id
                """, arguments: [id.number]
        ).map { (IntentID(try $0.text("intent_id")), DeviceName(try $0.text("device"))) }
    }

    func orders() throws -> [OrderRow] {
        try ResultRow.fetchAll(database, cached: "SELECT * FROM orders").map(Self.order)
    }

    private static func columns(
        of state: OrderState
    ) -> (state: String, reason: String?, transaction: Int64?) {
        switch state {
        case .pending: ("pending", nil, nil)
        case .cancelled: ("cancelled", nil, nil)
        case .declined(let reason): ("declined", reason.rawValue, nil)
        case .purchased(let id): ("purchased", nil, id.number)
        }
    }

    static func order(_ row: ResultRow) throws -> OrderRow {
        try DamagedRow.addingRowName("orders", try? row.text("intent_id")) { try readOrder(row) }
    }

    private static func readOrder(_ row: ResultRow) throws -> OrderRow {
        guard let currency = Currency(code: try row.text("currency")) else {
            throw DamagedRow(column: "currency")
        }
        let terms = OrderTerms(
            intentID: IntentID(try row.text("intent_id")),
            account: AccountName(try row.text("account")),
            device: DeviceName(try row.text("device")),
            productID: ProductID(try row.text("product_id")), type: try row.enumCase("type"),
            quantity: Int(try row.integer("quantity")),
            unitPrice: Price(milliunits: try row.integer("unit_price"), currency: currency),
            appAccountToken: AppAccountToken(try row.text("app_account_token")),
            merchantOrder: MerchantOrder(try row.text("merchant_order")),
            storefront: Storefront(
                countryCode: try row.text("storefront"), id: try row.text("storefront_id")),
            bundleID: BundleID(try row.text("bundle_id")), offer: try offer(row))
        return OrderRow(
            terms: terms, content: try row.text("content"), state: try state(row),
            isAcknowledged: try row.optionalInteger("acknowledged_at") != nil,
            at: try row.moment("at"))
    }

    private static func offer(_ row: ResultRow) throws -> OfferChoice? {
        guard let number = try row.optionalInteger("offer_type") else { return nil }
        guard let type = OfferType(rawValue: Int(number)) else {
            throw DamagedRow(column: "offer_type")
        }
        return OfferChoice(type: type, identifier: try row.text("offer_id"))
    }

    private static func state(_ row: ResultRow) throws -> OrderState {
        switch try row.text("state") {
        case "pending": .pending
        case "cancelled": .cancelled
        case "declined": .declined(try row.enumCase("reason"))
        case "purchased": .purchased(TransactionID(number: try row.integer("transaction_id")))
        default: throw DamagedRow(column: "state")
        }
    }
}
