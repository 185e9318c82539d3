import SandboxBackend
import SandboxCatalog
import SandboxStore
import StoreFiles
import StoreModel

/// A profile's own store and merchant, opened with a catalog that becomes the saved catalog of the profile.
struct ProfileBackend: Sendable {
    /// The settings with the defaults of the catalog file.
    let settings: Settings
    /// The catalog with the warnings about its file.
    let loaded: LoadedCatalog
    let backend: EmbeddedBackend
    /// The stamp of the catalog file when it was read, or nil for the built-in catalog.
    let stamp: FileStamp?
    /// The lock on the catalog, held for as long as the store sells.
    let lock: CatalogLock

    /// Loads the catalog and opens the store, which is created if it does not exist, except in read-only mode.
    ///
    /// - Parameter note: Receives a notice about warnings of the catalog; nil prints it.
    static func open(
        _ settings: Settings, _ note: (@Sendable (String) -> Void)? = nil
    ) throws(CommandFailure) -> ProfileBackend {
        if settings.isReadOnly { try BackendSession.requireStore(settings) }
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let loaded = try BackendSession.catalog(settings, note ?? settings.output.note)
        return try ProfileBackend(settings, loaded, stamp)
    }

    /// Opens the store with a loaded catalog.
    ///
    /// - Parameter files: The files of the store if they are already open, or nil to open them.
    init(
        _ settings: Settings, _ loaded: LoadedCatalog, _ stamp: FileStamp?,
        _ files: Result<EmbeddedFiles, CommandFailure>? = nil
    ) throws(CommandFailure) {
        self.settings = settings.selling(loaded.catalog)
        self.loaded = loaded
        self.stamp = stamp
        (lock, backend) = try CatalogLock.join(settings, selling: loaded.catalog) {
            () throws(CommandFailure) in
            try BackendSession.embedded(
                files ?? BackendSession.files(settings), loaded.catalog, at: settings.clock)
        }
    }
}

/// The lock that is shared by all processes that sell from a profile's own store, so that they use the same catalog.
///
/// Each process renews due subscriptions of every customer, and ends a subscription whose product its catalog does not
/// contain. With two catalogs on one store, each process would end the subscriptions of the other one.
struct CatalogLock: Sendable {
    private let lock: FileLock

    /// Acquires the shared lock, opens the store, and then saves the catalog as that of the profile.
    ///
    /// A missing profile folder is created.
    /// - Parameter open: Opens the store with the catalog. If it throws, the saved catalog of the profile does not
    ///   change.
    /// - Throws: The errors of `open`, and before it is called ``CommandFailure``: with exit code 75 while another
    ///   process sells from another catalog, and with 77 if the catalog differs from the saved one or is the built-in
    ///   one and does not contain the renewal product of an active subscription.
    static func join<Opened>(
        _ settings: Settings, selling catalog: Catalog,
        _ open: () throws(CommandFailure) -> Opened
    ) throws(CommandFailure) -> (CatalogLock, Opened) {
        let folder = settings.profileFolder
        let (gate, lock, isAlone) = try locks(in: folder)
        defer { withExtendedLifetime(gate) {} }
        var state = SavedProfileState.read(folder) ?? SavedProfileState()
        let path = settings.catalogPath.map(AbsolutePath.of)
        let isOther = state.catalog != path && !settings.isEphemeral
        guard !isOther || !settings.isReadOnly else { throw .keepingCatalog(path, state.catalog) }
        guard isAlone || !isOther else { throw .otherCatalog(path, sold: state.catalog) }
        // A product that is missing from the same file was removed on purpose, so its subscriptions may end. The
        // built-in catalog never loses products, but it is also used if the saved catalog was lost or an older kiosk
        // did not save it.
        if isAlone, isOther || path == nil {
            let unsold = unsold(StoreAuditReader.source(folder: folder + "/embedded"), by: catalog)
            guard unsold.isEmpty else { throw .endingSubscriptions(unsold, path, state.catalog) }
        }
        let opened = try open()
        if isOther {
            state.catalog = path
            state.write(folder)
        }
        return (CatalogLock(lock: lock), opened)
    }

    /// Returns the lock, whether no other process holds it, and the lock that serializes the comparison of catalogs.
    private static func locks(
        in folder: String
    ) throws(CommandFailure) -> (gate: FileLock, lock: FileLock, isAlone: Bool) {
        do throws(FileFailure) {
            try PrivateFolder.create(folder)
            let gate = try FileLock.wait(folder + "/catalog.gate")
            let (lock, isAlone) = try FileLock.share(folder + "/catalog.lock")
            return (gate, lock, isAlone)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Returns the products of active subscriptions that a catalog does not contain.
    ///
    /// The result is empty if the store does not exist or its file cannot be read: opening it reports why.
    private static func unsold(
        _ store: FileSnapshots.Source, by catalog: Catalog
    ) -> [ProductID] {
        guard FileStatus.size(of: store.path) != nil else { return [] }
        let found = try? FileSnapshots.read([store]) { (snapshots, _) throws(FileFailure) in
            try StoreAuditReader.unavailableRenewals(in: catalog, snapshots[0])
        }
        return found ?? []
    }
}

extension CommandFailure {
    /// The failure if another process sells from another catalog.
    fileprivate static func otherCatalog(_ path: String?, sold: String?) -> CommandFailure {
        CommandFailure(
            75, "other-catalog",
            "Another kiosk process is using this profile and sells from \(name(sold)), so this one cannot sell from "
                + "\(name(path)): each would end the subscriptions whose products only the other one sells. Nothing was "
                + "changed. Stop the other process, omit --catalog, or use another --profile.")
    }

    /// The failure if read-only mode keeps the saved catalog.
    fileprivate static func keepingCatalog(_ path: String?, _ sold: String?) -> CommandFailure {
        CommandFailure(
            77, CommandFailure.readOnly.code,
            "This profile sells from \(name(sold)), and kiosk is read-only, so it cannot sell from \(name(path)). "
                + "Nothing was changed. Omit --catalog, or use --no-read-only.")
    }

    /// The failure if a catalog would end subscriptions that were sold from another one.
    fileprivate static func endingSubscriptions(
        _ products: [ProductID], _ path: String?, _ sold: String?
    ) -> CommandFailure {
        let names = products.prefix(3).map(\.rawValue).joined(separator: ", ")
        let more = products.count > 3 ? " and \(products.count - 3) more" : ""
        let next =
            sold == path
            ? "the --catalog that sells them" : "--catalog \(sold ?? Settings.demoCatalog)"
        return CommandFailure(
            77, "subscriptions-unsold",
            "Subscriptions of this profile renew with products that \(name(path)) does not sell: \(names)\(more). They "
                + "would end. Nothing was changed. Use another --profile for this catalog, or keep "
                + "\(next).")
    }

    private static func name(_ path: String?) -> String { path ?? "the demo catalog" }
}
