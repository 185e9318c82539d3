import Foundation
import KioskTestSupport
import NIOHTTP1
import SandboxServer
import Testing

/// Section C of the attacks: input before any route is reached.
@Suite("Malformed HTTP")
struct ProtocolTests {
    private static let signIn = "POST /kiosk/v1/sign-in HTTP/1.1\r\nHost: kiosk\r\n"
    private static let second = "GET /health HTTP/1.1\r\nHost: kiosk\r\nConnection: close\r\n\r\n"

    private func connect(_ server: Server) throws -> RawConnection {
        try RawConnection(port: server.port)
    }

    @Test(
        "C6: a request with an ambiguous end is refused, and nothing after it is answered",
        arguments: [
            signIn + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            signIn + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
            signIn + "Content-Length: 0\r\nContent-Length: 5\r\n\r\nabcde",
            signIn + "Content-Length: 5, 0\r\n\r\nabcde",
            signIn + "Content-Length: +5\r\n\r\nabcde",
            signIn + "Content-Length: -1\r\n\r\n",
            signIn + "Content-Length: 18446744073709551616\r\n\r\n",
            signIn + "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
            signIn + "Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
            signIn + "Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n",
            signIn + "Content-Length : 0\r\n\r\n",
            "GET /health HTTP/1.1\nHost: kiosk\n\n",
            "GET /health HTTP/1.1\r\nHost: kiosk\r\nX: a\rb\r\n\r\n",
        ])
    func smuggling(request: String) async throws {
        let server = try await Server()
        let answer = try await connect(server).answer(to: request + Self.second)
        #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
        // The request after it would be answered with 200.
        #expect(!answer.contains("HTTP/1.1 200 "), "\(answer)")
    }

    @Test(
        "C8, C18: anything other than an HTTP/1.1 request is refused, also HTTP/2",
        arguments: [
            "GET /health\r\n\r\n", "GET /health HTTP/0.9\r\n\r\n", "GET /health HTTP/9.9\r\n\r\n",
            "\u{16}\u{3}\u{1}\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\r\n\r\n\0\r\n\r\n",
            "get /health HTTP/1.1\r\n\r\n",
        ])
    func noRequest(text: String) async throws {
        let server = try await Server()
        let answer = try await connect(server).answer(to: text + Self.second)
        #expect(!answer.contains(" 200 "), "\(answer)")
        #expect(try await server.ask(.GET, "/health").status == 200)
    }

    @Test(
        "C8: methods other than the route’s have no effect",
        arguments: [HTTPMethod.TRACE, .CONNECT, .DELETE, .PATCH, .OPTIONS, .RAW(value: "BREW")])
    func methods(method: HTTPMethod) async throws {
        let server = try await Server()
        let head = "\(method.rawValue) /kiosk/v1/unfinished HTTP/1.1\r\nHost: kiosk\r\n"
        let answer = try await connect(server).answer(to: head + "Connection: close\r\n\r\n")
        let status = answer.split(separator: " ").dropFirst().first ?? ""
        #expect(["400", "404", "405"].contains(status), "\(answer)")
        #expect(!answer.contains("Host: kiosk"))
    }

    @Test(
        "C7: too many or too long headers are refused",
        arguments: [
            String(repeating: "X: y\r\n", count: 101),
            "X: \(String(repeating: "y", count: 20_000))\r\n",
            (0..<5).map { "X\($0): \(String(repeating: "y", count: 10_000))\r\n" }.joined(),
        ])
    func headers(headers: String) async throws {
        let server = try await Server()
        let answer = try await connect(server).answer(
            to: "GET /health HTTP/1.1\r\nHost: kiosk\r\n" + headers + "\r\n")
        #expect(!answer.contains(" 200 "), "\(answer)")
        #expect(try await server.ask(.GET, "/health").status == 200)
    }

    @Test("C7: line breaks in a request never become headers of the answer")
    func reflected() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        for path in ["/kiosk/v1/orders/a%0d%0aSet-Cookie:%20x", "/x%0d%0aSet-Cookie:%20x"] {
            let answer = try await server.ask(.GET, path, Server.caller())
            #expect(answer.headers["Set-Cookie"].isEmpty)
        }
        var headers = Server.caller()
        headers.add(name: "X-Request-Id", value: "a%0d%0aSet-Cookie:%20x")
        let answer = try await server.ask(.GET, "/kiosk/v1/unfinished", headers)
        #expect(answer.headers["Set-Cookie"].isEmpty)
    }

    @Test("C4: an endless body is refused once it is too large, and is not kept")
    func endless() async throws {
        let server = try await Server { $0.timeouts.remainingRequest = .milliseconds(200) }
        let head =
            "POST /merchant/v1/log HTTP/1.1\r\nHost: kiosk\r\n"
            + "Kiosk-Account: ann\r\nKiosk-Device: phone\r\n"
            + "Authorization: Bearer \(Server.secret)\r\nTransfer-Encoding: chunked\r\n\r\n"
        _ = try await server.signIn()
        let chunk = "10000\r\n" + String(repeating: " ", count: 1 << 16) + "\r\n"
        let result = try #require(
            try await connect(server).answer(
                to: head, dripping: chunk, every: 0, atMost: 1_000_000))
        #expect(result.answer.hasPrefix("HTTP/1.1 413 "), "\(result.answer.prefix(200))")
        #expect(result.pieces >= 32)
    }

    @Test("C4, C5: a client that sends less than it announced, byte by byte, is disconnected")
    func slowBody() async throws {
        let server = try await Server { $0.timeouts.exchange = .milliseconds(300) }
        let head = Self.signIn + "Content-Length: 1000000\r\n\r\n"
        let result = try await connect(server).answer(
            to: head, dripping: " ", every: 10, atMost: 6000)
        #expect(result != nil)
    }

    @Test(
        "C5: a silent client, or one that sends header by header, is disconnected",
        arguments: ["", "X: y\r\n"])
    func slowHead(piece: String) async throws {
        let server = try await Server { $0.timeouts.firstRequest = .milliseconds(300) }
        let result = try await connect(server).answer(
            to: piece.isEmpty ? "" : "GET /health HTTP/1.1\r\nHost: kiosk\r\n", dripping: piece,
            every: 50, atMost: 1200)
        #expect(result != nil)
    }

    @Test("C5: a client that does not read the answers is disconnected")
    func slowReader() async throws {
        let server = try await Server { $0.timeouts.exchange = .milliseconds(300) }
        let request = "GET /openapi.json HTTP/1.1\r\nHost: kiosk\r\n\r\n"
        let piece = String(repeating: request, count: 100)
        #expect(
            try await RawConnection(port: server.port, room: 4096).isClosed(whileSending: piece))
    }

    @Test(
        "C4: a body announced with an Expect header has no effect",
        arguments: ["100-continue", "nonsense"])
    func expecting(expectation: String) async throws {
        let server = try await Server { $0.timeouts.exchange = .milliseconds(300) }
        let head = Self.signIn + "Content-Length: 3000000\r\nExpect: \(expectation)\r\n\r\n"
        let answer = try await connect(server).answer(to: head)
        #expect(!answer.contains(" 200 "), "\(answer)")
    }

    @Test("C5: an idle connection is closed, and one with requests in time stays open")
    func idle() async throws {
        let server = try await Server { $0.timeouts.nextRequest = .milliseconds(300) }
        let request = "GET /health HTTP/1.1\r\nHost: kiosk\r\n\r\n"
        let answer = try await connect(server).answer(to: request + request + request)
        #expect(answer.components(separatedBy: "HTTP/1.1 200").count == 4)
    }

    @Test("C5: a connection beyond the limit is answered when there is room")
    func crowd() async throws {
        let server = try await Server {
            $0.connections = 2
            $0.timeouts.firstRequest = .seconds(1)
        }
        let silent = try (0..<4).map { _ in try connect(server) }
        let answer = try await connect(server).answer(to: Self.second)
        #expect(answer.hasPrefix("HTTP/1.1 200"))
        withExtendedLifetime(silent) {}
    }
}
