import KioskTestSupport
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxServer

/// The behavior of a server at its limits.
@Suite("Server limits", .timeLimit(.minutes(5)))
struct LimitTests {
    private static func request(
        _ path: String = "/kiosk/v1/updates", _ device: String = "phone"
    ) -> String {
        (["GET \(path) HTTP/1.1", "Host: kiosk"]
            + Server.caller("ann", device).map { "\($0.name): \($0.value)" } + ["", ""])
            .joined(separator: "\r\n")
    }

    /// Opens an update stream and keeps it open.
    private static func stream(
        _ server: Server, _ device: String = "phone"
    ) async throws -> RawConnection {
        let connection = try RawConnection(port: server.port)
        let answer = try await connection.answer(to: request("/kiosk/v1/updates", device)) {
            $0.contains("data: changed") || $0.contains("Retry-After")
        }
        try #require(answer.hasPrefix("HTTP/1.1 200"), "\(answer)")
        return connection
    }

    private static func updates(
        _ server: Server, _ device: String = "phone"
    ) async throws -> Server.Answer {
        try await server.beginning(.GET, "/kiosk/v1/updates", Server.caller("ann", device))
    }

    @Test(
        "a fifth stream of a device gets 429 at once, and a stream that ends makes room")
    func device() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        var streams: [RawConnection] = []
        for _ in 0..<4 { streams.append(try await Self.stream(server)) }
        let refused = try await Self.updates(server)
        #expect(refused.status == 429)
        #expect(refused.headers.first(name: "Retry-After") == "15")
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", Server.caller()).status == 200)
        // When a client disconnects, its stream ends without waiting for a failed write.
        streams.removeLast()
        while try await Self.updates(server).status == 429 { await Task.yield() }
    }

    @Test("an address has a limited number of streams, and its other requests are answered")
    func address() async throws {
        let server = try await Server { $0.limits.streamsPerAddress = 6 }
        var streams: [RawConnection] = []
        for number in 0..<6 {
            _ = try await server.signIn(Server.caller("ann", "phone-\(number)"))
            streams.append(try await Self.stream(server, "phone-\(number)"))
        }
        _ = try await server.signIn(Server.caller("ann", "tablet"))
        #expect(try await Self.updates(server, "tablet").status == 429)
        #expect(try await server.ask(.GET, "/health").status == 200)
        withExtendedLifetime(streams) {}
    }

    @Test(
        "streams leave connections for other requests, and a stream beyond that gets 503"
    )
    func reserved() async throws {
        let server = try await Server {
            ($0.connections, $0.limits.reservedConnections) = (10, 8)
        }
        _ = try await server.signIn()
        let streams = [try await Self.stream(server), try await Self.stream(server)]
        let refused = try await Self.updates(server)
        #expect(refused.status == 503 && refused.headers.contains(name: "Retry-After"))
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", Server.caller()).status == 200)
        withExtendedLifetime(streams) {}
    }

    @Test(
        "Retry-After is rounded up to whole seconds, for every kind of route",
        arguments: [
            (-1, "0"), (0, "0"), (1, "1"), (999, "1"), (1_000, "1"), (1_001, "2"),
            (Int64.max, "9223372036854776"),
        ] as [(Int64, String)])
    func retryAfter(milliseconds: Int64, seconds: String) {
        #expect(ResponseFactory.retryAfter(milliseconds) == seconds)
    }

    @Test("a client that opens an update stream and never reads is disconnected")
    func unread() async throws {
        let server = try await Server {
            ($0.heartbeatInterval, $0.timeouts.write) = (.microseconds(200), .milliseconds(200))
        }
        _ = try await server.signIn()
        #expect(
            try await RawConnection(port: server.port, room: 4096).isClosed(
                whileSending: Self.request()))
        while try await !server.ask(.GET, "/metrics").body.contains("kiosk_update_streams 0") {
            await Task.yield()
        }
    }

    @Test("a full server answers /health with 200 and everything else with 503")
    func full() async throws {
        let server = try await Server {
            ($0.connections, $0.limits.reservedConnections) = (2, 0)
        }
        let (connections, probe) = (try RawConnection(port: server.port), "GET /health HTTP/1.1")
        let tail = "\r\nHost: kiosk\r\n\r\n"
        _ = try await connections.answer(
            to: "POST /kiosk/v1/sign-in HTTP/1.1\r\nHost: kiosk\r\n"
                + Server.caller().map { "\($0.name): \($0.value)\r\n" }.joined()
                + "Content-Length: 0\r\n\r\n"
        ) { $0.contains("200 OK") }
        let streams = [try await Self.stream(server), try await Self.stream(server)]
        let health = try await RawConnection(port: server.port).answer(to: probe + tail)
        #expect(health.hasPrefix("HTTP/1.1 200"), "\(health)")
        let other = try await RawConnection(port: server.port).answer(to: Self.request("/x"))
        #expect(other.hasPrefix("HTTP/1.1 503"), "\(other)")
        #expect(other.lowercased().contains("retry-after: 2"), "\(other)")
        withExtendedLifetime((streams, connections)) {}
    }

    /// How often each path is opened; `KioskBenchmarks storm` opens it 10,000 times.
    private static let visits = 4

    @Test(
        "a caller that opens every anonymous path and keeps it open prevents no purchase")
    func storm() async throws {
        let server = try await Server()
        let mallory = Server.caller("mallory", "any")
        #expect(try await server.signIn(mallory).status == 200)
        let phone = try await server.backend.rawClient()
        // Every caller may sign in, so the device routes are open to this one as well.
        let sheets = OpenAPIDocument.descriptions.filter {
            [.none, .device].contains($0.authentication)
        }
        #expect(sheets.count > 20)
        var open: [RawConnection] = []
        for sheet in sheets {
            let path = sheet.route.path(
                sheet.route.pattern.split(separator: "/").filter { $0.hasPrefix("{") }
                    .map { _ in "1" })
            let text =
                (["\(sheet.route.method.rawValue) \(path) HTTP/1.1", "Host: kiosk"]
                + mallory.map { "\($0.name): \($0.value)" } + ["Content-Length: 2", "", "{}"])
                .joined(separator: "\r\n")
            for _ in 0..<Self.visits {
                let connection = try RawConnection(port: server.port)
                _ = try await connection.answer(to: text) { $0.contains("\r\n\r\n") }
                open.append(connection)
            }
            _ = try await phone.purchaseAndFinish(try await phone.gemsRequest())
            #expect(try await server.ask(.GET, "/health").status == 200)
        }
        #expect(try await phone.gemCount() == 60 * Int64(sheets.count))
        withExtendedLifetime(open) {}
    }
}
