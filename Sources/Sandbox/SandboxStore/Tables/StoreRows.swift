import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// The store's rows inside one SQLite transaction, read and written in the store's own words.
struct StoreRows {
    /// The connection; valid inside the transaction only.
    let database: Database
    /// The moment of this request, by the store's clock.
    let now: Timestamp
    /// The same by the machine's clock, for what has to do with processes and not with what is sold.
    let machineNow: Timestamp

    /// Takes the parts; without the machine's time the two clocks are one.
    init(database: Database, now: Timestamp, machineNow: Timestamp? = nil) {
        self.database = database
        self.now = now
        self.machineNow = machineNow ?? now
    }

    /// The same tables at another moment.
    func at(_ moment: Timestamp) -> StoreRows {
        StoreRows(database: database, now: moment, machineNow: machineNow)
    }

    /// One setting, if it was ever set.
    func setting(_ name: String) throws -> String? {
        try Row.text(
            database, cached: "SELECT value FROM settings WHERE name = ?", arguments: [name])
    }

    /// The app that the store sells for: that of the first order; nil where there is none.
    func app() throws -> BundleID? {
        try Row.fetchOne(database, cached: "SELECT bundle_id FROM orders ORDER BY rowid LIMIT 1")
            .map { BundleID(try $0.text("bundle_id")) }
    }

    /// The account's country, if it has one.
    func storefrontCode(of account: AccountName) throws -> String? {
        try Row.text(
            database, cached: "SELECT storefront FROM accounts WHERE account = ?",
            arguments: [account.rawValue])
    }

    /// Moves the account, opening it where it is new; writes nothing where it is there already.
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

    /// Opens the account where it is new.
    func open(_ account: AccountName) throws {
        try database.execute(
            cached: """
                INSERT OR IGNORE INTO accounts (account, created_at, app_transaction_id)
                VALUES (?, ?, ?)
                """,
            arguments: [account.rawValue, now.milliseconds, try appTransactionID(of: account)])
    }

    /// Tells one device, or all of the account, that something about a transaction or an order is new.
    func tell(
        _ account: AccountName, _ device: DeviceName?, transaction id: TransactionID
    ) throws {
        try tell(account, device, kind: "transaction", ref: id.rawValue)
    }

    /// Tells one device that an order ended.
    func tell(_ account: AccountName, _ device: DeviceName, order id: IntentID) throws {
        try tell(account, device, kind: "order", ref: id.rawValue)
    }

    private func tell(
        _ account: AccountName, _ device: DeviceName?, kind: String, ref: String
    ) throws {
        try database.execute(
            cached: "INSERT INTO changes (account, device, kind, ref) VALUES (?, ?, ?, ?)",
            arguments: [account.rawValue, device?.rawValue, kind, ref])
    }

    /// Writes a step into the history.
    func note(
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

    /// Moves money: a charge and a reversal are positive, a refund negative.
    ///
    /// - Parameter number: Which movement of the transaction it is; each of them moves once.
    /// - Throws: `Refusal.uncountable` where what the account paid in all could no longer be counted.
    func move(
        _ amount: Price, _ kind: MoneyMovement.Kind, number: Int = 0, transaction: TransactionID,
        of account: AccountName
    ) throws {
        let before =
            try Row.fetchOne(
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
    /// A sum that does not fit in 64 bits: an answer, since asking again would not make it fit.
    static let uncountable = Refusal(
        .internalError, "The sum of what this account paid cannot be counted; nothing was charged.")
}

extension TransactionID {
    /// The number in the tables; nil for what the store never issued.
    var number: Int64? {
        guard let value = Int64(rawValue), value > 0, String(value) == rawValue else { return nil }
        return value
    }

    /// The id of a row.
    init(number: Int64) {
        self.init(String(number))
    }
}
