import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension MerchantTables {
    /// Returns the highest version of an account's ledger; 0 if the ledger is empty.
    func version(of account: AccountName) throws -> Int64 {
        try ResultRow.fetchOne(
            database, cached: "SELECT max(version) AS last FROM ledger WHERE account = ?",
            arguments: [account.rawValue])?.optionalInteger("last") ?? 0
    }

    /// Returns what an account has and owes, by good.
    func balances(of account: AccountName) throws -> [GoodID: GoodBalance] {
        let rows = try ResultRow.fetchAll(
            database, cached: "SELECT good, amount, debt FROM balances WHERE account = ?",
            arguments: [account.rawValue])
        var balances: [GoodID: GoodBalance] = [:]
        for row in rows {
            let good = GoodID(try row.text("good"))
            balances[good] = GoodBalance(
                good: good, amount: try row.integer("amount"), debt: try row.integer("debt"))
        }
        return balances
    }

    /// Appends rows to an account's ledger and updates its balances. Returns the version of the last row.
    ///
    /// A row never has an earlier time than the one before it, even if the clock of this process is behind that of the
    /// process that wrote that row.
    @discardableResult
    func append(
        _ changes: [LedgerChange], to account: AccountName, evidence: LedgerReference
    ) throws -> Int64 {
        let last = try ResultRow.fetchOne(
            database,
            cached: """
                SELECT version, at FROM ledger WHERE account = ? ORDER BY version DESC LIMIT 1
                """,
            arguments: [account.rawValue])
        var version: Int64 = try last?.integer("version") ?? 0
        let moment = max(now.milliseconds, try last?.integer("at") ?? .min)
        for change in changes {
            version += 1
            try insert(change, version: version, at: moment, account, evidence)
            try database.execute(
                cached: """
                    INSERT OR REPLACE INTO balances (account, good, amount, debt)
                    VALUES (?, ?, ?, ?)
                    """,
                arguments: [
                    account.rawValue, change.after.good.rawValue, change.after.amount,
                    change.after.debt,
                ])
        }
        return version
    }

    private func insert(
        _ change: LedgerChange, version: Int64, at moment: Int64, _ account: AccountName,
        _ evidence: LedgerReference
    ) throws {
        try database.execute(
            cached: """
                INSERT INTO ledger (account, version, at, kind, good, change, paid_off, balance,
                    environment, transaction_id, merchant_order, spend_id, note)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                account.rawValue, version, moment, change.kind.rawValue,
                change.change.good.rawValue, change.change.amount, change.paidOff,
                change.after.amount,
                evidence.environment?.rawValue, evidence.transactionID?.rawValue,
                evidence.merchantOrder?.rawValue, evidence.spendID?.rawValue, evidence.note,
            ])
    }

    /// Returns the goods given for a transaction, one amount per good, in the order of the rows.
    func granted(by id: TransactionID, in environment: StoreEnvironment) throws -> [GoodAmount] {
        try sums(of: ["grant", "compensation"], id, environment)
    }

    /// Returns the goods that refunds of a transaction have withdrawn and not given back, debts included, as negative
    /// amounts.
    func withdrawn(by id: TransactionID, in environment: StoreEnvironment) throws -> [GoodAmount] {
        try sums(of: ["revocation", "debt", "reversal"], id, environment)
    }

    private func sums(
        of kinds: Set<String>, _ id: TransactionID, _ environment: StoreEnvironment
    ) throws -> [GoodAmount] {
        let rows = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT kind, good, change FROM ledger
                WHERE transaction_id = ? AND environment = ? ORDER BY account, version
                """, arguments: [id.rawValue, environment.rawValue])
        var sums: [GoodAmount] = []
        for row in rows where kinds.contains(try row.text("kind")) {
            let (good, amount) = (GoodID(try row.text("good")), try row.integer("change"))
            let index = sums.firstIndex { $0.good == good }
            let (sum, overflow) = (index.map { sums[$0].amount } ?? 0)
                .addingReportingOverflow(amount)
            let item = GoodAmount(good: good, amount: overflow ? .max : sum)
            if let index { sums[index] = item } else { sums.append(item) }
        }
        return sums
    }

    /// Returns the rows with which a transaction changed balances, oldest first. A debt does not change a balance, nor
    /// does the part of a grant that pays one off.
    func changes(of id: TransactionID, in environment: StoreEnvironment) throws -> [VerdictChange] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT version, good, change - coalesce(paid_off, 0) AS change FROM ledger
                WHERE transaction_id = ? AND environment = ?
                    AND kind IN ('grant', 'compensation', 'revocation', 'reversal')
                ORDER BY account, version
                """, arguments: [id.rawValue, environment.rawValue]
        ).map { row in
            VerdictChange(
                version: try row.integer("version"),
                change: GoodAmount(
                    good: GoodID(try row.text("good")), amount: try row.integer("change")))
        }
    }

    /// Returns what an account has and owes, with its newest ledger rows, or with those before a version.
    func statement(
        of account: AccountName, entries limit: Int, before version: Int64? = nil
    ) throws -> WalletStatement {
        let balances = try balances(of: account).values.sorted { $0.good < $1.good }
        return WalletStatement(
            version: try self.version(of: account),
            balances: balances.map { GoodAmount(good: $0.good, amount: $0.amount) },
            debts: balances.filter { $0.debt > 0 }.map {
                GoodAmount(good: $0.good, amount: $0.debt)
            },
            entries: try entries(of: account, before: version ?? .max, limit: limit))
    }

    private func entries(
        of account: AccountName, before version: Int64, limit: Int
    ) throws -> [WalletEntry] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM ledger WHERE account = ? AND version < ?
                ORDER BY version DESC LIMIT ?
                """, arguments: [account.rawValue, version, limit]
        ).map(Self.entry)
    }

    /// Reads a row of the ledger.
    static func entry(_ row: ResultRow) throws -> WalletEntry {
        try DamagedRow.addingRowName(
            "ledger", (try? row.integer("version")).map { "version \($0)" }
        ) {
            WalletEntry(
                version: try row.integer("version"),
                at: try row.moment("at"), kind: try row.enumCase("kind"),
                change: GoodAmount(
                    good: GoodID(try row.text("good")), amount: try row.integer("change")),
                paidOff: try row.optionalInteger("paid_off"), balance: try row.integer("balance"),
                transactionID: try row.optionalText("transaction_id").map { TransactionID($0) },
                merchantOrder: try row.optionalText("merchant_order").map { MerchantOrder($0) },
                spendID: try row.optionalText("spend_id").map { SpendID($0) },
                note: try row.text("note"))
        }
    }
}
