import PurchaseCore
import Testing

@Suite("Waiting before asking again")
struct BackoffTests {
    @Test("each wait is longer than the one before, up to an hour and a fifth")
    func grows() {
        for seed in ["a", "b", "2000000000000001", ""] {
            let waits = (1...7).map { Backoff.delay(attempt: $0, seed: seed, retryAfter: nil) }
            #expect(zip(waits, waits.dropFirst()).allSatisfy(<), "\(seed): \(waits)")
            #expect((800...1200).contains(waits[0]))
            #expect(waits[6] <= Backoff.longest + Backoff.longest / 5)
        }
    }

    @Test("the jitter is a fifth at most and the same in every replay", arguments: 1...40)
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

    @Test("the wish of the other side is honoured, an hour at most")
    func retryAfter() {
        #expect(Backoff.delay(attempt: 1, seed: "a", retryAfter: 30_000) == 30_000)
        #expect(Backoff.delay(attempt: 1, seed: "a", retryAfter: .max) == Backoff.longest)
        #expect(Backoff.delay(attempt: 1, seed: "a", retryAfter: .min) >= 800)
    }

    @Test("numbers out of any bounds do not trap", arguments: [Int.min, -1, 0, 8, 1000, Int.max])
    func bounds(attempt: Int) {
        let wait = Backoff.delay(attempt: attempt, seed: "a", retryAfter: nil)
        #expect((800...Backoff.longest + Backoff.longest / 5).contains(wait))
    }
}
