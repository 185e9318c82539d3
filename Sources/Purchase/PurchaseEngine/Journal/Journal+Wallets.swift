import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

/// The wallet of an account, and separately the ledger entries of the merchant's last statement.
extension Journal {
    /// Returns the wallet with its entries, and the cursor; nil if the account is not stored.
    static func wallet(
        of account: AccountName, in database: Database
    ) throws -> (cursor: Int64, wallet: WalletState)? {
        let row = try ResultRow.fetchOne(
            database, cached: "SELECT cursor, wallet FROM accounts WHERE account = ?",
            arguments: [account.rawValue])
        guard let row else { return nil }
        let wallet = try decode(WalletState.self, row.text("wallet"))
        guard let entries = try entries(of: account, in: database) else {
            return (try row.integer("cursor"), wallet)
        }
        return (try row.integer("cursor"), wallet.with(entries: entries))
    }

    /// Returns the entries; nil if the wallet itself contains them, in a file that was not driven since or that lacks
    /// their table.
    private static func entries(
        of account: AccountName, in database: Database
    ) throws -> [WalletEntry]? {
        guard try database.tableExists("wallet_entries") else { return nil }
        return try ResultRow.fetchOne(
            database, cached: "SELECT entries FROM wallet_entries WHERE account = ?",
            arguments: [account.rawValue]
        ).map { try decode([WalletEntry].self, $0.text("entries")) }
    }

    /// Writes the wallet, and its entries if they have changed.
    static func writeWallet(
        _ projection: ProjectionUpdate, of account: AccountName, in database: Database
    ) throws {
        if let wallet = projection.wallet {
            try writeColumn(
                "wallet", of: account, projection.cursor ?? 0, wallet.with(entries: []), database)
            if projection.hasNewEntries {
                try writeEntries(wallet.statement.entries, of: account, database)
            }
        }
        if let cursor = projection.cursor {
            try writeColumn("cursor", of: account, cursor, WalletState(), database)
        }
    }

    /// Writes one column of an account's row; the other column is written only into a new row.
    private static func writeColumn(
        _ column: String, of account: AccountName, _ cursor: Int64, _ wallet: WalletState,
        _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO accounts (account, cursor, wallet) VALUES (?, ?, ?)
                ON CONFLICT (account) DO UPDATE SET \(column) = excluded.\(column)
                """
        ).execute(arguments: [account.rawValue, cursor, try encode(wallet)])
    }

    private static func writeEntries(
        _ entries: [WalletEntry], of account: AccountName, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO wallet_entries (account, entries) VALUES (?, ?)"
        ).execute(arguments: [account.rawValue, try encode(entries)])
    }
}
