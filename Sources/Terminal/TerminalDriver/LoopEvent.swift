package import TerminalGraphics

/// The reason why the event loop returned.
package enum LoopEvent: Hashable, Sendable {
    /// A key, the mouse, pasted text, a new window size or a reply of the terminal.
    case input(InputEvent)
    /// `WakeHandle.wake()` was called, once or more often.
    case wake
    /// The process received a signal.
    case signal(LoopSignal)
    /// The deadline has passed.
    case timeout
    /// The terminal is closed; reported once, and no input follows.
    case closed
}
