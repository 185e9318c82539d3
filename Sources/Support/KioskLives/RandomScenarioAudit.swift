import FoundationEssentials
import KioskScenario
import PurchaseEngine
import SandboxMerchant
import SandboxStore
import StoreAudit
import StoreFiles
import StoreModel

/// Checks all invariants over the files of a world without messages in flight.
enum RandomScenarioAudit {
    /// Returns the violations of the invariants in the files, one sentence each.
    static func violations(of files: WorldFiles) throws -> [String] {
        let records = try auditRecords(of: files)
        var current = records
        current.devices.removeAll { isAbandoned($0.device, among: records.devices) }
        current.expectsCompletedWork = true
        // The orders of a device that was reset remain open in its journal, and unfinished at the store.
        let transactions = records.store?.transactions ?? []
        let lost = Set(
            transactions.filter { isAbandoned($0.device, among: records.devices) }
                .map(\.transaction.id.rawValue))
        let atRest = Audit.violations(current).filter { invariant, violation in
            [.i11, .i13].contains(invariant) && !lost.contains(violation.subject)
        }
        return (Audit.violations(records) + atRest).map { invariant, violation in
            "\(invariant.name) \(violation.subject): \(violation.sentence)"
        }
    }

    /// Returns whether a device was reset. The new journal has a new name: `phone-1`, `phone-1+2`, `phone-1+3`.
    private static func isAbandoned(_ device: DeviceName, among all: [DeviceAuditRecords]) -> Bool {
        let (name, number) = parts(of: device)
        return all.contains { other in
            let (otherName, otherNumber) = parts(of: other.device)
            return otherName == name && otherNumber > number
        }
    }

    private static func parts(of device: DeviceName) -> (name: String, number: Int) {
        let parts = device.rawValue.split(separator: "+")
        return (String(parts.first ?? ""), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    }

    private static func auditRecords(of files: WorldFiles) throws -> AuditRecords {
        let folder = "\(files.folder)/embedded"
        let devices = "\(folder)/devices"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: devices)) ?? []
        let journals = names.sorted().map {
            (DeviceName($0), JournalAuditReader.source(folder: "\(devices)/\($0)"))
        }.filter { FileManager.default.fileExists(atPath: $0.1.path) }
        let backendSources = [
            StoreAuditReader.source(folder: folder), MerchantAuditReader.source(folder: folder),
        ]
        let verifier = files.verifier
        return try FileSnapshots.read(backendSources + journals.map(\.1), open: files.databases) {
            (snapshots, isOneMoment) throws(FileFailure) in
            let merchant = try MerchantAuditReader.read(snapshots[1])
            var records = AuditRecords(
                devices: [], store: try StoreAuditReader.read(snapshots[0]),
                merchant: merchant.facts, texts: merchant.texts, isConsistentSnapshot: isOneMoment)
            records.texts += try StoreAuditReader.texts(snapshots[0])
            for (journal, snapshot) in zip(journals, snapshots.dropFirst(2)) {
                records.devices.append(
                    try JournalAuditReader.read(of: journal.0, snapshot, verifier: verifier))
                records.texts += try JournalAuditReader.texts(of: journal.0, snapshot)
            }
            return records
        }
    }
}
