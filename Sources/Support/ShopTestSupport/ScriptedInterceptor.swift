package import StoreAPI
package import StoreModel
import Synchronization

/// The line between a phone and the other side: carries every call, or does with it what a test asks for.
package final class ScriptedInterceptor: ServiceInterceptor {
    /// What happens to one call.
    package enum Trouble: Hashable, Sendable {
        /// It never arrives.
        case lost(NoAnswer.Cause)
        /// It is done, and the answer never arrives.
        case answerLost(NoAnswer.Cause)
        /// It never arrives, and nobody says so until the line is let go on.
        case stuck
        /// It is done, and its answer waits until the line is let go on.
        case answerStuck
    }

    private struct State {
        var troubles: [ServiceCall: [Trouble]] = [:]
        var lasting: [ServiceCall: Trouble] = [:]
        var calls: [ServiceCall] = []
        var questions: [VerificationRequest] = []
        var waiting: [AsyncStream<Void>.Continuation] = []
        var rewrite: @Sendable (ServiceCall, JWS) -> [JWS] = { [$1] }
        var look: @Sendable (ServiceCall) -> Void = { _ in }
    }

    private let state = Mutex(State())
    private let reaching = AsyncStream<ServiceCall>.makeStream()

    /// A line without trouble.
    package init() {}

    // MARK: What the test asks for

    /// The next so many calls of a kind meet this trouble.
    package func fails(_ call: ServiceCall, _ trouble: Trouble, times: Int = 1) {
        let troubles = Array(repeating: trouble, count: times)
        state.withLock { $0.troubles[call, default: []] += troubles }
    }

    /// These calls, or all, meet this trouble until the line heals.
    package func breaks(
        _ trouble: Trouble, _ calls: [ServiceCall] = ServiceCall.allCases
    ) {
        state.withLock { state in
            for call in calls { state.lasting[call] = trouble }
        }
    }

    /// Everything is carried again, what is stuck too.
    package func heals() {
        let waiting = state.withLock { state in
            (state.troubles, state.lasting) = ([:], [:])
            defer { state.waiting = [] }
            return state.waiting
        }
        for call in waiting { call.finish() }
    }

    /// Has everything that the store signs rewritten on its way; a list may get longer or shorter by it.
    package func rewrites(_ body: @escaping @Sendable (ServiceCall, JWS) -> [JWS]) {
        state.withLock { $0.rewrite = body }
    }

    /// Looks at each call before it is carried.
    package func looks(_ body: @escaping @Sendable (ServiceCall) -> Void) {
        state.withLock { $0.look = body }
    }

    // MARK: What the test sees

    /// Every call so far, in order, troubled or not.
    package var calls: [ServiceCall] { state.withLock { $0.calls } }

    /// How often a call was made.
    package func count(_ call: ServiceCall) -> Int { calls.filter { $0 == call }.count }

    /// Every question that was put to the merchant, in order.
    package var questions: [VerificationRequest] { state.withLock { $0.questions } }

    /// Returns once a call of this kind has been made since the last one that was waited for.
    package func isReached(_ call: ServiceCall) async {
        for await next in reaching.stream where next == call { return }
    }

    // MARK: What goes over it

    package func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        // Both end something at the store.
        let call = call == .acknowledge ? .finish : call
        let (trouble, look) = meet(call, request)
        look(call)
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
    ) -> (Trouble?, @Sendable (ServiceCall) -> Void) {
        state.withLock { state in
            state.calls.append(call)
            if let question = request as? VerificationRequest { state.questions.append(question) }
            if var planned = state.troubles[call], !planned.isEmpty {
                let next = planned.removeFirst()
                state.troubles[call] = planned
                return (next, state.look)
            }
            return (state.lasting[call], state.look)
        }
    }

    /// Waits until the line is let go on; a caller that is cancelled hears nothing any more.
    private func wait(_ call: ServiceCall) async throws(ServiceFailure) {
        let (silence, end) = AsyncStream<Void>.makeStream()
        state.withLock { $0.waiting.append(end) }
        reaching.continuation.yield(call)
        for await _ in silence {}
        if Task.isCancelled { throw .noAnswer(NoAnswer(.cut)) }
    }

    /// The answer with everything that the store signed in it rewritten.
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
