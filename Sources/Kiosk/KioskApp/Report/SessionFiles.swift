import PurchaseEngine
import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning

/// What the files of a profile tell to whoever reports what happened; each is read as it is at one moment, and nothing
/// is written.
struct SessionFiles {
    /// What the store says; nil where its file is elsewhere, or cannot be read.
    var store: StoreSession?
    /// The store's id.
    var storeID: String?
    /// What the merchant says, and what it did when.
    var merchant: (facts: MerchantAuditRecords, steps: [OrderStep])?
    /// What the phones say.
    var devices: [DeviceSession] = []
    /// How the promises of the audit stand.
    var promises: [InvariantResult] = []
    /// What cannot be read, and why.
    var unreadable: [(what: String, reason: String)] = []

    /// Reads the files of a profile with a store of its own.
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

    /// Reads what the phones of a profile know of a store that others serve.
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

/// Reads file after file, and notes what cannot be read.
private struct Reading {
    let places: ProfilePaths
    let devices: DevicePaths
    let verifier: JWSVerifier?
    let now: Timestamp
    var files = SessionFiles()

    /// All of one moment where that can be had; else each by itself, so that a damaged one hides no other.
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

    /// Phones that bought did so at a store: where its file is gone, nobody can say what was charged.
    mutating func noteMissing(_ source: FileSnapshots.Source) {
        let isThere = FileStatus.size(of: source.path) ?? 0 > 0
        guard !isThere, !files.devices.isEmpty || !files.unreadable.isEmpty else { return }
        files.unreadable.insert((places.relative(source.path), "It is missing, or empty."), at: 0)
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
            // The machine's clock may be another one, as in a scenario.
            facts.readAt = now
            files.promises = Audit.check(facts).filter { $0.invariant.notInFiles == nil }
        } catch {
            files.unreadable.append(("audit", error.message))
        }
    }
}
