/// Rounds of purchases through the whole flow, from the intent in the journal to the finish at the store.
struct PurchaseRounds {
    let name: String
    /// How many purchases each round has.
    let size: Int
    /// How long each round took, in milliseconds.
    var times: [Double] = []
    /// The commits of each over all files.
    var commits: [Double] = []
    /// The processor time of each, in seconds.
    var processorTimes: [Double] = []

    /// Measures a round.
    mutating func add(_ rig: PurchaseFixture, _ body: () async throws -> Void) async throws {
        let before = FileCommits(under: rig.folder)
        let (watch, processor) = (Stopwatch(), ProcessorTime.used)
        try await body()
        times.append(watch.milliseconds)
        processorTimes.append(ProcessorTime.used - processor)
        commits.append(Double(FileCommits(under: rig.folder).since(before)))
    }

    /// Purchases a second.
    var rates: Sample { Sample(times.map { Double(size) / $0 * 1000 }) }

    /// What was measured, against the goals.
    ///
    /// - Parameters:
    ///   - most: The most commits that a purchase should cost.
    ///   - ideal: The purchases a second that disk and cryptography alone would allow.
    func figures(most: Double, ideal: Double, _ words: String) -> [Figure] {
        let milliseconds = processorTimes.map { $0 / Double(size) * 1000 }
        return [
            figure("purchases", "/s", rates),
            figure("processor a purchase", "ms", Sample(milliseconds)),
            figure(
                "commits a purchase, all files", "", Sample(commits.map { $0 / Double(size) }),
                goal: .atMost(most, .median)),
            figure(
                "purchases ÷ (\(words))", "", rates.divided(by: ideal),
                goal: .atLeast(0.4, .median)),
        ]
    }

    private func figure(
        _ what: String, _ unit: String, _ sample: Sample, goal: Goal? = nil
    ) -> Figure {
        Figure(name: "\(name): \(what)", unit: unit, sample: sample, goal: goal)
    }
}
