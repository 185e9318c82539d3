import Synchronization

/// Monitors whether the backend answered the last request, and reports changes.
package final class Reachability: Sendable {
    private let isAnswering = Mutex(true)
    private let changesContinuation: AsyncStream<Void>.Continuation
    /// Yields when the backend becomes reachable or unreachable; supports one consumer.
    package let changes: AsyncStream<Void>

    init() {
        (changes, changesContinuation) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingNewest(1))
    }

    deinit { changesContinuation.finish() }

    /// Records the result of a request; a cancelled request is ignored.
    func record(_ hasAnswered: Bool) {
        guard !Task.isCancelled else { return }
        let hasChanged = isAnswering.withLock { known in
            defer { known = hasAnswered }
            return known != hasAnswered
        }
        if hasChanged { changesContinuation.yield() }
    }
}
