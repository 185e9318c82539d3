import KioskUI
import StoreModel

extension SettingOption {
    /// All settings, in the order of the reference.
    static let all: [SettingOption] = selling + interface

    private static let selling = [
        SettingOption(
            .catalog, .file(orWord: Settings.demoCatalog), usual: "demo",
            "The catalog: an Xcode .storekit file, a kiosk YAML file, or demo. The profile remembers it.",
            example: "~/shops/MyApp.storekit"),
        SettingOption(
            .backend, .backend, usual: Settings.embedded,
            "The backend: embedded, or the address of a kiosk serve.",
            example: "http://127.0.0.1:8484"),
        SettingOption(
            .merchant, .merchant, usual: Settings.ownMerchant,
            "The merchant: kiosk, or the address of your own server. The profile remembers it.",
            example: "http://127.0.0.1:5000"),
        SettingOption(
            .merchantTokenFile, .file(orWord: nil), usual: "(no token)",
            "The file (mode 0600) with the bearer token for your own server.",
            example: "~/shared/merchant.token"),
        SettingOption(
            .tokenFile, .file(orWord: nil), usual: "(no controls)",
            "The file with the token for a shared backend's sandbox controls.",
            example: "~/shared/sandbox.token"),
        SettingOption(
            .accountTokenFile, .file(orWord: nil), usual: "(no token)",
            "The file (mode 0600) with the secret or token that signs in a new device at a shared backend.",
            example: "~/shared/account.token"),
        SettingOption(
            .tlsCA, .file(orWord: nil), usual: "(the system's)",
            "The only certificates (PEM) to trust for an https backend or merchant.",
            example: "~/shared/ca.pem"),
        SettingOption(
            .profile, .name, usual: "default", "The profile, which is a folder of state.",
            example: "qa"),
        SettingOption(
            .account, .name, usual: "customer",
            "The customer's account. The profile remembers the last one.",
            example: "alice"),
        SettingOption(
            .device, .name, usual: "phone-1", "The customer's device.", example: "tablet"),
        SettingOption(
            .storefront, .country, usual: "(the account's)",
            "The country to move the account to, which determines the currency.", example: "JPN"),
        SettingOption(
            .locale, .language, usual: "(LC_ALL, LC_MESSAGES or LANG)",
            "The customer's language.", example: "zh_CN", isLive: true),
        SettingOption(
            .bundleID, .text, usual: "(the catalog's)",
            "The app's bundle ID, if the catalog has none.", example: "com.example.app"),
        SettingOption(
            .outcome, .choice(Outcome.allCases.map(\.rawValue)), usual: "approve",
            "The outcome of payments.", example: "ask-to-buy"),
        SettingOption(
            .pace, .time, usual: "(at once)",
            "The duration of each step of a purchase, to watch or interrupt it.",
            example: "1s"),
        SettingOption(
            .autoFinish, .toggle, usual: "true",
            "Whether transactions are finished when they are delivered.", example: "false"),
    ]

    private static let interface = [
        SettingOption(
            .theme, .theme, usual: ThemeLocator.builtInName,
            "The theme: a name or file, or {light: NAME, dark: NAME} for light and dark backgrounds.",
            example: "{light: kiosk-light, dark: kiosk-dark}", isLive: true),
        SettingOption(
            .firstScreen, .choice([lastScreen] + Screen.allCases.map(\.logName)),
            usual: lastScreen,
            "The screen that the shop opens with; last is the screen shown last.",
            example: "shop"),
        SettingOption(
            .sort, .choice(ShopSort.allCases.map(\.rawValue)), usual: ShopSort.type.rawValue,
            "The order of the products.", example: "price", isLive: true),
        SettingOption(
            .keys, .keys, usual: "(kiosk help keys)",
            "Custom keys: the name of an action, with one key or a list of keys.",
            example: "{buy: x, refresh: [f5, alt-r]}", isLive: true),
        SettingOption(
            .mouse, .toggle, usual: "true",
            "Whether the shop uses the mouse; otherwise the mouse selects text in the terminal.",
            example: "false", isLive: true),
        SettingOption(
            .color, .choice(["auto", "never", "8", "16", "256", "rgb"]), usual: "auto",
            "The number of colors; auto depends on TERM, COLORTERM and NO_COLOR.",
            example: "256"),
        SettingOption(
            .glyphs, .choice(["auto", "unicode", "ascii"]), usual: "auto",
            "The symbols and lines on the screen; auto depends on the locale.", example: "ascii"),
        SettingOption(
            .reducedMotion, .toggle, usual: "false",
            "Whether animation and flashing are turned off.", example: "true", isLive: true),
        SettingOption(
            .accessible, .toggle, usual: "(ACCESSIBLE, else false)",
            "Whether the shop is a line-by-line dialogue, for screen readers.", example: "true"),
        SettingOption(
            .toastSeconds, .number(1...60, "seconds"), usual: "4",
            "How long messages stay on the screen; errors stay until they are dismissed.",
            example: "8", isLive: true),
        SettingOption(
            .escDelay, .number(5...1000, "milliseconds"), usual: "(25, over SSH 75)",
            "How long to wait for more of an escape sequence after Esc.", example: "100"),
        SettingOption(
            .sponsor, .toggle, usual: "true",
            "Whether the demo shop shows its invented sponsor until ads are removed.",
            example: "false", isLive: true),
    ]

    /// The value for the screen that was open when the user left the shop.
    static let lastScreen = "last"
}
