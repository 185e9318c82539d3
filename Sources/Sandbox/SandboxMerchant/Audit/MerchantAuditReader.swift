import GRDB
import SandboxTables
package import StoreAudit
package import StoreFiles
import StoreModel

/// Reads the merchant's file for an audit. Nothing is written.
package enum MerchantAuditReader {
    /// Returns the merchant's file in a folder.
    package static func source(folder: String) -> FileSnapshots.Source {
        FileSnapshots.Source(path: MerchantDatabase.path(in: folder), schema: MerchantSchema.schema)
    }

    /// Returns the records of the file, the texts of the merchant's history and those of the device logs that it
    /// received.
    ///
    /// - Throws: `FileFailure.damaged` for a row that cannot be read.
    package static func read(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> (facts: MerchantAuditRecords, texts: [LoggedText]) {
        try snapshot.read { database in
            let rows = MerchantTables(database: database, now: Timestamp(milliseconds: 0))
            let logs = try rows.receivedLogs()
            var facts = MerchantAuditRecords(
                numbers: try rows.allNumbers(), grants: try rows.allGrants(),
                ledger: try rows.wholeLedger(), compensated: try rows.compensatedTransactions(),
                balances: try rows.allBalances(), spends: try rows.allSpends(),
                refusedSpends: try rows.refusedSpends(), logs: logs.chains)
            facts.players = try rows.allPlayers()
            facts.compensatedOrders = try rows.compensatedOrders()
            return (facts, try LoggedText.steps(database, of: "merchant") + logs.texts)
        }
    }
}
