import Synchronization

/// Limits failed authentication attempts to ten per minute; further attempts are refused until the minute is over.
///
/// Attempts are counted by a key that the caller derives from the origin of the request and the claimed identity.
package final class AuthRateLimiter: Sendable {
    private struct Minute {
        let start: ContinuousClock.Instant
        var count: Int
    }

    private static let limit = 10
    /// The maximum number of keys; a client that fills it resets the counts, and nothing else.
    private static let room = 4096

    private let minutes = Mutex<[String: Minute]>([:])
    private let minute: Duration

    /// Creates a limiter without any attempts.
    ///
    /// - Parameter minute: How long attempts are counted.
    package init(minute: Duration = .seconds(60)) {
        self.minute = minute
    }

    /// Returns how long a key has to wait; nil if it does not have to wait.
    ///
    /// - Parameter key: Evaluated only if there were failed attempts.
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

    /// Counts a failed attempt.
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
