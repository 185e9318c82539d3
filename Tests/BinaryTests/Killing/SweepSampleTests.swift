import KioskTestSupport
import Testing

extension Trait where Self == IssueHandlingTrait {
    /// Names the seed that repeats the sample in each failure.
    static var sampled: Self {
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("\(SweepSample.hint)")
            return issue
        }
    }
}

@Suite("Samples of a sweep")
struct SweepSampleTests {
    @Test(
        "a sample has few points, and successive seeds cover all",
        arguments: [0, 1, 3, 4, 5, 20, 431])
    func coverage(total: Int) {
        let rounds = SweepSample(of: total).rounds
        let samples = (0..<rounds).map { SweepSample(of: total, seed: 587 + UInt64($0)).indices }
        #expect(samples.allSatisfy { $0.count <= 4 })
        #expect(samples.flatMap(\.self).sorted() == Array(0..<total))
    }

    @Test("the same seed selects the same points, and the description names them")
    func sameSeed() {
        let sample = SweepSample(3, of: 10, seed: 6)
        #expect(sample.indices == [2, 6])
        #expect(sample.elements(of: Array("abcdefghij")) == ["c", "g"])
        #expect(sample.description == "points 3, 7 of 10")
        #expect(SweepSample(6, of: 6, seed: 3).description == "all 6 points")
    }

    @Test("a sample within a sample covers each pair of points once")
    func nested() {
        let pairs = (0..<UInt64(12)).flatMap { seed in
            let outer = SweepSample(2, of: 8, seed: seed)
            let inner = SweepSample(1, of: 3, seed: outer.innerSeed)
            return outer.indices.flatMap { first in inner.indices.map { first * 3 + $0 } }
        }
        #expect(pairs.sorted() == Array(0..<24))
    }

    @Test("the seed is KIOSK_SWEEP_SEED, else the number of commits, else 0")
    func seed() {
        #expect(SweepSample.seed(of: ["KIOSK_SWEEP_SEED": "7"]) { "9\n" } == 7)
        #expect(SweepSample.seed(of: [:]) { "9\n" } == 9)
        #expect(SweepSample.seed(of: [:]) { nil } == 0)
    }
}
