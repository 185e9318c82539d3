import KioskUI
import StoreModel
import TerminalDriver
import TerminalGraphics

/// How the interface is to be, as far as somebody said it.
struct InterfaceSettings: Sendable {
    /// What the interface itself goes by.
    let preferences: Preferences
    /// The signs; nil goes by the locale.
    let glyphs: GlyphSet?
    /// The colours; nil goes by the terminal.
    let depth: ColorDepth?
    /// How long Esc waits, in milliseconds; nil goes by the connection.
    let escapeDelay: Int64?
    /// Whether it is a dialogue in lines.
    let isAccessible: Bool

    /// What was said, which was found possible.
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

    /// What the terminal is sent: as the environment says, unless somebody said otherwise.
    func applied(to capabilities: TerminalCapabilities) -> TerminalCapabilities {
        var capabilities = capabilities
        capabilities.glyphs = glyphs ?? capabilities.glyphs
        capabilities.depth = depth ?? capabilities.depth
        return capabilities
    }
}
