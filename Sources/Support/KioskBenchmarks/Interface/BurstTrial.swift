import Glibc
import KioskTestSupport

/// Key presses while the shop's own engine settles more than a thousand orders that were confirmed before the start:
/// each is charged, verified, granted and finished, and each of its events is committed and displayed.
struct BurstTrial {
    private static let orders = 1_250
    private static let catalog = "catalog.storekit"
    let setup: InterfaceSetup

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let text = WordedProducts.storekit(of: InterfaceSetup.count)
        let path = try folder.write(text, to: Self.catalog)
        let first = try await KioskRun.of(
            ["buy", "com.example.many.item9001", "--catalog", path], in: folder)
        guard first.status == 0 else { throw Failure("kiosk buy: \(first.errors)") }
        let history = try PurchaseHistory(under: folder.path, catalog: text)
        try await history.open(orders: Self.orders)
        let before = try history.events()
        let shop = BenchmarkedProgram.kiosk(
            "kiosk", state: folder.path, painted: WordedProducts.firstTitle,
            ["--catalog", path]
        ).sized(InterfaceSetup.window)
        let session = try shop.start().session
        var keyPresser = KeyPresser(session: session)
        let watch = Stopwatch()
        while try history.openOrders() > 0 {
            guard watch.milliseconds < 120_000 else {
                throw Failure("the orders did not complete in time")
            }
            for _ in 0..<10 { try keyPresser.press() }
        }
        let seconds = watch.milliseconds / 1000
        session.quit()
        let events = try history.events() - before
        return [
            Figure(
                name: "burst: a key → frame that shows it", unit: "ms",
                sample: Sample(keyPresser.times), goal: .below(16, .p99),
                note: "\(events) events in \(Number.short(seconds)) s"),
            Figure(
                name: "burst: frames", unit: "/s",
                sample: Sample([Double(keyPresser.frames) / seconds])
            ),
        ]
    }
}
