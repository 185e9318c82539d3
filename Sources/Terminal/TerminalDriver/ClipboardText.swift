import FoundationEssentials
import TerminalGraphics

/// Text that is encoded for a terminal's clipboard.
struct ClipboardText {
    /// The text in base64, the payload of OSC 52.
    let base64: String

    /// The longest base64, in bytes, that terminals with a small buffer still accept.
    static let limit = 74_994

    /// Returns nil if the text is empty or longer than the limit: half of a text is worse than none.
    init?(_ text: SafeText) {
        base64 = Data(text.string.utf8).base64EncodedString()
        guard !base64.isEmpty, base64.utf8.count <= Self.limit else { return nil }
    }
}
