import Synchronization

/// Limits failed authentication attempts to ten per minute; further attempts are refused until the minute is over.
///
/// Attempts are counted by a key that the caller derives from the network of the request and the claimed identity.
package final class AuthRateLimiter: Sendable {
    private struct Window {
        let start: ContinuousClock.Instant
        var count: Int
    }

    private static let maximumAttempts = 10
    /// The maximum number of keys. If all of them are younger than a minute, the half with fewer attempts is dropped, so
    /// that many new keys do not reset the count of a key with many attempts.
    private static let maximumKeys = 4096

    private let windows = Mutex<[String: Window]>([:])
    private let windowLength: Duration

    /// Creates a limiter without any attempts.
    ///
    /// - Parameter minute: How long attempts are counted.
    package init(windowLength: Duration = .seconds(60)) {
        self.windowLength = windowLength
    }

    /// Returns how long a key has to wait; nil if it does not have to wait.
    ///
    /// - Parameter key: Evaluated only if there were failed attempts.
    package func wait(
        _ key: @autoclosure () -> String, at now: ContinuousClock.Instant
    ) -> Duration? {
        windows.withLock { minutes in
            guard !minutes.isEmpty, let window = minutes[key()],
                window.count >= Self.maximumAttempts
            else {
                return nil
            }
            let rest = windowLength - (now - window.start)
            return rest > .zero ? rest : nil
        }
    }

    /// Counts a failed attempt.
    package func recordFailure(_ key: String, at now: ContinuousClock.Instant) {
        windows.withLock { minutes in
            if minutes.count >= Self.maximumKeys {
                minutes = minutes.filter { now - $1.start < windowLength }
                if minutes.count >= Self.maximumKeys {
                    let busiest = minutes.sorted { $0.value.count > $1.value.count }
                    minutes = Dictionary(
                        uniqueKeysWithValues: busiest.prefix(Self.maximumKeys / 2).map {
                            ($0.key, $0.value)
                        })
                }
            }
            if let tried = minutes[key], now - tried.start < windowLength {
                minutes[key] = Window(start: tried.start, count: tried.count + 1)
            } else {
                minutes[key] = Window(start: now, count: 1)
            }
        }
    }
}
