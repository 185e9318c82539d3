/// Rounds of complete purchases, from the intent in the journal to the finish at the store.
struct PurchaseRounds {
    let name: String
    /// The number of purchases in each round.
    let size: Int
    /// The duration of each round, in milliseconds.
    var times: [Double] = []
    /// The number of commits to all files in each round.
    var commits: [Double] = []
    /// The processor time of each round, in seconds.
    var processorTimes: [Double] = []

    /// Measures a round.
    mutating func add(_ fixture: PurchaseFixture, _ body: () async throws -> Void) async throws {
        let before = FileCommits(under: fixture.folder)
        let (watch, processor) = (Stopwatch(), ProcessorTime.used)
        try await body()
        times.append(watch.milliseconds)
        processorTimes.append(ProcessorTime.used - processor)
        commits.append(Double(FileCommits(under: fixture.folder).since(before)))
    }

    /// The purchases per second.
    var rates: Sample { Sample(times.map { Double(size) / $0 * 1000 }) }

    /// Returns the measured figures with their goals.
    ///
    /// - Parameters:
    ///   - most: The maximum number of commits for one purchase.
    ///   - ideal: The purchases per second that disk and cryptography alone would allow.
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
