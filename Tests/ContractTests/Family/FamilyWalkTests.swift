import KioskTestSupport
import Testing

@Suite("Random histories of families")
struct FamilyWalkTests {
    @Test(
        "each member owns exactly what the others share, and the records are valid",
        arguments: SweepSample(1, of: 6).elements(of: Array(1...6 as ClosedRange<UInt64>)))
    func walk(seed: UInt64) async throws {
        var walk = try await FamilyWalk(seed: seed)
        for _ in 0..<60 {
            try await walk.step()
            let faults = try await walk.faults()
            guard faults.isEmpty else {
                Issue.record(
                    "seed \(seed): \(faults.prefix(3)) after \(walk.story.suffix(12).joined(separator: "; "))"
                )
                return
            }
        }
        #expect(walk.story.contains { $0.contains("buys") })
    }
}
