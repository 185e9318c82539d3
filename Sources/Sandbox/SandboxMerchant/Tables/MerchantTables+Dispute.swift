import GRDB
import SandboxCore
import StoreFiles
import StoreModel

/// The reads of the support's questions.
extension MerchantTables {
    /// Returns the orders and the judged transactions that a text names exactly. If nothing matches, returns the newest
    /// ones with the text in one of their numbers, newest first.
    ///
    /// - Parameter text: The text in lower case.
    func numbers(like text: String, limit: Int) throws -> [OrderNumbers] {
        guard !text.isEmpty else { return [] }
        let arguments: StatementArguments = [
            "text": text, "limit": limit, "environment": StoreEnvironment.sandbox.rawValue,
        ]
        let exactMatches = try numbers(Self.exactMatchSQL, arguments)
        return try exactMatches.isEmpty ? numbers(Self.newestSQL, arguments) : exactMatches
    }

    private static let exactMatchSQL = """
        SELECT intent_id, number, NULL AS transaction_id, at FROM numbers
        WHERE number = upper(:text) OR intent_id IN (:text, upper(:text))
        UNION ALL
        SELECT intent_id, NULL, transaction_id, at FROM grants
        WHERE environment = :environment AND transaction_id = :text
        LIMIT :limit
        """

    /// How many of the newest orders, and of the newest transactions, are searched for a part of a number.
    private static let searchLimit = 1_000

    private static let newestSQL = """
        SELECT intent_id, number, NULL AS transaction_id, at
        FROM (SELECT intent_id, number, at FROM numbers ORDER BY serial DESC LIMIT \(searchLimit))
        WHERE instr(lower(number), :text) OR instr(lower(intent_id), :text)
        UNION ALL
        SELECT intent_id, NULL, transaction_id, at
        FROM (SELECT intent_id, transaction_id, at FROM grants WHERE environment = :environment
            ORDER BY transaction_id DESC LIMIT \(searchLimit))
        WHERE instr(transaction_id, :text)
        ORDER BY at DESC LIMIT :limit
        """

    private func numbers(
        _ sql: String, _ arguments: StatementArguments
    ) throws -> [OrderNumbers] {
        try ResultRow.fetchAll(database, cached: sql, arguments: arguments).map { row in
            OrderNumbers(
                intentID: try row.optionalText("intent_id").map { IntentID($0) },
                merchantOrder: try row.optionalText("number").map { MerchantOrder($0) },
                transactionID: try row.optionalText("transaction_id").map { TransactionID($0) })
        }
    }

    /// Returns the order of an intent as its number was issued.
    func issued(_ intent: IntentID) throws -> DisputedOrder? {
        try ResultRow.fetchOne(
            database, sql: "SELECT * FROM numbers WHERE intent_id = ?", arguments: [intent.rawValue]
        ).map(Self.issued)
    }

    /// Returns the orders of an account, newest first, and their count, which stops at 1,000.
    func issued(to account: AccountName, limit: Int) throws -> ([DisputedOrder], count: Int) {
        let orders = try ResultRow.fetchAll(
            database, sql: "SELECT * FROM numbers WHERE account = ? ORDER BY serial DESC LIMIT ?",
            arguments: [account.rawValue, limit]
        ).map(Self.issued)
        let count = try ResultRow.fetchOne(
            database,
            sql: """
                SELECT count(*) AS orders
                FROM (SELECT 1 FROM numbers WHERE account = ? LIMIT 1000)
                """, arguments: [account.rawValue])?.integer("orders")
        return (orders, Int(count ?? 0))
    }

    /// Returns the order number with this serial number.
    func number(_ serial: Int64) throws -> MerchantOrder? {
        try ResultRow.fetchOne(
            database, sql: "SELECT number FROM numbers WHERE serial = ?", arguments: [serial]
        ).map { MerchantOrder(try $0.text("number")) }
    }

    /// Returns the last number that was issued.
    func lastNumber() throws -> MerchantOrder? {
        try ResultRow.fetchOne(
            database, sql: "SELECT number FROM numbers ORDER BY serial DESC LIMIT 1"
        )
        .map { MerchantOrder(try $0.text("number")) }
    }

    /// Returns the ledger around a transaction, oldest first: for its goods, the last row before the transaction and
    /// all rows from there on. Without rows of the transaction, returns the account's five newest rows.
    func ledger(of account: AccountName, around id: TransactionID?) throws -> [WalletEntry] {
        let own = try id.map { try ledger(of: account, by: $0) } ?? []
        guard let first = own.first?.version else {
            return try ResultRow.fetchAll(
                database,
                cached: "SELECT * FROM ledger WHERE account = ? ORDER BY version DESC LIMIT 5",
                arguments: [account.rawValue]
            ).map(Self.entry).reversed()
        }
        let goods = Set(own.map(\.change.good))
        let before = try goods.compactMap { try version(of: $0, before: first, account) }.max()
        return try goods.flatMap { try ledger(of: account, $0, since: before ?? first) }
            .sorted { $0.version < $1.version }
    }

    /// Returns the rows of a transaction, oldest first.
    private func ledger(of account: AccountName, by id: TransactionID) throws -> [WalletEntry] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM ledger WHERE transaction_id = ? AND account = ? ORDER BY version
                """, arguments: [id.rawValue, account.rawValue]
        ).map(Self.entry)
    }

    private func version(
        of good: GoodID, before version: Int64, _ account: AccountName
    ) throws -> Int64? {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT max(version) AS last FROM ledger
                WHERE account = ? AND good = ? AND version < ?
                """, arguments: [account.rawValue, good.rawValue, version]
        )?.optionalInteger("last")
    }

    /// The number of ledger rows that one statement reads.
    private static let part = 100

    /// Returns all rows of a good from a version on.
    private func ledger(
        of account: AccountName, _ good: GoodID, since first: Int64
    ) throws -> [WalletEntry] {
        var (entries, next) = ([WalletEntry](), first)
        while true {
            let part = try ResultRow.fetchAll(
                database,
                cached: """
                    SELECT * FROM ledger WHERE account = ? AND good = ? AND version >= ?
                    ORDER BY version LIMIT \(Self.part)
                    """, arguments: [account.rawValue, good.rawValue, next]
            ).map(Self.entry)
            entries += part
            guard part.count == Self.part, let last = part.last else { return entries }
            next = last.version + 1
        }
    }

    private static func issued(_ row: ResultRow) throws -> DisputedOrder {
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
