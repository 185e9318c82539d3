import DemoCatalog
import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxCatalog
import SandboxStore
import StoreAPI
import StoreClient
import StoreFiles
import StoreModel
import StoreText

/// The store and the merchant of a run, opened for one customer on one device.
struct BackendSession: Sendable {
    let settings: Settings
    /// The backend without interceptors; ``store`` and ``merchant`` may have some.
    let connectedBackend: ConnectedBackend
    /// The store as the device reaches it.
    var store: any StoreService
    /// The merchant as the device reaches it.
    var merchant: any MerchantService
    let identity: BackendIdentity
    /// The storefront of the account.
    let storefront: Storefront
    /// The folder with the journals of the devices.
    let folder: String
    /// Why a known shared backend does not answer, or nil if it answers.
    var connectionFailure: CommandFailure?
    /// The profile's own store, whose catalog lock is held for as long as the session sells from it; nil for any other.
    var profileBackend: ProfileBackend?

    /// Creates a session whose store and merchant have the interceptors for planned faults, latency and a crash.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the certificates to trust, or the merchant's token, cannot be
    ///   read.
    init(
        _ settings: Settings, _ side: ConnectedBackend, _ identity: BackendIdentity,
        _ storefront: Storefront, folder: String
    ) throws(CommandFailure) {
        self.settings = settings
        self.connectedBackend = side
        let judge = try Self.verifyingMerchant(settings, beside: side.merchant)
        // A planned fault that applies is counted at the store, and one of them changes the storefront.
        let struck = settings.process.struckFaults
        let faults = settings.isReadOnly ? struck : side.faults(settings.clock, noting: struck)
        store = InterceptedStore(InterceptedStore(side.store, faults), settings.latency)
        merchant = InterceptedMerchant(InterceptedMerchant(judge, faults), settings.latency)
        if let moment = settings.crash {
            let line = CrashInterceptor(moment) { ProcessKill.killProcess(settings, at: $0) }
            store = InterceptedStore(store, line)
            merchant = InterceptedMerchant(merchant, line)
        }
        self.identity = identity
        self.storefront = storefront
        self.folder = folder
    }

    /// Returns the merchant that verifies purchases: the team's own server if one is configured.
    private static func verifyingMerchant(
        _ settings: Settings, beside own: any MerchantService
    ) throws(CommandFailure) -> any MerchantService {
        guard let address = settings.merchant else { return own }
        return TeamMerchant(
            address, token: try settings.merchantToken(), over: try settings.connections(),
            beside: own
        ) { settings.clock.now() }
    }

    /// Opens the configured shared backend, or the profile's own store, and sets the storefront of the account.
    ///
    /// In read-only mode, nothing is created or set.
    /// - Parameter note: Receives a notice about warnings of the catalog; nil prints it, and whether the account is new.
    /// - Throws: ``CommandFailure``, with exit code 64 for a catalog on the command line beside a shared backend.
    @Sendable static func open(
        _ settings: Settings, note: (@Sendable (String) -> Void)? = nil
    ) async throws(CommandFailure) -> BackendSession {
        if settings.isReadOnly { return try await openReadOnly(settings, note) }
        guard let address = settings.backend else { return try await openEmbedded(settings, note) }
        guard settings.resolved.inputs.options[.catalog] == nil else {
            throw .usage(
                "--catalog cannot be used here: \(address) sells from its own catalog. Omit --catalog, or use "
                    + "--backend embedded. Nothing was sent, and nothing was charged.")
        }
        if !settings.isEphemeral { SavedProfileState(settings).write(settings.profileFolder) }
        return try await shared(settings, at: address, isAnnouncing: note == nil)
    }

    /// Loads the catalog and opens the store and the merchant of the profile.
    private static func openEmbedded(
        _ settings: Settings, _ note: (@Sendable (String) -> Void)?
    ) async throws(CommandFailure) -> BackendSession {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        // Both are read concurrently. The profile must exist already, because an invalid catalog must not create it.
        async let early = storeExists(settings) ? files(settings) : nil
        let loaded = try catalog(settings, note ?? settings.output.note)
        let own = try ProfileBackend(settings, loaded, stamp, await early)
        let (settings, backend) = (own.settings, own.backend)
        if !settings.isEphemeral { SavedProfileState(settings).write(settings.profileFolder) }
        let (identity, storefront): (BackendIdentity, Storefront)
        do throws(ServiceFailure) {
            identity = try await backend.identity()
            storefront = try await country(
                settings, loaded.catalog, backend, isAnnouncing: note == nil)
        } catch {
            throw CommandFailure(opening: error, settings.profileFolder + "/embedded")
        }
        var session = try BackendSession(
            settings, .embedded(backend), identity, storefront,
            folder: settings.profileFolder + "/embedded")
        session.profileBackend = own
        return session
    }

    static func storeExists(_ settings: Settings) -> Bool {
        FileStatus.size(of: StoreDatabase.path(in: settings.profileFolder + "/embedded")) != nil
    }

    static func files(_ settings: Settings) -> Result<EmbeddedFiles, CommandFailure> {
        do throws(FileFailure) {
            try PrivateFolder.create(settings.profileFolder)
        } catch {
            return .failure(CommandFailure(error))
        }
        do throws(BackendFailure) {
            return .success(try EmbeddedFiles.open(folder: settings.profileFolder + "/embedded"))
        } catch {
            return .failure(CommandFailure(error))
        }
    }

    static func embedded(
        _ files: Result<EmbeddedFiles, CommandFailure>, _ catalog: Catalog,
        at clock: any EngineClock
    ) throws(CommandFailure) -> EmbeddedBackend {
        let files = try files.get()
        do throws(BackendFailure) {
            return try EmbeddedBackend.open(
                files, catalog: catalog, clock: SystemClock { clock.now() })
        } catch {
            throw CommandFailure(error)
        }
    }

    static func catalog(
        _ settings: Settings, _ note: @Sendable (String) -> Void
    ) throws(CommandFailure) -> LoadedCatalog {
        do throws(CatalogError) {
            guard let path = settings.catalogPath else {
                let week: Int64 = 7 * 86_400_000
                let day = settings.clock.now().adding(milliseconds: -week).utcDay
                return try CatalogLoader.load(
                    bytes: Array(DemoCatalog.yaml(newOn: day).utf8), fileName: "demo catalog",
                    bundleID: settings.bundleID)
            }
            let loaded = try CatalogLoader.load(path: path, bundleID: settings.bundleID)
            let count = loaded.warnings.count
            if count > 0 {
                note("\(path): \(count) warning\(count == 1 ? "" : "s"); see kiosk catalog check")
            }
            return loaded
        } catch {
            throw CommandFailure(error, isRemembered: settings.isCatalogRemembered)
        }
    }

    /// Sets and returns the storefront of the account.
    ///
    /// It is the configured one, else the current one, else that of the customer's locale if the catalog has a price
    /// there, else the catalog's home storefront.
    private static func country(
        _ settings: Settings, _ catalog: Catalog, _ backend: EmbeddedBackend,
        isAnnouncing: Bool
    ) async throws(ServiceFailure) -> Storefront {
        if let known = try await knownCountry(settings, backend, isAnnouncing: isAnnouncing) {
            return known
        }
        let context = settings.context()
        let local = settings.locale.region.flatMap { StorefrontTable.entry(regionCode: $0) }
        let code = local?.storefront.countryCode ?? catalog.homeStorefront
        let sellsThere = catalog.products.contains { $0.prices[code] != nil }
        return try await backend.setStorefront(sellsThere ? code : catalog.homeStorefront, context)
    }

    /// Sets the configured storefront, or returns the current one; nil if the account has none.
    ///
    /// The account is only looked up if that is needed to set the storefront or to report a new account.
    static func knownCountry(
        _ settings: Settings, _ store: some StoreService, isAnnouncing: Bool
    ) async throws(ServiceFailure) -> Storefront? {
        let context = settings.context()
        let isAnnouncing = isAnnouncing && settings.namesAccount
        var country: Storefront?
        if isAnnouncing || settings.storefront == nil {
            country = try await store.storefront(context)
            if country == nil, isAnnouncing { settings.announceNewAccount() }
        }
        guard let wanted = settings.storefront else { return country }
        return try await store.setStorefront(wanted, context)
    }

    /// Returns the products that the merchant offers, as the store sells them to this customer.
    func offered() async throws(ServiceFailure) -> ProductsReply {
        let offer = try await merchant.offer(settings.context())
        let reply = try await store.products(
            settings.productsRequest(for: offer.productIDs), settings.context())
        remember(CatalogState(reply), in: settings.locale)
        return reply
    }

    /// Renews and expires subscriptions when they are due until the task is cancelled, except in read-only mode. A
    /// shared store does so on its own.
    func renewSubscriptions() async {
        guard !settings.isReadOnly, case .embedded(let backend) = connectedBackend else { return }
        await RenewalWorker(backend).run()
    }

    /// The folder with the journal of the device.
    var deviceFolder: String { "\(folder)/devices/\(settings.device)" }

    var prices: PriceFormatter {
        PriceFormatter(locale: settings.locale, notation: settings.output.isASCII ? .code : .symbol)
    }
    var messages: LocalizedTexts { settings.messages }
}

extension Settings {
    /// Creates the context of a call that does not come from the engine.
    func context() -> CallContext {
        CallContext(account: account, device: device, requestID: clock.newID())
    }
}

extension BackendSession {
    /// Returns the part of the purchased goods that paid off a debt.
    ///
    /// The result is empty if the team's own server grants the goods, because it does not have to report that.
    func debtPayments(by row: TransactionRow, _ product: Product, _ quantity: Int) -> [GoodAmount] {
        guard settings.merchant == nil else { return [] }
        return row.paidOff(of: product.grants.compactMap { $0.times(quantity) })
    }
}
