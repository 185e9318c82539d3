package import SandboxCore
import SandboxMerchant
import SandboxStore
package import StoreFiles
package import StoreModel
package import StoreSigning

/// A store and a merchant inside the process, on the files of one folder.
///
/// Several processes may open the same folder; each request sees the earlier changes of all processes. Devices use it
/// only through the three service protocols.
package struct EmbeddedBackend: Sendable {
    /// Signs for the store and the merchant; devices pin its root certificate.
    package let authority: SandboxAuthority
    private(set) var store: SandboxStoreService
    private(set) var merchant: SandboxMerchantService
    let catalogCache: CatalogCache

    /// Opens a folder, and creates the store and the merchant if they are missing.
    ///
    /// - Parameters:
    ///   - folder: See ``EmbeddedFiles/open(folder:)``.
    ///   - catalog: The catalog that is sold until ``replaceCatalog(_:)`` replaces it.
    ///   - clock: The clock and the source of random numbers.
    ///   - deadline: The time after which the store refunds charges that were not finished; nil for never.
    ///   - driver: The executor of requests; with ``DatabaseDriver/sequential``, no other process may open the folder.
    package static func open(
        folder: String, catalog: Catalog, clock: any BackendClock = SystemClock(),
        deadline: FinishDeadline? = .standard, driver: DatabaseDriver = .concurrent
    ) throws(BackendFailure) -> EmbeddedBackend {
        try open(
            EmbeddedFiles.open(folder: folder), catalog: catalog, clock: clock, deadline: deadline,
            driver: driver)
    }

    /// Opens the store and the merchant on files that are already open.
    package static func open(
        _ files: EmbeddedFiles, catalog: Catalog, clock: any BackendClock = SystemClock(),
        deadline: FinishDeadline? = .standard, driver: DatabaseDriver = .concurrent
    ) throws(BackendFailure) -> EmbeddedBackend {
        let catalogCache = CatalogCache(catalog)
        do throws(FileFailure) {
            let store = try SandboxStoreService.open(
                files.store, authority: files.authority, catalogCache: catalogCache, clock: clock,
                deadline: deadline, driver: driver)
            var merchant = SandboxMerchantService(
                files.merchant, verifier: files.verifier, signer: files.authority.signer,
                store: InProcessTransactionAuthority(store: store), bundleID: store.bundleID,
                catalogCache: catalogCache,
                clock: store.clock, driver: driver)
            merchant.offers = MerchantOfferKey(path: files.offerKeyPath, store: store)
            return EmbeddedBackend(
                authority: files.authority, store: store, merchant: merchant,
                catalogCache: catalogCache)
        } catch {
            throw .file(error)
        }
    }

    /// Opens separate connections for reads, which suits a server, where many reads would otherwise wait for writes to
    /// the disk.
    ///
    /// - Throws: ``BackendFailure`` if a file cannot be opened again; reads of that file then continue on the first
    ///   connection.
    package func useReadPool() throws(BackendFailure) {
        do throws(FileFailure) {
            try store.useReadPool()
            try merchant.useReadPool()
        } catch {
            throw .file(error)
        }
    }

    /// Limits how many requests can wait for the store, and how many for the merchant; a request beyond the limit gets
    /// no answer at once.
    package func boundQueues(to limit: Int) {
        store.boundQueue(to: limit)
        merchant.boundQueue(to: limit)
    }

    /// Returns the backend with shorter pages, for tests.
    package func limitingPages(to limit: Int) -> EmbeddedBackend {
        var backend = self
        backend.store = store.limitingPages(to: limit)
        backend.merchant.maximumPerPage = limit
        return backend
    }

    /// The app whose products are sold.
    package var bundleID: BundleID { store.bundleID }

    /// Replaces the catalog and notifies the listening devices; product replies then have another `catalogVersion`.
    ///
    /// The app stays the one for which the folder was opened, regardless of the catalog.
    package func replaceCatalog(_ catalog: Catalog) {
        catalogCache.replace(with: catalog)
        store.notifyReaders()
    }

    /// The version of the current catalog; equal catalogs have equal versions.
    package var catalogVersion: String { catalogCache.current.version }
}
