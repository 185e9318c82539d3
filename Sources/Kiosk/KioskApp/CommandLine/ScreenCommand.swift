import TerminalDriver

/// A command other than the shop that may use the full screen; without a terminal it runs like any other command.
protocol ScreenCommand: KioskCommand {
    /// Whether the command uses the full screen.
    var opensScreen: Bool { get }

    /// Runs the command on the thread that owns the terminal.
    ///
    /// - Returns: How the command ended.
    /// - Throws: ``CommandFailure``.
    func runOnScreen(
        _ settings: Settings, _ capabilities: TerminalCapabilities
    ) throws -> ScreenEnding
}

/// How a command ended that used the full screen.
enum ScreenEnding {
    /// The command finished with an exit code.
    case code(Int32)
    /// A signal asked the process to end; the process ends by that signal.
    case signal(LoopSignal)
}
