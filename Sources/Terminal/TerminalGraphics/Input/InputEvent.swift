/// An event that the program receives from the terminal.
package enum InputEvent: Hashable, Sendable {
    case key(KeyPress)
    case mouse(MousePress)
    /// Text between the paste brackets. It is never delivered as keys, so that a pasted newline confirms nothing. It is
    /// untrusted: show it through `SafeText(untrusted:)`.
    case paste(String)
    case focus(Bool)
    /// The window has another size; sent by the driver, not by the decoder.
    case resized(Size)
    case reply(TerminalReply)
}
