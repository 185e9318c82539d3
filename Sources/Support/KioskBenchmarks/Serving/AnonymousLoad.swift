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
    private static let requestCount = 10_000
    private static let clientCount = 64
    private static let purchases = 200

    /// A flag that is set once, from any task.
    private final class Flag: Sendable {
        private let state = Mutex(false)
        var isSet: Bool { state.withLock { $0 } }
        func set() { state.withLock { $0 = true } }
    }

    /// The request of an anonymous client to one route.
    private struct AnonymousRequest: Sendable {
        let text: String
        let isEndless: Bool
    }

    func figures() async throws -> [Figure] {
        let server = try MeasuredServer()
        try await server.remote.signIn(LoadDevice.context(1))
        let device = try await LoadDevice(0, server.remote, server.remote)
        let idleTimes = try await Self.buy(device, atLeast: Self.purchases) { false }
        let before = try Self.resident(server)
        let requests = try await Self.requests(at: server)
        let isOver = Flag()
        let port = try server.port()
        async let loadedTimes = Self.buy(device, atLeast: Self.purchases) { !isOver.isSet }
        let watch = Stopwatch()
        let answeredCount = try await Self.send(requests, at: port)
        let seconds = watch.milliseconds / 1000
        isOver.set()
        let times = try await loadedTimes
        return [
            Figure(name: "a purchase in calm", unit: "ms", sample: Sample(idleTimes)),
            Figure(
                name: "a purchase in the storm", unit: "ms", sample: Sample(times),
                goal: .below(1_000, .p99)),
            Figure(
                name: "visits of \(requests.count) paths", unit: "/s",
                sample: Sample([Double(answeredCount) / seconds])),
            Figure(name: "memory before", unit: "MB", sample: Sample([before])),
            Figure(name: "memory after", unit: "MB", sample: Sample([try Self.resident(server)])),
        ]
    }

    private static func resident(_ server: MeasuredServer) throws -> Double {
        guard let kilobytes = server.process.statistics.residentKB else {
            throw Failure("no /proc")
        }
        return kilobytes / 1024
    }

    private static func buy(
        _ device: LoadDevice, atLeast count: Int, while condition: @Sendable () -> Bool
    ) async throws -> [Double] {
        var times: [Double] = []
        while times.count < count || condition() {
            let watch = Stopwatch()
            try await device.buy()
            times.append(watch.milliseconds)
        }
        return times
    }

    /// Returns the requests that the server's OpenAPI document permits anonymously.
    private static func requests(at server: MeasuredServer) async throws -> [AnonymousRequest] {
        let url = URL(string: server.url + "/openapi.json")
        guard let url,
            let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
                as? [String: Any],
            let paths = object["paths"] as? [String: [String: [String: Any]]]
        else { throw Failure("/openapi.json is not the document") }
        let headers = MeasuredServer.headers(1)
        var requests: [AnonymousRequest] = []
        for (pattern, operations) in paths.sorted(by: { $0.key < $1.key }) {
            let path = pattern.replacing(#/\{[^}]*\}/#, with: "1")
            for (method, operation) in operations {
                let schemes = (operation["security"] as? [[String: Any]] ?? []).flatMap(\.keys)
                guard schemes.allSatisfy({ $0 == "device" }) else { continue }
                let lines =
                    ["\(method.uppercased()) \(path) HTTP/1.1", "Host: kiosk"] + headers
                    + ["Content-Length: 2", "", "{}"]
                requests.append(
                    AnonymousRequest(
                        text: lines.joined(separator: "\r\n"),
                        isEndless: path.hasSuffix("/updates")))
            }
        }
        return requests
    }

    /// Sends all requests, several concurrently.
    ///
    /// - Returns: The number of answered requests.
    private static func send(_ requests: [AnonymousRequest], at port: Int) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for client in 0..<clientCount {
                group.addTask {
                    var (answered, open) = (0, [RawConnection]())
                    for request in requests {
                        var connection = try RawConnection(port: port)
                        for _ in stride(from: client, to: Self.requestCount, by: clientCount) {
                            if request.isEndless {
                                connection = try RawConnection(port: port)
                                open.append(connection)
                            }
                            let answer = try? await connection.answer(to: request.text) {
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
