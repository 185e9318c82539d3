import GRDB
import SandboxCore
import StoreFiles
import StoreModel

/// What the desk reads besides.
extension MerchantRows {
    /// The orders whose number or intent has a text in it, and transactions that were judged, newest first.
    func numbers(like text: String, limit: Int) throws -> [OrderNumbers] {
        guard !text.isEmpty else { return [] }
        return try Row.fetchAll(
            database,
            sql: """
                SELECT intent_id, number, NULL AS transaction_id, at FROM numbers
                WHERE instr(lower(number), :text) OR instr(lower(intent_id), :text)
                UNION ALL
                SELECT intent_id, NULL, transaction_id, at FROM grants
                WHERE instr(transaction_id, :text)
                ORDER BY at DESC LIMIT :limit
                """, arguments: ["text": text, "limit": limit]
        ).map { row in
            OrderNumbers(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                merchantOrder: try row.optionalText("number").map { MerchantOrder($0) },
                transactionID: try row.optionalText("transaction_id").map { TransactionID($0) })
        }
    }

    /// The order of an intent as its number was issued.
    func issued(_ intent: IntentID) throws -> DisputedOrder? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM numbers WHERE intent_id = ?", arguments: [intent.rawValue]
        ).map(Self.issued)
    }

    /// The orders of an account, newest first, and how many there are.
    func issued(to account: AccountName, limit: Int) throws -> ([DisputedOrder], count: Int) {
        let orders = try Row.fetchAll(
            database, sql: "SELECT * FROM numbers WHERE account = ? ORDER BY serial DESC LIMIT ?",
            arguments: [account.rawValue, limit]
        ).map(Self.issued)
        let count = try Row.fetchOne(
            database, sql: "SELECT count(*) AS orders FROM numbers WHERE account = ?",
            arguments: [account.rawValue])?.integer("orders")
        return (orders, Int(count ?? 0))
    }

    /// The number with this place in the count.
    func number(_ serial: Int64) throws -> MerchantOrder? {
        try Row.fetchOne(
            database, sql: "SELECT number FROM numbers WHERE serial = ?", arguments: [serial]
        ).map { MerchantOrder(try $0.text("number")) }
    }

    /// The last number that was issued.
    func lastNumber() throws -> MerchantOrder? {
        try Row.fetchOne(database, sql: "SELECT number FROM numbers ORDER BY serial DESC LIMIT 1")
            .map { MerchantOrder(try $0.text("number")) }
    }

    /// The ledger around a transaction, oldest first: of its goods the row before its first one, and all from there
    /// on; where it has no rows, the account's newest few.
    func ledger(of account: AccountName, around id: TransactionID?) throws -> [WalletEntry] {
        let rows =
            try id.map {
                try Row.fetchAll(
                    database, sql: Self.around,
                    arguments: [
                        "account": account.rawValue, "id": $0.rawValue,
                    ])
            } ?? []
        guard rows.isEmpty else { return try rows.map(Self.entry) }
        return try Row.fetchAll(
            database, sql: "SELECT * FROM ledger WHERE account = ? ORDER BY version DESC LIMIT 5",
            arguments: [account.rawValue]
        ).map(Self.entry).reversed()
    }

    private static let around = """
        WITH own AS (SELECT version, good FROM ledger
            WHERE account = :account AND transaction_id = :id)
        SELECT * FROM ledger WHERE account = :account AND good IN (SELECT good FROM own)
            AND version >= coalesce(
                (SELECT max(version) FROM ledger WHERE account = :account
                    AND good IN (SELECT good FROM own)
                    AND version < (SELECT min(version) FROM own)),
                (SELECT min(version) FROM own))
        ORDER BY version
        """

    private static func issued(_ row: Row) throws -> DisputedOrder {
        DisputedOrder(
            numbers: OrderNumbers(
                intentID: IntentID(try row.text("intent_id")),
                merchantOrder: MerchantOrder(try row.text("number"))),
            account: AccountName(try row.text("account")), device: nil,
            productID: ProductID(try row.text("product_id")),
            quantity: try row.integer("quantity"), charge: nil,
            at: try row.moment("at"))
    }
}
