import Synchronization

/// Counts wrong proofs, so that nobody can try many: ten in a minute, and then none is looked at until it has passed.
///
/// Who tries is a key that the caller makes of where a request comes from and whom it names.
package final class AuthRateLimiter: Sendable {
    private struct Minute {
        let start: ContinuousClock.Instant
        var count: Int
    }

    private static let limit = 10
    /// How many keys are kept; who fills it loses nobody's purchase, only the counts.
    private static let room = 4096

    private let minutes = Mutex<[String: Minute]>([:])
    private let minute: Duration

    /// Has counted nothing yet.
    ///
    /// - Parameter minute: How long tries are remembered.
    package init(minute: Duration = .seconds(60)) {
        self.minute = minute
    }

    /// How long whoever has this key has to wait; nil for not at all.
    ///
    /// - Parameter key: Is made only where somebody has tried.
    package func wait(
        _ key: @autoclosure () -> String, at now: ContinuousClock.Instant
    ) -> Duration? {
        minutes.withLock { minutes in
            guard !minutes.isEmpty, let tried = minutes[key()], tried.count >= Self.limit else {
                return nil
            }
            let rest = minute - (now - tried.start)
            return rest > .zero ? rest : nil
        }
    }

    /// Counts one.
    package func count(_ key: String, at now: ContinuousClock.Instant) {
        minutes.withLock { minutes in
            if minutes.count >= Self.room {
                minutes = minutes.filter { now - $1.start < minute }
                if minutes.count >= Self.room { minutes = [:] }
            }
            if let tried = minutes[key], now - tried.start < minute {
                minutes[key] = Minute(start: tried.start, count: tried.count + 1)
            } else {
                minutes[key] = Minute(start: now, count: 1)
            }
        }
    }
}
