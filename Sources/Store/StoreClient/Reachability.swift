import Synchronization

/// Monitors whether the backend answered the last request, and reports changes.
package final class Reachability: Sendable {
    private let isAnswering = Mutex(true)
    private let bell: AsyncStream<Void>.Continuation
    /// Yields when the backend becomes reachable or unreachable; supports one consumer.
    package let changes: AsyncStream<Void>

    init() {
        (changes, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { bell.finish() }

    /// Records the result of a request; a cancelled request is ignored.
    func record(_ hasAnswered: Bool) {
        guard !Task.isCancelled else { return }
        let isNews = isAnswering.withLock { known in
            defer { known = hasAnswered }
            return known != hasAnswered
        }
        if isNews { bell.yield() }
    }
}
