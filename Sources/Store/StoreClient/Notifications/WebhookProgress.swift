import Synchronization

/// The progress of an attempt, to distinguish a missing answer from an incomplete one.
final class WebhookProgress: Sendable {
    private let hasHead = Mutex(false)

    /// Records the start of a request.
    func began() { hasHead.withLock { $0 = false } }

    /// Records that the head of an answer was received.
    func answered() { hasHead.withLock { $0 = true } }

    /// Whether the answer has started.
    var isAnswered: Bool { hasHead.withLock { $0 } }
}
