import ShopTestSupport
import StatementTestSupport
import StoreModel
import Testing

@Suite("Disputes in a long history")
struct LongWalletTests {
    @Test(
        "a report has every row of the wallet from the one before the order on",
        arguments: [1_500, 1_525])
    func wallet(transactions: Int) async throws {
        let backend = try TestBackend()
        try LongHistory(
            transactions: transactions, bundleID: TestCatalog.bundleID.rawValue,
            product: "gems.60", end: backend.clock.now().milliseconds
        ).fill(folder: backend.folder)
        // The customer's second transaction.
        let report = try await backend.report(LongHistory.order(5))
        #expect(report.order.numbers.transactionID?.rawValue == LongHistory.transaction(5))
        #expect(report.wallet.map(\.version) == Array(1...Int64(transactions / 5)))
    }
}
