package import PurchaseCore

/// Determines the newest of several answers to the same request, which may arrive in another order than they were
/// requested.
struct LatestResponseTracker {
    private var started = 0
    private var ended = 0
    private(set) var answered = 0

    /// Returns the number of a new request.
    mutating func start() -> Int {
        started += 1
        return started
    }

    /// Records the end of a request, with or without an answer; returns false if a later one ended before.
    mutating func recordEnd(of request: Int) -> Bool { Self.advance(&ended, to: request) }

    /// Records the answer to a request; returns false if a later one was answered before.
    mutating func recordAnswer(to request: Int) -> Bool { Self.advance(&answered, to: request) }

    private static func advance(_ last: inout Int, to request: Int) -> Bool {
        guard request > last else { return false }
        last = request
        return true
    }
}

/// Tracks which answers of the store's lists may be older than a failed request.
///
/// Two requests for the same list may be in progress at once. The later one was sent because there is news. If it
/// fails, the answer to the earlier one may lack the news.
package struct StaleResponseTracker: Sendable {
    private var failureCounts: [DeliverySource: Int] = [:]

    /// Creates a tracker without requests.
    package init() {}

    /// Returns a mark for a new request.
    package func mark(_ source: DeliverySource) -> Int { failureCounts[source, default: 0] }

    /// Records that a request failed, or that its answer contained invalid transactions.
    package mutating func recordFailure(_ source: DeliverySource) {
        failureCounts[source, default: 0] += 1
    }

    /// Returns whether another request for the list has failed since the mark was issued.
    package func isOutdated(_ mark: Int, _ source: DeliverySource) -> Bool {
        mark != self.mark(source)
    }
}
