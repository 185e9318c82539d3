import ArgumentParser
import StoreModel

/// The options of every command.
///
/// Each one except `--json` also has a `KIOSK_` variable, and each one except `--ephemeral`, `--config` and `--json`
/// has a line in the config file.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The catalog: an Xcode .storekit file, a kiosk YAML file, or “demo”. The profile remembers it.",
            valueName: "file"),
        completion: .file(extensions: ["storekit", "yaml", "yml", "json"]))
    var catalog: String?

    @Option(
        help: ArgumentHelp(
            "The backend: “embedded”, or the address of a kiosk serve, such as http://127.0.0.1:8484.",
            valueName: "address"))
    var backend: String?

    @Option(
        help: ArgumentHelp(
            "The merchant: “kiosk”, or the address of your own server. The profile remembers it.",
            valueName: "address"))
    var merchant: String?

    @Option(
        help: ArgumentHelp(
            "The file (mode 0600) with the bearer token for your own server.",
            valueName: "file"), completion: .file())
    var merchantTokenFile: String?

    @Option(
        help: ArgumentHelp(
            "The file with the token for a shared backend's sandbox controls.",
            valueName: "file"), completion: .file())
    var tokenFile: String?

    @Option(
        help: ArgumentHelp(
            "The file (mode 0600) with the secret or token that signs in a new device at a shared backend.",
            valueName: "file"), completion: .file())
    var accountTokenFile: String?

    @Option(
        name: .customLong("tls-ca"),
        help: ArgumentHelp(
            "The only certificates (PEM) to trust for an https backend or merchant.",
            valueName: "file"), completion: .file())
    var tlsCA: String?

    @Option(
        help: ArgumentHelp("The profile, which is a folder of state.", valueName: "name"),
        completion: .names(Completions.profiles))
    var profile: String?

    @Flag(help: "Use new state that is removed at exit.")
    var ephemeral = false

    @Option(
        help: ArgumentHelp(
            "The customer's account. The profile remembers the last one.", valueName: "name"),
        completion: .names(Completions.accounts))
    var account: String?

    @Option(
        help: ArgumentHelp("The customer's device.", valueName: "name"),
        completion: .names(Completions.devices))
    var device: String?

    @Option(
        help: ArgumentHelp(
            "Move the account to this country (ISO 3166-1 alpha-3, such as USA), which determines the currency.",
            valueName: "country"),
        completion: .names(Completions.countries))
    var storefront: String?

    @Option(help: ArgumentHelp("The customer's language, such as zh_CN.", valueName: "language"))
    var locale: String?

    @Option(
        name: .customLong("bundle-id"),
        help: ArgumentHelp("The app's bundle ID, if the catalog has none.", valueName: "id"))
    var bundleID: String?

    @Option(
        help: ArgumentHelp(
            "The outcome of payments: \(Outcome.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "outcome"),
        completion: .setting(.outcome))
    var outcome: String?

    @Option(
        help: ArgumentHelp(
            "The duration of each step of a purchase, such as 1s, to watch or interrupt it.",
            valueName: "time"))
    var pace: String?

    @Option(
        help: ArgumentHelp(
            "The theme: a name from “kiosk theme list”, or a file.", valueName: "theme"),
        completion: .names(Completions.themes))
    var theme: String?

    @Option(
        help: ArgumentHelp(
            "The config file to use instead of ~/.config/kiosk/config.yaml.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    @Flag(
        name: .customLong("auto-finish"), inversion: .prefixedNo,
        help: "Finish transactions when they are delivered; otherwise use kiosk finish.")
    var autoFinish: Bool?

    @Flag(help: "Print one JSON object per line on stdout.")
    var json = false

    /// The values of the options that were given.
    var givenValues: [SettingKey: String] {
        var values: [SettingKey: String] = [:]
        values[.catalog] = catalog
        values[.backend] = backend
        values[.merchant] = merchant
        values[.merchantTokenFile] = merchantTokenFile
        values[.tokenFile] = tokenFile
        values[.accountTokenFile] = accountTokenFile
        values[.tlsCA] = tlsCA
        values[.profile] = profile
        values[.account] = account
        values[.device] = device
        values[.storefront] = storefront
        values[.locale] = locale
        values[.bundleID] = bundleID
        values[.outcome] = outcome
        values[.pace] = pace
        values[.theme] = theme
        values[.autoFinish] = autoFinish.map { "\($0)" }
        return values
    }
}

extension GlobalOptions {
    /// The settings that the scenario file determines, because each scenario is played in a world of its own.
    private static let fixedByScenario: [SettingKey] = [
        .catalog, .backend, .merchant, .merchantTokenFile, .tokenFile, .accountTokenFile, .tlsCA,
        .profile, .account, .device, .storefront, .locale, .outcome, .pace, .autoFinish,
    ]

    /// Throws for an option of the command line that does not affect a scenario. `KIOSK_` variables are ignored
    /// instead, because they also serve other commands.
    ///
    /// - Parameters:
    ///   - more: Further settings without effect.
    ///   - file: The noun for the file that determines them, such as “a scenario’s file”.
    /// - Throws: ``CommandFailure`` with exit code 64.
    func refuseIneffective(
        and more: [SettingKey] = [], by file: String
    ) throws(CommandFailure) {
        let givenValues = givenValues
        let ineffective = (Self.fixedByScenario + more).first { givenValues[$0] != nil }
        guard let ineffective, let option = ineffective.option else { return }
        let isOff = ineffective == .autoFinish && givenValues[ineffective] == "false"
        throw .usage(
            "\(isOff ? "--no-" + ineffective.rawValue : option) cannot be used here: a scenario runs in a separate world, "
                + "and \(file) specifies the catalog, the accounts, the devices and the outcomes. "
                + "Nothing was run.")
    }
}
