import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

/// A line to the backend that goes dead at one call, for ever: before the other side hears of it, or after.
actor DeadInterceptor: ServiceInterceptor {
    /// Where it goes dead.
    struct Point: Hashable, CustomTestStringConvertible {
        /// A call of a purchase.
        let call: ServiceCall
        /// Whether the other side has done what it was asked for.
        let isHeard: Bool

        var testDescription: String { "\(call) \(isHeard ? "done, not answered" : "not heard")" }

        static let all = [ServiceCall.orderNumber, .purchase, .verify, .finish].flatMap {
            [Point(call: $0, isHeard: false), Point(call: $0, isHeard: true)]
        }
    }

    private let point: Point
    private let reaching: AsyncStream<Void>.Continuation
    private let reached: AsyncStream<Void>

    init(_ point: Point) {
        self.point = point
        (reached, reaching) = AsyncStream.makeStream()
    }

    /// Waits until somebody is stuck.
    func isReached() async {
        for await _ in reached { return }
    }

    /// Does one call, or gets stuck in it until the task is cancelled.
    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        guard call == point.call else { return try await body(request) }
        if point.isHeard { _ = try await body(request) }
        reaching.yield()
        let (silence, input) = AsyncStream<Void>.makeStream()
        for await _ in silence {}
        withExtendedLifetime(input) {}
        throw .noAnswer(NoAnswer(.cut))
    }

    /// Opens a backend behind this line.
    nonisolated var opening: ShopSessionFactory.Opening {
        { (settings, note) async throws(CommandFailure) in
            var session = try await BackendSession.open(settings, note: note)
            session.store = InterceptedStore(session.store, self)
            session.merchant = InterceptedMerchant(session.merchant, self)
            return session
        }
    }
}
