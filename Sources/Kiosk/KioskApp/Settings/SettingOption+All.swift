import KioskUI
import StoreModel

extension SettingOption {
    /// All settings, in the order of the reference.
    static let all: [SettingOption] = selling + interface

    private static let selling = [
        SettingOption(
            .catalog, .file(orWord: Settings.demoCatalog), usual: "demo",
            "What is sold: an Xcode .storekit file or a kiosk YAML file; the profile remembers it.",
            example: "~/shops/MyApp.storekit"),
        SettingOption(
            .backend, .backend, usual: Settings.embedded,
            "Who sells: embedded, or the address of a kiosk serve.",
            example: "http://127.0.0.1:8484"),
        SettingOption(
            .merchant, .merchant, usual: Settings.ownMerchant,
            "Who grants the goods: kiosk, or your own server's address; the profile remembers it.",
            example: "http://127.0.0.1:5000"),
        SettingOption(
            .merchantTokenFile, .file(orWord: nil), usual: "(no token)",
            "The file, for you alone (0600), with the bearer token that your own server is sent.",
            example: "~/shared/merchant.token"),
        SettingOption(
            .tokenFile, .file(orWord: nil), usual: "(no controls)",
            "The file with a shared backend's token, for the sandbox's controls.",
            example: "~/shared/sandbox.token"),
        SettingOption(
            .accountTokenFile, .file(orWord: nil), usual: "(no token)",
            "The file, for you alone (0600), with what signs a new device in at a shared backend.",
            example: "~/shared/account.token"),
        SettingOption(
            .tlsCA, .file(orWord: nil), usual: "(the system's)",
            "The certificates, PEM, by which alone an https backend or merchant is trusted.",
            example: "~/shared/ca.pem"),
        SettingOption(
            .profile, .name, usual: "default", "The folder of state to use.", example: "qa"),
        SettingOption(
            .account, .name, usual: "customer", "The customer; the profile remembers the last one.",
            example: "alice"),
        SettingOption(.device, .name, usual: "phone-1", "The customer's phone.", example: "tablet"),
        SettingOption(
            .storefront, .country, usual: "(the account's)",
            "The country that the account is moved to, which decides the currency.", example: "JPN"),
        SettingOption(
            .locale, .language, usual: "(LC_ALL, LC_MESSAGES or LANG)",
            "The customer's language.", example: "zh_CN", isLive: true),
        SettingOption(
            .bundleID, .text, usual: "(the catalog's)",
            "The app that sells, where the catalog names none.", example: "com.example.app"),
        SettingOption(
            .outcome, .choice(Outcome.allCases.map(\.rawValue)), usual: "approve",
            "How payments go.", example: "ask-to-buy"),
        SettingOption(
            .pace, .time, usual: "(at once)",
            "How long each step of a purchase takes, to watch it or to interrupt it.",
            example: "1s"),
        SettingOption(
            .autoFinish, .toggle, usual: "true",
            "Whether transactions are finished once they are delivered.", example: "false"),
    ]

    private static let interface = [
        SettingOption(
            .theme, .theme, usual: ThemeLocator.builtInName,
            "The colours: a theme's name or file, or {light: NAME, dark: NAME} for either background.",
            example: "{light: kiosk-light, dark: kiosk-dark}", isLive: true),
        SettingOption(
            .firstScreen, .choice([lastScreen] + Screen.allCases.map(\.logName)),
            usual: lastScreen,
            "The screen that the shop opens with; last is the one it was left on.",
            example: "shop"),
        SettingOption(
            .sort, .choice(ShopSort.allCases.map(\.rawValue)), usual: ShopSort.type.rawValue,
            "The order of the products.", example: "price", isLive: true),
        SettingOption(
            .keys, .keys, usual: "(kiosk help keys)",
            "Keys of your own: the name of an action, and one key or a list of them.",
            example: "{buy: x, refresh: [f5, alt-r]}", isLive: true),
        SettingOption(
            .mouse, .toggle, usual: "true",
            "Whether the mouse is the shop's; otherwise it selects text as elsewhere.",
            example: "false", isLive: true),
        SettingOption(
            .color, .choice(["auto", "never", "8", "16", "256", "rgb"]), usual: "auto",
            "How many colours the terminal is sent; auto goes by TERM, COLORTERM and NO_COLOR.",
            example: "256"),
        SettingOption(
            .glyphs, .choice(["auto", "unicode", "ascii"]), usual: "auto",
            "The signs and lines on the screen; auto goes by the locale.", example: "ascii"),
        SettingOption(
            .reducedMotion, .toggle, usual: "false",
            "Whether nothing moves or flashes by itself.", example: "true", isLive: true),
        SettingOption(
            .accessible, .toggle, usual: "(ACCESSIBLE, else false)",
            "Whether the shop is a dialogue in lines, for screen readers.", example: "true"),
        SettingOption(
            .toastSeconds, .number(1...60, "seconds"), usual: "4",
            "How long news stays on the screen; errors stay until they are dismissed.",
            example: "8", isLive: true),
        SettingOption(
            .escDelay, .number(5...1000, "milliseconds"), usual: "(25, over SSH 75)",
            "How long Esc waits for the rest of a sequence.", example: "100"),
        SettingOption(
            .sponsor, .toggle, usual: "true",
            "Whether the demo shop's invented sponsor has a line until it is bought away.",
            example: "false", isLive: true),
    ]

    /// The value for the screen that was open when the user left the shop.
    static let lastScreen = "last"
}
