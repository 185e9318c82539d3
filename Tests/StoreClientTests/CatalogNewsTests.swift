import Testing

@testable import StoreClient

@Suite("What is sold, and what was told")
struct CatalogNewsTests {
    /// How often it rings in all; the last thing that is done always rings.
    private func rings(_ acts: (CatalogNews) -> Void) async -> Int {
        let news = CatalogNews()
        let counted = Task {
            var count = 0
            for await _ in news.changes { count += 1 }
            return count
        }
        acts(news)
        // Whatever was rung is in the stream before this ends it.
        news.close()
        return await counted.value
    }

    @Test("it rings for another version than was told, and once for each")
    func other() async {
        #expect(
            await rings {
                $0.told("1"); $0.sold("2")
            } == 1)
        #expect(
            await rings {
                $0.sold("2"); $0.told("1")
            } == 1, "told late is told late")
        #expect(
            await rings {
                $0.told("1"); $0.sold("2"); $0.told("1"); $0.sold("2")
            } == 1)
    }

    @Test("it does not ring for what was told, nor before anything was")
    func same() async {
        #expect(
            await rings {
                $0.told("1"); $0.sold("1")
            } == 0)
        #expect(
            await rings {
                $0.sold("1"); $0.sold("2")
            } == 0)
    }
}
