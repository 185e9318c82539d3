import Synchronization

/// Limits failed authentication attempts to ten per minute; further attempts are refused until the minute is over.
///
/// Attempts are counted by a key that the caller derives from the network of the request and the claimed identity.
package final class AuthRateLimiter: Sendable {
    private struct Minute {
        let start: ContinuousClock.Instant
        var count: Int
    }

    private static let limit = 10
    /// The maximum number of keys. If all of them are younger than a minute, the half with fewer attempts is dropped, so
    /// that many new keys do not reset the count of a key with many attempts.
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
                if minutes.count >= Self.room {
                    let most = minutes.sorted { $0.value.count > $1.value.count }
                    minutes = Dictionary(
                        uniqueKeysWithValues: most.prefix(Self.room / 2).map { ($0.key, $0.value) })
                }
            }
            if let tried = minutes[key], now - tried.start < minute {
                minutes[key] = Minute(start: tried.start, count: tried.count + 1)
            } else {
                minutes[key] = Minute(start: now, count: 1)
            }
        }
    }
}
