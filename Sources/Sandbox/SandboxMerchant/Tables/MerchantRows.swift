import GRDB
import SandboxCore
import StoreModel

/// The merchant's rows inside one SQLite transaction.
struct MerchantRows {
    /// The connection; valid inside the transaction only.
    let database: Database
    /// The moment of this request.
    let now: Timestamp

    /// The player of an account; `fresh` becomes it where there is none.
    func player(of account: AccountName, fresh: String) throws -> AppAccountToken {
        if let known = try knownPlayer(of: account) { return known }
        try database.execute(
            sql: "INSERT INTO players (account, token, created_at) VALUES (?, ?, ?)",
            arguments: [account.rawValue, fresh, now.milliseconds])
        return AppAccountToken(fresh)
    }

    /// The player of an account, if it has one.
    func knownPlayer(of account: AccountName) throws -> AppAccountToken? {
        try Row.fetchOne(
            database, sql: "SELECT token FROM players WHERE account = ?",
            arguments: [account.rawValue]
        ).map { AppAccountToken(try $0.text("token")) }
    }

    /// Whose player it is.
    func account(of player: AppAccountToken) throws -> AccountName? {
        try Row.fetchOne(
            database, sql: "SELECT account FROM players WHERE token = ?",
            arguments: [player.rawValue]
        ).map { AccountName(try $0.text("account")) }
    }

    /// Writes a step into the history; the same step of a transaction is written once.
    func note(
        _ kind: HistoryStep.Kind, intent: IntentID?, transaction: TransactionID? = nil,
        _ detail: String = ""
    ) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO steps (intent_id, transaction_id, kind, detail, at)
                VALUES (?, ?, ?, ?, ?)
                """,
            arguments: [
                intent?.rawValue, transaction?.rawValue, kind.rawValue, detail, now.milliseconds,
            ])
    }

    /// The merchant's steps of one order, oldest first.
    func steps(intent: IntentID?, transaction: TransactionID?) throws -> [HistoryStep] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT kind, detail, at FROM steps
                WHERE intent_id = ? OR transaction_id = ? ORDER BY seq
                """, arguments: [intent?.rawValue, transaction?.rawValue]
        ).map { row in
            HistoryStep(
                side: .merchant, at: Timestamp(milliseconds: try row.integer("at")),
                kind: try row.word("kind"), detail: try row.text("detail"))
        }
    }
}
