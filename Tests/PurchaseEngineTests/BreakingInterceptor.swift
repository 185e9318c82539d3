import StoreAPI
import StoreModel
import Synchronization

/// Passes a number of calls to both services and then breaks: all later calls get no answer.
///
/// The call on which it breaks hangs until its task is cancelled: either its request or its answer is lost.
final class BreakingInterceptor: ServiceInterceptor {
    enum Loss: Sendable { case request, answer }

    private let left: Mutex<Int>
    private let loss: Loss
    private let broken = AsyncStream<Void>.makeStream()

    init(after calls: Int, loss: Loss) {
        left = Mutex(calls)
        self.loss = loss
    }

    /// Returns once the connection is broken.
    func isBroken() async {
        for await _ in broken.stream { return }
    }

    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        // Log uploads and storefront calls run beside the purchase, so they do not count.
        guard call != .uploadLog, call != .storefront else { return try await body(request) }
        let left = left.withLock { left in
            left -= 1
            return left
        }
        if left >= 0 { return try await body(request) }
        // Only the request of the first broken call may still reach the service.
        if left == -1, loss == .answer { _ = try await body(request) }
        broken.continuation.yield()
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}
