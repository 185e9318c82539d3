import Synchronization

/// The progress of an attempt, to distinguish a missing answer from an incomplete one.
final class WebhookProgress: Sendable {
    private let hasResponseHead = Mutex(false)

    /// Records the start of a request.
    func requestStarted() { hasResponseHead.withLock { $0 = false } }

    /// Records that the head of an answer was received.
    func responseStarted() { hasResponseHead.withLock { $0 = true } }

    /// Whether the answer has started.
    var hasResponseStarted: Bool { hasResponseHead.withLock { $0 } }
}
