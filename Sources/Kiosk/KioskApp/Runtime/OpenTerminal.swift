import KioskUI
import TerminalDriver

/// The terminal of a full screen program, taken from the shell, and the loop that hears it.
struct OpenTerminal {
    let screen: TerminalScreen
    let loop: EventLoop

    /// Takes the screen; whoever ends has to close it.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74.
    init(
        _ capabilities: TerminalCapabilities, _ interface: InterfaceSettings, asksBackground: Bool
    ) throws(CommandFailure) {
        do throws(TerminalError) {
            screen = try TerminalScreen(
                capabilities, mouse: interface.preferences.isMouseOn,
                asksBackground: asksBackground)
            loop = try EventLoop(
                screen: screen, isRemote: capabilities.isRemote,
                escapeDelay: interface.escapeDelay)
        } catch {
            throw CommandFailure(74, "terminal", "\(error)")
        }
    }
}
