import SandboxCore
import Testing

@Suite("Retries of refund deliveries to the merchant")
struct OutboxRetryRulesTests {
    @Test(
        "an undelivered refund waits twice as long after each attempt, at most five minutes"
    )
    func backoff() {
        #expect((1...4).map(OutboxRetryRules.wait) == [1_000, 2_000, 4_000, 8_000])
        #expect(
            [9, 10, 11, .max].map(OutboxRetryRules.wait) == [256_000, 300_000, 300_000, 300_000])
    }
}
