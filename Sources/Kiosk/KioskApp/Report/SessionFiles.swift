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
struct SessionFiles {
    /// The records of the store; nil if its file is elsewhere or cannot be read.
    var store: StoreSession?
    /// The store's id.
    var storeID: String?
    /// The records of the merchant, and its steps in the orders.
    var merchant: (facts: MerchantAuditRecords, steps: [OrderStep])?
    /// The records of the devices.
    var devices: [DeviceSession] = []
    /// The results of the audit.
    var promises: [InvariantResult] = []
    /// The files that cannot be read, with the reasons.
    var unreadable: [(what: String, reason: String)] = []

    /// Reads the files of a profile and its own store.
    static func read(_ places: ProfilePaths, at now: Timestamp) -> SessionFiles {
        let authority = try? SandboxAuthority.openOrCreate(
            folder: places.authority, mayCreate: false)
        let verifier = authority.flatMap { try? JWSVerifier(rootDER: $0.rootDER) }
        var reading = Reading(places: places, devices: places.own, verifier: verifier, now: now)
        reading.readAll([places.store, places.merchant])
        reading.noteMissing(places.store)
        reading.audit()
        return reading.files
    }

    /// Reads a profile's journals of a store that another process serves.
    static func read(
        _ places: ProfilePaths, shared place: DevicePaths, at now: Timestamp
    ) -> SessionFiles {
        let identity = SharedBackendFiles(around: place).lastIdentity()
        let verifier = identity.flatMap { try? JWSVerifier(rootBase64: $0.rootCertificate) }
        var reading = Reading(places: places, devices: place, verifier: verifier, now: now)
        reading.readAll([])
        reading.files.storeID = place.name
        return reading.files
    }
}

/// Reads the files one after the other, and records those that cannot be read.
private struct Reading {
    let places: ProfilePaths
    let devices: DevicePaths
    let verifier: JWSVerifier?
    let now: Timestamp
    var files = SessionFiles()

    /// Reads all files as of one moment; if one fails, reads each separately, so that a damaged file hides no other.
    mutating func readAll(_ sides: [FileSnapshots.Source]) {
        var names: [DeviceName] = []
        do throws(CommandFailure) {
            names = try devices.listed()
        } catch {
            files.unreadable.append(("the devices", error.message))
        }
        let journals = names.map { devices.journal(of: $0) }
        let sources = (sides + journals).filter { FileStatus.size(of: $0.path) ?? 0 > 0 }
        guard !sources.isEmpty else { return }
        let begun = files
        do throws(FileFailure) {
            try take(sources)
        } catch {
            files = begun
            for source in sources { takeAlone(source) }
        }
    }

    /// Reports a missing store file if devices have used it: without it, the charges are unknown.
    mutating func noteMissing(_ source: FileSnapshots.Source) {
        let isThere = FileStatus.size(of: source.path) ?? 0 > 0
        guard !isThere, !files.devices.isEmpty || !files.unreadable.isEmpty else { return }
        files.unreadable.insert(
            (places.relative(source.path), "The file is missing or empty."), at: 0)
    }

    private mutating func takeAlone(_ source: FileSnapshots.Source) {
        do throws(FileFailure) {
            try take([source])
        } catch {
            files.unreadable.append((places.relative(source.path), error.message))
        }
    }

    private mutating func take(_ sources: [FileSnapshots.Source]) throws(FileFailure) {
        var copy = self
        files = try FileSnapshots.read(sources) { (snapshots, _) throws(FileFailure) in
            for snapshot in snapshots { try copy.take(snapshot) }
            return copy.files
        }
    }

    private mutating func take(_ snapshot: FileSnapshots.Snapshot) throws(FileFailure) {
        switch snapshot.path {
        case places.store.path:
            files.store = try StoreFileAudit.session(snapshot, at: now)
            files.storeID = try StoreFileAudit.storeID(snapshot)
        case places.merchant.path:
            files.merchant = (
                try MerchantFileAudit.read(snapshot).facts, try MerchantFileAudit.steps(snapshot)
            )
        default:
            guard
                let name = devices.names.first(where: {
                    devices.journal(of: $0).path == snapshot.path
                })
            else { return }
            files.devices.append(
                try JournalAudit.session(of: name, snapshot, verifier: verifier, at: now))
        }
    }

    mutating func audit() {
        guard files.unreadable.isEmpty else { return }
        do throws(CommandFailure) {
            guard var facts = try ProfileAudit(places: places).read()?.facts else { return }
            // The report may use another clock than the machine's, as in a scenario.
            facts.readAt = now
            files.promises = Audit.check(facts).filter { $0.invariant.notInFiles == nil }
        } catch {
            files.unreadable.append(("audit", error.message))
        }
    }
}
