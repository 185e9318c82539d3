import KioskTestSupport
import StoreAPI
import StoreClient
import StoreModel
import Synchronization

/// The duration of a purchase under load: 1,000 devices of 200 accounts are connected while the clock is advanced by a
/// year, the merchant is slow and a client misbehaves.
struct Crowd {
    private static let devices = 1_000
    private static let accounts = 200
    private static let buyers = 32
    private static let purchases = 10
    private static let rudeConnections = 200

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
        let shop = try MeasuredServer(catalog: Self.catalog)
        let streams = try await Self.listen(to: shop)
        let buyers = try await Self.subscribe(at: shop)
        let calm = try await Self.buy(buyers) { false }
        let before = try Self.resident(shop)
        let owner = try shop.controls()
        let slow = FaultPlan(
            .verify, .latency(milliseconds: 2_000), .chance(percent: 10, seed: 1))
        _ = try await owner.planFault(slow)
        let (isOver, port) = (Flag(), try shop.port())
        async let crowded = Self.buy(buyers) { !isOver.isSet }
        async let rude: Void = Self.annoy(port) { !isOver.isSet }
        let watch = Stopwatch()
        let year = SubscriptionPeriod(count: 1, unit: .year)
        let reading = try await owner.changeClock(.period(year))
        let jump = watch.milliseconds / 1_000
        isOver.set()
        let times = try await crowded
        await rude
        try await owner.clearFaults(nil)
        let after = try Self.resident(shop)
        let sound = try shop.isSound() ? 0.0 : 1.0
        return withExtendedLifetime(streams) {
            [
                Figure(name: "a charge in calm", unit: "ms", sample: Sample(calm)),
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
                    sample: Sample([sound]), goal: .atMost(0, .largest)),
            ]
        }
    }

    private static func resident(_ shop: MeasuredServer) throws -> Double {
        guard let kilobytes = shop.server.facts.residentKB else { throw Failure("no /proc") }
        return kilobytes / 1024
    }

    /// Opens a separate stream of updates for every device.
    private static func listen(to shop: MeasuredServer) async throws -> [RawConnection] {
        var streams: [RawConnection] = []
        for number in 0..<devices {
            let account = number % accounts
            try await shop.remote.signIn(LoadDevice.context(number, account: account))
            let stream = try shop.connect()
            let request = RawRequest(
                path: DeviceRoutes.updates.pattern,
                headers: MeasuredServer.headers(number, account: account))
            _ = try await stream.answers(to: request.text) { $0.contains("data: changed") }
            streams.append(stream)
        }
        return streams
    }

    /// Subscribes one device of each account, and returns those that buy later.
    private static func subscribe(at shop: MeasuredServer) async throws -> [LoadDevice] {
        var all: [LoadDevice] = []
        for number in 0..<accounts {
            let device = try await LoadDevice(number, shop.remote, shop.remote, account: number)
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
        _ devices: [LoadDevice], while isOn: @escaping @Sendable () -> Bool
    ) async throws -> [Double] {
        try await withThrowingTaskGroup(of: [Double].self) { group in
            for device in devices {
                group.addTask {
                    var times: [Double] = []
                    while times.count < purchases || isOn() {
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
    private static func annoy(
        _ port: Int, while isOn: @escaping @Sendable () -> Bool
    ) async {
        let text = "GET /kiosk/v1/nothing HTTP/1.1\r\nHost: kiosk\r\n\r\n"
        while isOn() {
            var open: [RawConnection] = []
            for _ in 0..<rudeConnections {
                guard isOn(), let connection = try? RawConnection(port: port) else { break }
                _ = try? await connection.answers(to: text) { $0.contains("\r\n") }
                open.append(connection)
            }
        }
    }
}
