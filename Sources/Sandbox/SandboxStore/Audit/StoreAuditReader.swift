import GRDB
import SandboxTables
package import StoreAudit
package import StoreFiles
import StoreModel

/// Reads the store's file for an audit. Nothing is written.
package enum StoreAuditReader {
    /// Returns the store's file in a folder.
    package static func source(folder: String) -> FileSnapshots.Source {
        FileSnapshots.Source(path: StoreDatabase.path(in: folder), schema: StoreSchema.schema)
    }

    /// Returns the records of the file.
    ///
    /// - Throws: `FileFailure.damaged` for a row that cannot be read.
    package static func read(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> StoreAuditRecords {
        try snapshot.read { database in
            // The time is only used for signatures, which an audit does not make.
            let rows = StoreTables(database: database, now: Timestamp(milliseconds: 0))
            var facts = StoreAuditRecords(
                orders: try rows.allOrders(), closedIntents: try rows.closedIntents(),
                transactions: try rows.allTransactions(), charges: try rows.charges(),
                paidTotals: try rows.paid(), refundNotices: try rows.refundNotices(),
                outbox: try rows.outbox(), hasRemoteDevices: try rows.hasSignedInDevices())
            facts.subscriptions = try rows.allSubscriptions()
            facts.orderReferences = try rows.orderReferences()
            return facts
        }
    }

    /// Returns the texts of the store's history.
    package static func texts(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [LoggedText] {
        try snapshot.read { try LoggedText.steps($0, of: "store") }
    }

    /// Returns the store's ID; nil if it does not have one yet.
    package static func storeID(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> String? {
        try snapshot.read { database in
            try StoreTables(database: database, now: Timestamp(milliseconds: 0)).setting("store_id")
        }
    }
}
