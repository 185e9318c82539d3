import Glibc
import StoreModel
import StoreText

/// The end of the program that no program can prevent, on purpose.
enum ProcessKill {
    /// Says where it died and how to go on, and kills this process; whoever has a terminal has given it back.
    ///
    /// - Parameter moment: The point that was chosen; nil for here and now.
    static func die(_ settings: Settings, at moment: CrashMoment?) -> Never {
        let messages = settings.messages
        settings.output.note(
            moment.map { messages.text(.crashedAt, "\($0)") } ?? messages.text(.crashedNow))
        kill(getpid(), SIGKILL)
        // The signal is on its way to this very thread.
        while true { pause() }
    }
}
