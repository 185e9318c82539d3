import KioskUI
import Synchronization
import TerminalDriver

/// Carries messages from tasks to the thread that owns the screen.
final class Mailbox: Sendable {
    private let messages = Mutex<[Message]>([])
    private let wake: WakeHandle

    init(_ wake: WakeHandle) {
        self.wake = wake
    }

    /// Leaves a message and wakes the loop.
    func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        wake.wake()
    }

    /// Takes every message that is there, oldest first.
    func take() -> [Message] {
        messages.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
