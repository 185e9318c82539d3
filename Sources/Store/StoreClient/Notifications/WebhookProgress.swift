import Synchronization

/// How far an attempt came, to tell silence from an answer that breaks off.
final class WebhookProgress: Sendable {
    private let hasHead = Mutex(false)

    /// A request goes out.
    func began() { hasHead.withLock { $0 = false } }

    /// The head of an answer has come.
    func answered() { hasHead.withLock { $0 = true } }

    /// Whether an answer had begun.
    var isAnswered: Bool { hasHead.withLock { $0 } }
}
