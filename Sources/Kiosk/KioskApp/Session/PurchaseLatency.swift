import PurchaseEngine
import StoreAPI
import StoreModel

/// How long each step of a purchase takes at the store and at the merchant, so that a person can watch it, or pull
/// the plug between two of them.
struct PurchaseLatency: Hashable, Sendable {
    /// The time before each answer, in milliseconds, 1 to 60,000.
    let milliseconds: Int64

    /// Reads `1s`, `250ms` or `1.5`, which are seconds; nil for anything else, and above a minute.
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

/// Delays the calls that move a purchase; every other call passes at once.
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
