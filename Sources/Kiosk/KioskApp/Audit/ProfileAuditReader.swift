import Glibc
import PurchaseEngine
import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreAudit
import StoreFiles
import StoreModel
import StoreSigning

/// Reads the files of a profile for an audit, as of one moment where possible; it writes nothing.
struct ProfileAuditReader {
    let paths: ProfilePaths
    /// Open connections to files of the profile; these files are not checked for damage again.
    var open = OpenDatabases()
    /// Verifies what the profile's own root signed, if the caller has a verifier; nil reads the key file.
    var verifier: JWSVerifier?
    var clock: any EngineClock = SystemEngineClock()

    /// The backend that a device's journal is pinned to.
    struct BackendPin {
        let device: DeviceName
        let storeID: String
        let rootFingerprint: String
    }

    /// The result of reading a profile or the journals of a shared store.
    struct Contents {
        var records: AuditRecords
        /// The fingerprint of the store's root; nil if it is unknown.
        var rootFingerprint: String?
        /// The store's id.
        var storeID: String?
        /// The backend to which each device's journal is pinned.
        var pins: [BackendPin] = []
        /// The devices whose merchant is the team's own server.
        var teamDevices: [DeviceName] = []
    }

    /// Reads the profile's own store, merchant and journals; returns nil if none of these files exists.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, 74, 75 or 77 if a file cannot be read.
    func read() throws(CommandFailure) -> Contents? {
        // Lists the files first: a file in a folder that cannot be read would otherwise count as missing.
        let files = try files()
        let devices = try paths.ownStore.listDevices().filter {
            exists(paths.ownStore.journal(of: $0))
        }
        let sides = [paths.store, paths.merchant].filter(exists)
        guard !sides.isEmpty || !devices.isEmpty else { return nil }
        let own = try trustedRoot()
        do throws(FileFailure) {
            return try FileSnapshots.read(sides + devices.map(paths.ownStore.journal), open: open) {
                (snapshots, isOneMoment) throws(FileFailure) in
                var findings = Contents(
                    records: AuditRecords(devices: [], store: nil, merchant: nil),
                    rootFingerprint: own.fingerprint)
                findings.records.isConsistentSnapshot = isOneMoment
                findings.records.readAt = clock.now()
                for snapshot in snapshots.prefix(sides.count) { try add(snapshot, &findings) }
                for (device, snapshot) in zip(devices, snapshots.dropFirst(sides.count)) {
                    try add(device, snapshot, own.verifier, &findings)
                }
                // A missing file counts as an empty one, which contradicts the other files.
                findings.records.store = findings.records.store ?? StoreAuditRecords()
                findings.records.merchant = findings.records.merchant ?? MerchantAuditRecords()
                // Kiosk's own ledger does not contain what the team's server has granted.
                if !findings.teamDevices.isEmpty { findings.records.merchant = nil }
                findings.records.intentsOfDeletedJournals = RemovedOrders.of(paths.ownStore).intents
                findings.records.files = files
                return findings
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Returns the rows of the store's file that were set aside; empty if the file does not exist or cannot be read.
    func setAside() -> [SetAsideRow] {
        guard exists(paths.store) else { return [] }
        return
            (try? FileSnapshots.read([paths.store], open: open) {
                (snapshots, _) throws(FileFailure) in
                try snapshots.first.map { (store) throws(FileFailure) in
                    try StoreAuditReader.setAside(store)
                } ?? []
            }) ?? []
    }

    /// Reads the profile's journals of a store that another process serves; returns nil if none exists.
    ///
    /// The files of that store and its merchant are elsewhere.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65, 74 or 75 if a journal cannot be read.
    func read(shared store: DevicePaths) throws(CommandFailure) -> Contents? {
        let devices = try store.listDevices().filter { exists(store.journal(of: $0)) }
        guard !devices.isEmpty else { return nil }
        // Another store may serve this address now; its root says nothing about this store's signatures.
        let last = SharedBackendFiles(around: store).lastIdentity()
        let identity = last?.storeID == store.name ? last : nil
        let verifier = identity.flatMap { try? JWSVerifier(rootBase64: $0.rootCertificate) }
        do throws(FileFailure) {
            return try FileSnapshots.read(devices.map(store.journal)) {
                (snapshots, isOneMoment) throws(FileFailure) in
                var findings = Contents(
                    records: AuditRecords(
                        devices: [], store: nil, merchant: nil, isConsistentSnapshot: isOneMoment,
                        includesAllDevices: false),
                    rootFingerprint: identity?.rootFingerprint, storeID: store.name)
                for (device, snapshot) in zip(devices, snapshots) {
                    try add(device, snapshot, verifier, &findings)
                }
                return findings
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private func add(
        _ snapshot: FileSnapshots.Snapshot, _ findings: inout Contents
    ) throws(FileFailure) {
        if snapshot.path == paths.store.path {
            let store = try StoreAuditReader.read(snapshot)
            findings.records.store = store
            // Devices that connect over a network keep their journals on their own machines.
            findings.records.includesAllDevices = !store.hasRemoteDevices
            findings.records.texts += try StoreAuditReader.texts(snapshot)
            findings.storeID = try StoreAuditReader.storeID(snapshot)
        } else {
            let read = try MerchantAuditReader.read(snapshot)
            findings.records.merchant = read.facts
            findings.records.texts += read.texts
        }
    }

    private func add(
        _ device: DeviceName, _ snapshot: FileSnapshots.Snapshot, _ verifier: JWSVerifier?,
        _ findings: inout Contents
    ) throws(FileFailure) {
        findings.records.devices.append(
            try JournalAuditReader.read(of: device, snapshot, verifier: verifier))
        findings.records.texts += try JournalAuditReader.texts(of: device, snapshot)
        if try JournalAuditReader.merchant(snapshot) == .team {
            findings.teamDevices.append(device)
        }
        guard let pin = try JournalAuditReader.backend(snapshot) else { return }
        findings.pins.append(
            BackendPin(device: device, storeID: pin.storeID, rootFingerprint: pin.rootFingerprint))
    }

    /// Returns the fingerprint of the profile's root, and a verifier for what it signed; the verifier is nil if the
    /// root's certificate cannot be used to verify signatures.
    private func trustedRoot() throws(CommandFailure) -> (
        fingerprint: String, verifier: JWSVerifier?
    ) {
        if let verifier { return (verifier.rootFingerprint, verifier) }
        do throws(AuthorityError) {
            let authority = try SandboxAuthority.openOrCreate(
                folder: paths.authority, mayCreate: false)
            return (authority.rootFingerprint, try? JWSVerifier(rootDER: authority.rootDER))
        } catch {
            throw CommandFailure(error.exitCode, "authority", error.message)
        }
    }

    private func exists(_ source: FileSnapshots.Source) -> Bool {
        FileStatus.size(of: source.path) ?? 0 > 0
    }

    /// Returns the mode and ownership of each file and folder of the profile.
    private func files() throws(CommandFailure) -> [FileAuditRecord] {
        try paths.everything().compactMap { path in
            var status = stat()
            guard lstat("\(paths.folder)/\(path)", &status) == 0 else { return nil }
            return FileAuditRecord(
                path: path, mode: status.st_mode & 0o7777, isOwnedByUser: status.st_uid == geteuid()
            )
        }
    }
}
