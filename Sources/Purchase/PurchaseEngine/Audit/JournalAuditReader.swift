import GRDB
import PurchaseCore
package import StoreAudit
package import StoreFiles
package import StoreModel
package import StoreSigning

/// Reads a device's journal for an audit, without writing and without a lock.
package enum JournalAuditReader {
    /// Returns the journal file in the folder of a device.
    package static func source(folder: String) -> FileSnapshots.Source {
        FileSnapshots.Source(path: Journal.path(in: folder), schema: JournalSchema.schema)
    }

    /// Returns the audit records of the journal.
    ///
    /// - Parameter verifier: Verifies stored signatures again; nil leaves them unchecked.
    /// - Throws: `FileFailure.damaged` if the journal cannot be read.
    package static func read(
        of device: DeviceName, _ snapshot: FileSnapshots.Snapshot, verifier: JWSVerifier?
    ) throws(FileFailure) -> DeviceAuditRecords {
        try snapshot.read { database in
            var check = StoredSignatureVerifier(verifier: verifier)
            var facts = DeviceAuditRecords(device: device)
            var replay = JournalReplay()
            var logged = try LogEventCursor(database)
            facts.records = try UntrustedJournalReader.records(database) { row in
                replay.apply(row)
                if let difference = try logged.difference(from: row) {
                    facts.differences.append(difference)
                }
                if !row.isIndexed {
                    facts.differences.append(
                        StateDifference(
                            subject: "record \(row.sequence)",
                            sentence: "Its columns belong to another order."))
                }
                return JournalAuditRecord(row, verification: check.verification(in: row.event))
            }
            let stored = try UntrustedJournalReader.state(database)
            facts.differences +=
                try replay.differences(from: stored) + UntrustedLogReader.differences(database)
            facts.logs = try UntrustedLogReader.chains(database)
            facts.payments = stored.payments.map(PaymentAuditRecord.init)
            facts.deliveries = stored.deliveries.map { row in
                DeliveryAuditRecord(row, verification: check.verification(of: row.body.signed))
            }
            facts.wallets = stored.wallets.map(WalletAuditRecord.init)
            return facts
        }
    }

    /// Returns the IDs of the device's orders, of all accounts.
    package static func orders(
        in snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> Set<IntentID> {
        try snapshot.read { database in
            Set(
                try ResultRow.fetchAll(database, cached: "SELECT intent_id FROM payments").map {
                    IntentID(try $0.text("intent_id"))
                })
        }
    }

    /// Returns the texts of the device's event log.
    package static func texts(
        of device: DeviceName, _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> [LoggedText] {
        try snapshot.read { try UntrustedLogReader.texts($0, of: device) }
    }

    /// Returns the backend that the journal is pinned to; nil before it is pinned.
    package static func backend(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> (storeID: String, rootFingerprint: String)? {
        try snapshot.read { try JournalBinding.read($0).map { ($0.storeID, $0.rootFingerprint) } }
    }

    /// Returns the kind of merchant that verifies the device's purchases.
    package static func merchant(
        _ snapshot: FileSnapshots.Snapshot
    ) throws(FileFailure) -> MerchantKind {
        let name = try snapshot.read { try JournalBinding.read($0)?.merchant }
        return name.flatMap { MerchantKind(rawValue: $0) } ?? .backend
    }
}
