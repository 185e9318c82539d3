import ArgumentParser
import KioskUI
import StoreModel
import TerminalDriver
import TerminalGraphics

/// The options of commands that show the interface. Each one has a `KIOSK_` variable and a line in the config file.
struct InterfaceOptions: ParsableArguments, CustomReflectable {
    /// The values of the options that were given.
    private(set) var givenValues: [SettingKey: String] = [:]

    private static let rows = SettingOption.withOption(SettingOption.interface)

    var customMirror: Mirror { Mirror(self, children: Self.rows.map(\.definition)) }

    init() {}

    init(from decoder: any Decoder) throws {
        givenValues = try SettingOption.values(
            of: Self.rows, in: decoder.container(keyedBy: OptionName.self))
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
