import ArgumentParser

/// The options that every command takes; each also has a `KIOSK_` variable in the environment.
struct GlobalOptions: ParsableArguments {
    @Option(help: "A catalog: an Xcode .storekit file or a kiosk YAML file.")
    var catalog: String?

    @Option(help: "The folder of state to use, by name.")
    var profile: String?

    @Flag(help: "Use a fresh state that is removed at exit.")
    var ephemeral = false

    @Option(help: "The customer's account.")
    var account: String?

    @Option(help: "The customer's phone.")
    var device: String?

    @Option(help: "Move the account to this country (ISO 3166-1 alpha-3, such as USA).")
    var storefront: String?

    @Option(help: "The customer's language, such as zh_CN.")
    var locale: String?

    @Option(name: .customLong("bundle-id"), help: "The app that sells, if the catalog names none.")
    var bundleID: String?

    @Option(help: "How payments go: approve, decline, ask-to-buy or cancel.")
    var outcome: String?

    @Option(help: "A theme: its name or a file.")
    var theme: String?

    @Flag(
        name: .customLong("no-auto-finish"),
        help: "Leave delivered transactions unfinished, to finish them by hand.")
    var noAutoFinish = false

    @Flag(help: "Print one JSON object a line.")
    var json = false
}
