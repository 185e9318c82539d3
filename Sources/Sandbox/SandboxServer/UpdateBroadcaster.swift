import HTTPTypes
import Hummingbird
import NIOCore
import SandboxBackend
import ServiceLifecycle
import StoreAPI
import StoreModel
import Synchronization

/// Notifies the listening devices of possible changes for their accounts, with a single watch of the files.
///
/// An event contains no data except the version of a changed catalog. A device requests the changes after its own
/// cursor, so nothing is lost when its connection breaks.
final class UpdateBroadcaster: Service {
    /// The source of changes.
    struct Source: Sendable {
        /// Watches for changes; called again when the stream ends.
        let changes: @Sendable () -> AsyncStream<Void>
        /// Returns the accounts with changes since a mark; nil if the store did not answer.
        let changesSince: @Sendable (ChangeRecipients.Mark?) async -> ChangeRecipients?
        /// Returns the version of the current catalog.
        let catalog: @Sendable () -> String
        /// Returns 64 random bits.
        var chance: @Sendable () -> UInt64 = { .random(in: .min ... .max) }
        /// Waits for this number of milliseconds; throws if the task is cancelled.
        var pause: @Sendable (Int64) async throws -> Void = {
            try await Task.sleep(for: .milliseconds($0))
        }
    }

    private typealias Listener = AsyncStream<Void>.Continuation

    private struct State {
        var listeners: [AccountName: [UInt64: Listener]] = [:]
        var next: UInt64 = 0
        /// The number of changes since the start.
        var count: UInt64 = 0

        /// The listeners that are notified with a delay, by their numbers.
        var delayedListeners: [UInt64: Listener] = [:]
        var isDelivering = false

        func all(of accounts: Set<AccountName>? = nil) -> [UInt64: Listener] {
            let listeners =
                accounts.map { $0.compactMap { self.listeners[$0] } }
                ?? Array(self.listeners.values)
            return listeners.reduce(into: [:]) { all, some in
                all.merge(some) { first, _ in first }
            }
        }
    }

    private let state = Mutex(State())
    private let source: Source
    /// The interval of the heartbeat on an idle stream.
    private let heartbeatInterval: Duration
    private let slots: StreamLimiter

    /// The maximum number of listeners that are notified at once. More are notified over two seconds, since each of
    /// them then requests the changes.
    private static let immediateLimit = 16
    private static let steps: (count: UInt64, pause: Int64) = (20, 100)

    init(
        _ source: Source, heartbeatInterval: Duration,
        slots: StreamLimiter = StreamLimiter(ServerSettings.Limits(), connections: .max)
    ) {
        self.source = source
        self.heartbeatInterval = heartbeatInterval
        self.slots = slots
    }

    /// Notifies listeners until the server shuts down, and then ends their streams, which would delay the shutdown.
    func run() async {
        try? await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await self.watch()
                // A watch can end, for example when the system has run out of file watches; the server then starts a
                // new one.
                try await Task.sleep(for: .seconds(1))
                self.notify(nil)
            }
        }
        let listeners = state.withLock { state in
            defer { state.listeners = [:] }
            return state.all().values
        }
        for listener in listeners { listener.finish() }
    }

    private func watch() async {
        var mark: ChangeRecipients.Mark?
        for await _ in source.changes() {
            let recipients = await source.changesSince(mark)
            // Without an earlier mark, the affected accounts are unknown, so all listeners are notified.
            let isKnown = mark != nil && !(recipients?.isCatalogNew ?? true)
            mark = recipients?.mark ?? mark
            if let accounts = recipients?.accounts { notify(accounts) }
            if !isKnown { notify(nil) }
        }
    }

    /// - Parameter accounts: The affected accounts; nil for all accounts.
    private func notify(_ accounts: Set<AccountName>?) {
        let listeners = state.withLock { state in
            state.count += 1
            return state.all(of: accounts)
        }
        guard listeners.count > Self.immediateLimit else {
            for listener in listeners.values { listener.yield() }
            return
        }
        let isFirst = state.withLock { state in
            state.delayedListeners.merge(listeners) { first, _ in first }
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        if isFirst { Task { await notifyDelayed() } }
    }

    /// Notifies the delayed listeners, each at a random moment within two seconds, until none are left.
    private func notifyDelayed() async {
        while true {
            let listeners = state.withLock { state in
                defer { state.delayedListeners = [:] }
                state.isDelivering = !state.delayedListeners.isEmpty
                return state.delayedListeners.values
            }
            if listeners.isEmpty { return }
            var steps = [[Listener]](repeating: [], count: Int(Self.steps.count))
            for listener in listeners {
                steps[Int(source.chance() % Self.steps.count)].append(listener)
            }
            for step in steps {
                for listener in step { listener.yield() }
                try? await source.pause(Self.steps.pause)
            }
        }
    }

    /// The number of open streams.
    var count: Int { state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

    /// Returns a stream of server-sent events (WHATWG HTML, section 9.2), the first of which is sent at once.
    ///
    /// - Parameter address: The network of the caller.
    /// - Throws: No answer, with status 429 or 503, if there are too many streams; see ``StreamLimiter``.
    func stream(for caller: CallContext, from address: String) throws(ServiceFailure) -> Response {
        let slot = try slots.reserve(caller, from: address)
        var headers: HTTPFields = [:]
        headers[.contentType] = "text/event-stream"
        headers[.cacheControl] = "no-store"
        let body = ResponseBody { writer in
            defer { withExtendedLifetime(slot) {} }
            try await self.write(to: &writer, for: caller.account)
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    private func write(
        to writer: inout any ResponseBodyWriter, for account: AccountName
    ) async throws {
        let signals = signals(for: account)
        var catalog = source.catalog()
        try await writer.write(event(catalog: catalog))
        for await isChange in signals {
            guard isChange else {
                try await writer.write(ByteBuffer(string: ":\n\n"))
                continue
            }
            let newest = source.catalog()
            try await writer.write(event(catalog: newest == catalog ? nil : newest))
            catalog = newest
        }
    }

    /// - Parameter catalog: The version of the catalog, if it has changed for this device.
    private func event(catalog: String?) -> ByteBuffer {
        let catalog = catalog.map { "data: catalog \($0)\n" } ?? ""
        let count = state.withLock { $0.count }
        return ByteBuffer(string: "id: \(count)\ndata: changed\n\(catalog)\n")
    }

    /// Returns a stream that yields true for a change and false for a heartbeat.
    private func signals(for account: AccountName) -> AsyncStream<Bool> {
        let interval = heartbeatInterval
        let changes = listen(for: account)
        return AsyncStream(bufferingPolicy: .bufferingNewest(2)) { continuation in
            let task = Task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for await _ in changes { continuation.yield(true) }
                        continuation.finish()
                    }
                    group.addTask {
                        while (try? await Task.sleep(for: interval)) != nil {
                            continuation.yield(false)
                        }
                    }
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Returns a stream that yields on a possible change for an account, until the consumer ends it.
    func listen(for account: AccountName) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = state.withLock { state in
                state.next += 1
                state.listeners[account, default: [:]][state.next] = continuation
                return state.next
            }
            continuation.onTermination = { [weak self] _ in self?.remove(number, of: account) }
        }
    }

    private func remove(_ number: UInt64, of account: AccountName) {
        state.withLock { state in
            state.listeners[account]?[number] = nil
            if state.listeners[account]?.isEmpty ?? false { state.listeners[account] = nil }
        }
    }
}
