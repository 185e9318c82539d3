import PurchaseCore
import Testing

@Suite("Backoff")
struct BackoffTests {
    @Test("each wait is longer than the one before, up to 72 minutes")
    func grows() {
        for seed in ["a", "b", "2000000000000001", ""] {
            let waits = (1...7).map { Backoff.delay(attempt: $0, seed: seed, retryAfter: nil) }
            #expect(zip(waits, waits.dropFirst()).allSatisfy(<), "\(seed): \(waits)")
            #expect((800...1200).contains(waits[0]))
            #expect(waits[6] <= Backoff.longest + Backoff.longest / 5)
        }
    }

    @Test("the jitter is at most a fifth, and the same in every replay", arguments: 1...40)
    func jitter(number: Int) {
        let wait = Backoff.delay(attempt: 3, seed: "seed-\(number)", retryAfter: nil)
        #expect((12_800...19_200).contains(wait))
        #expect(wait == Backoff.delay(attempt: 3, seed: "seed-\(number)", retryAfter: nil))
    }

    @Test("different orders wait differently")
    func spread() {
        let waits = (1...40).map { Backoff.delay(attempt: 3, seed: "seed-\($0)", retryAfter: nil) }
        #expect(Set(waits).count > 20)
    }

    @Test("the retry delay that a service asks for is used, up to one hour")
    func retryAfter() {
        #expect(Backoff.delay(attempt: 1, seed: "a", retryAfter: 30_000) == 30_000)
        #expect(Backoff.delay(attempt: 1, seed: "a", retryAfter: .max) == Backoff.longest)
        #expect(Backoff.delay(attempt: 1, seed: "a", retryAfter: .min) >= 800)
    }

    @Test("extreme numbers do not trap", arguments: [Int.min, -1, 0, 8, 1000, Int.max])
    func bounds(attempt: Int) {
        let wait = Backoff.delay(attempt: attempt, seed: "a", retryAfter: nil)
        #expect((800...Backoff.longest + Backoff.longest / 5).contains(wait))
    }
}
