import Foundation
import FoundationNetworking
import KioskTestSupport
import StoreClient
import StoreModel
import Synchronization

/// The duration of a device's purchases while anonymous clients request every anonymous path of `/openapi.json` 10,000
/// times.
///
/// The routes of devices count as anonymous, since any client can sign in. The clients leave streams of updates open.
struct AnonymousLoad {
    private static let visits = 10_000
    private static let strangers = 64
    private static let purchases = 200

    /// A flag that is set once, from any task.
    private final class Flag: Sendable {
        private let state = Mutex(false)
        var isSet: Bool { state.withLock { $0 } }
        func set() { state.withLock { $0 = true } }
    }

    /// The request of an anonymous client to one route.
    private struct Probe: Sendable {
        let text: String
        let isEndless: Bool
    }

    func figures() async throws -> [Figure] {
        let shop = try MeasuredServer()
        try await shop.remote.signIn(LoadDevice.context(1))
        let device = try await LoadDevice(0, shop.remote, shop.remote)
        let calm = try await Self.buy(device, atLeast: Self.purchases) { false }
        let before = try Self.resident(shop)
        let visits = try await Self.visits(at: shop)
        let isOver = Flag()
        let port = try shop.port()
        async let stormed = Self.buy(device, atLeast: Self.purchases) { !isOver.isSet }
        let watch = Stopwatch()
        let answered = try await Self.storm(visits, at: port)
        let seconds = watch.milliseconds / 1000
        isOver.set()
        let times = try await stormed
        return [
            Figure(name: "a purchase in calm", unit: "ms", sample: Sample(calm)),
            Figure(
                name: "a purchase in the storm", unit: "ms", sample: Sample(times),
                goal: .below(1_000, .p99)),
            Figure(
                name: "visits of \(visits.count) paths", unit: "/s",
                sample: Sample([Double(answered) / seconds])),
            Figure(name: "memory before", unit: "MB", sample: Sample([before])),
            Figure(name: "memory after", unit: "MB", sample: Sample([try Self.resident(shop)])),
        ]
    }

    private static func resident(_ shop: MeasuredServer) throws -> Double {
        guard let kilobytes = shop.server.facts.residentKB else { throw Failure("no /proc") }
        return kilobytes / 1024
    }

    private static func buy(
        _ device: LoadDevice, atLeast count: Int, while isOn: @Sendable () -> Bool
    ) async throws -> [Double] {
        var times: [Double] = []
        while times.count < count || isOn() {
            let watch = Stopwatch()
            try await device.buy()
            times.append(watch.milliseconds)
        }
        return times
    }

    /// Returns the requests that the server's OpenAPI document permits anonymously.
    private static func visits(at shop: MeasuredServer) async throws -> [Probe] {
        let url = URL(string: shop.url + "/openapi.json")
        guard let url,
            let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
                as? [String: Any],
            let paths = object["paths"] as? [String: [String: [String: Any]]]
        else { throw Failure("/openapi.json is not the document") }
        let headers = MeasuredServer.headers(1)
        var visits: [Probe] = []
        for (pattern, operations) in paths.sorted(by: { $0.key < $1.key }) {
            let path = pattern.replacing(#/\{[^}]*\}/#, with: "1")
            for (method, operation) in operations {
                let proofs = (operation["security"] as? [[String: Any]] ?? []).flatMap(\.keys)
                guard proofs.allSatisfy({ $0 == "device" }) else { continue }
                let lines =
                    ["\(method.uppercased()) \(path) HTTP/1.1", "Host: kiosk"] + headers
                    + ["Content-Length: 2", "", "{}"]
                visits.append(
                    Probe(
                        text: lines.joined(separator: "\r\n"),
                        isEndless: path.hasSuffix("/updates")))
            }
        }
        return visits
    }

    /// Sends all requests, several concurrently.
    ///
    /// - Returns: The number of answered requests.
    private static func storm(_ visits: [Probe], at port: Int) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for stranger in 0..<strangers {
                group.addTask {
                    var (answered, open) = (0, [RawConnection]())
                    for visit in visits {
                        var connection = try RawConnection(port: port)
                        for _ in stride(from: stranger, to: Self.visits, by: strangers) {
                            if visit.isEndless {
                                connection = try RawConnection(port: port)
                                open.append(connection)
                            }
                            let answer = try? await connection.answers(to: visit.text) {
                                $0.contains("\r\n\r\n")
                            }
                            if answer == nil {
                                connection = try RawConnection(port: port)
                            } else {
                                answered += 1
                            }
                        }
                    }
                    return withExtendedLifetime(open) { answered }
                }
            }
            return try await group.reduce(0, +)
        }
    }
}
