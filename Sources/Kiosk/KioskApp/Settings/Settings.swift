import FoundationEssentials
import PurchaseEngine
import StoreAPI
import StoreClient
import StoreModel

/// The settings of a run, resolved from options, `KIOSK_` variables, the config file and saved state.
struct Settings: Sendable {
    /// The folder of the profile.
    private(set) var profileFolder: String
    /// The catalog file, or nil for the built-in catalog.
    private(set) var catalogPath: String?
    /// The shared backend, or nil for the embedded one.
    let backend: BackendAddress?
    /// The team's own server that verifies purchases and grants goods, or nil for the backend's merchant.
    let merchant: MerchantAddress?
    /// Whether the catalog comes from the saved state of the profile.
    let isCatalogRemembered: Bool
    /// The customer.
    var account: AccountName
    /// The device of the customer.
    var device: DeviceName
    /// The country to which the account is moved, or nil to leave it.
    var storefront: String?
    /// The point at which the process kills itself, or nil.
    var crash: CrashMoment?
    /// The text from which ``crash`` was parsed.
    var crashText: String?
    /// The language of the interface.
    let locale: LocaleID
    /// The language of the products if the catalog file sets one and the user has not chosen one, or nil for
    /// ``locale``.
    private(set) var textLocale: LocaleID?
    /// The outcome of payments if none is configured.
    private(set) var catalogOutcome = Outcome.approve
    /// Whether the shop buys without a confirmation dialog, as the catalog file requests.
    private(set) var skipsDialogs = false
    /// The settings of the interface.
    let interface: InterfaceSettings
    /// The destination of output.
    let output: Output
    /// Delays the steps of a purchase on this device, by the configured time until the shop changes it.
    let latency: LatencyInterceptor
    /// Whether the device belongs to a scenario's world, whose time stands still between events.
    private(set) var isInWorld = false
    /// The values of all settings with their sources.
    let resolved: LayeredSettings
    /// The stamp of the config file when it was read, or nil if it did not exist.
    let configStamp: FileStamp?
    /// The warnings about the files that were read. The caller of the command prints them once.
    let warnings: [String]
}

extension Settings {
    /// The value for the built-in catalog, which makes a profile forget its saved catalog.
    static let demoCatalog = "demo"

    /// The value for the embedded backend.
    static let embedded = "embedded"

    /// The value for the backend's own merchant, which makes a profile forget its saved merchant.
    static let ownMerchant = "kiosk"

    /// Whether the profile folder is removed at the end.
    var isEphemeral: Bool { resolved.inputs.isEphemeral }

    /// The name of the profile that the settings select; an ephemeral run does not use that profile.
    var profileName: String { resolved.effective(.profile).text }

    /// The name of the state that the run uses: that of its profile, or `ephemeral`.
    var stateName: String { isEphemeral ? "ephemeral" : profileName }

    /// The process that runs the command.
    var process: ProcessContext { resolved.inputs.context }

    /// The environment variables.
    var environment: [String: String] { process.environment }

    /// The source of the time and of new IDs.
    var clock: any EngineClock { process.clock }

    /// The app, if the catalog does not name it.
    var bundleID: BundleID? { resolved.text(.bundleID).map { BundleID($0) } }

    /// The name or file of the theme, or nil for the default.
    var theme: String? { resolved.text(.theme) }

    /// Whether delivered transactions are finished automatically.
    var finishesAutomatically: Bool { resolved.toggle(.autoFinish) }

    /// Whether everything is refused that changes something at the store, the merchant or the device.
    var isReadOnly: Bool { resolved.toggle(.readOnly) }

    /// The configured outcome of payments, or nil.
    var configuredOutcome: Outcome? { resolved.text(.outcome).flatMap { Outcome(rawValue: $0) } }

    /// The outcome of payments.
    var outcome: Outcome { configuredOutcome ?? catalogOutcome }

    /// Resolves the settings of a command line.
    ///
    /// - Parameter usesPicks: Whether values that were picked in the shop count.
    /// - Throws: ``CommandFailure`` as ``resolve(_:isJSON:)``, and with exit code 64 for an option with an empty value.
    static func resolve(
        _ options: GlobalOptions, _ interface: InterfaceOptions? = nil,
        in context: ProcessContext, usesSavedPreferences: Bool = false
    ) throws(CommandFailure) -> Settings {
        let keys = SettingKey.allCases
        let empty =
            keys.first { options.givenValues[$0] == "" }?.option
            ?? (options.config == "" ? "--config" : nil)
            ?? keys.first { interface?.givenValues[$0] == "" }?.option
        if let empty { throw EmptyOptionCheck.failure(empty) }
        return try resolve(
            SettingsInputs(
                options, interface, in: context, usesSavedPreferences: usesSavedPreferences),
            isJSON: options.json)
    }

    /// Resolves the settings of a source and checks every value before it is used.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for an invalid value of the command line or the environment, 65
    ///   for one of the config file. Nothing has been created then.
    static func resolve(
        _ source: SettingsInputs, isJSON: Bool = false
    ) throws(CommandFailure) -> Settings {
        // The stamp precedes the reading, so that an edit in between causes another reading.
        let stamp = source.configPath.flatMap { FileStamp($0) }
        var values = try source.read()
        let lasting =
            try source.isEphemeral
            ? nil : StateFolder.path(values.effective(.profile).text, source.environment)
        let savedState = lasting.map { SavedProfileState.read($0) } ?? SavedProfileState()
        values.profile = savedState ?? SavedProfileState()
        values.profilePath = lasting.map(SavedProfileState.file) ?? ""
        // This is the last step that can fail: an invalid command line must not create a folder.
        let folder =
            if let lasting { lasting } else { try StateFolder.fresh(source.environment) }
        return Settings(
            values, stamp, folder: folder,
            output: Output(isJSON: isJSON, in: source.context),
            warnings: warnings(values) + (savedState == nil ? [forgotten(folder)] : []))
    }

    private init(
        _ resolved: LayeredSettings, _ stamp: FileStamp?, folder: String, output: Output,
        warnings: [String]
    ) {
        self.resolved = resolved
        latency = LatencyInterceptor(pace: resolved.pace, clock: resolved.inputs.context.clock)
        configStamp = stamp
        self.output = output
        self.warnings = warnings
        profileFolder = folder
        interface = InterfaceSettings(resolved)
        let catalog = resolved.effective(.catalog).text
        catalogPath = catalog == Self.demoCatalog ? nil : catalog
        let backend = resolved.effective(.backend).text
        self.backend = backend == Self.embedded ? nil : try? BackendAddress(backend)
        let merchant = resolved.effective(.merchant).text
        self.merchant = merchant == Self.ownMerchant ? nil : try? MerchantAddress(merchant)
        isCatalogRemembered =
            resolved.explicitValue(.catalog) == nil && resolved.profile.catalog != nil
        account = AccountName(resolved.effective(.account).text)
        device = DeviceName(resolved.effective(.device).text)
        storefront = resolved.storefront
        locale = resolved.locale
    }

    private static func warnings(_ resolved: LayeredSettings) -> [String] {
        guard resolved.preferences.isDamaged, let path = resolved.inputs.preferencesPath else {
            return resolved.config.warnings
        }
        return resolved.config.warnings + [
            "\(path) is not valid, so some choices of the shop were lost: theme, language or sort "
                + "order. Choose them again; nothing else is lost."
        ]
    }

    private static func forgotten(_ folder: String) -> String {
        "\(folder)/profile.json is not valid, so the saved catalog and account settings cannot be "
            + "used. Specify them once: --catalog FILE --account NAME"
    }

    /// Returns the settings with the defaults of a catalog file: payment outcome, confirmation dialogs and language.
    ///
    /// Configured values take precedence over the outcome and the language of the catalog.
    func selling(_ catalog: Catalog) -> Settings {
        var settings = self
        settings.catalogOutcome = catalog.usualOutcome
        settings.skipsDialogs = catalog.skipsDialogs
        settings.textLocale = resolved.explicitValue(.locale) == nil ? catalog.textLocale : nil
        return settings
    }

    /// Returns the language in which products are requested from the store.
    ///
    /// - Parameter locale: The language of the interface. If it was changed in the shop, it overrides the catalog.
    func textLocale(for locale: LocaleID) -> LocaleID {
        locale == self.locale ? textLocale ?? locale : locale
    }

    /// Creates the products request in the customer's language.
    ///
    /// - Parameter ids: The products, or nil for all.
    func productsRequest(for ids: [ProductID]?) -> ProductsRequest {
        ProductsRequest(productIDs: ids, locale: textLocale(for: locale))
    }

    /// Returns the settings of a device in a scenario's world. They do not depend on the environment or the config
    /// file.
    ///
    /// - Parameters:
    ///   - folder: The folder of the world, which is a profile folder.
    ///   - catalogPath: The catalog file, or nil for the built-in catalog.
    ///   - firstScreen: The name of the first screen, or nil for the default.
    static func inWorld(
        folder: String, account: AccountName, device: DeviceName, locale: LocaleID,
        catalogPath: String?, firstScreen: String? = nil
    ) throws(CommandFailure) -> Settings {
        var source = SettingsInputs(
            ProcessContext(environment: ["XDG_STATE_HOME": folder]), usesSavedPreferences: false)
        source.options[.firstScreen] = firstScreen
        source.options[.locale] = locale.identifier
        var settings = try resolve(source)
        settings.profileFolder = folder
        settings.catalogPath = catalogPath
        settings.isInWorld = true
        (settings.account, settings.device) = (account, device)
        return settings
    }

    /// Whether the user named the account.
    var namesAccount: Bool { resolved.explicitValue(.account) != nil }

    /// Reports that a command created the account that its user named, because the name may be misspelt.
    func announceNewAccount() { output.note("New account \(account).") }

    /// Removes the profile folder of an ephemeral run.
    func removeIfEphemeral() {
        guard isEphemeral else { return }
        // A task that still writes into the folder may create a file during the removal.
        for _ in 0..<3 {
            if (try? FileManager.default.removeItem(atPath: profileFolder)) != nil { return }
        }
    }
}
