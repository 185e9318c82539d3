/// Rounds of purchases, so many at once.
struct PurchaseRounds {
    let name: String
    let size: Int
    /// How long each round took, in milliseconds.
    var times: [Double] = []
    /// The commits of each; a round in which a log started again is left out.
    var commits: [Double] = []
    /// What the disk did alone between the rounds, in commits a second.
    var rawRates: [Double] = []

    func figures() -> [Figure] {
        let rates = Sample(times.map { Double(size) / $0 * 1000 })
        let costs = Sample(commits.map { $0 / Double(size) })
        let disk = Sample(rawRates)
        let share = rates.median * costs.median / disk.median
        return [
            figure("time of a round", "ms", Sample(times)),
            figure("purchases", "/s", rates),
            figure("commits a purchase, all files", "", costs),
            figure("raw commits of one row, meanwhile", "/s", disk),
            figure(
                "efficiency", "", Sample([share]),
                note: "purchases/s × commits ÷ raw commits/s; three files can do more than one"),
        ]
    }

    private func figure(
        _ what: String, _ unit: String, _ sample: Sample, note: String = ""
    ) -> Figure {
        Figure(name: "\(name): \(what)", unit: unit, sample: sample, note: note)
    }
}
