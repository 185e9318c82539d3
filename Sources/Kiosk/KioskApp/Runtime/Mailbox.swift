import KioskUI
import Synchronization

/// Passes messages from tasks to the thread that owns the screen.
final class Mailbox: Sendable {
    private let content = Mutex(Content())
    private let wake: @Sendable () -> Void

    private struct Content {
        var messages: [Message] = []
        var failure: CommandFailure?
    }

    /// - Parameter wake: Is called after each post, on the thread that posted.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    /// Appends a message and wakes the event loop. Of consecutive snapshots only the newest is kept.
    func post(_ message: Message) {
        content.withLock { content in
            if case .snapshot = message, case .snapshot = content.messages.last {
                content.messages.removeLast()
            }
            content.messages.append(message)
        }
        wake()
    }

    /// Reports that the shop cannot be opened, and wakes the event loop. Only the first failure is kept.
    func fail(_ failure: CommandFailure) {
        content.withLock { $0.failure = $0.failure ?? failure }
        wake()
    }

    /// Removes and returns all messages, oldest first.
    func take() -> [Message] {
        content.withLock { content in
            defer { content.messages = [] }
            return content.messages
        }
    }

    /// Why the shop cannot be opened, or nil if no failure was reported.
    var failure: CommandFailure? { content.withLock(\.failure) }
}
