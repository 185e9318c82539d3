import KioskTestSupport
import StoreClient
import StoreModel
import Testing

@Suite("Posting a notification", .timeLimit(.minutes(2)))
struct WebhookClientTests {
    private static let jws = JWS(compact: "head.payload.signature")

    @Test("the request is a JSON POST with only the signed payload")
    func request() async throws {
        let receiver = try RawReceiver([.status(200)])
        #expect(
            await WebhookClient(timeout: 900_000).post(Self.jws, to: receiver.url + "?team=a")
                == .success)
        let request = try #require(receiver.receivedRequests.first)
        #expect(request.hasPrefix("POST /hook?team=a HTTP/1.1\r\n"))
        #expect(request.lowercased().contains("\r\ncontent-type: application/json\r\n"))
        #expect(request.hasSuffix("\r\n\r\n{\"signedPayload\":\"head.payload.signature\"}"))
    }

    /// Statuses without a redirect or a special meaning in HTTP.
    private static let plainStatuses = (200...599).filter { status in
        ![204, 304, 307, 308].contains(status) && (status < 210 || status % 100 < 5)
    }

    @Test("statuses 200 to 206 are a success, and all others are not", arguments: plainStatuses)
    func statuses(status: Int) async throws {
        let receiver = try RawReceiver([.status(status)])
        let result = await WebhookClient(timeout: 900_000).post(Self.jws, to: receiver.url)
        #expect(result == ((200...206).contains(status) ? .success : .unsuccessfulStatus))
    }

    @Test("a status 204 without content is a success")
    func noContent() async throws {
        let receiver = try RawReceiver([.bytes("HTTP/1.1 204 No Content\r\n\r\n")])
        #expect(await WebhookClient(timeout: 900_000).post(Self.jws, to: receiver.url) == .success)
    }

    @Test(
        "a hostile server's behavior is reported in Apple's terms",
        arguments: [
            (.silence, .timedOut), (.drip, .timedOut), (.flood, .invalidResponse),
            (.bytes(""), .noResponse), (.bytes("HTTP/1.1 200"), .prematureClose),
            (.bytes("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort"), .prematureClose),
            (.bytes("220 mail.example ESMTP\r\n"), .invalidResponse),
            (.bytes("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"), .invalidResponse),
        ] as [(RawReceiver.Response, SendAttemptResult)])
    func hostile(answer: RawReceiver.Response, result: SendAttemptResult) async throws {
        let receiver = try RawReceiver([answer])
        // Only servers that would never end are given a short timeout.
        let timeout: Int64 = result == .timedOut ? 300 : 900_000
        let found = await WebhookClient(timeout: timeout).post(Self.jws, to: receiver.url)
        #expect(found == result)
    }

    @Test("a closed port is a socket issue, and a server without TLS is a TLS issue")
    func unreachable() async throws {
        let receiver = try RawReceiver([.status(200)])
        let secure = "https://127.0.0.1:\(receiver.port)/"
        #expect(await WebhookClient(timeout: 900_000).post(Self.jws, to: secure) == .tlsIssue)
        let port = try RawReceiver([]).port
        let nobody = await WebhookClient(timeout: 900_000).post(
            Self.jws, to: "http://127.0.0.1:\(port)/")
        #expect(nobody == .socketIssue)
    }

    private static func redirect(_ status: Int, to location: String) -> RawReceiver.Response {
        .bytes(
            "HTTP/1.1 \(status) X\r\nLocation: \(location)\r\nConnection: close\r\n"
                + "Content-Length: 0\r\n\r\n")
    }

    @Test("a redirect is followed on the same host, with the same body", arguments: [307, 308])
    func redirect(status: Int) async throws {
        let receiver = try RawReceiver([Self.redirect(status, to: "/other"), .status(200)])
        #expect(await WebhookClient(timeout: 900_000).post(Self.jws, to: receiver.url) == .success)
        #expect(
            receiver.receivedRequests.map { $0.prefix(12) } == ["POST /hook H", "POST /other "])
        #expect(receiver.receivedRequests.allSatisfy { $0.hasSuffix("signature\"}") })
    }

    @Test("a redirect to another host is not followed", arguments: [301, 302, 303, 307, 308])
    func otherHost(status: Int) async throws {
        let other = try RawReceiver([.status(200)])
        for location in [other.url, "//127.0.0.1:\(other.port)/hook"] {
            let receiver = try RawReceiver([Self.redirect(status, to: location)])
            #expect(
                await WebhookClient(timeout: 900_000).post(Self.jws, to: receiver.url)
                    == .unsuccessfulStatus)
        }
        #expect(other.receivedRequests.isEmpty)
    }

    @Test("a circular redirect ends the attempt")
    func circle() async throws {
        let receiver = try RawReceiver([
            Self.redirect(307, to: "/a"), Self.redirect(307, to: "/hook"),
        ])
        #expect(
            await WebhookClient(timeout: 900_000).post(Self.jws, to: receiver.url)
                == .circularRedirect)
        #expect(receiver.receivedRequests.count == 2)
    }

    @Test(
        "an invalid URL is never called",
        arguments: [
            "", "ftp://127.0.0.1/", "http://example.com/", "http://127.0.0.1@example.com/",
            "http://user@127.0.0.1/", "http://127.0.0.1:0/", "http://127.0.0.1/a b",
            "http://127.0.0.1/\r\nHost: x", "http://127.0.0.1/#a", "https:///hook",
            "http://127.0.0.1\\@example.com/", "https://ä.example/", "HTTP://127.0.0.1/",
        ])
    func impossible(url: String) async {
        #expect(throws: BackendAddress.Fault.self) { try WebhookAddress(url) }
        #expect(await WebhookClient(timeout: 900_000).post(Self.jws, to: url) == .other)
    }

    @Test(
        "plain HTTP to loopback and TLS to any host are valid URLs",
        arguments: [
            "http://127.0.0.1:8000/apple", "http://localhost/", "http://[::1]:80/a?b=c",
            "https://hooks.example.com", "https://hooks.example.com:444/a%20b",
        ])
    func possible(url: String) throws {
        #expect(try WebhookAddress(url).description == url)
    }
}
