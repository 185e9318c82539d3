import ArgumentParser
import KioskUI
import StoreModel
import TerminalDriver

/// A setting. The raw value is the name of its option, of its variable and of its line in `config.yaml`. The order is
/// that of the options in the help.
enum SettingKey: String, CaseIterable, Sendable {
    case catalog, backend, merchant
    case merchantTokenFile = "merchant-token-file"
    case tokenFile = "token-file"
    case accountTokenFile = "account-token-file"
    case tlsCA = "tls-ca"
    case profile, account, device, storefront, locale
    case bundleID = "bundle-id"
    case outcome, pace, theme
    case autoFinish = "auto-finish"
    case readOnly = "read-only"
    case firstScreen = "first-screen"
    case sort, glyphs, color, mouse
    case reducedMotion = "reduced-motion"
    case sponsor
    case toastSeconds = "toast-seconds"
    case notices
    case escDelay = "esc-delay"
    case accessible, keys

    /// The option, such as `--bundle-id`, or nil for a setting with several values.
    var option: String? { self == .keys ? nil : "--" + rawValue }

    /// The environment variable, such as `KIOSK_BUNDLE_ID`, or nil for a setting with several values.
    var variable: String? {
        self == .keys ? nil : "KIOSK_" + rawValue.uppercased().replacing("-", with: "_")
    }
}

// MARK: Rows

extension SettingDefinition {
    /// All settings, in the order of the reference.
    static let all = global + interface

    /// The settings with an option of every command.
    static let global: [SettingDefinition] = [
        SettingDefinition(
            .catalog, .file(orWord: Settings.demoCatalog), defaultValue: Settings.demoCatalog,
            "The catalog: an Xcode .storekit file, a kiosk YAML file, or “demo”. The profile remembers it.",
            completion: .file(extensions: ["storekit", "yaml", "yml", "json"]),
            example: "~/shops/MyApp.storekit"),
        SettingDefinition(
            .backend, .backend, defaultValue: Settings.embedded,
            "The backend: “embedded”, or the address of a kiosk serve, such as %example.",
            example: "http://127.0.0.1:8484"),
        SettingDefinition(
            .merchant, .merchant, defaultValue: Settings.ownMerchant,
            "The merchant: “kiosk”, or the address of your own server. The profile remembers it.",
            example: "http://127.0.0.1:5000"),
        SettingDefinition(
            .merchantTokenFile, .file(orWord: nil), defaultValue: "(no token)",
            "The file (mode 0600) with the bearer token for your own server.",
            example: "~/shared/merchant.token"),
        SettingDefinition(
            .tokenFile, .file(orWord: nil), defaultValue: "(no controls)",
            "The file with the token for a shared backend's sandbox controls.",
            example: "~/shared/sandbox.token"),
        SettingDefinition(
            .accountTokenFile, .file(orWord: nil), defaultValue: "(no token)",
            "The file (mode 0600) with the secret or token that signs in a new device at a shared backend.",
            example: "~/shared/account.token"),
        SettingDefinition(
            .tlsCA, .file(orWord: nil), defaultValue: "(the system's)",
            "The only certificates (PEM) to trust for an https backend or merchant.",
            example: "~/shared/ca.pem"),
        SettingDefinition(
            .profile, .name, defaultValue: "default", "The profile, which is a folder of state.",
            completion: .names(CompletionCandidates.profiles), example: "qa"),
        SettingDefinition(
            .account, .name, defaultValue: "customer",
            "The customer's account. The profile remembers the last one.",
            completion: .names(CompletionCandidates.accounts), example: "alice"),
        SettingDefinition(
            .device, .name, defaultValue: "phone-1", "The customer's device.",
            completion: .names(CompletionCandidates.devices), example: "tablet"),
        SettingDefinition(
            .storefront, .country, defaultValue: "(the account's)",
            "The country to move the account to, which determines the currency.",
            help:
                "Move the account to this country (ISO 3166-1 alpha-3, such as USA), which determines the currency.",
            example: "JPN"),
        SettingDefinition(
            .locale, .language, defaultValue: "(LC_ALL, LC_MESSAGES or LANG)",
            "The customer's language, such as %example.", example: "zh_CN", isLive: true),
        SettingDefinition(
            .bundleID, .text, defaultValue: "(the catalog's)",
            "The app's bundle ID, if the catalog has none.", valueName: "id",
            example: "com.example.app"),
        SettingDefinition(
            .outcome, .choice(Outcome.allCases.map(\.rawValue)), defaultValue: "approve",
            "The outcome of payments.",
            help:
                "The outcome of payments: \(Outcome.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "outcome", example: "ask-to-buy"),
        SettingDefinition(
            .pace, .time, defaultValue: "(at once)",
            "The duration of each step of a purchase, such as %example, to watch or interrupt it.",
            example: "1s", isLive: true),
        SettingDefinition(
            .autoFinish, .toggle, defaultValue: "true",
            "Whether transactions are finished when they are delivered.",
            help: "Finish transactions when they are delivered; otherwise use kiosk finish.",
            example: "false"),
        SettingDefinition(
            .readOnly, .toggle, defaultValue: "false",
            "Whether kiosk only displays, and changes nothing at the store, the merchant or the device.",
            help:
                "Only display: refuse everything that changes the store, the merchant or the device.",
            example: "true"),
        SettingDefinition(
            .theme, .theme, defaultValue: ThemeLocator.builtInName,
            "The theme: a name or file, or {light: NAME, dark: NAME} for light and dark backgrounds.",
            help: "The theme: a name from “kiosk theme list”, or a file.",
            example: "{light: kiosk-light, dark: kiosk-dark}", isLive: true),
    ]

    /// The settings of the commands that show the interface.
    static let interface: [SettingDefinition] = [
        SettingDefinition(
            .firstScreen, .choice([lastScreen] + Screen.allCases.map(\.logName)),
            defaultValue: lastScreen,
            "The screen that the shop opens with; last is the screen shown last.",
            help: "The first screen: last, or the name of a screen.", valueName: "screen",
            example: "shop"),
        SettingDefinition(
            .sort, .choice(ShopSort.allCases.map(\.rawValue)), defaultValue: usual.sort.rawValue,
            "The order of the products.", help: "The order of the products: %values.",
            valueName: "order", example: "price", isLive: true),
        SettingDefinition(
            .keys, .keys, defaultValue: "(kiosk help keys)",
            "Custom keys: the name of an action, with one key or a list of keys.",
            example: "{buy: x, refresh: [f5, alt-r]}", isLive: true),
        SettingDefinition(
            .mouse, switching: \.isMouseOn,
            "Whether the shop uses the mouse; otherwise the mouse selects text in the terminal.",
            help: "Use the mouse in the shop, or leave it to the terminal."),
        SettingDefinition(
            .color, .automatic(or: InterfaceSettings.depths), defaultValue: "auto",
            "The number of colors; auto depends on TERM, COLORTERM and NO_COLOR.",
            help: "Colors: %values.", valueName: "number", example: "256"),
        SettingDefinition(
            .glyphs, .automatic(or: InterfaceSettings.glyphSets), defaultValue: "auto",
            "The symbols and lines on the screen; auto depends on the locale.",
            help: "Symbols and lines: %values.", valueName: "set", example: "ascii"),
        SettingDefinition(
            .reducedMotion, switching: \.isMotionReduced,
            "Whether animation and flashing are turned off.",
            help: "Turn off animation and flashing."),
        SettingDefinition(
            .accessible, .toggle, defaultValue: "(ACCESSIBLE, else false)",
            "Whether the shop is a line-by-line dialogue, for screen readers.",
            help:
                "Use a line-by-line dialogue instead of the full screen, also for screen readers.",
            alias: "plain", example: "true"),
        SettingDefinition(
            .toastSeconds, .number(1...60, "seconds"),
            defaultValue: "\(usual.toastLifetime / 1000)",
            "How long messages stay on the screen; errors stay until they are dismissed.",
            help: "How long messages stay on the screen, from %values.",
            example: "8", isLive: true),
        SettingDefinition(
            .notices, .automatic(or: InterfaceSettings.noticeSwitches), defaultValue: "auto",
            "Whether the terminal notifies you of events while it is not focused; auto does, except over SSH.",
            help: "Notifications while the terminal is not focused: %values.", valueName: "when",
            example: "off", isLive: true),
        SettingDefinition(
            .escDelay, .number(5...1000, "milliseconds"),
            defaultValue:
                "(\(EventLoop.escapeDelay(isRemote: false)), over SSH \(EventLoop.escapeDelay(isRemote: true)))",
            "How long to wait for more of an escape sequence after Esc.",
            help: "How long to wait for more of an escape sequence, from %values.", example: "100"),
        SettingDefinition(
            .sponsor, switching: \.isSponsorShown,
            "Whether the demo shop shows its invented sponsor until ads are removed.",
            help: "Show the demo shop's invented sponsor."),
    ]

    /// The preferences of an interface without settings.
    private static let usual = Preferences()

    /// The value for the screen that was open when the user left the shop.
    static let lastScreen = "last"
}
