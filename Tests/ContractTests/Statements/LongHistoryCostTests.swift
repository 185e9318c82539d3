import StatementTestSupport
import Testing

@Suite("Statement costs in a long history", .timeLimit(.minutes(3)))
struct LongHistoryCostTests {
    @Test("each statement takes as many steps in a long history as in a short one")
    func steps() async throws {
        let short = try await LongHistoryPaths(transactions: 12_000).costs()
        let long = try await LongHistoryPaths(transactions: 24_000).costs()
        #expect(long.map(\.path) == short.map(\.path))
        var count = 0
        for (long, short) in zip(long, short) {
            for (sql, cost) in long.costs {
                count += 1
                let before = short.costs[sql]?.steps ?? 0
                #expect(
                    cost.steps <= before + before / 2 + 500,
                    "\(long.path): \(before) steps became \(cost.steps): \(sql)")
            }
        }
        #expect(count > 100)
    }
}
