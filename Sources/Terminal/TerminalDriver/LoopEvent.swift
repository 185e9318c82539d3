package import TerminalGraphics

/// Why the event loop returned.
package enum LoopEvent: Hashable, Sendable {
    /// A key, the mouse, pasted text, another window size, an answer of the terminal.
    case input(InputEvent)
    /// Someone called `WakeHandle.wake()`, once or more often.
    case wake
    case signal(LoopSignal)
    /// The deadline has passed.
    case timeout
    /// The terminal is gone; said once, and no input follows.
    case closed
}
