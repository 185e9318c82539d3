import KioskTestSupport

/// Purchases a second through the whole flow, from the intent in the journal to the finish at the store, against
/// what the disk could do in the same run.
struct Purchases {
    private static let purchases = 160
    private static let rawCommits = 200

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let raw = try RawCommits(in: folder)
        let rig = try await PurchaseRig(in: folder.file("embedded"))
        return try await rig.driving {
            try await rig.buy(atOnce: 1)
            var rates = [try raw.rate(over: Self.rawCommits)]
            let alone = try await buy(rig, atOnce: 1)
            rates.append(try raw.rate(over: Self.rawCommits))
            let together = try await buy(rig, atOnce: 16)
            rates.append(try raw.rate(over: Self.rawCommits))
            let disk = Sample(rates)
            return [Figure(name: "raw commits, one row each", unit: "/s", sample: disk)]
                + alone.figures("one at a time", disk: disk)
                + together.figures("16 at once", disk: disk)
        }
    }

    private func buy(_ rig: PurchaseRig, atOnce count: Int) async throws -> Rounds {
        var rounds = Rounds(size: count)
        for _ in 0..<(Self.purchases / count) {
            let before = WriteAheadLogs(under: rig.folder)
            let watch = Stopwatch()
            try await rig.buy(atOnce: count)
            rounds.times.append(watch.milliseconds)
            let commits = WriteAheadLogs(under: rig.folder).commits(since: before)
            rounds.commits += [commits].compactMap { $0.map(Double.init) }
        }
        return rounds
    }

    /// Rounds of purchases of one size.
    private struct Rounds {
        let size: Int
        /// How long each took, in milliseconds.
        var times: [Double] = []
        /// What each cost; a round in which a log started again is left out.
        var commits: [Double] = []

        func figures(_ name: String, disk: Sample) -> [Figure] {
            let rates = Sample(times.map { Double(size) / $0 * 1000 })
            let costs = Sample(commits.map { $0 / Double(size) })
            let share = rates.median * costs.median / disk.median
            return [
                Figure(name: "purchases, \(name)", unit: "/s", sample: rates),
                Figure(name: "commits a purchase, \(name)", unit: "", sample: costs),
                Figure(
                    name: "efficiency, \(name)", unit: "of the disk", sample: Sample([share]),
                    note: "purchases/s × commits ÷ raw commits/s"),
            ]
        }
    }
}
