import StoreAPI
import StoreModel
import Synchronization

/// A line on which the program dies at a point that somebody chose, once: from there on no call passes, and no answer.
///
/// Nothing behind it is asked to behave otherwise: what is durable by then is what a power cut would have left.
final class CrashLine: ServiceLine {
    private struct State {
        var moment: CrashMoment?
        var met = 0
        var isDying = false
    }

    private let state: Mutex<State>
    private let die: @Sendable (CrashMoment) -> Void

    /// - Parameters:
    ///   - moment: Where it dies; nil for nowhere.
    ///   - die: Ends the program; calls wait for that for ever.
    init(_ moment: CrashMoment?, die: @escaping @Sendable (CrashMoment) -> Void) {
        state = Mutex(State(moment: moment))
        self.die = die
    }

    /// Dies there from now on, counted anew; nowhere for nil.
    func plan(_ moment: CrashMoment?) {
        state.withLock { state in (state.moment, state.met) = (moment, 0) }
    }

    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        let moment = meet(call)
        if let moment, moment.side == .before { die(moment) }
        guard !isDying else { return try await hang() }
        let answer: Result<Value, ServiceFailure>
        do throws(ServiceFailure) {
            answer = .success(try await body(request))
        } catch {
            answer = .failure(error)
        }
        if let moment, moment.side == .after {
            state.withLock { $0.isDying = true }
            die(moment)
        }
        guard !isDying else { return try await hang() }
        return try answer.get()
    }

    private var isDying: Bool { state.withLock { $0.isDying } }

    /// Counts a call; says the point that it is, if it is one.
    private func meet(_ call: ServiceCall) -> CrashMoment? {
        state.withLock { state in
            guard !state.isDying, let moment = state.moment, moment.call == call else { return nil }
            state.met += 1
            guard state.met == moment.number else { return nil }
            state.moment = nil
            if moment.side == .before { state.isDying = true }
            return moment
        }
    }

    /// Waits until the task is cancelled: whoever is dead says nothing.
    private func hang<Value>() async throws(ServiceFailure) -> Value {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}

extension BackendSession {
    /// The same, with a line around it on which the program may die.
    func crashing(on line: CrashLine) -> BackendSession {
        var session = self
        session.store = LinedStore(store, line)
        session.merchant = LinedMerchant(merchant, line)
        return session
    }
}
