import GRDB
import SandboxTables
package import StoreAudit
package import StoreFiles
import StoreModel

/// Reads what the store's file says, for an audit; nothing is written.
package enum StoreFileAudit {
    /// The store's file in a folder.
    package static func source(folder: String) -> FileSnapshots.Source {
        FileSnapshots.Source(path: StoreFile.path(in: folder), schema: StoreSchema.schema)
    }

    /// What the file says.
    ///
    /// - Throws: `FileFailure.damaged` for what cannot be read.
    package static func facts(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> StoreAuditRecords {
        try snapshot.read { database in
            // The moment is that of a signature, of which an audit makes none.
            let rows = StoreRows(database: database, now: Timestamp(milliseconds: 0))
            var facts = StoreAuditRecords(
                orders: try rows.allOrders(), closedIntents: try rows.closedIntents(),
                transactions: try rows.allTransactions(), charges: try rows.charges(),
                paid: try rows.paid(), refundNews: try rows.refundNews(),
                outbox: try rows.outbox(), hasGuests: try rows.hasGuests())
            facts.subscriptions = try rows.subscriptionFacts()
            facts.mentions = try rows.mentions()
            return facts
        }
    }

    /// The texts of the store's history.
    package static func texts(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [LoggedText] {
        try snapshot.read { try LoggedText.steps($0, of: "store") }
    }

    /// The store's id; nil before it has one.
    package static func storeID(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> String? {
        try snapshot.read { database in
            try StoreRows(database: database, now: Timestamp(milliseconds: 0)).setting("store_id")
        }
    }
}
