import KioskTestSupport
import SandboxBackend

/// The rate of complete purchases by 64 devices without journals, alternately over HTTP and within one process.
struct ServedPurchases {
    private static let devices = 64
    private static let rounds = 8
    private static let each = 8

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let inside = try EmbeddedBackend.open(
            folder: folder.file("embedded"), catalog: try PurchaseFixture.catalog())
        let shop = try MeasuredServer()
        let near = try await PurchaseLoad(Self.devices, at: inside, inside)
        let far = try await PurchaseLoad(Self.devices, at: shop.remote, shop.remote)
        // The first purchases include one-time costs.
        _ = try await (near.round(times: 1), far.round(times: 1))
        var (here, there): ([PurchaseLoad.Round], [PurchaseLoad.Round]) = ([], [])
        for _ in 0..<Self.rounds {
            here.append(try await near.round(times: Self.each))
            there.append(try await far.round(times: Self.each))
        }
        return Self.figures(here, there)
    }

    private static func figures(
        _ here: [PurchaseLoad.Round], _ there: [PurchaseLoad.Round]
    ) -> [Figure] {
        let (near, far) = (Sample(here.map(\.rate)), Sample(there.map(\.rate)))
        let ratios = zip(there, here).map { $0.rate / $1.rate }
        let times = there.flatMap { round in
            round.times.map { $0 / (1000 * Double(devices) / round.rate) }
        }
        return [
            Figure(name: "inside one process: purchases", unit: "/s", sample: near),
            Figure(name: "over HTTP: purchases", unit: "/s", sample: far),
            Figure(
                name: "over HTTP ÷ inside", unit: "", sample: Sample(ratios),
                goal: .atLeast(0.5, .median)),
            Figure(
                name: "over HTTP: time", unit: "ms", sample: Sample(there.flatMap(\.times))),
            Figure(
                name: "over HTTP: time ÷ (64/rate)", unit: "", sample: Sample(times),
                goal: .below(3, .p99)),
        ]
    }
}
