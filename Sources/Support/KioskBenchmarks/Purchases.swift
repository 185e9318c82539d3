import KioskTestSupport

/// Purchases through the whole flow, from the intent in the journal to the finish at the store, against what the
/// disk could do in the same moments.
struct Purchases {
    private static let purchases = 160
    private static let rawCommits = 20

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let raw = try RawCommits(in: folder)
        let rig = try await PurchaseRig(in: folder.file("embedded"))
        return try await rig.driving {
            // The first one pays for what is made once.
            try await rig.buy(atOnce: 1)
            var alone = PurchaseRounds(name: "one at a time", size: 1)
            var together = PurchaseRounds(name: "16 at once", size: 16)
            try await buy(rig, raw, &alone)
            try await buy(rig, raw, &together)
            return alone.figures() + together.figures()
        }
    }

    private func buy(
        _ rig: PurchaseRig, _ raw: RawCommits, _ rounds: inout PurchaseRounds
    ) async throws {
        for _ in 0..<(Self.purchases / rounds.size) {
            let before = WriteAheadLogs(under: rig.folder)
            let watch = Stopwatch()
            try await rig.buy(atOnce: rounds.size)
            rounds.times.append(watch.milliseconds)
            let commits = WriteAheadLogs(under: rig.folder).commits(since: before)
            rounds.commits += [commits].compactMap { $0.map(Double.init) }
            rounds.rawRates.append(try raw.rate(over: Self.rawCommits))
        }
    }
}
