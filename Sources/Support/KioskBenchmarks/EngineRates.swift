import KioskTestSupport

/// The rate of complete purchases, compared with the limits of this machine's disk and cryptography in the same minute.
struct EngineRates {
    private static let rounds = 20

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let raw = try RawCommits(in: folder)
        let cryptography = Cryptography()
        let fixture = try await PurchaseFixture(in: folder.file("embedded"))
        return try await fixture.withRunningEngine {
            // The first purchases include one-time costs.
            try await fixture.buy(atOnce: 8)
            var (disk, processor): ([Double], [Double]) = ([], [])
            var alone = PurchaseRounds(name: "one at a time", size: 16)
            var together = PurchaseRounds(name: "64 at once", size: 64)
            for _ in 0..<Self.rounds {
                disk.append(1 / (try raw.rate(over: 50)))
                processor.append(try cryptography.seconds(over: 50))
                try await alone.add(fixture) {
                    for _ in 0..<16 { try await fixture.buy(atOnce: 1) }
                }
                try await together.add(fixture) { try await fixture.buy(atOnce: 64) }
            }
            return Self.figures(Sample(disk), Sample(processor), alone, together)
        }
    }

    private static func figures(
        _ disk: Sample, _ processor: Sample, _ alone: PurchaseRounds, _ together: PurchaseRounds
    ) -> [Figure] {
        let (c, p) = (disk.median, processor.median)
        let cores = Double(Machine.now.processors)
        return [
            Figure(
                name: "c: a raw commit of one row", unit: "ms", sample: disk.divided(by: 0.001)),
            Figure(
                name: "p: the cryptography of a purchase", unit: "ms",
                sample: processor.divided(by: 0.001)),
        ]
            + alone.figures(most: 7, ideal: 1 / (7 * c + p), "1/(7c+p)")
            + together.figures(most: 1, ideal: cores / p, "cores/p")
    }
}
