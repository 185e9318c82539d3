import ArgumentParser
import StoreModel

/// The options of every command.
///
/// Each one except `--json` also has a `KIOSK_` variable, and each one except `--ephemeral`, `--config` and `--json`
/// has a line in the config file.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "An Xcode .storekit file or a kiosk YAML file; the profile remembers it. “demo” is the built-in one.",
            valueName: "file"),
        completion: .file(extensions: ["storekit", "yaml", "yml", "json"]))
    var catalog: String?

    @Option(
        help: ArgumentHelp(
            "Who sells: “embedded”, or the address of a kiosk serve, such as http://127.0.0.1:8484.",
            valueName: "address"))
    var backend: String?

    @Option(
        help: ArgumentHelp(
            "Who grants the goods: “kiosk”, or the address of your own server; the profile remembers it.",
            valueName: "address"))
    var merchant: String?

    @Option(
        help: ArgumentHelp(
            "The file, readable by you alone, with the bearer token that your own server is sent.",
            valueName: "file"), completion: .file())
    var merchantTokenFile: String?

    @Option(
        help: ArgumentHelp(
            "The file with a shared backend's token, for the sandbox's controls.",
            valueName: "file"), completion: .file())
    var tokenFile: String?

    @Option(
        help: ArgumentHelp(
            "The file, readable by you alone, with what lets a new device sign in to a shared backend's account.",
            valueName: "file"), completion: .file())
    var accountTokenFile: String?

    @Option(
        name: .customLong("tls-ca"),
        help: ArgumentHelp(
            "The certificates, PEM, by which alone an https backend or merchant is trusted.",
            valueName: "file"), completion: .file())
    var tlsCA: String?

    @Option(
        help: ArgumentHelp("The folder of state to use.", valueName: "name"),
        completion: .names(Completions.profiles))
    var profile: String?

    @Flag(help: "Use a fresh state that is removed at exit.")
    var ephemeral = false

    @Option(
        help: ArgumentHelp("The customer; the profile remembers the last one.", valueName: "name"),
        completion: .names(Completions.accounts))
    var account: String?

    @Option(
        help: ArgumentHelp("The customer's phone.", valueName: "name"),
        completion: .names(Completions.devices))
    var device: String?

    @Option(
        help: ArgumentHelp(
            "Move the account to this country (ISO 3166-1 alpha-3, such as USA); it decides the currency.",
            valueName: "country"),
        completion: .names(Completions.countries))
    var storefront: String?

    @Option(help: ArgumentHelp("The customer's language, such as zh_CN.", valueName: "language"))
    var locale: String?

    @Option(
        name: .customLong("bundle-id"),
        help: ArgumentHelp("The app that sells, where the catalog names none.", valueName: "id"))
    var bundleID: String?

    @Option(
        help: ArgumentHelp(
            "How payments go: \(Outcome.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "outcome"),
        completion: .setting(.outcome))
    var outcome: String?

    @Option(
        help: ArgumentHelp(
            "Let each step of a purchase take this long, such as 1s, to watch it or to interrupt it.",
            valueName: "time"))
    var pace: String?

    @Option(
        help: ArgumentHelp("A theme of “kiosk theme list”, or a file.", valueName: "theme"),
        completion: .names(Completions.themes))
    var theme: String?

    @Option(
        help: ArgumentHelp(
            "A config file instead of ~/.config/kiosk/config.yaml.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    @Flag(
        name: .customLong("auto-finish"), inversion: .prefixedNo,
        help: "Finish transactions once they are delivered; otherwise finish them by hand.")
    var autoFinish: Bool?

    @Flag(help: "Print one JSON object a line on stdout.")
    var json = false

    /// The values of the options that were given.
    var said: [SettingKey: String] {
        var said: [SettingKey: String] = [:]
        said[.catalog] = catalog
        said[.backend] = backend
        said[.merchant] = merchant
        said[.merchantTokenFile] = merchantTokenFile
        said[.tokenFile] = tokenFile
        said[.accountTokenFile] = accountTokenFile
        said[.tlsCA] = tlsCA
        said[.profile] = profile
        said[.account] = account
        said[.device] = device
        said[.storefront] = storefront
        said[.locale] = locale
        said[.bundleID] = bundleID
        said[.outcome] = outcome
        said[.pace] = pace
        said[.theme] = theme
        said[.autoFinish] = autoFinish.map { "\($0)" }
        return said
    }
}
