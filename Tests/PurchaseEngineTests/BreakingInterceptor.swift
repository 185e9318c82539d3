import StoreAPI
import StoreModel
import Synchronization

/// A line to both services that carries so many calls and then nothing any more.
///
/// The call on which it breaks hangs until its task is cancelled: either its request never arrives, or its answer.
final class BreakingInterceptor: ServiceInterceptor {
    enum Loss: Sendable { case request, answer }

    private let left: Mutex<Int>
    private let loss: Loss
    private let broken = AsyncStream<Void>.makeStream()

    init(after calls: Int, loss: Loss) {
        left = Mutex(calls)
        self.loss = loss
    }

    /// Returns once the line is broken.
    func isBroken() async {
        for await _ in broken.stream { return }
    }

    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        // The log comes when it comes, and the storefront beside everything.
        guard call != .take, call != .storefront else { return try await body(request) }
        let left = left.withLock { left in
            left -= 1
            return left
        }
        if left >= 0 { return try await body(request) }
        // Only the first of the calls that break may still reach the other side.
        if left == -1, loss == .answer { _ = try await body(request) }
        broken.continuation.yield()
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}
