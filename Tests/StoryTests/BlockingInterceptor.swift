import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

/// A connection to the backend that blocks permanently at one call, before or after the backend has processed
/// it.
actor BlockingInterceptor: ServiceInterceptor {
    /// The call at which the connection blocks.
    struct Point: Hashable, CustomTestStringConvertible {
        /// A call of a purchase.
        let call: ServiceCall
        /// Whether the backend has processed the call.
        let isProcessed: Bool

        var testDescription: String {
            "\(call) \(isProcessed ? "done, not answered" : "not heard")"
        }

        static let all = [ServiceCall.orderNumber, .purchase, .verify, .finish].flatMap {
            [Point(call: $0, isProcessed: false), Point(call: $0, isProcessed: true)]
        }
    }

    private let point: Point
    private let reaching: AsyncStream<Void>.Continuation
    private let reached: AsyncStream<Void>

    init(_ point: Point) {
        self.point = point
        (reached, reaching) = AsyncStream.makeStream()
    }

    /// Waits until a call is blocked.
    func waitUntilBlocked() async {
        for await _ in reached { return }
    }

    /// Passes a call, or blocks it until the task is cancelled.
    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard call == point.call else { return try await body(request) }
        if point.isProcessed { _ = try await body(request) }
        reaching.yield()
        let (silence, input) = AsyncStream<Void>.makeStream()
        for await _ in silence {}
        withExtendedLifetime(input) {}
        throw .noAnswer(NoAnswer(.cut))
    }

    /// Opens a backend behind this connection.
    nonisolated var opening: ShopSessionFactory.Opening {
        { (settings, note) async throws(CommandFailure) in
            var session = try await BackendSession.open(settings, note: note)
            session.store = InterceptedStore(session.store, self)
            session.merchant = InterceptedMerchant(session.merchant, self)
            return session
        }
    }
}
