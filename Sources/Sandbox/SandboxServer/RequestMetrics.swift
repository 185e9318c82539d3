import Synchronization

/// Counts requests and their durations by kind, and formats them for `/metrics`.
///
/// A kind is a route pattern, a method and a status; it does not contain the name of an account, an order or a
/// transaction. The format is the Prometheus text exposition format, version 0.0.4.
package final class RequestMetrics: Sendable {
    /// The labels by which requests are counted.
    package struct Kind: Hashable, Sendable, Comparable {
        let method: String
        let route: String
        let status: Int

        /// Creates a kind from its parts.
        package init(method: String, route: String, status: Int) {
            self.method = method
            self.route = route
            self.status = status
        }

        /// Compares the route, then the method, then the status.
        package static func < (one: Kind, other: Kind) -> Bool {
            (one.route, one.method, one.status) < (other.route, other.method, other.status)
        }
    }

    private struct Tally {
        var count = 0
        var microseconds: Int64 = 0
        /// The number of requests within each bound.
        var bucketCounts = [Int](repeating: 0, count: bounds.count)

        mutating func add(_ time: Int64) {
            count += 1
            microseconds += time
            for (index, bound) in bounds.enumerated() where time <= bound.microseconds {
                bucketCounts[index] += 1
            }
        }
    }

    /// The bounds of the histogram in microseconds, and their text in seconds.
    private static let bounds: [(microseconds: Int64, seconds: String)] = [
        (1_000, "0.001"), (5_000, "0.005"), (25_000, "0.025"), (100_000, "0.1"), (500_000, "0.5"),
        (2_500_000, "2.5"),
    ]
    private static let duration = "kiosk_http_request_duration_seconds"

    private let tallies = Mutex<[Kind: Tally]>([:])

    /// Creates metrics without any requests.
    package init() {}

    /// Counts a response.
    package func record(_ kind: Kind, took: Duration) {
        let microseconds = Int64(took / .microseconds(1))
        tallies.withLock { $0[kind, default: Tally()].add(microseconds) }
    }

    /// Returns the metrics as text for a scraper.
    ///
    /// - Parameter streams: The number of open update streams.
    package func text(streams: Int) -> String {
        let all = tallies.withLock { $0 }.sorted { $0.key < $1.key }
        var lines = [
            "# HELP kiosk_update_streams Open update streams.",
            "# TYPE kiosk_update_streams gauge", "kiosk_update_streams \(streams)",
            "# HELP \(Self.duration) Duration of answers by route, method and status.",
            "# TYPE \(Self.duration) histogram",
        ]
        for (kind, tally) in all { lines += Self.lines(kind, tally) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ kind: Kind, _ tally: Tally) -> [String] {
        let labels =
            "method=\"\(kind.method)\",route=\"\(kind.route)\",status=\"\(kind.status)\""
        let buckets = zip(bounds, tally.bucketCounts).map { bound, count in
            "\(duration)_bucket{\(labels),le=\"\(bound.seconds)\"} \(count)"
        }
        return buckets + [
            "\(duration)_bucket{\(labels),le=\"+Inf\"} \(tally.count)",
            "\(duration)_sum{\(labels)} \(seconds(tally.microseconds))",
            "\(duration)_count{\(labels)} \(tally.count)",
        ]
    }

    private static func seconds(_ microseconds: Int64) -> String {
        let rest = String(microseconds % 1_000_000)
        return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
    }
}
