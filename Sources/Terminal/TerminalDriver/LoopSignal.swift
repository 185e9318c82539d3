import CNCurses
import Glibc

/// A signal that the process received.
package enum LoopSignal: Hashable, Sendable, CaseIterable {
    case interrupt, terminate, hangup, quit
    /// SIGTSTP: call `TerminalScreen.suspend()`.
    case suspend

    /// Whether the signal asks the program to end: save state, close the screen, call `endProcess()`.
    package var isEnd: Bool { self != .suspend }

    /// The signal number of the system.
    package var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangup: SIGHUP
        case .quit: SIGQUIT
        case .suspend: SIGTSTP
        }
    }

    /// Ends the process by this signal's default action, so that a shell sees 128 + n. The screen must be closed.
    package func endProcess() -> Never {
        kiosk_signals_die(number)
    }

    /// Returns the signals in a bit mask of CNCurses.
    static func all(in mask: UInt32) -> [LoopSignal] {
        allCases.filter { mask & $0.bit != 0 }
    }

    private var bit: UInt32 {
        let bit =
            switch self {
            case .interrupt: kiosk_signal_interrupt
            case .terminate: kiosk_signal_terminate
            case .hangup: kiosk_signal_hangup
            case .quit: kiosk_signal_quit
            case .suspend: kiosk_signal_suspend
            }
        return UInt32(bit)
    }
}
