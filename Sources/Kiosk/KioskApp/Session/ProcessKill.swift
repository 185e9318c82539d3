import Glibc
import StoreModel
import StoreText

/// Kills this process on purpose, in a way that it cannot catch.
enum ProcessKill {
    /// Prints the point of the crash and how to continue, and kills this process. The caller has restored the terminal.
    ///
    /// - Parameter moment: The planned point, or nil for an immediate crash.
    static func die(_ settings: Settings, at moment: CrashMoment?) -> Never {
        let messages = settings.messages
        settings.output.note(
            moment.map { messages.text(.crashedAt, "\($0)") } ?? messages.text(.crashedNow))
        kill(getpid(), SIGKILL)
        // The signal may be delivered a moment later.
        while true { pause() }
    }
}
