import KioskTestSupport
import StoreAPI
import StoreClient

/// The memory of `kiosk serve` with 1,000 connected devices, and after 100,000 purchases.
struct ServedMemory {
    private static let listeners = 1000
    private static let devices = 64
    private static let purchases = 100_000

    func figures() async throws -> [Figure] {
        let shop = try MeasuredServer()
        let fresh = try Self.resident(shop)
        let listening = try await Self.listening(to: shop)
        let load = try await PurchaseLoad(Self.devices, at: shop.remote, shop.remote)
        let round = try await load.round(times: Self.purchases / Self.devices)
        return [
            Figure(name: "after the start", unit: "MB", sample: Sample([fresh])),
            Figure(
                name: "with \(Self.listeners) idle streams of updates", unit: "MB",
                sample: Sample([listening]), goal: .below(150, .largest)),
            Figure(
                name: "after \(round.times.count) purchases", unit: "MB",
                sample: Sample([try Self.resident(shop)]), goal: .below(150, .largest)),
            Figure(name: "at", unit: "/s", sample: Sample([round.rate])),
        ]
    }

    /// Connects every listener as a separate device on its own connection.
    private static func listening(to shop: MeasuredServer) async throws -> Double {
        var connections: [RawConnection] = []
        for number in 0..<listeners {
            try await shop.remote.signIn(LoadDevice.context(number))
            let connection = try shop.connect()
            let request = RawRequest(
                path: DeviceRoutes.updates.pattern, headers: MeasuredServer.headers(number))
            _ = try await connection.answers(to: request.text) { $0.contains("data: changed") }
            connections.append(connection)
        }
        return try withExtendedLifetime(connections) { try resident(shop) }
    }

    private static func resident(_ shop: MeasuredServer) throws -> Double {
        guard let kilobytes = shop.server.facts.residentKB else { throw Failure("no /proc") }
        return kilobytes / 1024
    }
}
