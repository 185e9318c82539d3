import GRDB
import SandboxCore
import StoreFiles
import StoreModel

/// What the desk reads besides.
extension MerchantRows {
    /// The orders, and the transactions that were judged, that a text names: as a whole; else those that have it in a
    /// number, of the newest ones, newest first.
    ///
    /// - Parameter text: In lower case.
    func numbers(like text: String, limit: Int) throws -> [OrderNumbers] {
        guard !text.isEmpty else { return [] }
        let arguments: StatementArguments = [
            "text": text, "limit": limit, "environment": StoreEnvironment.sandbox.rawValue,
        ]
        let named = try numbers(Self.named, arguments)
        return try named.isEmpty ? numbers(Self.newest, arguments) : named
    }

    private static let named = """
        SELECT intent_id, number, NULL AS transaction_id, at FROM numbers
        WHERE number = upper(:text) OR intent_id IN (:text, upper(:text))
        UNION ALL
        SELECT intent_id, NULL, transaction_id, at FROM grants
        WHERE environment = :environment AND transaction_id = :text
        LIMIT :limit
        """

    /// Among so many of the newest orders, and of the newest transactions, a part of a number is looked for.
    private static let reach = 1_000

    private static let newest = """
        SELECT intent_id, number, NULL AS transaction_id, at
        FROM (SELECT intent_id, number, at FROM numbers ORDER BY serial DESC LIMIT \(reach))
        WHERE instr(lower(number), :text) OR instr(lower(intent_id), :text)
        UNION ALL
        SELECT intent_id, NULL, transaction_id, at
        FROM (SELECT intent_id, transaction_id, at FROM grants WHERE environment = :environment
            ORDER BY transaction_id DESC LIMIT \(reach))
        WHERE instr(transaction_id, :text)
        ORDER BY at DESC LIMIT :limit
        """

    private func numbers(
        _ question: String, _ arguments: StatementArguments
    ) throws -> [OrderNumbers] {
        try Row.fetchAll(database, cached: question, arguments: arguments).map { row in
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

    /// The orders of an account, newest first, and how many there are, of which at most 1,000 are counted.
    func issued(to account: AccountName, limit: Int) throws -> ([DisputedOrder], count: Int) {
        let orders = try Row.fetchAll(
            database, sql: "SELECT * FROM numbers WHERE account = ? ORDER BY serial DESC LIMIT ?",
            arguments: [account.rawValue, limit]
        ).map(Self.issued)
        let count = try Row.fetchOne(
            database,
            sql: """
                SELECT count(*) AS orders
                FROM (SELECT 1 FROM numbers WHERE account = ? LIMIT 1000)
                """, arguments: [account.rawValue])?.integer("orders")
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
        let own = try id.map { try ledger(of: account, by: $0) } ?? []
        guard let first = own.first?.version else {
            return try Row.fetchAll(
                database,
                sql: "SELECT * FROM ledger WHERE account = ? ORDER BY version DESC LIMIT 5",
                arguments: [account.rawValue]
            ).map(Self.entry).reversed()
        }
        let goods = Set(own.map(\.change.good))
        let before = try goods.compactMap { try version(of: $0, before: first, account) }.max()
        return try goods.flatMap { try ledger(of: account, $0, since: before ?? first) }
            .sorted { $0.version < $1.version }
    }

    /// The rows of a transaction, oldest first.
    private func ledger(of account: AccountName, by id: TransactionID) throws -> [WalletEntry] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM ledger WHERE transaction_id = ? AND account = ? ORDER BY version
                """, arguments: [id.rawValue, account.rawValue]
        ).map(Self.entry)
    }

    private func version(
        of good: GoodID, before version: Int64, _ account: AccountName
    ) throws -> Int64? {
        try Row.fetchOne(
            database,
            cached: """
                SELECT max(version) AS last FROM ledger
                WHERE account = ? AND good = ? AND version < ?
                """, arguments: [account.rawValue, good.rawValue, version]
        )?.optionalInteger("last")
    }

    /// All rows of a good from a version on, read some at a time.
    private func ledger(
        of account: AccountName, _ good: GoodID, since first: Int64
    ) throws -> [WalletEntry] {
        var (entries, next) = ([WalletEntry](), first)
        while true {
            let part = try Row.fetchAll(
                database,
                cached: """
                    SELECT * FROM ledger WHERE account = ? AND good = ? AND version >= ?
                    ORDER BY version LIMIT 500
                    """, arguments: [account.rawValue, good.rawValue, next]
            ).map(Self.entry)
            entries += part
            guard part.count == 500, let last = part.last else { return entries }
            next = last.version + 1
        }
    }

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
