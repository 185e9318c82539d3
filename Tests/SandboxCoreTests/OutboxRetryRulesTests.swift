import SandboxCore
import Testing

@Suite("When a refund is delivered to the merchant again")
struct OutboxRetryRulesTests {
    @Test(
        "what the outbox could not deliver waits twice as long after each attempt, five minutes at most"
    )
    func backoff() {
        #expect((1...4).map(OutboxRetryRules.wait) == [1_000, 2_000, 4_000, 8_000])
        #expect(
            [9, 10, 11, .max].map(OutboxRetryRules.wait) == [256_000, 300_000, 300_000, 300_000])
    }
}
