import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// The store's tables inside one SQLite transaction.
struct StoreTables {
    /// The connection, valid only inside the transaction.
    let database: Database
    /// The time of this request by the store's clock.
    let now: Timestamp
    /// The time by the machine's clock, for leases, retries and codes, which do not follow the store's clock.
    let machineNow: Timestamp

    /// Creates the tables. Without the machine's time, both clocks are the same.
    init(database: Database, now: Timestamp, machineNow: Timestamp? = nil) {
        self.database = database
        self.now = now
        self.machineNow = machineNow ?? now
    }

    /// Returns the same tables at another time.
    func at(_ moment: Timestamp) -> StoreTables {
        StoreTables(database: database, now: moment, machineNow: machineNow)
    }

    /// Returns a setting, if it was ever set.
    func setting(_ name: String) throws -> String? {
        try ResultRow.text(
            database, cached: "SELECT value FROM settings WHERE name = ?", arguments: [name])
    }

    /// Returns the app that the store sells for, which is that of the first order; nil before the first order.
    func app() throws -> BundleID? {
        try ResultRow.fetchOne(
            database, cached: "SELECT bundle_id FROM orders ORDER BY rowid LIMIT 1"
        )
        .map { BundleID(try $0.text("bundle_id")) }
    }

    /// Returns the account's country, if it has one.
    func storefrontCode(of account: AccountName) throws -> String? {
        try ResultRow.text(
            database, cached: "SELECT storefront FROM accounts WHERE account = ?",
            arguments: [account.rawValue])
    }

    /// Sets the storefront of an account and creates the account if it is new. Writes nothing if the storefront does
    /// not change.
    func setStorefront(_ code: String, of account: AccountName) throws {
        guard try storefrontCode(of: account) != code else { return }
        try database.execute(
            cached: """
                INSERT INTO accounts (account, storefront, created_at, app_transaction_id)
                VALUES (?, ?, ?, ?)
                ON CONFLICT (account) DO UPDATE SET storefront = excluded.storefront
                """,
            arguments: [
                account.rawValue, code, now.milliseconds, try appTransactionID(of: account),
            ])
    }

    func createIfNew(_ account: AccountName) throws {
        try database.execute(
            cached: """
                INSERT OR IGNORE INTO accounts (account, created_at, app_transaction_id)
                VALUES (?, ?, ?)
                """,
            arguments: [account.rawValue, now.milliseconds, try appTransactionID(of: account)])
    }

    /// Enqueues a changed transaction for one device, or for all devices of the account.
    func appendChange(
        _ account: AccountName, _ device: DeviceName?, transaction id: TransactionID
    ) throws {
        try appendChange(account, device, kind: "transaction", ref: id.rawValue)
    }

    /// Enqueues the end of an order for one device.
    func appendChange(_ account: AccountName, _ device: DeviceName, order id: IntentID) throws {
        try appendChange(account, device, kind: "order", ref: id.rawValue)
    }

    private func appendChange(
        _ account: AccountName, _ device: DeviceName?, kind: String, ref: String
    ) throws {
        try database.execute(
            cached: "INSERT INTO changes (account, device, kind, ref) VALUES (?, ?, ?, ?)",
            arguments: [account.rawValue, device?.rawValue, kind, ref])
    }

    func appendHistory(
        _ kind: HistoryStep.Kind, intent: IntentID? = nil, transaction: TransactionID? = nil,
        _ detail: String = ""
    ) throws {
        try database.execute(
            cached: """
                INSERT INTO steps (intent_id, transaction_id, kind, detail, at)
                VALUES (?, ?, ?, ?, ?)
                """,
            arguments: [
                intent?.rawValue, transaction?.number, kind.rawValue, detail, now.milliseconds,
            ])
    }

    /// Writes a movement of money. A charge and a reversal are positive, a refund is negative.
    ///
    /// - Parameter number: The number among the transaction's movements. Each number is used once.
    /// - Throws: `Refusal.uncountable` if the account's total would overflow.
    func recordMovement(
        _ amount: Price, _ kind: MoneyMovement.Kind, number: Int = 0, transaction: TransactionID,
        of account: AccountName
    ) throws {
        let before =
            try ResultRow.fetchOne(
                database, cached: "SELECT paid FROM balances WHERE account = ? AND currency = ?",
                arguments: [account.rawValue, amount.currency.code])?.integer("paid") ?? 0
        let (paid, overflow) = before.addingReportingOverflow(amount.milliunits)
        guard !overflow else { throw Refusal.uncountable }
        try database.execute(
            cached: """
                INSERT INTO charges (
                    transaction_id, number, kind, account, amount, currency, at)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                transaction.number, number, kind.rawValue, account.rawValue,
                amount.milliunits, amount.currency.code, now.milliseconds,
            ])
        try database.execute(
            cached: "INSERT OR REPLACE INTO balances (account, currency, paid) VALUES (?, ?, ?)",
            arguments: [account.rawValue, amount.currency.code, paid])
    }
}

extension Refusal {
    /// The refusal of a sum that exceeds 64 bits. It is a refusal and not "no answer", since a retry would not succeed
    /// either.
    static let uncountable = Refusal(
        .internalError, "The total of this account’s payments is too large.")
}

extension TransactionID {
    /// The number in the tables; nil for an ID that the store cannot have issued.
    var number: Int64? {
        guard let value = Int64(rawValue), value > 0, String(value) == rawValue else { return nil }
        return value
    }

    /// Creates the ID of a row.
    init(number: Int64) {
        self.init(String(number))
    }
}
