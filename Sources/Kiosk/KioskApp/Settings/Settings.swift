import FoundationEssentials
import PurchaseEngine
import StoreAPI
import StoreClient
import StoreModel

/// What a run of kiosk was told: by options, `KIOSK_` variables, the config file and what is remembered, in that
/// order.
struct Settings: Sendable {
    /// The folder of the profile.
    private(set) var profileFolder: String
    /// The catalog's file; nil is the built-in one.
    private(set) var catalogPath: String?
    /// Who sells, where that is not the store inside.
    let backend: BackendAddress?
    /// The team's own server that judges and grants; nil for the backend's merchant.
    let merchant: MerchantAddress?
    /// The file with the token that the team's own server is sent; nil for none.
    let merchantTokenFile: String?
    /// The file with a shared backend's token; nil for none.
    let tokenFile: String?
    /// The file with what lets a new device sign in to an account of a shared backend; nil for none.
    let accountTokenFile: String?
    /// The file with the certificates that a shared backend is trusted by; nil for the system's.
    let tlsCA: String?
    /// Whether nobody named the catalog in this run: the profile remembers it.
    let isCatalogRemembered: Bool
    /// The customer.
    var account: AccountName
    /// The phone.
    var device: DeviceName
    /// The country that the account is moved to; nil leaves it where it is.
    var storefront: String?
    /// Where the program is to kill itself; nil for nowhere.
    var crash: CrashMoment?
    /// The language of texts.
    let locale: LocaleID
    /// The language of what is sold where nobody has chosen one, as its catalog's file wants it; nil for the same.
    private(set) var textLocale: LocaleID?
    /// The app, if the catalog does not name it.
    let bundleID: BundleID?
    /// How payments go, where somebody said it.
    let saidOutcome: Outcome?
    /// How payments go where nobody said it.
    private(set) var usualOutcome = Outcome.approve
    /// Whether the shop buys without asking, as its catalog's file wants it.
    private(set) var skipsDialogs = false
    /// How long each step of a purchase takes; nil for as long as it does.
    let pace: PurchaseLatency?
    /// The theme's name or file; nil is the default.
    let theme: String?
    /// Whether delivered transactions are finished at once.
    let finishesAutomatically: Bool
    /// How the interface is to be.
    let interface: InterfaceSettings
    /// Where words go.
    let output: Output
    /// What was said of every setting, and by whom.
    let said: ResolvedSettings
    /// The config file as it was when it was read; nil where it was not there.
    let configStamp: FileStamp?
    /// What is odd about the files that were read; whoever runs the command says it once.
    let warnings: [String]
}

extension Settings {
    /// The name that stands for the built-in catalog, and makes a profile forget another one.
    static let demoCatalog = "demo"

    /// The word that stands for the store inside.
    static let embedded = "embedded"

    /// The word that stands for the backend's own merchant, and makes a profile forget another one.
    static let ownMerchant = "kiosk"

    /// Whether the folder is removed at the end.
    var isEphemeral: Bool { said.source.isEphemeral }

    /// The process that runs the command.
    var process: ProcessContext { said.source.context }

    /// The environment variables.
    var environment: [String: String] { process.environment }

    /// The time, and the ids of what is new.
    var clock: any EngineClock { process.clock }

    /// How payments go.
    var outcome: Outcome { saidOutcome ?? usualOutcome }

    /// What a command line says, and what is said elsewhere.
    ///
    /// - Parameter usesPicks: Whether what was picked in the shop counts.
    /// - Throws: ``CommandFailure``, see ``resolve(_:isJSON:)``, and with exit code 64 for an option with an empty value.
    static func resolve(
        _ options: GlobalOptions, _ interface: InterfaceOptions? = nil,
        in context: ProcessContext, usesPicks: Bool = false
    ) throws(CommandFailure) -> Settings {
        try EmptyOption.refuse(in: options)
        if let interface { try EmptyOption.refuse(in: interface) }
        return try resolve(
            SettingsSource(options, interface, in: context, usesPicks: usesPicks),
            isJSON: options.json)
    }

    /// Puts together what was said, and checks every value before it is used.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for what the command line or the environment said wrongly, 65
    ///   for the config file; nothing has been made then.
    static func resolve(
        _ source: SettingsSource, isJSON: Bool = false
    ) throws(CommandFailure) -> Settings {
        // Before it is read: what is written in between is read again.
        let stamp = source.configPath.flatMap { FileStamp($0) }
        var said = try source.read()
        let lasting = try lastingFolder(said)
        let memory = lasting.map { SavedProfileState.read($0) } ?? SavedProfileState()
        said.profile = memory ?? SavedProfileState()
        said.profilePath = lasting.map(SavedProfileState.file) ?? ""
        // The last step that can fail: nothing is made for a command line that cannot be.
        let folder: String
        if let lasting {
            folder = lasting
        } else {
            folder = try StateFolder.fresh(source.environment)
        }
        return Settings(
            said, stamp, folder: folder,
            output: Output(isJSON: isJSON, in: source.context),
            warnings: warnings(said) + (memory == nil ? [forgotten(folder)] : []))
    }

    private init(
        _ said: ResolvedSettings, _ stamp: FileStamp?, folder: String, output: Output,
        warnings: [String]
    ) {
        self.said = said
        configStamp = stamp
        self.output = output
        self.warnings = warnings
        profileFolder = folder
        interface = InterfaceSettings(said)
        let catalog = said.effective(.catalog).text
        catalogPath = catalog == Self.demoCatalog ? nil : catalog
        let backend = said.effective(.backend).text
        self.backend = backend == Self.embedded ? nil : try? BackendAddress(backend)
        let merchant = said.effective(.merchant).text
        self.merchant = merchant == Self.ownMerchant ? nil : try? MerchantAddress(merchant)
        merchantTokenFile = said.text(.merchantTokenFile)
        tokenFile = said.text(.tokenFile)
        accountTokenFile = said.text(.accountTokenFile)
        tlsCA = said.text(.tlsCA)
        isCatalogRemembered = said.saying(.catalog) == nil && said.profile.catalog != nil
        account = AccountName(said.effective(.account).text)
        device = DeviceName(said.effective(.device).text)
        storefront = said.storefront
        locale = said.locale
        bundleID = said.text(.bundleID).map { BundleID($0) }
        saidOutcome = said.outcome
        pace = said.pace
        theme = said.text(.theme)
        finishesAutomatically = said.toggle(.autoFinish)
    }

    /// The profile's folder; nil where the state is a fresh one.
    private static func lastingFolder(_ said: ResolvedSettings) throws(CommandFailure) -> String? {
        if said.source.isEphemeral { return nil }
        return try StateFolder.path(said.effective(.profile).text, said.source.environment)
    }

    private static func warnings(_ said: ResolvedSettings) -> [String] {
        guard said.picks.isDamaged, let path = said.source.memoryPath else {
            return said.config.warnings
        }
        return said.config.warnings + [
            "\(path) can not be understood, so the shop has forgotten some of what was picked in "
                + "it: theme, language or order. Pick them again; nothing else is lost."
        ]
    }

    private static func forgotten(_ folder: String) -> String {
        "\(folder)/profile.json can not be understood, so the profile has forgotten its catalog "
            + "and account. Say them once: --catalog FILE --account NAME"
    }

    /// The same settings for a shop that sells this catalog: payments go as its file says unless somebody said
    /// another outcome, and are asked about unless it says otherwise.
    func selling(_ catalog: Catalog) -> Settings {
        var settings = self
        settings.usualOutcome = catalog.usualOutcome
        settings.skipsDialogs = catalog.skipsDialogs
        settings.textLocale = said.saying(.locale) == nil ? catalog.textLocale : nil
        return settings
    }

    /// The language in which the store is asked for what it sells.
    ///
    /// - Parameter locale: The customer's; one that was picked meanwhile is the one.
    func textLocale(for locale: LocaleID) -> LocaleID {
        locale == self.locale ? textLocale ?? locale : locale
    }

    /// The question what the store sells, in the customer's language.
    ///
    /// - Parameter ids: Of which products; nil for all of them.
    func question(about ids: [ProductID]?) -> ProductsRequest {
        ProductsRequest(productIDs: ids, locale: textLocale(for: locale))
    }

    /// What holds at a device of a scenario's world, whoever plays it wherever: nothing that was said elsewhere.
    ///
    /// - Parameters:
    ///   - folder: The world's, a profile like any other.
    ///   - catalogPath: The file of what is sold; nil for the built-in catalog.
    ///   - firstScreen: The name of the screen to begin with; nil for the usual one.
    static func inWorld(
        folder: String, account: AccountName, device: DeviceName, locale: LocaleID,
        catalogPath: String?, firstScreen: String? = nil
    ) throws(CommandFailure) -> Settings {
        var source = SettingsSource(
            ProcessContext(environment: ["XDG_STATE_HOME": folder]), usesPicks: false)
        source.options[.firstScreen] = firstScreen
        source.options[.locale] = locale.identifier
        var settings = try resolve(source)
        settings.profileFolder = folder
        settings.catalogPath = catalogPath
        (settings.account, settings.device) = (account, device)
        return settings
    }

    /// Removes the folder of a run that was to leave nothing behind.
    func removeIfEphemeral() {
        guard isEphemeral else { return }
        // What still writes into it may make a file while it is being emptied.
        for _ in 0..<3 {
            if (try? FileManager.default.removeItem(atPath: profileFolder)) != nil { return }
        }
    }
}
