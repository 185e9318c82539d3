import StoreModel
import TerminalDriver

/// How a shop that was open ended.
enum ShopEnding {
    /// The person left, or the terminal did.
    case quit
    /// Somebody told the process to end; it ends by that signal once it has tidied up.
    case signal(LoopSignal)
    /// It is to kill itself, at the point that was planned or here and now, and tidies up nothing but the terminal.
    case crash(CrashMoment?)
}
