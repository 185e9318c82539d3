import StoreAPI
import StoreModel
import Synchronization

/// The line of a device that can die on its way: then its calls reach nobody, and no answer reaches it.
final class DeviceLine: ServiceLine {
    private struct State {
        var moment: CrashMoment?
        var met = 0
        var isDead = false
    }

    private let state = Mutex(State())
    /// Called at the moment at which it was to die, before anything else happens.
    private let onDeath: @Sendable () -> Void
    /// Where its calls wait for whoever watches; nil where nobody does.
    private let gate: CallGate?

    init(through gate: CallGate? = nil, onDeath: @escaping @Sendable () -> Void) {
        (self.gate, self.onDeath) = (gate, onDeath)
    }

    /// Whether it is dead.
    var isDead: Bool { state.withLock { $0.isDead } }

    /// Dies at this moment; at none for nil.
    func die(at moment: CrashMoment?) {
        state.withLock { state in (state.moment, state.met) = (moment, 0) }
    }

    /// Dies now.
    func die() {
        let isFirst = state.withLock { state in
            defer { state.isDead = true }
            return !state.isDead
        }
        if isFirst { onDeath() }
    }

    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard !isDead else { return try await hang() }
        await gate?.pass(call)
        // It may have died while it waited.
        guard !isDead else { return try await hang() }
        let side = meet(call)
        if side == .before {
            die()
            return try await hang()
        }
        let answer: Result<Value, ServiceFailure>
        do throws(ServiceFailure) {
            answer = .success(try await body(request))
        } catch {
            answer = .failure(error)
        }
        if side == .after { die() }
        // It may have died of something else meanwhile.
        guard !isDead else { return try await hang() }
        return try answer.get()
    }

    private func meet(_ call: ServiceCall) -> CrashMoment.Side? {
        state.withLock { state in
            guard let moment = state.moment, moment.call == call else { return nil }
            state.met += 1
            return state.met == moment.number ? moment.side : nil
        }
    }

    /// Waits until the task is cancelled, as whoever is dead does.
    private func hang<Value>() async throws(ServiceFailure) -> Value {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}
