import StoreAPI
import StoreModel
import Synchronization

/// An interceptor on which selected calls get no answer, or an answer of another kind.
final class SilentInterceptor: ServiceInterceptor {
    private let silent: Mutex<Set<ServiceCall>>

    init(_ calls: Set<ServiceCall> = []) {
        silent = Mutex(calls)
    }

    /// Sets the calls that get no answer from now on.
    func silence(_ calls: Set<ServiceCall>) { silent.withLock { $0 = calls } }

    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        if silent.withLock({ $0.contains(call) }) { throw .noAnswer(NoAnswer(.timeout)) }
        return try await body(request)
    }
}
