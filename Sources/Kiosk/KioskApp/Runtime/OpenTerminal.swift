import KioskUI
import StoreModel
import TerminalDriver

/// The terminal of a full-screen program and the event loop that reads from it.
struct OpenTerminal {
    let screen: TerminalScreen
    let loop: EventLoop

    /// Opens the screen and the event loop. The caller has to close the screen.
    ///
    /// - Parameter asksBackground: Whether the terminal is asked for its background color.
    /// - Throws: ``CommandFailure`` with exit code 74 if the terminal cannot be used.
    init(
        _ capabilities: TerminalCapabilities, _ interface: InterfaceSettings, asksBackground: Bool
    ) throws(CommandFailure) {
        do throws(TerminalError) {
            screen = try TerminalScreen(
                capabilities, mouse: interface.preferences.isMouseOn,
                queriesBackground: asksBackground)
            loop = try EventLoop(
                screen: screen, isRemote: capabilities.isRemote,
                escapeDelay: interface.escapeDelay)
        } catch {
            throw CommandFailure(74, "terminal", "\(error)")
        }
    }
}

/// How an open shop ended.
enum ShopEnding {
    /// The user left, or the terminal was closed.
    case quit
    /// The process received a signal. It ends by that signal after the cleanup.
    case signal(LoopSignal)
    /// The process kills itself, at the planned point or immediately (nil). Only the terminal is restored.
    case crash(CrashMoment?)
}
