import NIOCore
import Synchronization

/// The connections of a server: no more than its limit, so that a new one takes the place of the longest idle one.
///
/// If none is idle, the new one is refused: it may ask one request, which is answered with 503, or with 200 for `/health`.
/// No more than 64 refused ones are kept; the oldest of them makes room for the next.
final class OpenConnections: Sendable {
    private struct Connection {
        let channel: any Channel
        /// Its number in ``State/idle``; nil while a request is answered, and for a refused connection.
        var idleSince: UInt64?
        /// Whether it was closed to make room, and is counted no longer.
        var isEvicted = false
    }

    private struct State {
        var all: [UInt64: Connection] = [:]
        var count = 0
        var clock: UInt64 = 0
        /// Connections in the order in which they became idle; those that are busy or closed since are skipped.
        var idle: [(since: UInt64, number: UInt64)] = []
        var firstIdle = 0
        var refused: [UInt64] = []

        mutating func tick() -> UInt64 {
            clock += 1
            return clock
        }

        mutating func rest(_ number: UInt64) {
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

    /// How many refused connections are kept.
    static let refusedRoom = 64

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: How many there may be.
    init(limit: Int) {
        self.limit = limit
    }

    /// Counts a new connection.
    ///
    /// - Returns: Its number, and whether it is refused.
    func open(_ channel: any Channel) -> (number: UInt64, isRefused: Bool) {
        let (number, isRefused, evicted) = state.withLock { state in
            let number = state.tick()
            state.all[number] = Connection(channel: channel)
            state.count += 1
            var evicted: (any Channel)?
            if state.count > limit { evicted = state.evictIdle() }
            guard evicted == nil, state.count > limit else {
                state.rest(number)
                return (number, false, evicted)
            }
            state.refused.removeAll { state.all[$0] == nil }
            if state.refused.count >= Self.refusedRoom {
                evicted = state.evict(state.refused.removeFirst())
            }
            state.refused.append(number)
            return (number, true, evicted)
        }
        evicted?.close(promise: nil)
        return (number, isRefused)
    }

    /// A request of the connection is being answered.
    func begin(_ number: UInt64) { state.withLock { $0.all[number]?.idleSince = nil } }

    /// All requests of the connection are answered.
    func rest(_ number: UInt64) {
        state.withLock { state in
            if state.all[number]?.isEvicted == false { state.rest(number) }
        }
    }

    /// The connection is closed.
    func close(_ number: UInt64) {
        state.withLock { state in
            guard let connection = state.all.removeValue(forKey: number) else { return }
            if !connection.isEvicted { state.count -= 1 }
        }
    }
}
