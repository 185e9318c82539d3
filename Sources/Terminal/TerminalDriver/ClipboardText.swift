import FoundationEssentials
import TerminalGraphics

/// Text on its way into a terminal's clipboard.
struct ClipboardText {
    /// What OSC 52 carries.
    let base64: String

    /// The most base64 that terminals with a small buffer still take.
    static let limit = 74_994

    /// nil when the text is empty or longer than the limit: half of a text is worse than none.
    init?(_ text: SafeText) {
        base64 = Data(text.string.utf8).base64EncodedString()
        guard !base64.isEmpty, base64.utf8.count <= Self.limit else { return nil }
    }
}
