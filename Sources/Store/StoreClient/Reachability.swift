import Synchronization

/// Whether the other side answered when it was last asked, for whoever wants to know when that changes.
package final class Reachability: Sendable {
    private let isAnswering = Mutex(true)
    private let bell: AsyncStream<Void>.Continuation
    /// Yields when it is silent and answered before, or the other way round; for one reader.
    package let changes: AsyncStream<Void>

    init() {
        (changes, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit { bell.finish() }

    /// Takes in how a question ended; one that was given up by whoever asked says nothing.
    func note(_ hasAnswered: Bool) {
        guard !Task.isCancelled else { return }
        let isNews = isAnswering.withLock { known in
            defer { known = hasAnswered }
            return known != hasAnswered
        }
        if isNews { bell.yield() }
    }
}
