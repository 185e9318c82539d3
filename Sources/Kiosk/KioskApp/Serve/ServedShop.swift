import FoundationEssentials
import SandboxBackend
import SandboxCore
import SandboxStore
import StoreFiles
import StoreModel
import StoreSigning

/// A profile's store and merchant, opened for others and for no customer.
struct ServedShop: Sendable {
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
    private let settings: Settings
    private let stamp: FileStamp?

    /// Reads the catalog and opens the profile, founding it where there is none.
    static func open(_ settings: Settings) throws(CommandFailure) -> ServedShop {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let catalog = try BackendSession.catalog(settings, settings.output.note)
        let settings = settings.selling(catalog)
        let lock = try ServingLock.join(settings)
        let backend = try BackendSession.embedded(
            BackendSession.files(settings), catalog, at: settings.clock)
        let folder = settings.profileFolder + "/embedded"
        let (tokenPath, rootPath) = (folder + "/sandbox.token", folder + "/root.pem")
        let token: String
        do throws(FileFailure) {
            token = try SecretFile.openOrMake(tokenPath)
        } catch {
            throw CommandFailure(error)
        }
        guard WholeFile.write(Data(backend.authority.rootPEM.utf8), to: rootPath) else {
            throw CommandFailure(74, "disk", "\(rootPath) can not be written.")
        }
        return ServedShop(
            backend: backend, bundleID: backend.bundleID, count: catalog.products.count,
            token: token, tokenPath: tokenPath, rootPath: rootPath, lock: lock, settings: settings,
            stamp: stamp)
    }

    /// Sells what the catalog's file says whenever it changes, until the task is cancelled; a broken one changes nothing.
    func followCatalog() async {
        guard let path = settings.catalogPath else { return }
        let output = settings.output
        await CatalogFollower(path: path, bundleID: settings.bundleID).follow(since: stamp) {
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
