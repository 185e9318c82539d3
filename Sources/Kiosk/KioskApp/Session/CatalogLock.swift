import SandboxStore
import StoreFiles
import StoreModel

/// The lock that all processes share which sell from a profile's own store, so that all of them sell from one catalog.
///
/// Each process renews what is due for every customer, and a subscription whose product its catalog does not sell ends.
/// With two catalogs on one store each process would end what only the other one sells.
struct CatalogLock: Sendable {
    private let lock: FileLock

    /// Joins the processes that sell in a profile, whose folder is made where it is missing, opens the store, and then has
    /// the profile remember the catalog.
    ///
    /// - Parameter open: Opens the store with the catalog. If it throws, the profile remembers what it did before.
    /// - Throws: What `open` throws, and before it is called ``CommandFailure`` with exit code 75 while another process
    ///   sells from another catalog, and with 77 where the catalog is not the one before, or is the built-in one, and does
    ///   not sell what a running subscription renews with.
    static func join<Opened>(
        _ settings: Settings, selling catalog: Catalog,
        _ open: () throws(CommandFailure) -> Opened
    ) throws(CommandFailure) -> (CatalogLock, Opened) {
        let folder = settings.profileFolder
        let (gate, lock, isAlone) = try locks(in: folder)
        defer { withExtendedLifetime(gate) {} }
        var memory = SavedProfileState.read(folder) ?? SavedProfileState()
        let path = settings.catalogPath.map(AbsolutePath.of)
        let isOther = memory.catalog != path && !settings.isEphemeral
        guard isAlone || !isOther else { throw .otherCatalog(path, sold: memory.catalog) }
        // A product that left a file ended on purpose. The built-in catalog loses none, but is also what is sold if the
        // memory is lost, or an older kiosk that did not remember what it served.
        if isAlone, isOther || path == nil {
            let unsold = unsold(StoreFileAudit.source(folder: folder + "/embedded"), by: catalog)
            guard unsold.isEmpty else { throw .endingSubscriptions(unsold, path, memory.catalog) }
        }
        let opened = try open()
        if isOther {
            memory.catalog = path
            memory.write(folder)
        }
        return (CatalogLock(lock: lock), opened)
    }

    /// The lock, whether no other process has it, and the lock of the one process that may compare catalogs now.
    private static func locks(
        in folder: String
    ) throws(CommandFailure) -> (gate: FileLock, lock: FileLock, isAlone: Bool) {
        do throws(FileFailure) {
            try PrivateFolder.make(folder)
            let gate = try FileLock.wait(folder + "/catalog.gate")
            let (lock, isAlone) = try FileLock.share(folder + "/catalog.lock")
            return (gate, lock, isAlone)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The products of running subscriptions that a catalog does not sell.
    ///
    /// None if there is no store, or its file cannot be read: opening it reports why.
    private static func unsold(
        _ store: FileSnapshots.Source, by catalog: Catalog
    ) -> [ProductID] {
        guard FileStatus.size(of: store.path) != nil else { return [] }
        let found = try? FileSnapshots.read([store]) { (snapshots, _) throws(FileFailure) in
            try StoreFileAudit.unsold(by: catalog, snapshots[0])
        }
        return found ?? []
    }
}

extension CommandFailure {
    /// Another process sells from another catalog.
    fileprivate static func otherCatalog(_ path: String?, sold: String?) -> CommandFailure {
        CommandFailure(
            75, "other-catalog",
            "Another kiosk is at work on this profile and sells from \(name(sold)), so this one cannot sell from "
                + "\(name(path)): each would end the subscriptions whose products only the other one sells. Nothing was "
                + "changed. Stop the other kiosk, leave out --catalog, or use another --profile.")
    }

    /// A catalog would end subscriptions that another one has sold.
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
                + "would end. Nothing was changed. Use another --profile for this catalog, or go on with "
                + "\(next).")
    }

    private static func name(_ path: String?) -> String { path ?? "the demo catalog" }
}
