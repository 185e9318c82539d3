package import SandboxCore
import SandboxMerchant
import SandboxStore
import StoreFiles
package import StoreModel
package import StoreSigning

/// Store and merchant inside the process, on the files of one folder.
///
/// Several processes may open the same folder; each sees at its next request what the others did. The device's
/// side sees it through the three protocols only.
package struct EmbeddedBackend: Sendable {
    /// Signs for both; its root is what a device pins.
    package let authority: SandboxAuthority
    let store: SandboxStoreService
    let merchant: SandboxMerchantService
    let shelf: CatalogShelf

    /// Opens the folder, founding store and merchant where there are none.
    ///
    /// - Parameters:
    ///   - folder: Made with what is missing above it, 0700; holds `store.sqlite`, `merchant.sqlite`, `authority`.
    ///   - catalog: What is sold until ``sell(_:)`` says otherwise.
    ///   - clock: Time and chance.
    package static func open(
        folder: String, catalog: Catalog, clock: any BackendClock = SystemClock()
    ) throws(BackendFailure) -> EmbeddedBackend {
        let authority = try authority(in: folder)
        let shelf = CatalogShelf(catalog)
        do throws(FileFailure) {
            let store = try SandboxStoreService.open(
                folder: folder, authority: authority.made, shelf: shelf, clock: clock)
            let merchant = try SandboxMerchantService.open(
                folder: folder, verifier: authority.verifier, signer: authority.made.signer,
                store: StoreAsAuthority(store: store), bundleID: store.bundleID, shelf: shelf,
                clock: clock)
            return EmbeddedBackend(
                authority: authority.made, store: store, merchant: merchant, shelf: shelf)
        } catch {
            throw .file(error)
        }
    }

    /// Sells from another catalog from now on; who asks for products sees another `catalogVersion`.
    ///
    /// The app stays the one that the folder was opened for, whatever the catalog says.
    package func sell(_ catalog: Catalog) {
        shelf.replace(with: catalog)
    }

    private static func authority(
        in folder: String
    ) throws(BackendFailure) -> (made: SandboxAuthority, verifier: JWSVerifier) {
        do throws(FileFailure) { try PrivateFolder.make(folder) } catch { throw .file(error) }
        let made: SandboxAuthority
        do throws(AuthorityError) {
            // The key is made before the store, whose devices pin it: a store without one has lost it.
            made = try SandboxAuthority.openOrCreate(
                folder: folder + "/authority",
                mayCreate: FileStatus.size(of: folder + "/store.sqlite") == nil)
        } catch {
            throw .authority(error)
        }
        do throws(VerificationError) {
            return (made, try JWSVerifier(rootDER: made.rootDER))
        } catch {
            throw .root(error)
        }
    }
}
