import SandboxStore
import StoreFiles
import StoreModel

/// The lock that all processes share which sell from a profile's own store, so that all of them sell from one catalog.
///
/// Each process renews what is due for every customer, and a subscription whose product its catalog does not sell ends.
/// With two catalogs on one store each process would end what only the other one sells.
struct CatalogLock: Sendable {
    private let lock: FileLock

    /// Joins the processes that sell in a profile, whose folder is made where it is missing, and has the profile remember
    /// the catalog.
    ///
    /// - Throws: ``CommandFailure`` with exit code 75 while another process sells from another catalog, and with 77 where
    ///   the catalog is another one than before and does not sell what a running subscription renews with. Nothing is
    ///   changed then.
    static func join(
        _ settings: Settings, selling catalog: Catalog
    ) throws(CommandFailure) -> CatalogLock {
        let folder = settings.profileFolder
        let (gate, lock, isAlone) = try locks(in: folder)
        defer { withExtendedLifetime(gate) {} }
        var memory = ProfileMemory.read(folder) ?? ProfileMemory()
        let path = settings.catalogPath.map(AbsolutePath.of)
        if memory.catalog != path, !settings.isEphemeral {
            let place = StoreFileAudit.source(folder: folder + "/embedded")
            guard isAlone else { throw .otherCatalog(path, sold: memory.catalog) }
            let unsold = unsold(place, by: catalog)
            guard unsold.isEmpty else { throw .endingSubscriptions(unsold, path, memory.catalog) }
            memory.catalog = path
            memory.write(folder)
        }
        return CatalogLock(lock: lock)
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
        return CommandFailure(
            77, "subscriptions-unsold",
            "Subscriptions of this profile renew with products that \(name(path)) does not sell: \(names)\(more). They "
                + "would end. Nothing was changed. Use another --profile for this catalog, or go on with "
                + "--catalog \(sold ?? Settings.demoCatalog).")
    }

    private static func name(_ path: String?) -> String { path ?? "the demo catalog" }
}
