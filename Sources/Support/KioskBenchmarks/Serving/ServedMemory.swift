import KioskTestSupport
import StoreAPI
import StoreClient

/// The memory of `kiosk serve` with 1,000 connected devices, and after 100,000 purchases.
struct ServedMemory {
    private static let listeners = 1000
    private static let devices = 64
    private static let purchases = 100_000

    func figures() async throws -> [Figure] {
        let server = try MeasuredServer()
        let fresh = try Self.resident(server)
        let listening = try await Self.listening(to: server)
        let load = try await PurchaseLoad(Self.devices, at: server.remote, server.remote)
        let round = try await load.round(times: Self.purchases / Self.devices)
        return [
            Figure(name: "after the start", unit: "MB", sample: Sample([fresh])),
            Figure(
                name: "with \(Self.listeners) idle streams of updates", unit: "MB",
                sample: Sample([listening]), goal: .below(150, .largest)),
            Figure(
                name: "after \(round.times.count) purchases", unit: "MB",
                sample: Sample([try Self.resident(server)]), goal: .below(150, .largest)),
            Figure(name: "at", unit: "/s", sample: Sample([round.rate])),
        ]
    }

    /// Connects every listener as a separate device on its own connection.
    private static func listening(to server: MeasuredServer) async throws -> Double {
        var connections: [RawConnection] = []
        for number in 0..<listeners {
            try await server.remote.signIn(LoadDevice.context(number))
            let connection = try server.connect()
            let request = RawRequest(
                path: DeviceRoutes.updates.pattern, headers: MeasuredServer.headers(number))
            _ = try await connection.answer(to: request.text) { $0.contains("data: changed") }
            connections.append(connection)
        }
        return try withExtendedLifetime(connections) { try resident(server) }
    }

    private static func resident(_ server: MeasuredServer) throws -> Double {
        guard let kilobytes = server.process.statistics.residentKB else {
            throw Failure("no /proc")
        }
        return kilobytes / 1024
    }
}
