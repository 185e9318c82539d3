import SandboxCore
import StoreModel
import Testing

@Suite("Notifications: the rules")
struct NotificationRulesTests {
    private let now = Timestamp(milliseconds: 1_790_000_000_000)

    @Test("retry “once” allows a single attempt", arguments: SendAttemptResult.allCases)
    func once(result: SendAttemptResult) {
        #expect(
            NotificationRetryRules.next(after: result, attempt: 1, retry: .once, now: now) == nil)
    }

    @Test(
        "production retries five times after any failure", arguments: SendAttemptResult.allCases)
    func production(result: SendAttemptResult) {
        let waits = (0...8).map { attempt in
            NotificationRetryRules.next(
                after: result, attempt: attempt, retry: .production, now: now
            )
            .map { $0.since(now) / 3_600_000 }
        }
        let expected: [Int64?] = [nil, 1, 12, 24, 48, 72, nil, nil, nil]
        #expect(waits == (result == .success ? expected.map { _ in nil } : expected))
    }

    @Test(
        "a lease holds until its end, and one that ends too late is not valid",
        arguments: [(0, false), (1, true), (30_000, true), (30_001, false), (-1, false)])
    func lease(end: Int64, isHeld: Bool) {
        #expect(
            NotificationLease.isHeld(until: now.adding(milliseconds: end), at: now) == isHeld)
        #expect(!NotificationLease.isHeld(until: nil, at: now))
    }
}
