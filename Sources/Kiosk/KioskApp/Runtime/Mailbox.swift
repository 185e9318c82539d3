import KioskUI
import Synchronization

/// Carries messages from tasks to the thread that owns the screen.
final class Mailbox: Sendable {
    private let content = Mutex(Content())
    private let wake: @Sendable () -> Void

    private struct Content {
        var messages: [Message] = []
        var failure: CommandFailure?
    }

    /// - Parameter wake: Called after each post, on whatever thread posted.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    /// Leaves a message and wakes the loop; of snapshots in a row only the newest is left.
    func post(_ message: Message) {
        content.withLock { content in
            if case .snapshot = message, case .snapshot = content.messages.last {
                content.messages.removeLast()
            }
            content.messages.append(message)
        }
        wake()
    }

    /// Says that the shop cannot be opened at all, and wakes the loop.
    func fail(_ failure: CommandFailure) {
        content.withLock { $0.failure = $0.failure ?? failure }
        wake()
    }

    /// Takes every message that is there, oldest first.
    func take() -> [Message] {
        content.withLock { content in
            defer { content.messages = [] }
            return content.messages
        }
    }

    /// Why the shop cannot be opened; nil while it can.
    var failure: CommandFailure? { content.withLock(\.failure) }
}
