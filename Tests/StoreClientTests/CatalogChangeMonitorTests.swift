import Testing

@testable import StoreClient

@Suite("Catalog change notices")
struct CatalogChangeMonitorTests {
    /// Returns the number of changes reported.
    private func rings(_ acts: (CatalogChangeMonitor) -> Void) async -> Int {
        let changes = rung(acts)
        var count = 0
        for await _ in changes { count += 1 }
        return count
    }

    /// Returns the reported changes; the stream ends when the monitor is released.
    private func rung(_ acts: (CatalogChangeMonitor) -> Void) -> AsyncStream<Void> {
        let news = CatalogChangeMonitor()
        acts(news)
        return news.changes
    }

    @Test("a change is reported once for each version other than the known one")
    func other() async {
        #expect(
            await rings {
                $0.recordReceived("1"); $0.recordCurrent("2")
            } == 1)
        #expect(
            await rings {
                $0.recordCurrent("2"); $0.recordReceived("1")
            } == 1, "told late is told late")
        #expect(
            await rings {
                $0.recordReceived("1"); $0.recordCurrent("2"); $0.recordReceived("1");
                $0.recordCurrent("2")
            } == 1)
    }

    @Test("a known version is not reported, nor is any before the first known one")
    func same() async {
        #expect(
            await rings {
                $0.recordReceived("1"); $0.recordCurrent("1")
            } == 0)
        #expect(
            await rings {
                $0.recordCurrent("1"); $0.recordCurrent("2")
            } == 0)
    }
}
