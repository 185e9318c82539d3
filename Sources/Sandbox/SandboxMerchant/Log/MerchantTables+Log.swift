import FoundationEssentials
import GRDB
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// Writes the device logs: the first copy of each event, and the findings.
extension MerchantTables {
    func storeBatch(
        _ batch: LogBatch, of account: AccountName, on device: DeviceName
    ) throws -> LogReceipt {
        guard let first = batch.events.first, let end = batch.events.last?.sequence else {
            return LogReceipt(acknowledged: 0)
        }
        let chain = first.link.chain
        try checkOwner(of: chain, account, device)
        let validator = LogBatchValidator(
            known: try logEvents(around: batch.events, of: chain), last: try lastEvent(of: chain))
        switch validator.decision(on: batch) {
        case .rewind(let sequence):
            return LogReceipt(acknowledged: sequence)
        case .store(let fresh, let mismatches):
            try checkQuota(of: account, adding: fresh.count)
            var findings = try insertChain(chain, account, device, at: first)
            for event in fresh {
                try LogRow.insert(
                    event, ["received_at": now.milliseconds, "account": account.rawValue],
                    into: database)
            }
            findings += try storeFindings(mismatches, of: account)
            try addToEventCount(fresh, of: chain)
            return LogReceipt(acknowledged: end, findings: findings)
        }
    }

    /// Checks that the chain belongs to the account and device that began it. Others cannot append to it.
    private func checkOwner(
        of chain: LogChainID, _ account: AccountName, _ device: DeviceName
    ) throws {
        let row = try ResultRow.fetchOne(
            database, cached: "SELECT account, device FROM log_chains WHERE chain = ?",
            arguments: [chain.rawValue])
        guard let row else { return }
        guard AccountName(try row.text("account")) == account,
            DeviceName(try row.text("device")) == device
        else { throw Refusal(.notAuthorized, "This log belongs to another account or device.") }
    }

    private func checkQuota(of account: AccountName, adding count: Int) throws {
        let present =
            try ResultRow.fetchOne(
                database, cached: "SELECT sum(events) AS events FROM log_chains WHERE account = ?",
                arguments: [account.rawValue])?.optionalInteger("events") ?? 0
        guard present + Int64(count) <= LogRequestValidator.quota else {
            throw Refusal(
                .quotaExceeded,
                "The account has \(present) log events here; the limit is \(LogRequestValidator.quota)."
            )
        }
    }

    /// Inserts the chain if it is new. Returns a finding if the device already had another chain.
    private func insertChain(
        _ chain: LogChainID, _ account: AccountName, _ device: DeviceName, at first: LogEvent
    ) throws -> [LogFinding] {
        let earlier = try ResultRow.fetchOne(
            database,
            cached: """
                SELECT max(chain = ?) AS is_known, count(*) AS chains FROM log_chains
                WHERE account = ? AND device = ?
                """, arguments: [chain.rawValue, account.rawValue, device.rawValue])
        if try earlier?.optionalInteger("is_known") == 1 { return [] }
        try database.execute(
            sql:
                "INSERT INTO log_chains (chain, account, device, at, events) VALUES (?, ?, ?, ?, 0)",
            arguments: [chain.rawValue, account.rawValue, device.rawValue, now.milliseconds])
        guard try (earlier?.optionalInteger("chains") ?? 0) > 0 else { return [] }
        return [try storeFinding(.newChain, of: first, keeping: false)]
    }

    private func addToEventCount(_ fresh: [LogEvent], of chain: LogChainID) throws {
        guard !fresh.isEmpty else { return }
        try database.execute(
            cached: "UPDATE log_chains SET events = events + ? WHERE chain = ?",
            arguments: [fresh.count, chain.rawValue])
    }

    /// Returns a finding for each mismatch and stores the findings up to the account's quota.
    private func storeFindings(
        _ mismatches: [LogBatchValidator.ChainMismatch], of account: AccountName
    ) throws -> [LogFinding] {
        guard !mismatches.isEmpty else { return [] }
        let remaining = try LogRequestValidator.findingQuota - findingCount(of: account)
        return try mismatches.enumerated().map { number, mismatch in
            guard number < remaining else { return finding(mismatch.kind, of: mismatch.event) }
            return try storeFinding(
                mismatch.kind, of: mismatch.event, keeping: mismatch.kind == .rewritten)
        }
    }

    private func findingCount(of account: AccountName) throws -> Int {
        let row = try ResultRow.fetchOne(
            database,
            cached: """
                SELECT count(*) AS findings FROM log_findings
                WHERE chain IN (SELECT chain FROM log_chains WHERE account = ?)
                """, arguments: [account.rawValue])
        return Int(clamping: try row?.integer("findings") ?? 0)
    }

    private func finding(_ kind: LogFinding.Kind, of event: LogEvent) -> LogFinding {
        LogFinding(kind, chain: event.link.chain, sequence: event.sequence, at: now)
    }

    /// Stores a finding once, with the rejected copy of the event as evidence if `isKept` is true.
    private func storeFinding(
        _ kind: LogFinding.Kind, of event: LogEvent, keeping isKept: Bool
    ) throws -> LogFinding {
        let finding = finding(kind, of: event)
        let key: StatementArguments = [
            event.link.chain.rawValue, event.sequence, kind.rawValue, event.hash,
        ]
        // Reading first avoids a write, and so a commit, when a batch is sent again.
        let isStored =
            try ResultRow.fetchOne(
                database,
                sql: """
                    SELECT 1 FROM log_findings
                    WHERE chain = ? AND sequence = ? AND kind = ? AND hash = ?
                    """, arguments: key) != nil
        if isStored { return finding }
        let body = isKept ? String(decoding: try JSONEncoder().encode(event), as: UTF8.self) : nil
        try database.execute(
            sql: """
                INSERT INTO log_findings (chain, sequence, kind, hash, event, at)
                VALUES (?, ?, ?, ?, ?, ?)
                """, arguments: key + [body, now.milliseconds])
        return finding
    }
}
