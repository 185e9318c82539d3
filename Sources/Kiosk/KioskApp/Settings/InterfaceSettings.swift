import KioskUI
import StoreModel
import TerminalDriver
import TerminalGraphics

/// The settings of the interface.
struct InterfaceSettings: Sendable {
    /// The preferences of the interface itself.
    let preferences: Preferences
    /// The character set, or nil to derive it from the locale.
    let glyphs: GlyphSet?
    /// The number of colours, or nil to derive it from the terminal.
    let depth: ColorDepth?
    /// How long Esc waits for the rest of a sequence, in milliseconds, or nil to derive it from the connection.
    let escapeDelay: Int64?
    /// Whether the interface is a line-based dialogue.
    let isAccessible: Bool

    /// Creates the settings from values that were checked.
    init(_ said: ResolvedSettings) {
        var preferences = Preferences()
        preferences.theme = said.effective(.theme).text
        preferences.locale = said.locale
        preferences.keys = said.config.keys
        preferences.sort = ShopSort(rawValue: said.effective(.sort).text) ?? .type
        preferences.firstScreen = said.firstScreen
        preferences.isMouseOn = said.toggle(.mouse)
        preferences.isMotionReduced = said.toggle(.reducedMotion)
        preferences.isSponsorShown = said.toggle(.sponsor)
        preferences.toastLifetime = Int64(said.number(.toastSeconds) ?? 4) * 1000
        self.preferences = preferences
        glyphs = ["unicode": .unicode, "ascii": .ascii][said.effective(.glyphs).text]
        depth = Self.depths[said.effective(.color).text]
        escapeDelay = said.number(.escDelay).map { Int64($0) }
        isAccessible = said.toggle(.accessible)
    }

    private static let depths: [String: ColorDepth] = [
        "never": .mono, "8": .ansi8, "16": .ansi16, "256": .indexed256, "rgb": .truecolor,
    ]

    /// Returns the capabilities of the terminal with the configured character set and colours.
    func applied(to capabilities: TerminalCapabilities) -> TerminalCapabilities {
        var capabilities = capabilities
        capabilities.glyphs = glyphs ?? capabilities.glyphs
        capabilities.depth = depth ?? capabilities.depth
        return capabilities
    }
}
