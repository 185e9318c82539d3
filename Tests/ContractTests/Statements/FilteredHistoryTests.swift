import SandboxBackend
import ShopTestSupport
import StatementTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Filtered histories")
struct FilteredHistoryTests {
    /// Reads all pages, and returns the number of transactions of each and the IDs.
    private func pages(
        _ backend: TestBackend, _ filter: TransactionFilter, newestFirst: Bool
    ) async throws -> (sizes: [Int], ids: [TransactionID]) {
        let verifier = try await backend.rawClient().verifier
        var (sizes, ids) = ([Int](), [TransactionID]())
        var position = HistoryPosition.start
        while true {
            let page = try await backend.embedded.history(
                of: AccountName(LongHistory.account),
                HistoryQuery(filter: filter, newestFirst: newestFirst, position: position))
            sizes.append(page.signedTransactions.count)
            ids += try page.signedTransactions.map {
                try verifier.verifyTransaction(
                    $0, bundleID: TestCatalog.bundleID, now: backend.clock.now()
                ).transaction.id
            }
            position = page.next
            guard page.hasMore else { return (sizes, ids) }
        }
    }

    @Test("a page without a match is empty, and the next page continues after it")
    func sparse() async throws {
        let backend = try TestBackend()
        let end = backend.clock.now().milliseconds
        try LongHistory(
            transactions: 15_000, bundleID: TestCatalog.bundleID.rawValue, product: "gems.60",
            end: end
        ).fill(folder: backend.folder)
        // The first 30 of the customer's 3,000 transactions.
        var filter = TransactionFilter()
        filter.endDate = Timestamp(milliseconds: end - 15_000_000 + 150_000)
        let first = try await pages(backend, filter, newestFirst: false)
        #expect(first.sizes == [20, 10, 0])
        let last = try await pages(backend, filter, newestFirst: true)
        #expect(last.sizes == [0, 20, 10])
        #expect(last.ids == first.ids.reversed())
        #expect(Set(first.ids).count == 30)
    }
}
