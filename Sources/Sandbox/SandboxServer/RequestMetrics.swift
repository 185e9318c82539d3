import Synchronization

/// How many requests of each kind were answered, and how long that took: the text of `/metrics`.
///
/// A kind is a route of the table, a method and a status. None of them names an account, an order or a transaction.
/// The form is Prometheus' text exposition format, version 0.0.4.
package final class RequestMetrics: Sendable {
    /// What is counted together.
    package struct Kind: Hashable, Sendable, Comparable {
        let method: String
        let route: String
        let status: Int

        /// Takes the parts as they are.
        package init(method: String, route: String, status: Int) {
            self.method = method
            self.route = route
            self.status = status
        }

        /// By route, then method, then status.
        package static func < (one: Kind, other: Kind) -> Bool {
            (one.route, one.method, one.status) < (other.route, other.method, other.status)
        }
    }

    private struct Tally {
        var count = 0
        var microseconds: Int64 = 0
        /// How many took at most as long as each bound.
        var within = [Int](repeating: 0, count: bounds.count)

        mutating func add(_ time: Int64) {
            count += 1
            microseconds += time
            for (index, bound) in bounds.enumerated() where time <= bound.microseconds {
                within[index] += 1
            }
        }
    }

    /// In microseconds, with how they are written in seconds.
    private static let bounds: [(microseconds: Int64, seconds: String)] = [
        (1_000, "0.001"), (5_000, "0.005"), (25_000, "0.025"), (100_000, "0.1"), (500_000, "0.5"),
        (2_500_000, "2.5"),
    ]
    private static let duration = "kiosk_http_request_duration_seconds"

    private let tallies = Mutex<[Kind: Tally]>([:])

    /// Has counted nothing yet.
    package init() {}

    /// Counts one answer.
    package func count(_ kind: Kind, took: Duration) {
        let microseconds = Int64(took / .microseconds(1))
        tallies.withLock { $0[kind, default: Tally()].add(microseconds) }
    }

    /// All of it, for a scraper.
    ///
    /// - Parameter streams: How many devices listen for updates now.
    package func text(streams: Int) -> String {
        let all = tallies.withLock { $0 }.sorted { $0.key < $1.key }
        var lines = [
            "# HELP kiosk_update_streams Devices that listen for updates now.",
            "# TYPE kiosk_update_streams gauge", "kiosk_update_streams \(streams)",
            "# HELP \(Self.duration) How long answers took, by route, method and status.",
            "# TYPE \(Self.duration) histogram",
        ]
        for (kind, tally) in all { lines += Self.lines(kind, tally) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ kind: Kind, _ tally: Tally) -> [String] {
        let labels =
            "method=\"\(kind.method)\",route=\"\(kind.route)\",status=\"\(kind.status)\""
        let buckets = zip(bounds, tally.within).map { bound, count in
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
