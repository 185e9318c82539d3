import StoreModel
import TerminalDriver

/// How an open shop ended.
enum ShopEnding {
    /// The user left, or the terminal was closed.
    case quit
    /// The process received a signal. It ends by that signal after the cleanup.
    case signal(LoopSignal)
    /// The process kills itself, at the planned point or immediately (nil). Only the terminal is restored.
    case crash(CrashMoment?)
}
