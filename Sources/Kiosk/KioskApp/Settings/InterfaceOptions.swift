import ArgumentParser
import KioskUI
import StoreModel
import TerminalDriver
import TerminalGraphics

/// The options of commands that show the interface. Each one has a `KIOSK_` variable and a line in the config file.
struct InterfaceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The first screen: last, or the name of a screen.", valueName: "screen"),
        completion: .setting(.firstScreen))
    var firstScreen: String?

    @Option(
        help: ArgumentHelp(
            "The order of the products: type, name, price or price-down.", valueName: "order"),
        completion: .setting(.sort))
    var sort: String?

    @Option(
        help: ArgumentHelp("Symbols and lines: auto, unicode or ascii.", valueName: "set"),
        completion: .setting(.glyphs))
    var glyphs: String?

    @Option(
        help: ArgumentHelp("Colors: auto, never, 8, 16, 256 or rgb.", valueName: "number"),
        completion: .setting(.color))
    var color: String?

    @Flag(inversion: .prefixedNo, help: "Use the mouse in the shop, or leave it to the terminal.")
    var mouse: Bool?

    @Flag(inversion: .prefixedNo, help: "Turn off animation and flashing.")
    var reducedMotion: Bool?

    @Flag(inversion: .prefixedNo, help: "Show the demo shop's invented sponsor.")
    var sponsor: Bool?

    @Option(
        help: ArgumentHelp(
            "How long messages stay on the screen, from 1 to 60.", valueName: "seconds"))
    var toastSeconds: String?

    @Option(
        help: ArgumentHelp(
            "How long to wait for more of an escape sequence, from 5 to 1000.",
            valueName: "milliseconds"))
    var escDelay: String?

    @Flag(
        name: [.customLong("accessible"), .customLong("plain")],
        help: "Use a line-by-line dialogue instead of the full screen, also for screen readers.")
    var accessible = false

    /// The values of the options that were given.
    var givenValues: [SettingKey: String] {
        var values: [SettingKey: String] = [:]
        values[.firstScreen] = firstScreen
        values[.sort] = sort
        values[.glyphs] = glyphs
        values[.color] = color
        values[.mouse] = mouse.map { "\($0)" }
        values[.reducedMotion] = reducedMotion.map { "\($0)" }
        values[.sponsor] = sponsor.map { "\($0)" }
        values[.toastSeconds] = toastSeconds
        values[.escDelay] = escDelay
        values[.accessible] = accessible ? "true" : nil
        return values
    }
}

/// The settings of the interface.
struct InterfaceSettings: Sendable {
    /// The preferences of the interface itself.
    let preferences: Preferences
    /// The character set, or nil to derive it from the locale.
    let glyphs: GlyphSet?
    /// The number of colors, or nil to derive it from the terminal.
    let depth: ColorDepth?
    /// How long Esc waits for the rest of a sequence, in milliseconds, or nil to derive it from the connection.
    let escapeDelay: Int64?
    /// Whether the interface is a line-based dialogue.
    let isAccessible: Bool

    /// Creates the settings from values that were checked.
    init(_ settings: LayeredSettings) {
        var preferences = Preferences()
        preferences.theme = settings.effective(.theme).text
        preferences.locale = settings.locale
        preferences.keys = settings.config.keys
        preferences.sort = ShopSort(rawValue: settings.effective(.sort).text) ?? .type
        preferences.firstScreen = settings.firstScreen
        preferences.isMouseOn = settings.toggle(.mouse)
        preferences.isMotionReduced = settings.toggle(.reducedMotion)
        preferences.isSponsorShown = settings.toggle(.sponsor)
        preferences.toastLifetime = Int64(settings.number(.toastSeconds) ?? 4) * 1000
        self.preferences = preferences
        glyphs = ["unicode": .unicode, "ascii": .ascii][settings.effective(.glyphs).text]
        depth = Self.depths[settings.effective(.color).text]
        escapeDelay = settings.number(.escDelay).map { Int64($0) }
        isAccessible = settings.toggle(.accessible)
    }

    private static let depths: [String: ColorDepth] = [
        "never": .mono, "8": .ansi8, "16": .ansi16, "256": .indexed256, "rgb": .truecolor,
    ]

    /// Returns the capabilities of the terminal with the configured character set and colors.
    func applied(to capabilities: TerminalCapabilities) -> TerminalCapabilities {
        var capabilities = capabilities
        capabilities.glyphs = glyphs ?? capabilities.glyphs
        capabilities.depth = depth ?? capabilities.depth
        return capabilities
    }
}
