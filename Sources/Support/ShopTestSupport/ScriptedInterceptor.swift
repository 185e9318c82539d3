package import StoreAPI
package import StoreModel
import Synchronization

/// An interceptor between a device and the backend, which passes every call or disturbs it as a test requests.
package final class ScriptedInterceptor: ServiceInterceptor {
    /// The disturbance of one call.
    package enum Disturbance: Hashable, Sendable {
        /// The call never arrives.
        case lost(NoAnswer.Cause)
        /// The call is performed, and its answer never arrives.
        case answerLost(NoAnswer.Cause)
        /// The call waits until ``reset()``, and is performed then unless its caller is cancelled.
        case stuck
        /// The call is performed, and its answer waits until ``reset()``.
        case answerStuck
    }

    private struct State {
        var plannedDisturbances: [ServiceCall: [Disturbance]] = [:]
        var permanentDisturbances: [ServiceCall: Disturbance] = [:]
        var calls: [ServiceCall] = []
        var verificationRequests: [VerificationRequest] = []
        var waiting: [AsyncStream<Void>.Continuation] = []
        var rewrite: @Sendable (ServiceCall, JWS) -> [JWS] = { [$1] }
        var observer: @Sendable (ServiceCall) -> Void = { _ in }
    }

    private let state = Mutex(State())
    private let reaching = AsyncStream<ServiceCall>.makeStream()

    /// Creates an interceptor without disturbances.
    package init() {}

    // MARK: Configuration

    /// Disturbs the next calls of a kind.
    package func disturb(_ call: ServiceCall, _ trouble: Disturbance, times: Int = 1) {
        let troubles = Array(repeating: trouble, count: times)
        state.withLock { $0.plannedDisturbances[call, default: []] += troubles }
    }

    /// Disturbs these calls, or all, until ``reset()``.
    package func disturbAll(
        _ trouble: Disturbance, _ calls: [ServiceCall] = ServiceCall.allCases
    ) {
        state.withLock { state in
            for call in calls { state.permanentDisturbances[call] = trouble }
        }
    }

    /// Ends all disturbances, and releases the waiting calls and answers.
    package func reset() {
        let waiting = state.withLock { state in
            (state.plannedDisturbances, state.permanentDisturbances) = ([:], [:])
            defer { state.waiting = [] }
            return state.waiting
        }
        for call in waiting { call.finish() }
    }

    /// Rewrites all signed data of the store in answers; the number of a list's items may change.
    package func setRewrite(_ body: @escaping @Sendable (ServiceCall, JWS) -> [JWS]) {
        state.withLock { $0.rewrite = body }
    }

    /// Observes each call before it is passed.
    package func setObserver(_ body: @escaping @Sendable (ServiceCall) -> Void) {
        state.withLock { $0.observer = body }
    }

    // MARK: Recorded calls

    /// All calls so far, in order, including disturbed ones.
    package var calls: [ServiceCall] { state.withLock { $0.calls } }

    /// Returns the number of calls of a kind.
    package func count(_ call: ServiceCall) -> Int { calls.filter { $0 == call }.count }

    /// The verification requests so far, in order.
    package var verificationRequests: [VerificationRequest] {
        state.withLock { $0.verificationRequests }
    }

    /// Waits for the next disturbed call of this kind after the last awaited one.
    package func waitUntilReached(_ call: ServiceCall) async {
        for await next in reaching.stream where next == call { return }
    }

    // MARK: Interception

    /// Passes a call to the backend, with the disturbance that is configured for it.
    package func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        // Both calls end an order or a transaction at the store.
        let call = call == .acknowledge ? .finish : call
        let (trouble, observe) = meet(call, request)
        observe(call)
        switch trouble {
        case nil:
            return rewritten(try await body(request), call)
        case .lost(let cause):
            reaching.continuation.yield(call)
            throw .noAnswer(NoAnswer(cause))
        case .answerLost(let cause):
            _ = try await body(request)
            reaching.continuation.yield(call)
            throw .noAnswer(NoAnswer(cause))
        case .stuck:
            try await wait(call)
            return rewritten(try await body(request), call)
        case .answerStuck:
            let answer = try await body(request)
            try await wait(call)
            return rewritten(answer, call)
        }
    }

    private func meet(
        _ call: ServiceCall, _ request: (any Sendable)?
    ) -> (Disturbance?, @Sendable (ServiceCall) -> Void) {
        state.withLock { state in
            state.calls.append(call)
            if let verification = request as? VerificationRequest {
                state.verificationRequests.append(verification)
            }
            if var planned = state.plannedDisturbances[call], !planned.isEmpty {
                let next = planned.removeFirst()
                state.plannedDisturbances[call] = planned
                return (next, state.observer)
            }
            return (state.permanentDisturbances[call], state.observer)
        }
    }

    /// Waits until ``reset()``; throws if the caller is cancelled.
    private func wait(_ call: ServiceCall) async throws(ServiceFailure) {
        let (silence, end) = AsyncStream<Void>.makeStream()
        state.withLock { $0.waiting.append(end) }
        reaching.continuation.yield(call)
        for await _ in silence {}
        if Task.isCancelled { throw .noAnswer(NoAnswer(.cut)) }
    }

    /// Returns the answer with all signed data of the store rewritten.
    private func rewritten<Value>(_ answer: Value, _ call: ServiceCall) -> Value {
        let rewrite = state.withLock { $0.rewrite }
        let tokens = { (tokens: [JWS]) in tokens.flatMap { rewrite(call, $0) } }
        let changed: Any =
            switch answer {
            case .purchased(let jws) as OrderStatus:
                OrderStatus.purchased(tokens([jws]).first ?? jws)
            case let page as Page<JWS>: Page(items: tokens(page.items), next: page.next)
            case let reply as UnfinishedReply:
                UnfinishedReply(
                    transactions: tokens(reply.transactions), orders: reply.orders,
                    next: reply.next)
            case let reply as ChangesReply:
                ChangesReply(
                    transactions: tokens(reply.transactions), orders: reply.orders,
                    cursor: reply.cursor, hasMore: reply.hasMore)
            default: answer
            }
        return changed as? Value ?? answer
    }
}
