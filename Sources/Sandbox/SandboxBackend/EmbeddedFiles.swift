import SandboxMerchant
import SandboxStore
package import StoreFiles
package import StoreSigning

/// The key and the databases of a folder.
///
/// They do not depend on the catalog, which takes as long to read, so a caller can load both concurrently.
package struct EmbeddedFiles: Sendable {
    let authority: SandboxAuthority
    /// Verifies the signatures of the authority.
    package let verifier: JWSVerifier
    let store: StoreDatabase
    let merchant: MerchantDatabase
    /// The path of the merchant's key for promotional offers, which is created with the first signature.
    let offerKeyPath: String

    /// Opens a folder, and creates the key and the databases if they are missing.
    ///
    /// - Parameter folder: Contains `store.sqlite`, `merchant.sqlite` and `authority`; created with mode 0700 and its
    ///   missing parents.
    package static func open(folder: String) throws(BackendFailure) -> EmbeddedFiles {
        let (authority, verifier) = try authority(in: folder)
        do throws(FileFailure) {
            let reserve = ReserveFile(folder + "/backend.reserve")
            // With the reserve, the databases can also be opened on a full disk, so that the orders of a device on it
            // can be completed.
            var (store, merchant) = try reserve.retryIfFull { () throws(FileFailure) in
                let store = try StoreDatabase.open(folder: folder)
                let merchant = try MerchantDatabase.open(folder: folder) { () throws(FileFailure) in
                    try !store.hasSold()
                }
                return (store, merchant)
            }
            try? reserve.allocate()
            // The reserve is also released if the disk becomes full later.
            store.whenFull = { _ = reserve.release() }
            merchant.whenFull = store.whenFull
            return EmbeddedFiles(
                authority: authority, verifier: verifier, store: store, merchant: merchant,
                offerKeyPath: folder + "/offers.key")
        } catch {
            throw .file(error)
        }
    }

    /// The connections to the store's database and to the merchant's.
    package var databases: OpenDatabases { store.databases.adding(merchant.databases) }

    private static func authority(
        in folder: String
    ) throws(BackendFailure) -> (SandboxAuthority, JWSVerifier) {
        do throws(FileFailure) { try PrivateFolder.create(folder) } catch { throw .file(error) }
        let made: SandboxAuthority
        do throws(AuthorityError) {
            // The key is created before the store, whose devices pin it; a store without a key has lost it.
            made = try SandboxAuthority.openOrCreate(
                folder: folder + "/authority",
                mayCreate: FileStatus.size(of: StoreDatabase.path(in: folder)) == nil)
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
