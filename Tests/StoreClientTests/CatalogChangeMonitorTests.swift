import Testing

@testable import StoreClient

@Suite("What is sold, and what was told")
struct CatalogChangeMonitorTests {
    /// How often it rings in all.
    private func rings(_ acts: (CatalogChangeMonitor) -> Void) async -> Int {
        let changes = rung(acts)
        var count = 0
        for await _ in changes { count += 1 }
        return count
    }

    /// What it has rung, which ends with it.
    private func rung(_ acts: (CatalogChangeMonitor) -> Void) -> AsyncStream<Void> {
        let news = CatalogChangeMonitor()
        acts(news)
        return news.changes
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
