import FoundationEssentials
import StoreModel

/// What a run of kiosk was told: by options, `KIOSK_` variables, the config file and what the profile remembers,
/// in that order.
struct Settings: Sendable {
    /// The folder of the profile.
    let profileFolder: String
    /// Whether the folder is removed at the end.
    let isEphemeral: Bool
    /// The catalog's file; nil is the built-in one.
    let catalogPath: String?
    /// Whether nobody named the catalog in this run: the profile remembers it.
    let isCatalogRemembered: Bool
    /// The customer.
    var account: AccountName
    /// The phone.
    var device: DeviceName
    /// The country that the account is moved to; nil leaves it where it is.
    var storefront: String?
    /// The language of texts.
    let locale: LocaleID
    /// The app, if the catalog does not name it.
    let bundleID: BundleID?
    /// How payments go, where somebody said it.
    let saidOutcome: Outcome?
    /// How payments go where nobody said it.
    private(set) var usualOutcome = Outcome.approve
    /// How long each step of a purchase takes; nil for as long as it does.
    let pace: Pace?
    /// The theme's name or file; nil is the default.
    let theme: String?
    /// Whether delivered transactions are finished at once.
    let finishesAutomatically: Bool
    /// Where words go.
    let output: Output
    /// What the process was started with.
    let environment: [String: String]
}

extension Settings {
    /// The name that stands for the built-in catalog, and makes a profile forget another one.
    static let demoCatalog = "demo"

    /// How payments go.
    var outcome: Outcome { saidOutcome ?? usualOutcome }

    /// Puts together what was said, and checks every name before it is used in a path.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for what the command line or the environment said wrongly, 65
    ///   for the config file.
    static func resolve(
        _ options: GlobalOptions, environment: [String: String]
    ) throws(CommandFailure) -> Settings {
        try Variables.check(environment)
        let named = [options.config, environment[Variables.config]].compactMap { $0 }
            .first { !$0.isEmpty }
        let config = try ConfigFile.find(named, environment: environment)
        let said = Said(options: options, environment: environment, config: config)
        let output = Output(isJSON: options.json, environment: environment)
        let isEphemeral = options.ephemeral || environment[Variables.ephemeral] == "1"
        let profile = try said.name(.profile, options.profile) ?? "default"
        let lasting = isEphemeral ? nil : try StateFolder.path(profile, environment)
        let memory = lasting.map { Self.remembered($0, output) } ?? ProfileMemory()
        let catalog = said.text(.catalog, options.catalog)
        let (account, device) = (
            try said.name(.account, options.account), try said.name(.device, options.device)
        )
        let (storefront, locale) = (try said.storefront(), try said.locale())
        let (outcome, finishes) = (try said.outcome(), try said.finishesAutomatically())
        let pace = try said.pace()
        return Settings(
            // The last step that can fail: nothing is made for a command line that cannot be.
            profileFolder: try folder(lasting, environment), isEphemeral: isEphemeral,
            catalogPath: catalog == demoCatalog ? nil : catalog ?? memory.catalog,
            isCatalogRemembered: catalog == nil && memory.catalog != nil,
            account: AccountName(account ?? memory.account ?? "customer"),
            device: DeviceName(device ?? "phone-1"), storefront: storefront, locale: locale,
            bundleID: said.text(.bundleID, options.bundleID).map { BundleID($0) },
            saidOutcome: outcome, pace: pace, theme: said.text(.theme, options.theme),
            finishesAutomatically: finishes, output: output, environment: environment)
    }

    private static func folder(
        _ lasting: String?, _ environment: [String: String]
    ) throws(CommandFailure) -> String {
        if let lasting { return lasting }
        return try StateFolder.fresh(environment)
    }

    private static func remembered(_ folder: String, _ output: Output) -> ProfileMemory {
        if let memory = ProfileMemory.read(folder) { return memory }
        output.note(
            "\(folder)/profile.json can not be understood, so the profile has forgotten its catalog "
                + "and account. Say them once: --catalog FILE --account NAME")
        return ProfileMemory()
    }

    /// The same settings for a shop that sells this catalog: one that asks to buy does so unless somebody said
    /// another outcome.
    func selling(_ catalog: Catalog) -> Settings {
        var settings = self
        settings.usualOutcome = catalog.asksToBuy ? .askToBuy : .approve
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
