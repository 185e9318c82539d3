import StatementTestSupport
import Testing

@Suite("Statement costs in a long history", .timeLimit(.minutes(3)))
struct LongHistoryCostTests {
    /// The maximum steps of the statements that read a part of a long list, by a part of their text.
    private static let limits = ["FROM ledger": 2_500, "INDEXED BY transactions_receipts": 3_500]

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
        for (part, limit) in Self.limits {
            let all = long.flatMap(\.costs).filter { $0.key.contains(part) }
            let steps = try #require(all.map(\.value.steps).max())
            #expect(steps <= limit, "\(part): \(steps) steps")
        }
    }
}
