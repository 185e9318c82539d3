import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// Returns a transaction by its ID, as it would be signed now.
    func transaction(_ id: TransactionID) throws -> TransactionRecord? {
        guard let number = id.number else { return nil }
        return try records("WHERE id = ?", [number]).first
    }

    /// Returns a transaction that another row refers to.
    func requiredTransaction(_ id: TransactionID) throws -> TransactionRecord {
        guard let record = try transaction(id) else { throw DamagedRow(column: "transaction_id") }
        return record
    }

    /// Returns whether a device received a transaction: its own one, one that was the reply to one of its orders, or a
    /// revoked one, which all devices of the account receive.
    func hasReceived(_ record: TransactionRecord, to device: DeviceName) throws -> Bool {
        if record.isAddressed(to: device) || record.isRevoked { return true }
        return try ResultRow.fetchOne(
            database, cached: Self.answeredOrdersSQL,
            arguments: [record.transaction.id.number, record.account.rawValue, device.rawValue]
        ) != nil
    }

    /// Returns the devices whose orders received a transaction.
    func devices(answeredWith id: TransactionID) throws -> [DeviceName] {
        try ResultRow.fetchAll(
            database,
            cached: "SELECT DISTINCT device FROM orders WHERE transaction_id = ? ORDER BY device",
            arguments: [id.number]
        ).map { DeviceName(try $0.text("device")) }
    }

    /// Selects the orders of a device that received a transaction.
    static let answeredOrdersSQL =
        "SELECT 1 FROM orders WHERE transaction_id = ? AND account = ? AND device = ?"

    /// Returns the first transaction of a non-consumable that the account bought, if there is one.
    func owned(_ product: ProductID, by account: AccountName) throws -> TransactionRecord? {
        try records(
            """
            WHERE account = ? AND product_id = ? AND id = original_id
                AND type = 'Non-Consumable' AND revocation_date IS NULL AND ownership IS NULL
            ORDER BY id LIMIT 1
            """, [account.rawValue, product.rawValue]
        ).first
    }

    /// Returns the first transactions of all the account's non-consumables.
    func ownerships(of account: AccountName) throws -> [TransactionRecord] {
        try records(
            "WHERE account = ? AND id = original_id AND type = 'Non-Consumable' ORDER BY id",
            [account.rawValue])
    }

    /// Returns all transactions that refer to a first transaction, including that one.
    func copies(of id: TransactionID) throws -> [TransactionRecord] {
        try records("WHERE original_id = ? ORDER BY id", [id.number])
    }

    /// Returns the IDs for the next transaction.
    func numbers(chance: UInt64) throws -> TransactionNumbers {
        let next = TransactionNumberGenerator.next(after: try newestTransaction(), at: now)
        return TransactionNumbers(
            now: now, transactionID: TransactionID(number: next),
            orderID: TransactionNumberGenerator.orderID(of: next, chance: chance))
    }

    /// Returns the number of the newest transaction; 0 in an empty table.
    func newestTransaction() throws -> Int64 {
        try ResultRow.fetchOne(database, cached: "SELECT max(id) AS last FROM transactions")?
            .optionalInteger("last") ?? 0
    }

    /// Inserts a new transaction. The column `price` is the price of one unit, as in the files of every version.
    func insert(_ record: TransactionRecord) throws {
        let made = record.transaction
        try database.execute(
            cached: """
                INSERT INTO transactions (
                    id, original_id, account, device, intent_id, merchant_order, order_id,
                    bundle_id, product_id, type, quantity, purchase_date, original_purchase_date,
                    app_account_token, storefront, storefront_id, currency, price,
                    expires_date, is_renewal, ownership, group_id, offer_type, offer_id,
                    offer_period, offer_discount, shared_from, revocation_revision)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
                    ?, ?, ?)
                """,
            arguments: [
                made.id.number, made.originalID.number, record.account.rawValue,
                record.device.rawValue, made.intentID?.rawValue, record.merchantOrder.rawValue,
                made.orderID?.rawValue, made.bundleID.rawValue, made.productID.rawValue,
                made.type.rawValue, made.quantity, made.purchaseDate.milliseconds,
                made.originalPurchaseDate.milliseconds, made.appAccountToken?.rawValue,
                made.storefront, made.storefrontID, made.currency,
                made.signedUnitPrice ?? made.price,
                made.expiresDate?.milliseconds, made.reason == .renewal,
                made.ownershipType == .purchased ? nil : made.ownershipType.rawValue,
                made.subscriptionGroupID, made.offerType?.rawValue, made.offerIdentifier,
                made.offerPeriod?.iso8601, made.offerDiscountType?.rawValue,
                record.sharedFrom?.number, made.revocationRevision,
            ])
    }

    /// Marks a transaction as finished.
    func finish(_ id: TransactionID) throws {
        try database.execute(
            cached: "UPDATE transactions SET finished_at = ? WHERE id = ? AND finished_at IS NULL",
            arguments: [now.milliseconds, id.number])
    }

    /// Sets the end of a transaction's period.
    func setExpiry(of id: TransactionID, to moment: Timestamp) throws {
        try database.execute(
            cached: "UPDATE transactions SET expires_date = ? WHERE id = ?",
            arguments: [moment.milliseconds, id.number])
    }

    /// Marks a period as replaced by another plan.
    func upgrade(_ id: TransactionID) throws {
        try database.execute(
            cached: "UPDATE transactions SET is_upgraded = 1 WHERE id = ?", arguments: [id.number])
    }

    /// Returns the transactions that meet a condition.
    func records(
        _ condition: String, _ arguments: StatementArguments
    ) throws -> [TransactionRecord] {
        try ResultRow.fetchAll(
            database, cached: "SELECT * FROM transactions " + condition, arguments: arguments
        ).map(record)
    }

    /// Reads a row of `transactions`, as it would be signed now.
    func record(_ row: ResultRow) throws -> TransactionRecord {
        try DamagedRow.addingRowName("transactions", (try? row.integer("id")).map(String.init)) {
            try readRecord(row)
        }
    }

    private func readRecord(_ row: ResultRow) throws -> TransactionRecord {
        guard let currency = Currency(code: try row.text("currency")) else {
            throw DamagedRow(column: "currency")
        }
        let transaction = Transaction(
            id: TransactionID(number: try row.integer("id")),
            originalID: TransactionID(number: try row.integer("original_id")),
            orderID: try row.optionalText("order_id").map { OrderID($0) },
            bundleID: BundleID(try row.text("bundle_id")),
            productID: ProductID(try row.text("product_id")), type: try row.enumCase("type"),
            quantity: Int(try row.integer("quantity")),
            purchaseDate: try row.date("purchase_date"),
            originalPurchaseDate: try row.date("original_purchase_date"),
            expiresDate: try row.optionalMoment("expires_date"), signedDate: now,
            revocationDate: try row.optionalMoment("revocation_date"),
            revocationReason: try row.optionalInteger("revocation_reason").map { Int($0) },
            appAccountToken: try row.optionalText("app_account_token").map { AppAccountToken($0) },
            ownershipType: try row.optionalEnumCase("ownership") ?? .purchased,
            storefront: Storefront(
                countryCode: try row.text("storefront"), id: try row.text("storefront_id")),
            reason: try row.optionalInteger("is_renewal") ?? 0 == 0 ? .purchase : .renewal,
            unitPrice: Price(milliunits: try row.integer("price"), currency: currency),
            intentID: try row.optionalText("intent_id").map { IntentID($0) })
        let revokedTransaction = try Self.withdrawal(row, in: transaction)
        var record = TransactionRecord(
            transaction: try transaction.type == .autoRenewable
                ? subscribed(revokedTransaction, row) : revokedTransaction,
            account: AccountName(try row.text("account")),
            device: DeviceName(try row.text("device")),
            merchantOrder: MerchantOrder(try row.text("merchant_order")),
            finishedAt: try row.optionalMoment("finished_at"))
        record.isWithheld = try row.optionalInteger("stuck_at") != nil
        guard transaction.ownershipType == .familyShared else { return record }
        record.sharedFrom = try row.optionalInteger("shared_from").map { TransactionID(number: $0) }
        return record
    }

    /// Returns a transaction with the columns of a subscription's period.
    private func subscribed(_ transaction: Transaction, _ row: ResultRow) throws -> Transaction {
        var period = transaction
        period.subscriptionGroupID = try row.optionalText("group_id")
        period.webOrderLineItemID = period.id.number.map(TransactionNumberGenerator.lineItem(of:))
        if try row.optionalInteger("is_upgraded") ?? 0 != 0 { period.isUpgraded = true }
        guard let offer = try row.optionalInteger("offer_type") else { return period }
        guard let type = OfferType(rawValue: Int(offer)) else {
            throw DamagedRow(column: "offer_type")
        }
        period.offerType = type
        period.offerIdentifier = try row.optionalText("offer_id")
        period.offerPeriod = try row.optionalText("offer_period").flatMap {
            SubscriptionPeriod(iso8601: $0)
        }
        period.offerDiscountType = try row.optionalEnumCase("offer_discount")
        return period
    }
}
