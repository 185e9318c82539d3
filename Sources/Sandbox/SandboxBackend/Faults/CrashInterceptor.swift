package import StoreAPI
package import StoreModel
import Synchronization

/// A line on which whoever calls can die, once: from then on no call passes, and no answer.
///
/// Nothing behind it is asked to behave otherwise: what is durable by then is what a power cut would have left.
package final class CrashInterceptor: ServiceInterceptor {
    private struct State {
        var moment: CrashMoment?
        var met = 0
        var isDead = false
    }

    private let state: Mutex<State>
    private let passing: (@Sendable (ServiceCall) async -> Void)?
    private let onDeath: @Sendable (CrashMoment?) -> Void

    /// - Parameters:
    ///   - moment: When it dies; nil for never.
    ///   - passing: What each call waits for before it sets out; nil for nothing.
    ///   - onDeath: Called at that moment, before anything else happens; with nil for ``die()``.
    package init(
        _ moment: CrashMoment? = nil, passing: (@Sendable (ServiceCall) async -> Void)? = nil,
        onDeath: @escaping @Sendable (CrashMoment?) -> Void
    ) {
        state = Mutex(State(moment: moment))
        (self.passing, self.onDeath) = (passing, onDeath)
    }

    /// Whether it is dead.
    package var isDead: Bool { state.withLock { $0.isDead } }

    /// Dies at this moment, counted anew; at none for nil.
    package func die(at moment: CrashMoment?) {
        state.withLock { state in (state.moment, state.met) = (moment, 0) }
    }

    /// Dies now.
    package func die() { die(of: nil) }

    private func die(of moment: CrashMoment?) {
        let isFirst = state.withLock { state in
            defer { state.isDead = true }
            return !state.isDead
        }
        if isFirst { onDeath(moment) }
    }

    package func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard !isDead else { return try await hang() }
        await passing?(call)
        // It may have died while it waited.
        guard !isDead else { return try await hang() }
        let moment = meet(call)
        if let moment, moment.side == .before {
            die(of: moment)
            return try await hang()
        }
        let answer: Result<Value, ServiceFailure>
        do throws(ServiceFailure) {
            answer = .success(try await body(request))
        } catch {
            answer = .failure(error)
        }
        if let moment { die(of: moment) }
        // It may have died of something else meanwhile.
        guard !isDead else { return try await hang() }
        return try answer.get()
    }

    /// Counts a call; says the moment that it is, if it is one.
    private func meet(_ call: ServiceCall) -> CrashMoment? {
        state.withLock { state in
            guard let moment = state.moment, moment.call == call else { return nil }
            state.met += 1
            return state.met == moment.number ? moment : nil
        }
    }

    /// Waits until the task is cancelled, as whoever is dead does.
    private func hang<Value>() async throws(ServiceFailure) -> Value {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}
