import TerminalDriver

/// A command beside the shop that may take the whole terminal; where there is none it runs as every other.
protocol ScreenCommand: KioskCommand {
    /// Whether it wants the terminal.
    var opensScreen: Bool { get }

    /// Does what it is for, on the thread that owns the terminal.
    ///
    /// - Returns: How it ended.
    /// - Throws: ``CommandFailure``.
    func runOnScreen(
        _ settings: Settings, _ capabilities: TerminalCapabilities
    ) throws -> ScreenEnding
}

/// How a command ended that had the terminal.
enum ScreenEnding {
    /// By itself, with an exit code.
    case code(Int32)
    /// Somebody told the process to end; it ends by that signal.
    case signal(LoopSignal)
}
