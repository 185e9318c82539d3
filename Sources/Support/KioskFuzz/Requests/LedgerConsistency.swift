import SandboxMerchant
import SandboxStore
import StoreAudit
import StoreFiles

/// Checks the ledgers of a world: a request must not cause charges, grants or refunds that the other side does not
/// record, nor false reports of them.
enum LedgerConsistency {
    /// Audits the files of store and merchant, without waiting for work in progress.
    static func check(_ folder: String) throws {
        let sources = [
            StoreAuditReader.source(folder: folder), MerchantAuditReader.source(folder: folder),
        ]
        let violations = try FileSnapshots.read(sources) {
            (snapshots, isOneMoment) throws(FileFailure) in
            let merchant = try MerchantAuditReader.read(snapshots[1])
            let records = AuditRecords(
                devices: [], store: try StoreAuditReader.read(snapshots[0]),
                merchant: merchant.facts,
                texts: try StoreAuditReader.texts(snapshots[0]) + merchant.texts,
                isConsistentSnapshot: isOneMoment, includesAllDevices: false)
            return Audit.check(records).flatMap { result in
                result.violations.map { "\(result.invariant): \($0.subject): \($0.sentence)" }
            }
        }
        try require(
            violations.isEmpty,
            "The ledgers are inconsistent. \(violations.prefix(5).joined(separator: " "))")
    }
}
