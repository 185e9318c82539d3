import KioskUI
import StoreAPI
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

/// Holds the current consumer of commands, and queues commands until one is attached.
///
/// The order of commands is preserved: a consumer is attached only once the queue is empty.
final class PendingCommandQueue<Taker: Sendable, Wish: Sendable>: Sendable {
    private struct State {
        var taker: Taker?
        var waiting: [Wish] = []
    }

    private let state = Mutex(State())

    /// Returns the current consumer, or queues the command and returns nil if no consumer is attached.
    func taker(of wish: Wish) -> Taker? {
        state.withLock { state in
            if state.taker == nil { state.waiting.append(wish) }
            return state.taker
        }
    }

    /// Returns the queued commands that must be executed before the consumer is attached, or attaches it and returns
    /// nil.
    func wishes(before taker: Taker) -> [Wish]? {
        state.withLock { state in
            if state.waiting.isEmpty {
                state.taker = taker
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    /// Detaches the current consumer and returns it.
    func close() -> Taker? {
        state.withLock { state in
            defer { state.taker = nil }
            return state.taker
        }
    }
}

/// The number of edits that this shop has made at the store.
///
/// A result that was read before the last edit must not be delivered after it, because it would look like the outcome
/// of that edit.
final class GenerationCounter: Sendable {
    private let state = Mutex(0)

    /// Counts an edit and delivers its result while the counter is locked.
    func add(_ tell: () -> Void) {
        state.withLock { count in
            count += 1
            tell()
        }
    }

    /// Reads a value and delivers it, or reads it again if there was an edit meanwhile.
    ///
    /// - Returns: The value that was delivered.
    @discardableResult
    func telling<Value: Sendable>(
        _ read: () async throws(ServiceFailure) -> Value, _ tell: (Value) -> Void
    ) async throws(ServiceFailure) -> Value {
        while true {
            let before = state.withLock { $0 }
            let value = try await read()
            let isTold = state.withLock { count in
                guard count == before else { return false }
                tell(value)
                return true
            }
            if isTold { return value }
        }
    }
}
