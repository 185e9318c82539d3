import NIOCore
import Synchronization

/// The open connections of a server, up to a limit; a new connection beyond it replaces the one that was idle longest.
///
/// If none is idle, the new connection is refused: its first request is answered with 503, or with 200 for `/health`.
/// At most 64 refused connections are kept open; the next one replaces the oldest of them.
final class ConnectionLimiter: Sendable {
    private struct Connection {
        let channel: any Channel
        /// Its number in ``State/idle``; nil while a request is answered, and for a refused connection.
        var idleSince: UInt64?
        /// Whether the connection was closed to make room, and is not counted any more.
        var isEvicted = false
    }

    private struct State {
        var all: [UInt64: Connection] = [:]
        var count = 0
        var clock: UInt64 = 0
        /// Connections in the order in which they became idle; entries of busy or closed connections are skipped.
        var idle: [(since: UInt64, number: UInt64)] = []
        var firstIdle = 0
        var refused: [UInt64] = []

        mutating func tick() -> UInt64 {
            clock += 1
            return clock
        }

        mutating func markIdle(_ number: UInt64) {
            let since = tick()
            all[number]?.idleSince = since
            idle.append((since, number))
            guard idle.count > 2 * all.count + 1024 else { return }
            idle = idle[firstIdle...].filter { all[$0.number]?.idleSince == $0.since }
            firstIdle = 0
        }

        mutating func evictIdle() -> (any Channel)? {
            while firstIdle < idle.count {
                let next = idle[firstIdle]
                firstIdle += 1
                if all[next.number]?.idleSince == next.since { return evict(next.number) }
            }
            return nil
        }

        mutating func evict(_ number: UInt64) -> (any Channel)? {
            guard let connection = all[number], !connection.isEvicted else { return nil }
            all[number]?.isEvicted = true
            all[number]?.idleSince = nil
            count -= 1
            return connection.channel
        }
    }

    /// The maximum number of refused connections that are kept open.
    static let maximumRefused = 64

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: The maximum number of connections.
    init(limit: Int) {
        self.limit = limit
    }

    /// Registers a new connection.
    ///
    /// - Returns: The connection's number, and whether it is refused.
    func open(_ channel: any Channel) -> (number: UInt64, isRefused: Bool) {
        let (number, isRefused, evicted) = state.withLock { state in
            let number = state.tick()
            state.all[number] = Connection(channel: channel)
            state.count += 1
            var evicted: (any Channel)?
            if state.count > limit { evicted = state.evictIdle() }
            guard evicted == nil, state.count > limit else {
                state.markIdle(number)
                return (number, false, evicted)
            }
            state.refused.removeAll { state.all[$0] == nil }
            if state.refused.count >= Self.maximumRefused {
                evicted = state.evict(state.refused.removeFirst())
            }
            state.refused.append(number)
            return (number, true, evicted)
        }
        evicted?.close(promise: nil)
        return (number, isRefused)
    }

    /// Marks a connection as busy with a request.
    func markBusy(_ number: UInt64) { state.withLock { $0.all[number]?.idleSince = nil } }

    /// Marks a connection as idle after the response to its last request.
    func markIdle(_ number: UInt64) {
        state.withLock { state in
            if state.all[number]?.isEvicted == false { state.markIdle(number) }
        }
    }

    /// Removes a closed connection.
    func close(_ number: UInt64) {
        state.withLock { state in
            guard let connection = state.all.removeValue(forKey: number) else { return }
            if !connection.isEvicted { state.count -= 1 }
        }
    }
}
