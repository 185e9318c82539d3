import FoundationEssentials
import SandboxBackend
import SandboxCore
import SandboxStore
import StoreFiles
import StoreModel
import StoreSigning

/// A profile's store and merchant, opened for others and for no customer.
struct ServedBackend: Sendable {
    let backend: EmbeddedBackend
    let bundleID: BundleID
    /// How many products its catalog had at the start.
    let count: Int
    /// What its owner proves the controls' use with.
    let token: String
    let tokenPath: String
    /// The root certificate, PEM.
    let rootPath: String
    /// Held for as long as it is served.
    let lock: ServingLock
    private let own: ProfileBackend

    /// Reads the catalog and opens the profile, founding it where there is none.
    static func open(_ settings: Settings) throws(CommandFailure) -> ServedBackend {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let loaded = try BackendSession.catalog(settings, settings.output.note)
        let lock = try ServingLock.join(settings)
        let own = try ProfileBackend(settings, loaded, stamp)
        let backend = own.backend
        let folder = settings.profileFolder + "/embedded"
        let (tokenPath, rootPath) = (folder + "/sandbox.token", folder + "/root.pem")
        let token: String
        do throws(FileFailure) {
            token = try SecretFile.openOrMake(tokenPath)
        } catch {
            throw CommandFailure(error)
        }
        guard AtomicFile.write(Data(backend.authority.rootPEM.utf8), to: rootPath) else {
            throw CommandFailure(74, "disk", "\(rootPath) can not be written.")
        }
        return ServedBackend(
            backend: backend, bundleID: backend.bundleID, count: loaded.catalog.products.count,
            token: token, tokenPath: tokenPath, rootPath: rootPath, lock: lock, own: own)
    }

    /// Sells what the catalog's file says whenever it changes, until the task is cancelled; a broken one changes nothing.
    func followCatalog() async {
        guard let path = own.settings.catalogPath else { return }
        let (output, bundleID) = (own.settings.output, own.settings.bundleID)
        await CatalogFollower(path: path, bundleID: bundleID).follow(since: own.stamp) {
            switch $0 {
            case .success(let loaded):
                backend.sell(loaded.catalog)
                output.note("\(path) changed: \(loaded.catalog.products.count) products.")
            case .failure(let error):
                output.note("\(path) is not sold from: \(error). The last good one still is.")
            }
        }
    }
}
