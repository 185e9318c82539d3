import HTTPTypes
import Hummingbird
import NIOCore
import SandboxBackend
import ServiceLifecycle
import StoreAPI
import StoreModel
import Synchronization

/// Tells each device that listens when something may have changed for its account, from one watch of the files.
///
/// Events carry no facts but the name of what is sold: whoever hears one asks for the changes after its own cursor, so
/// that nothing is lost with a connection.
final class UpdateBroadcaster: Service {
    /// Where the news comes from.
    struct Source: Sendable {
        /// Watches for changes; asked again where a watch has ended.
        let changes: @Sendable () -> AsyncStream<Void>
        /// Whom they concern since a mark; nil where nobody can say so.
        let news: @Sendable (ChangeRecipients.Mark?) async -> ChangeRecipients?
        /// The name of what is sold now.
        let catalog: @Sendable () -> String
        /// Sixty-four random bits.
        var chance: @Sendable () -> UInt64 = { .random(in: .min ... .max) }
        /// Waits so many milliseconds; throws when it is given up.
        var pause: @Sendable (Int64) async throws -> Void = {
            try await Task.sleep(for: .milliseconds($0))
        }
    }

    private typealias Listener = AsyncStream<Void>.Continuation

    private struct State {
        var listeners: [AccountName: [UInt64: Listener]] = [:]
        var next: UInt64 = 0
        /// How often something changed since the start.
        var count: UInt64 = 0

        /// Those that are woken later, by their numbers.
        var later: [UInt64: Listener] = [:]
        var isWaking = false

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
    /// How often a silent connection is told that it lives.
    private let pulse: Duration
    private let slots: StreamSlots

    /// How many are woken at once; more are woken over two seconds, since each of them asks for the changes then.
    private static let few = 16
    private static let steps: (count: UInt64, pause: Int64) = (20, 100)

    init(
        _ source: Source, pulse: Duration,
        slots: StreamSlots = StreamSlots(ServerSettings.Limits(), connections: .max)
    ) {
        self.source = source
        self.pulse = pulse
        self.slots = slots
    }

    /// Tells those whom it concerns until the server is to stop; then it ends their streams, which would keep it.
    func run() async {
        try? await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await self.watch()
                // A watch may end, as where the system has none left: the server goes on, and watches anew.
                try await Task.sleep(for: .seconds(1))
                self.tell(nil)
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
            let news = await source.news(mark)
            // Without a mark to begin from nobody knows whom it concerns, and so it concerns all.
            let isKnown = mark != nil && !(news?.isCatalogNew ?? true)
            mark = news?.mark ?? mark
            if let accounts = news?.accounts { tell(accounts) }
            if !isKnown { tell(nil) }
        }
    }

    /// - Parameter accounts: Whom it concerns; nil for all.
    private func tell(_ accounts: Set<AccountName>?) {
        let listeners = state.withLock { state in
            state.count += 1
            return state.all(of: accounts)
        }
        guard listeners.count > Self.few else {
            for listener in listeners.values { listener.yield() }
            return
        }
        let isFirst = state.withLock { state in
            state.later.merge(listeners) { first, _ in first }
            defer { state.isWaking = true }
            return !state.isWaking
        }
        if isFirst { Task { await wakeLater() } }
    }

    /// Wakes those that wait for it, each at a moment of its own within two seconds, until none are left.
    private func wakeLater() async {
        while true {
            let listeners = state.withLock { state in
                defer { state.later = [:] }
                state.isWaking = !state.later.isEmpty
                return state.later.values
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

    /// How many listen now.
    var count: Int { state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

    /// Server-sent events (WHATWG HTML section 9.2), the first one at once.
    ///
    /// - Parameter address: Where the caller is.
    /// - Throws: No answer with 429 or 503 where there are too many streams; see ``StreamSlots``.
    func stream(for caller: CallContext, from address: String) throws(ServiceFailure) -> Response {
        let slot = try slots.take(caller, from: address)
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
        let beats = beats(for: account)
        var catalog = source.catalog()
        try await writer.write(event(catalog: catalog))
        for await isNews in beats {
            guard isNews else {
                try await writer.write(ByteBuffer(string: ":\n\n"))
                continue
            }
            let newest = source.catalog()
            try await writer.write(event(catalog: newest == catalog ? nil : newest))
            catalog = newest
        }
    }

    /// - Parameter catalog: The name of what is sold, for whom that is new.
    private func event(catalog: String?) -> ByteBuffer {
        let catalog = catalog.map { "data: catalog \($0)\n" } ?? ""
        let count = state.withLock { $0.count }
        return ByteBuffer(string: "id: \(count)\ndata: changed\n\(catalog)\n")
    }

    /// True for news, false for a sign of life.
    private func beats(for account: AccountName) -> AsyncStream<Bool> {
        let pulse = pulse
        let news = listen(for: account)
        return AsyncStream(bufferingPolicy: .bufferingNewest(2)) { continuation in
            let task = Task {
                await withTaskGroup(of: Void.self) { group in
                    group.addTask {
                        for await _ in news { continuation.yield(true) }
                        continuation.finish()
                    }
                    group.addTask {
                        while (try? await Task.sleep(for: pulse)) != nil {
                            continuation.yield(false)
                        }
                    }
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Yields when something may have changed for an account, until nobody listens any more.
    func listen(for account: AccountName) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let number = state.withLock { state in
                state.next += 1
                state.listeners[account, default: [:]][state.next] = continuation
                return state.next
            }
            continuation.onTermination = { [weak self] _ in self?.forget(number, of: account) }
        }
    }

    private func forget(_ number: UInt64, of account: AccountName) {
        state.withLock { state in
            state.listeners[account]?[number] = nil
            if state.listeners[account]?.isEmpty ?? false { state.listeners[account] = nil }
        }
    }
}
