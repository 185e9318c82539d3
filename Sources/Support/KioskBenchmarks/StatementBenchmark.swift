import StatementTestSupport

/// The cost of each path's SQL statements in a store with 1,000,000 transactions, 200,000 of which belong to the
/// requesting customer.
struct StatementBenchmark {
    private static let transactions = 1_000_000

    func figures() async throws -> [Figure] {
        let watch = Stopwatch()
        let paths = try await LongHistoryPaths(transactions: Self.transactions)
        let filling = watch.milliseconds / 1_000
        // The first run reads from the disk.
        _ = try await paths.costs()
        let figures = try await paths.costs().map { path, costs in
            let slowest = costs.max { $0.value.milliseconds < $1.value.milliseconds }
            return Figure(
                name: path, unit: "ms", sample: Sample(costs.map(\.value.milliseconds)),
                goal: .atMost(5, .largest), note: slowest.map(Self.words) ?? "")
        }
        return [Figure(name: "filling", unit: "s", sample: Sample([filling]))] + figures
    }

    private static func words(_ statement: (key: String, value: StatementRecorder.Cost)) -> String {
        let line = statement.key.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let milliseconds = Number.short(statement.value.milliseconds)
        return "largest \(milliseconds), \(statement.value.steps) steps: \(line.prefix(60))"
    }
}
