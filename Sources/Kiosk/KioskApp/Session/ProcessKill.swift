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
            moment.map { messages.text(.crashedAt, settings.name(of: $0)) }
                ?? messages.text(.crashedNow))
        kill(getpid(), SIGKILL)
        // The signal may be delivered a moment later.
        while true { pause() }
    }
}

extension Settings {
    /// Returns the words of a crash point, with the name by which the user chose it: `after purchase (C3)`.
    func name(of moment: CrashMoment) -> String {
        guard let crashText, CrashMoment(crashText) == moment,
            let point = crashText.split(separator: " ").first.map(String.init),
            CrashMoment.points[point] != nil
        else { return "\(moment)" }
        return "\(moment) (\(point))"
    }
}
