import KioskTestSupport
import StoreAPI
import StoreClient
import StoreModel
import Synchronization

/// The duration of a purchase under load: 1,000 devices of 200 accounts are connected while the clock is advanced by a
/// year, the merchant is slow and a client misbehaves.
struct CrowdBenchmark {
    private static let devices = 1_000
    private static let accounts = 200
    private static let buyers = 32
    private static let purchases = 10
    private static let abandonedConnections = 200

    private static let catalog = """
        app: {bundle-id: com.example.crowd, name: Crowd}
        storefront: USA
        locale: en
        products:
          - {id: club, type: auto-renewable, localizations: {en: {name: Club, description: Club}}, \
        prices: {USA: "1.99"}, subscription: {group: club, period: P1M}}
          - {id: coins, type: consumable, localizations: {en: {name: Coins, description: Coins}}, \
        prices: {USA: "0.99"}, grants: {coins: 1}}
        """

    /// A flag that is set once, from any task.
    private final class Flag: Sendable {
        private let state = Mutex(false)
        var isSet: Bool { state.withLock { $0 } }
        func set() { state.withLock { $0 = true } }
    }

    func figures() async throws -> [Figure] {
        let server = try MeasuredServer(catalog: Self.catalog)
        let streams = try await Self.listen(to: server)
        let buyers = try await Self.subscribe(at: server)
        let idleTimes = try await Self.buy(buyers) { false }
        let before = try Self.resident(server)
        let owner = try server.controls()
        let slow = FaultPlan(
            .verify, .latency(milliseconds: 2_000), .chance(percent: 10, seed: 1))
        _ = try await owner.planFault(slow)
        let (isOver, port) = (Flag(), try server.port())
        async let loadedTimes = Self.buy(buyers) { !isOver.isSet }
        async let abandoning: Void = Self.abandonConnections(port) { !isOver.isSet }
        let watch = Stopwatch()
        let year = SubscriptionPeriod(count: 1, unit: .year)
        let reading = try await owner.changeClock(.period(year))
        let jump = watch.milliseconds / 1_000
        isOver.set()
        let times = try await loadedTimes
        await abandoning
        try await owner.clearFaults(nil)
        let after = try Self.resident(server)
        let auditFailures = try server.passesAudit() ? 0.0 : 1.0
        return withExtendedLifetime(streams) {
            [
                Figure(name: "a charge in calm", unit: "ms", sample: Sample(idleTimes)),
                Figure(
                    name: "a charge in the crowd", unit: "ms", sample: Sample(times),
                    goal: .below(250, .p99)),
                Figure(
                    name: "a jump of a year, \(Self.accounts * 12) renewals", unit: "s",
                    sample: Sample([jump]),
                    note: reading.settledUntil == nil ? "" : "it is not settled"),
                Figure(name: "memory before", unit: "MB", sample: Sample([before])),
                Figure(
                    name: "memory after", unit: "MB", sample: Sample([after]),
                    goal: .below(250, .largest)),
                Figure(
                    name: "promises that an audit finds broken", unit: "",
                    sample: Sample([auditFailures]), goal: .atMost(0, .largest)),
            ]
        }
    }

    private static func resident(_ server: MeasuredServer) throws -> Double {
        guard let kilobytes = server.process.statistics.residentKB else {
            throw Failure("no /proc")
        }
        return kilobytes / 1024
    }

    /// Opens a separate stream of updates for every device.
    private static func listen(to server: MeasuredServer) async throws -> [RawConnection] {
        var streams: [RawConnection] = []
        for number in 0..<devices {
            let account = number % accounts
            try await server.remote.signIn(LoadDevice.context(number, account: account))
            let stream = try server.connect()
            let request = RawRequest(
                path: DeviceRoutes.updates.pattern,
                headers: MeasuredServer.headers(number, account: account))
            _ = try await stream.answer(to: request.text) { $0.contains("data: changed") }
            streams.append(stream)
        }
        return streams
    }

    /// Subscribes one device of each account, and returns those that buy later.
    private static func subscribe(at server: MeasuredServer) async throws -> [LoadDevice] {
        var all: [LoadDevice] = []
        for number in 0..<accounts {
            let device = try await LoadDevice(number, server.remote, server.remote, account: number)
            guard let club = try await device.product(.autoRenewable) else {
                throw Failure("there is no subscription on sale")
            }
            try await device.deliver(try await device.order(club))
            all.append(device)
        }
        return Array(all.prefix(buyers))
    }

    /// Lets each device buy repeatedly.
    ///
    /// - Returns: The time from each order to its charge, in milliseconds.
    private static func buy(
        _ devices: [LoadDevice], while condition: @escaping @Sendable () -> Bool
    ) async throws -> [Double] {
        try await withThrowingTaskGroup(of: [Double].self) { group in
            for device in devices {
                group.addTask {
                    var times: [Double] = []
                    while times.count < purchases || condition() {
                        let watch = Stopwatch()
                        let charged = try await device.order()
                        times.append(watch.milliseconds)
                        try await device.deliver(charged)
                    }
                    return times
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// Opens connections, requests an unknown path, and disconnects without reading the answer.
    private static func abandonConnections(
        _ port: Int, while condition: @escaping @Sendable () -> Bool
    ) async {
        let text = "GET /kiosk/v1/nothing HTTP/1.1\r\nHost: kiosk\r\n\r\n"
        while condition() {
            var open: [RawConnection] = []
            for _ in 0..<abandonedConnections {
                guard condition(), let connection = try? RawConnection(port: port) else { break }
                _ = try? await connection.answer(to: text) { $0.contains("\r\n") }
                open.append(connection)
            }
        }
    }
}
