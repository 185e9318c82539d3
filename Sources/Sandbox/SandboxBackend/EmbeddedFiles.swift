import SandboxMerchant
import SandboxStore
import StoreFiles
import StoreSigning

/// The key and the databases of a folder, opened before anybody said what is sold: reading a catalog takes as long,
/// and the two need nothing of each other.
package struct EmbeddedFiles: Sendable {
    let authority: SandboxAuthority
    let verifier: JWSVerifier
    let store: StoreFile
    let merchant: MerchantFile

    /// Opens the folder, making the key and the files where there are none.
    ///
    /// - Parameter folder: Made with what is missing above it, 0700; holds `store.sqlite`, `merchant.sqlite`,
    ///   `authority`.
    package static func open(folder: String) throws(BackendFailure) -> EmbeddedFiles {
        let (authority, verifier) = try authority(in: folder)
        do throws(FileFailure) {
            return EmbeddedFiles(
                authority: authority, verifier: verifier, store: try StoreFile.open(folder: folder),
                merchant: try MerchantFile.open(folder: folder))
        } catch {
            throw .file(error)
        }
    }

    private static func authority(
        in folder: String
    ) throws(BackendFailure) -> (SandboxAuthority, JWSVerifier) {
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
