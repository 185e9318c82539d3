import KioskTestSupport
import SandboxBackend

/// The rate of complete purchases by 64 devices without journals, alternately over HTTP and within one process.
struct ServedPurchases {
    private static let devices = 64
    private static let rounds = 8
    private static let purchasesPerDevice = 8

    func figures() async throws -> [Figure] {
        let folder = try TemporaryFolder()
        let embedded = try EmbeddedBackend.open(
            folder: folder.file("embedded"), catalog: try PurchaseFixture.catalog())
        let server = try MeasuredServer()
        let embeddedLoad = try await PurchaseLoad(Self.devices, at: embedded, embedded)
        let remoteLoad = try await PurchaseLoad(Self.devices, at: server.remote, server.remote)
        // The first purchases include one-time costs.
        _ = try await (embeddedLoad.round(times: 1), remoteLoad.round(times: 1))
        var (embeddedRounds, remoteRounds): ([PurchaseLoad.Round], [PurchaseLoad.Round]) = ([], [])
        for _ in 0..<Self.rounds {
            embeddedRounds.append(try await embeddedLoad.round(times: Self.purchasesPerDevice))
            remoteRounds.append(try await remoteLoad.round(times: Self.purchasesPerDevice))
        }
        return Self.figures(embeddedRounds, remoteRounds)
    }

    private static func figures(
        _ embeddedRounds: [PurchaseLoad.Round], _ remoteRounds: [PurchaseLoad.Round]
    ) -> [Figure] {
        let (embeddedRates, remoteRates) = (
            Sample(embeddedRounds.map(\.rate)), Sample(remoteRounds.map(\.rate))
        )
        let ratios = zip(remoteRounds, embeddedRounds).map { $0.rate / $1.rate }
        let times = remoteRounds.flatMap { round in
            round.times.map { $0 / (1000 * Double(devices) / round.rate) }
        }
        return [
            Figure(name: "inside one process: purchases", unit: "/s", sample: embeddedRates),
            Figure(name: "over HTTP: purchases", unit: "/s", sample: remoteRates),
            Figure(
                name: "over HTTP ÷ inside", unit: "", sample: Sample(ratios),
                goal: .atLeast(0.5, .median)),
            Figure(
                name: "over HTTP: time", unit: "ms", sample: Sample(remoteRounds.flatMap(\.times))),
            Figure(
                name: "over HTTP: time ÷ (64/rate)", unit: "", sample: Sample(times),
                goal: .below(3, .p99)),
        ]
    }
}
