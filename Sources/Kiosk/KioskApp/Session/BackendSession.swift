import DemoCatalog
import FoundationEssentials
import PurchaseEngine
import SandboxBackend
import SandboxStore
import StoreAPI
import StoreFiles
import StoreModel
import StoreText

/// The other side of a run: the catalog, and the embedded store and merchant of the profile.
struct BackendSession: Sendable {
    let settings: Settings
    let backend: EmbeddedBackend
    let identity: BackendIdentity
    /// The country of the account.
    let storefront: Storefront
    /// Whether the built-in catalog is sold.
    let isDemo: Bool

    /// Reads the catalog, opens the profile, and moves the account to its country.
    static func open(_ settings: Settings) async throws(CommandFailure) -> BackendSession {
        let loaded = try catalog(settings)
        do throws(FileFailure) {
            try PrivateFolder.make(settings.profileFolder)
        } catch {
            throw CommandFailure(error)
        }
        let backend: EmbeddedBackend
        do throws(BackendFailure) {
            backend = try EmbeddedBackend.open(
                folder: settings.profileFolder + "/embedded", catalog: loaded.catalog)
        } catch {
            throw CommandFailure(error)
        }
        remember(settings)
        do throws(ServiceFailure) {
            return BackendSession(
                settings: settings, backend: backend, identity: try await backend.identity(),
                storefront: try await country(settings, loaded.catalog, backend),
                isDemo: settings.catalogPath == nil)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func catalog(_ settings: Settings) throws(CommandFailure) -> LoadedCatalog {
        do throws(CatalogError) {
            guard let path = settings.catalogPath else {
                return try CatalogLoader.load(
                    bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog",
                    bundleID: settings.bundleID)
            }
            let loaded = try CatalogLoader.load(path: path, bundleID: settings.bundleID)
            if !loaded.warnings.isEmpty {
                let count = loaded.warnings.count
                settings.output.note(
                    "\(path): \(count) warning\(count == 1 ? "" : "s"); see kiosk catalog check")
            }
            return loaded
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func remember(_ settings: Settings) {
        var memory = ProfileMemory()
        memory.catalog = settings.catalogPath.map { path in
            path.hasPrefix("/") ? path : URL(filePath: path).path(percentEncoded: false)
        }
        memory.account = settings.account.rawValue
        memory.write(settings.profileFolder)
    }

    /// The country that was asked for, else the one that the account has, else the one of the customer's locale
    /// if the catalog has a price there, else the one that the catalog was written for.
    private static func country(
        _ settings: Settings, _ catalog: Catalog, _ backend: EmbeddedBackend
    ) async throws(ServiceFailure) -> Storefront {
        let context = settings.context()
        if let wanted = settings.storefront {
            return try await backend.setStorefront(wanted, context)
        }
        if let present = try await backend.storefront(context) { return present }
        let local = settings.locale.region.flatMap { StorefrontTable.entry(regionCode: $0) }
        let code = local?.storefront.countryCode ?? catalog.homeStorefront
        let sellsThere = catalog.products.contains { $0.prices[code] != nil }
        return try await backend.setStorefront(sellsThere ? code : catalog.homeStorefront, context)
    }

    /// The folder of the device's journal.
    var deviceFolder: String {
        "\(settings.profileFolder)/embedded/devices/\(settings.device)"
    }

    var prices: PriceFormatter { PriceFormatter(locale: settings.locale) }
    var messages: Messages { Messages(locale: settings.locale) }
}

extension Settings {
    /// The context of a call that no engine makes.
    func context() -> CallContext {
        CallContext(account: account, device: device, requestID: SystemEngineClock().newID())
    }
}
