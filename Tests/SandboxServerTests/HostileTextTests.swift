import AsyncHTTPClient
import Foundation
import KioskTestSupport
import NIOCore
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// Section C of the attacks: texts with a meaning in another system.
@Suite("Texts aimed at files, databases and addresses")
struct HostileTextTests {
    private let server: Server

    init() async throws {
        server = try await Server()
    }

    /// Returns the names of all files of the store.
    private func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: server.backend.folder).sorted()
    }

    /// Sends the text to every route that accepts one, and returns the answers; none may be a failure of the server.
    private func asks(_ text: String, _ caller: HTTPHeaders) async throws -> [Server.Answer] {
        let (id, quoted) = (WireText.encoded(text), try quoted(text))
        let gets = [
            "products?id=\(id)", "products?locale=\(id)", "orders/\(id)", "changes?after=\(id)",
        ]
        let posts = [
            "/kiosk/v1/transactions/\(id)/finish": "", "/kiosk/v1/orders/\(id)/close": "",
            "/kiosk/v1/history": "{\"intent\":{\"intentId\":\(quoted)}}",
            "/kiosk/v1/products": "{\"productIds\":[\(quoted)],\"locale\":\"en_US\"}",
            "/merchant/v1/spends":
                "{\"id\":\(quoted),\"goods\":{\"good\":\(quoted),\"amount\":1},\"note\":\(quoted)}",
            "/merchant/v1/verifications": "{\"nonce\":\(quoted),\"signedTransaction\":\(quoted)}",
            "/verifyReceipt": "{\"receipt-data\":\(quoted),\"password\":\(quoted)}",
        ]
        var answers: [Server.Answer] = []
        for path in gets {
            answers.append(try await server.ask(.GET, "/kiosk/v1/" + path, caller))
        }
        for (path, body) in posts {
            answers.append(try await server.ask(.POST, path, caller, body: body))
        }
        answers.append(
            try await server.ask(
                .PUT, "/kiosk/v1/storefront", caller, body: "{\"countryCode\":\(quoted)}"))
        for answer in answers { #expect(answer.status < 500, "\(answer.body)") }
        return answers
    }

    private func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test(
        "C3: an ID that is a path does not lead to a file",
        arguments: [
            "..", "../../../../../etc/passwd", "..\\..\\etc\\passwd", "/etc/passwd", "a\u{0}b",
            "．．／etc／passwd", "e\u{301}", "\u{e9}", "file:///etc/passwd", "~root", "C:\\boot.ini",
        ])
    func paths(text: String) async throws {
        _ = try await server.signIn()
        let before = try files()
        let answers = try await asks(text, Server.caller())
        #expect(answers.allSatisfy { !$0.body.contains("root:") })
        #expect(try files() == before)
    }

    @Test(
        "C3: another spelling of a path does not reach another path",
        arguments: [
            "/kiosk/v1/orders/%2e%2e%2f%2e%2e%2fsandbox%2fv1%2forders",
            "/kiosk/v1/orders/%c0%ae%c0%ae",
            "/kiosk/v1/orders/..%5c..%5csandbox", "/kiosk/v1/orders/%00", "/kiosk/v1/orders/%",
            "//sandbox/v1/orders", "/kiosk/v1/./unfinished", "/kiosk/v1/unfinished%2f",
            "/KIOSK/v1/unfinished", "/kiosk\\v1\\unfinished",
        ])
    func spelled(path: String) async throws {
        _ = try await server.signIn()
        let headers = Server.caller().map { "\($0.name): \($0.value)\r\n" }.joined()
        let answer = try await RawConnection(port: server.port).answer(
            to: "GET \(path) HTTP/1.1\r\nHost: kiosk\r\n\(headers)Connection: close\r\n\r\n")
        let status = answer.split(separator: " ").dropFirst().first ?? ""
        // Empty path segments are ignored; a path that needs the token needs it in this spelling, too.
        let expected = path.hasPrefix("//") ? ["401"] : ["400", "404"]
        #expect(expected.contains(String(status)), "\(answer)")
    }

    @Test("C4: a compressed body is neither unpacked nor accepted")
    func compressed() async throws {
        _ = try await server.signIn()
        // {"countryCode":"DEU"}, which would change the account's storefront.
        let gzip = "H4sIAAAAAAACA6tWSs4vzSspqnTOT0lVslJycQ1VqgUAACglWBUAAAA="
        var request = HTTPClientRequest(url: server.url + "/kiosk/v1/storefront")
        request.method = .PUT
        request.headers = Server.caller()
        request.headers.add(name: "Content-Encoding", value: "gzip")
        request.body = .bytes(ByteBuffer(bytes: try #require(Data(base64Encoded: gzip))))
        let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        #expect(answer.status == .badRequest)
        let storefront = try await server.ask(.GET, "/kiosk/v1/storefront", Server.caller())
        #expect(!storefront.body.contains("DEU"))
    }

    @Test(
        "C9: SQL syntax in a name is plain text",
        arguments: [
            "'; DROP TABLE transactions; --", "' OR '1'='1", "\" OR 1=1 --", "ann'/*", "%", "_",
            "ann%",
            "a\\'b", "1; ATTACH DATABASE '/tmp/x' AS x", "`", "]]>",
            "x' UNION SELECT * FROM devices --",
        ])
    func sql(text: String) async throws {
        let phone = try await server.backend.rawClient("phone")
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let name = WireText.encoded(text)
        let caller = Server.caller(name, name)
        #expect(try await server.signIn(caller).status == 200)
        for answer in try await asks(text, caller) {
            #expect(!answer.body.contains(bought.transaction.id.rawValue), "\(answer.body)")
        }
        let wallet = try await server.ask(.GET, "/merchant/v1/wallet", caller)
        #expect(wallet.status == 200 && !wallet.body.contains("gem"), "\(wallet.body)")
        // The name is a separate account, and all other accounts are unchanged.
        let other = try await server.backend.rawClient("phone", of: AccountName(text))
        _ = try await other.purchaseAndFinish(try await other.gemsRequest())
        #expect(try await other.gemCount() == 60)
        #expect(try await phone.gemCount() == 60)
        #expect(try await server.backend.services.control.orders(limit: 10).count == 2)
    }

    @Test("C12: no address in a request is ever fetched")
    func fetched() async throws {
        let canary = try RawReceiver([.status(200)])
        let name = WireText.encoded(canary.url)
        var caller = Server.caller(name, name)
        for header in [
            "Referer", "Origin", "Forwarded", "X-Forwarded-Host", "X-Request-Id", "Link",
        ] {
            caller.add(name: header, value: canary.url)
        }
        #expect(try await server.signIn(caller).status == 200)
        _ = try await asks(canary.url, caller)
        _ = try await asks(try token(naming: canary.url), caller)
        for path in ["/inApps/v1/notifications/test", "/inApps/v1/transactions/1"] {
            let headers: HTTPHeaders = [
                "Authorization": "Bearer \(try token(naming: canary.url))"
            ]
            let method: HTTPMethod = path.hasSuffix("test") ? .POST : .GET
            #expect(try await server.ask(method, path, headers).status == 401)
        }
        // A server that acted as a proxy would fetch this.
        let answer = try await RawConnection(port: server.port).answer(
            to: "GET \(canary.url) HTTP/1.1\r\nHost: kiosk\r\nConnection: close\r\n\r\n")
        #expect(!answer.contains(" 200 "), "\(answer)")
        try canary.connectWithoutSending()
        try await canary.waitForRequests(1)
        #expect(canary.receivedRequests == [""])
    }

    /// Returns a token whose header refers to an address for keys in every possible way.
    private func token(naming url: String) throws -> String {
        let quoted = try quoted(url)
        let header =
            "{\"alg\":\"ES256\",\"jku\":\(quoted),\"x5u\":\(quoted),\"kid\":\(quoted),\"x5c\":[\(quoted)]}"
        let parts = [header, "{\"iss\":\(quoted)}", "signature"]
        return parts.map { Base64.url.encode($0.utf8) }.joined(separator: ".")
    }
}
