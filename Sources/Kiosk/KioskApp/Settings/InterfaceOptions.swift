import ArgumentParser
import KioskUI
import StoreModel
import TerminalDriver
import TerminalGraphics

/// The options of commands that show the interface. Each one has a `KIOSK_` variable and a line in the config file.
struct InterfaceOptions: ParsableArguments, CustomReflectable {
    /// The values of the options that were given.
    private(set) var givenValues: [SettingKey: String] = [:]

    private static let rows = SettingDefinition.withOption(SettingDefinition.interface)

    var customMirror: Mirror { Mirror(self, children: Self.rows.map(\.definition)) }

    init() {}

    init(from decoder: any Decoder) throws {
        givenValues = try SettingDefinition.values(
            of: Self.rows, in: decoder.container(keyedBy: StringKey.self))
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
        preferences.sort = ShopSort(rawValue: settings.effective(.sort).text) ?? preferences.sort
        preferences.firstScreen = settings.firstScreen
        preferences.pace = settings.pace?.milliseconds ?? 0
        for row in SettingDefinition.interface {
            if let path = row.preference { preferences[keyPath: path] = settings.toggle(row.key) }
        }
        let notices = settings.effective(.notices).text
        preferences.sendsNotices =
            Self.noticeSwitches.first { $0.key == notices }?.value ?? !settings.isRemote
        if let seconds = settings.number(.toastSeconds) {
            preferences.toastLifetime = Int64(seconds) * 1000
        }
        self.preferences = preferences
        let (glyphs, depth) = (settings.effective(.glyphs).text, settings.effective(.color).text)
        self.glyphs = Self.glyphSets.first { $0.key == glyphs }?.value
        self.depth = Self.depths.first { $0.key == depth }?.value
        escapeDelay = settings.number(.escDelay).map { Int64($0) }
        isAccessible = settings.toggle(.accessible)
    }

    /// The character sets by their words in the settings.
    static let glyphSets: KeyValuePairs<String, GlyphSet> = ["unicode": .unicode, "ascii": .ascii]

    /// The words that turn notifications on or off in the settings.
    static let noticeSwitches: KeyValuePairs<String, Bool> = ["on": true, "off": false]

    /// The numbers of colors by their words in the settings.
    static let depths: KeyValuePairs<String, ColorDepth> = [
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

extension SettingDefinition {
    /// Creates the row of a preference that the setting switches. The preference has the default, and an open shop
    /// applies a change at once.
    init(
        _ key: SettingKey, switching preference: any WritableKeyPath<Preferences, Bool> & Sendable,
        _ text: String, help: String
    ) {
        let isOn = Preferences()[keyPath: preference]
        self.init(
            key, .toggle, defaultValue: "\(isOn)", text, help: help, example: "\(!isOn)",
            isLive: true, preference: preference)
    }
}
