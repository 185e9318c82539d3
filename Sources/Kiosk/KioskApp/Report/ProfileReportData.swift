import PurchaseEngine
import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning

/// The contents of a profile's files for a report.
///
/// All files are read as of one moment where possible, and nothing is written.
struct ProfileReportData {
    /// The records of the store; nil if its file is elsewhere or cannot be read.
    var store: StoreReportData?
    /// The store's id.
    var storeID: String?
    /// The records of the merchant, and its steps in the orders.
    var merchant: (facts: MerchantAuditRecords, steps: [OrderStep])?
    /// The records of the devices.
    var devices: [DeviceReportData] = []
    /// The results of the audit.
    var auditResults: [InvariantResult] = []
    /// The files that cannot be read, with the reasons.
    var unreadable: [(what: String, reason: String)] = []

    /// Reads the files of a profile and its own store.
    static func read(_ paths: ProfilePaths, at now: Timestamp) -> ProfileReportData {
        let authority = try? SandboxAuthority.openOrCreate(
            folder: paths.authority, mayCreate: false)
        let verifier = authority.flatMap { try? JWSVerifier(rootDER: $0.rootDER) }
        var reading = ProfileContentsReader(
            paths: paths, devices: paths.ownStore, verifier: verifier, now: now)
        reading.readAll([paths.store, paths.merchant])
        reading.reportMissing(paths.store)
        reading.audit()
        return reading.contents
    }

    /// Reads a profile's journals of a store that another process serves.
    static func read(
        _ paths: ProfilePaths, shared store: DevicePaths, at now: Timestamp
    ) -> ProfileReportData {
        let identity = SharedBackendFiles(around: store).lastIdentity()
        let verifier = identity.flatMap { try? JWSVerifier(rootBase64: $0.rootCertificate) }
        var reading = ProfileContentsReader(
            paths: paths, devices: store, verifier: verifier, now: now)
        reading.readAll([])
        reading.contents.storeID = store.name
        return reading.contents
    }
}

/// Reads the files one after the other, and records those that cannot be read.
private struct ProfileContentsReader {
    let paths: ProfilePaths
    let devices: DevicePaths
    let verifier: JWSVerifier?
    let now: Timestamp
    var contents = ProfileReportData()

    /// Reads all files as of one moment; if one fails, reads each separately, so that a damaged file hides no other.
    mutating func readAll(_ sides: [FileSnapshots.Source]) {
        var names: [DeviceName] = []
        do throws(CommandFailure) {
            names = try devices.listDevices()
        } catch {
            contents.unreadable.append(("the devices", error.message))
        }
        let journals = names.map { devices.journal(of: $0) }
        let sources = (sides + journals).filter { FileStatus.size(of: $0.path) ?? 0 > 0 }
        guard !sources.isEmpty else { return }
        let begun = contents
        do throws(FileFailure) {
            try read(sources)
        } catch {
            contents = begun
            for source in sources { readAlone(source) }
        }
    }

    /// Reports a missing store file if devices have used it: without it, the charges are unknown.
    mutating func reportMissing(_ source: FileSnapshots.Source) {
        let isThere = FileStatus.size(of: source.path) ?? 0 > 0
        guard !isThere, !contents.devices.isEmpty || !contents.unreadable.isEmpty else { return }
        contents.unreadable.insert(
            (paths.relative(source.path), "The file is missing or empty."), at: 0)
    }

    private mutating func readAlone(_ source: FileSnapshots.Source) {
        do throws(FileFailure) {
            try read([source])
        } catch {
            contents.unreadable.append((paths.relative(source.path), error.message))
        }
    }

    private mutating func read(_ sources: [FileSnapshots.Source]) throws(FileFailure) {
        var copy = self
        contents = try FileSnapshots.read(sources) { (snapshots, _) throws(FileFailure) in
            for snapshot in snapshots { try copy.read(snapshot) }
            return copy.contents
        }
    }

    private mutating func read(_ snapshot: FileSnapshots.Snapshot) throws(FileFailure) {
        switch snapshot.path {
        case paths.store.path:
            contents.store = try StoreAuditReader.contents(snapshot, at: now)
            contents.storeID = try StoreAuditReader.storeID(snapshot)
        case paths.merchant.path:
            contents.merchant = (
                try MerchantAuditReader.read(snapshot).facts,
                try MerchantAuditReader.steps(snapshot)
            )
        default:
            guard
                let name = devices.readableDevices.first(where: {
                    devices.journal(of: $0).path == snapshot.path
                })
            else { return }
            contents.devices.append(
                try JournalAuditReader.contents(of: name, snapshot, verifier: verifier, at: now))
        }
    }

    mutating func audit() {
        guard contents.unreadable.isEmpty else { return }
        do throws(CommandFailure) {
            guard var records = try ProfileAuditReader(paths: paths).read()?.records else { return }
            // The report may use another clock than the machine's, as in a scenario.
            records.readAt = now
            contents.auditResults = Audit.check(records).filter {
                $0.invariant.unprovableReason == nil
            }
        } catch {
            contents.unreadable.append(("audit", error.message))
        }
    }
}
