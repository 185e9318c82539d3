package import SandboxCore
import SandboxMerchant
import SandboxStore
package import StoreFiles
package import StoreModel
package import StoreSigning

/// Store and merchant inside the process, on the files of one folder.
///
/// Several processes may open the same folder; each sees at its next request what the others did. The device's
/// side sees it through the three protocols only.
package struct EmbeddedBackend: Sendable {
    /// Signs for both; its root is what a device pins.
    package let authority: SandboxAuthority
    private(set) var store: SandboxStoreService
    private(set) var merchant: SandboxMerchantService
    let shelf: CatalogCache

    /// Opens the folder, founding store and merchant where there are none.
    ///
    /// - Parameters:
    ///   - folder: See ``EmbeddedFiles/open(folder:)``.
    ///   - catalog: What is sold until ``sell(_:)`` says otherwise.
    ///   - clock: Time and chance.
    ///   - deadline: When the store gives back what was charged and not finished; nil for never.
    ///   - driver: Who carries requests out; with ``DatabaseDriver/sequential`` no other process may open
    ///     the folder.
    package static func open(
        folder: String, catalog: Catalog, clock: any BackendClock = SystemClock(),
        deadline: FinishDeadline? = .standard, driver: DatabaseDriver = .concurrent
    ) throws(BackendFailure) -> EmbeddedBackend {
        try open(
            EmbeddedFiles.open(folder: folder), catalog: catalog, clock: clock, deadline: deadline,
            driver: driver)
    }

    /// Opens store and merchant on files that are open already.
    package static func open(
        _ files: EmbeddedFiles, catalog: Catalog, clock: any BackendClock = SystemClock(),
        deadline: FinishDeadline? = .standard, driver: DatabaseDriver = .concurrent
    ) throws(BackendFailure) -> EmbeddedBackend {
        let shelf = CatalogCache(catalog)
        do throws(FileFailure) {
            let store = try SandboxStoreService.open(
                files.store, authority: files.authority, shelf: shelf, clock: clock,
                deadline: deadline, driver: driver)
            var merchant = SandboxMerchantService(
                files.merchant, verifier: files.verifier, signer: files.authority.signer,
                store: InProcessTransactionAuthority(store: store), bundleID: store.bundleID,
                shelf: shelf,
                clock: store.clock, driver: driver)
            merchant.offers = MerchantOfferKey(path: files.offerKeyPath, store: store)
            return EmbeddedBackend(
                authority: files.authority, store: store, merchant: merchant, shelf: shelf)
        } catch {
            throw .file(error)
        }
    }

    /// Answers questions apart from decisions from now on: for a server, of which many ask while others wait for the disk.
    ///
    /// - Throws: ``BackendFailure`` where a file cannot be opened once more; then what was asked of it is answered as before.
    package func readApart() throws(BackendFailure) {
        do throws(FileFailure) {
            try store.readApart()
            try merchant.readApart()
        } catch {
            throw .file(error)
        }
    }

    /// Bounds how many requests may wait for the store, and as many for the merchant; the next one gets no answer at once.
    package func boundQueues(to room: Int) {
        store.boundQueue(to: room)
        merchant.boundQueue(to: room)
    }

    /// The same backend with shorter pages, for tests.
    package func paging(by most: Int) -> EmbeddedBackend {
        var backend = self
        backend.store = store.paging(by: most)
        backend.merchant.mostPerPage = most
        return backend
    }

    /// The app that it sells for.
    package var bundleID: BundleID { store.bundleID }

    /// Sells from another catalog from now on; who asks for products sees another `catalogVersion`, and who listens is
    /// told to look.
    ///
    /// The app stays the one that the folder was opened for, whatever the catalog says.
    package func sell(_ catalog: Catalog) {
        shelf.replace(with: catalog)
        store.announce()
    }

    /// Names what is sold now; equal catalogs have equal names.
    package var catalogVersion: String { shelf.current.version }
}
