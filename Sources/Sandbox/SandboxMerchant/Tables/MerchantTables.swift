import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// The merchant's tables inside one SQLite transaction.
struct MerchantTables {
    /// The connection, valid only inside the transaction.
    let database: Database
    /// The time of this request.
    let now: Timestamp

    /// Returns the `appAccountToken` of an account. Stores `fresh` as its token if it has none.
    func appAccountToken(of account: AccountName, fresh: String) throws -> AppAccountToken {
        if let known = try existingAppAccountToken(of: account) { return known }
        try database.execute(
            cached: "INSERT INTO players (account, token, created_at) VALUES (?, ?, ?)",
            arguments: [account.rawValue, fresh, now.milliseconds])
        return AppAccountToken(fresh)
    }

    /// Returns the `appAccountToken` of an account, if it has one.
    func existingAppAccountToken(of account: AccountName) throws -> AppAccountToken? {
        try ResultRow.fetchOne(
            database, cached: "SELECT token FROM players WHERE account = ?",
            arguments: [account.rawValue]
        ).map { AppAccountToken(try $0.text("token")) }
    }

    /// Returns the account of an `appAccountToken`.
    func account(of player: AppAccountToken) throws -> AccountName? {
        try ResultRow.fetchOne(
            database, cached: "SELECT account FROM players WHERE token = ?",
            arguments: [player.rawValue]
        ).map { AccountName(try $0.text("account")) }
    }

    /// Appends a step to the history. The same step of a transaction is written only once.
    func appendHistory(
        _ kind: HistoryStep.Kind, intent: IntentID?, transaction: TransactionID? = nil,
        _ detail: String = ""
    ) throws {
        // An INSERT that is ignored would still write the table's AUTOINCREMENT sequence, and so cost a commit.
        if let transaction, try isInHistory(kind, transaction, detail) { return }
        try database.execute(
            cached: """
                INSERT INTO steps (intent_id, transaction_id, kind, detail, at)
                VALUES (?, ?, ?, ?, ?)
                """,
            arguments: [
                intent?.rawValue, transaction?.rawValue, kind.rawValue, detail, now.milliseconds,
            ])
    }

    private func isInHistory(
        _ kind: HistoryStep.Kind, _ transaction: TransactionID, _ detail: String
    ) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: "SELECT 1 FROM steps WHERE transaction_id = ? AND kind = ? AND detail = ?",
            arguments: [transaction.rawValue, kind.rawValue, detail]) != nil
    }

    /// Returns the merchant's steps of one order after a step with a number, oldest first.
    func steps(
        intent: IntentID?, transaction: TransactionID?, after number: Int64 = 0,
        limit: Int = .max
    ) throws -> [NumberedStep] {
        try NumberedStep.steps(
            of: .merchant, intent: intent, transaction: transaction?.rawValue, after: number,
            limit: limit, in: database)
    }
}
