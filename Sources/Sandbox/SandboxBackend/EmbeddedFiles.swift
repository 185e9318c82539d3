import SandboxMerchant
import SandboxStore
package import StoreFiles
package import StoreSigning

/// The key and the databases of a folder, opened before anybody said what is sold: reading a catalog takes as long,
/// and the two need nothing of each other.
package struct EmbeddedFiles: Sendable {
    let authority: SandboxAuthority
    /// Believes what the authority has signed.
    package let verifier: JWSVerifier
    let store: StoreFile
    let merchant: MerchantFile
    /// Where the merchant's key for promotional offers is, once it has signed one.
    let offerKeyPath: String

    /// Opens the folder, making the key and the files where there are none.
    ///
    /// - Parameter folder: Made with what is missing above it, 0700; holds `store.sqlite`, `merchant.sqlite`,
    ///   `authority`.
    package static func open(folder: String) throws(BackendFailure) -> EmbeddedFiles {
        let (authority, verifier) = try authority(in: folder)
        do throws(FileFailure) {
            let reserve = ReserveFile(folder + "/backend.reserve")
            // Opens on a full disk, too, so that the orders of a device on the same disk can come to their end.
            var (store, merchant) = try reserve.lending { () throws(FileFailure) in
                let store = try StoreFile.open(folder: folder)
                let merchant = try MerchantFile.open(folder: folder) { () throws(FileFailure) in
                    try !store.hasSold()
                }
                return (store, merchant)
            }
            try? reserve.hold()
            // And goes on where it fills up later.
            store.whenFull = { _ = reserve.letGo() }
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
        do throws(FileFailure) { try PrivateFolder.make(folder) } catch { throw .file(error) }
        let made: SandboxAuthority
        do throws(AuthorityError) {
            // The key is made before the store, whose devices pin it: a store without one has lost it.
            made = try SandboxAuthority.openOrCreate(
                folder: folder + "/authority",
                mayCreate: FileStatus.size(of: StoreFile.path(in: folder)) == nil)
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
