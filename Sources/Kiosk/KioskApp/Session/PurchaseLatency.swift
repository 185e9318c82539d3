import PurchaseEngine
import StoreAPI
import StoreModel

/// The latency of each step of a purchase at the store and at the merchant.
///
/// It lets the user watch the steps, or kill the process between two of them.
struct PurchaseLatency: Hashable, Sendable {
    /// The time before each answer: 1 to 60,000 milliseconds.
    let milliseconds: Int64

    /// Parses a time such as `1s`, `250ms` or `1.5` (seconds); returns nil for anything else and for more than a
    /// minute.
    init?(_ text: String) {
        let (digits, unit): (Substring, Int64) =
            if text.hasSuffix("ms") {
                (text.dropLast(2), 1)
            } else if text.hasSuffix("s") {
                (text.dropLast(), 1000)
            } else {
                (text[...], 1000)
            }
        let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard isPlain, digits.utf8.count <= 8, let number = Double(digits) else { return nil }
        let time = (number * Double(unit)).rounded()
        guard (1...60_000).contains(time) else { return nil }
        milliseconds = Int64(time)
    }
}

/// Delays the calls that advance a purchase. Every other call passes at once.
struct LatencyInterceptor: ServiceInterceptor {
    let pace: PurchaseLatency
    let clock: any EngineClock

    private static let slow: Set<ServiceCall> = [
        .orderNumber, .purchase, .verify, .finish, .acknowledge,
    ]

    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        if Self.slow.contains(call) { try await wait() }
        return try await body(request)
    }

    private func wait() async throws(ServiceFailure) {
        do {
            try await clock.sleep(until: clock.now().adding(milliseconds: pace.milliseconds))
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}
