import Glibc
import KioskTestSupport

/// The time to the first frame with a long and with a short history, and the time until open orders are settled.
struct LaunchBenchmark {
    private static let settledOrders = 100_000
    private static let openOrders = 100
    private static let rounds = 5
    private static let catalog = "catalog.yaml"

    func figures() async throws -> [Figure] {
        let (fresh, full) = (try TemporaryFolder(), try TemporaryFolder())
        // Each open order has its own product: orders of the same product would lead to one charge until it is
        // finished.
        let catalog = ManyProducts.yaml(of: Self.openOrders * 3 / 2)
        for folder in [fresh, full] {
            let path = try folder.write(catalog, to: Self.catalog)
            let run = try await KioskRun.of(
                ["buy", "com.example.many.item1", "--catalog", path], in: folder)
            guard run.status == 0 else { throw Failure("kiosk buy: \(run.errors)") }
        }
        let history = try PurchaseHistory(under: full.path, catalog: catalog)
        try history.repeatOrder(times: Self.settledOrders)
        var (short, long, settling): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<Self.rounds {
            let (other, time) = try Self.start(fresh)
            short.append(time)
            other.quit()
            try await history.open(orders: Self.openOrders)
            let watch = Stopwatch()
            let (session, milliseconds) = try Self.start(full)
            long.append(milliseconds)
            try Self.wait(atMost: 60_000, watch) { try history.openOrders() == 0 }
            settling.append(watch.milliseconds)
            session.quit()
        }
        return Self.figures(Sample(short), Sample(long), Sample(settling))
    }

    private static func figures(
        _ short: Sample, _ long: Sample, _ settling: Sample
    ) -> [Figure] {
        [
            Figure(name: "first frame, one order", unit: "ms", sample: short),
            Figure(
                name: "first frame, \(settledOrders) orders and \(openOrders) open", unit: "ms",
                sample: long),
            Figure(
                name: "long history ÷ short", unit: "×", sample: long.divided(by: short.median),
                goal: .atMost(1.1, .median)),
            Figure(
                name: "until the \(openOrders) are settled", unit: "ms", sample: settling,
                goal: .atMost(5000, .largest)),
        ]
    }

    private static func start(
        _ folder: TemporaryFolder
    ) throws -> (session: PtySession, milliseconds: Double) {
        try BenchmarkedProgram.kiosk(
            "kiosk", state: folder.path, painted: "Item number",
            ["--catalog", folder.file(catalog)]
        ).start()
    }

    private static func wait(
        atMost limit: Double, _ watch: Stopwatch, until condition: () throws -> Bool
    ) throws {
        while try !condition() {
            guard watch.milliseconds < limit else {
                throw Failure("the orders did not complete in time")
            }
            usleep(20_000)
        }
    }
}
