import Glibc
import StoreModel

/// What a run of kiosk was told, from flags, `KIOSK_` variables and what the profile remembers, in that order.
struct Settings: Sendable {
    /// The folder of the profile.
    let profileFolder: String
    /// Whether the folder is removed at the end.
    let isEphemeral: Bool
    /// The catalog's file; nil is the built-in one.
    let catalogPath: String?
    /// The customer.
    let account: AccountName
    /// The phone.
    let device: DeviceName
    /// The country that the account is moved to; nil leaves it where it is.
    let storefront: String?
    /// The language of texts.
    let locale: LocaleID
    /// The app, if the catalog does not name it.
    let bundleID: BundleID?
    /// How payments go.
    let outcome: Outcome
    /// The theme's name or file; nil is the default.
    let theme: String?
    /// Whether delivered transactions are finished at once.
    let finishesAutomatically: Bool
    /// Where words go.
    let output: Output
}

extension Settings {
    /// Puts together what was said, and checks every name before it is used in a path.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for a name that cannot be one.
    static func resolve(
        _ options: GlobalOptions, environment: [String: String]
    ) throws(CommandFailure) -> Settings {
        let said = Said(options: options, environment: environment)
        let isEphemeral = options.ephemeral || environment["KIOSK_EPHEMERAL"] == "1"
        let profile = try said.name("profile", options.profile) ?? "default"
        let folder =
            isEphemeral
            ? try StateFolder.fresh(environment) : try StateFolder.path(profile, environment)
        let memory = ProfileMemory.read(folder)
        return Settings(
            profileFolder: folder, isEphemeral: isEphemeral,
            catalogPath: said.text("catalog", options.catalog) ?? memory.catalog,
            account: AccountName(
                try said.name("account", options.account) ?? memory.account ?? "customer"),
            device: DeviceName(try said.name("device", options.device) ?? "phone-1"),
            storefront: try said.storefront(options.storefront),
            locale: try said.locale(options.locale),
            bundleID: said.text("bundle-id", options.bundleID).map { BundleID($0) },
            outcome: try said.outcome(options.outcome),
            theme: said.text("theme", options.theme),
            finishesAutomatically: !options.noAutoFinish, output: Output(isJSON: options.json))
    }
}
