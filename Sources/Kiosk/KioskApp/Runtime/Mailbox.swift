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
    func removeAll() -> [Message] {
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
final class PendingCommandQueue<Consumer: Sendable, Element: Sendable>: Sendable {
    private struct State {
        var consumer: Consumer?
        var queued: [Element] = []
    }

    private let state = Mutex(State())

    /// Returns the current consumer, or queues the command and returns nil if no consumer is attached.
    func consumer(for element: Element) -> Consumer? {
        state.withLock { state in
            if state.consumer == nil { state.queued.append(element) }
            return state.consumer
        }
    }

    /// Returns the queued commands that must be executed before the consumer is attached, or attaches it and returns
    /// nil.
    func dequeueAll(beforeAttaching taker: Consumer) -> [Element]? {
        state.withLock { state in
            if state.queued.isEmpty {
                state.consumer = taker
                return nil
            }
            defer { state.queued = [] }
            return state.queued
        }
    }

    /// Detaches the current consumer and returns it.
    func detachConsumer() -> Consumer? {
        state.withLock { state in
            defer { state.consumer = nil }
            return state.consumer
        }
    }
}

/// The number of edits that this shop has made at the store.
///
/// A result that was read before the last edit must not be delivered after it, because it would look like the outcome
/// of that edit.
final class GenerationCounter: Sendable {
    private let state = Mutex(0)

    /// Counts an edit.
    func increment() { state.withLock { $0 += 1 } }

    /// Reads a value and delivers it, or reads it again if there was an edit meanwhile.
    ///
    /// - Returns: The value that was delivered.
    @discardableResult
    func readAndDeliver<Value: Sendable>(
        _ read: () async throws(ServiceFailure) -> Value, _ deliver: (Value) -> Void
    ) async throws(ServiceFailure) -> Value {
        while true {
            let before = state.withLock { $0 }
            let value = try await read()
            let isTold = state.withLock { count in
                guard count == before else { return false }
                deliver(value)
                return true
            }
            if isTold { return value }
        }
    }
}
