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
    /// The store, as the device speaks to it.
    var store: any StoreService
    /// The merchant, as the device speaks to it.
    var merchant: any MerchantService
    let identity: BackendIdentity
    /// The country of the account.
    let storefront: Storefront
    /// The catalog's file as it was when it was read; nil for the built-in one.
    let catalogStamp: FileStamp?

    /// Reads the catalog, opens the profile, and moves the account to its country.
    ///
    /// - Parameter note: Is told what is odd about the catalog; nil prints it.
    @Sendable static func open(
        _ settings: Settings, note: (@Sendable (String) -> Void)? = nil
    ) async throws(CommandFailure) -> BackendSession {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        // Each takes as long as the other at a start: they need nothing of each other until both are there.
        async let reading = catalog(settings, note ?? settings.output.note)
        let opened = embedded(settings)
        let catalog = try await reading.get()
        let backend = try opened.get()
        backend.sell(catalog)
        remember(settings)
        do throws(ServiceFailure) {
            return BackendSession(
                settings: settings, backend: backend, store: backend, merchant: backend,
                identity: try await backend.identity(),
                storefront: try await country(settings, catalog, backend), catalogStamp: stamp)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func embedded(
        _ settings: Settings
    ) -> Result<EmbeddedBackend, CommandFailure> {
        let nothing = Catalog(
            app: CatalogApp(bundleID: CatalogLoader.defaultBundleID, appleID: nil, name: ""),
            homeStorefront: "USA", defaultLocale: .fallback, products: [])
        do {
            try PrivateFolder.make(settings.profileFolder)
            return .success(
                try EmbeddedBackend.open(
                    folder: settings.profileFolder + "/embedded", catalog: nothing))
        } catch let failure as FileFailure {
            return .failure(CommandFailure(failure))
        } catch let failure as BackendFailure {
            return .failure(CommandFailure(failure))
        } catch {
            return .failure(CommandFailure(74, "unexpected", "\(error)"))
        }
    }

    private static func catalog(
        _ settings: Settings, _ note: @Sendable (String) -> Void
    ) async -> Result<Catalog, CommandFailure> {
        do throws(CatalogError) {
            guard let path = settings.catalogPath else {
                return .success(
                    try CatalogLoader.load(
                        bytes: Array(DemoCatalog.yaml.utf8), fileName: "demo catalog",
                        bundleID: settings.bundleID
                    ).catalog)
            }
            let loaded = try CatalogLoader.load(path: path, bundleID: settings.bundleID)
            let count = loaded.warnings.count
            if count > 0 {
                note("\(path): \(count) warning\(count == 1 ? "" : "s"); see kiosk catalog check")
            }
            return .success(loaded.catalog)
        } catch {
            return .failure(CommandFailure(error))
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

    /// What the merchant offers, as the store sells it to this customer.
    func offered() async throws(ServiceFailure) -> ProductsReply {
        let offer = try await merchant.offer(settings.context())
        return try await store.products(
            ProductsRequest(productIDs: offer.productIDs, locale: settings.locale),
            settings.context())
    }

    /// The folder of the device's journal.
    var deviceFolder: String {
        "\(settings.profileFolder)/embedded/devices/\(settings.device)"
    }

    var prices: PriceFormatter { PriceFormatter(locale: settings.locale) }
    var messages: Messages { settings.messages }
}

extension Settings {
    /// The context of a call that no engine makes.
    func context() -> CallContext {
        CallContext(account: account, device: device, requestID: SystemEngineClock().newID())
    }
}
