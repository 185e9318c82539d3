import SandboxBackend
import StoreModel
import ShopTestSupport
import StoreAPI
import AsyncHTTPClient
import Foundation
import KioskTestSupport
import NIOCore
import NIOHTTP1
import Testing

@Suite("Server responses")
struct AnswerTests {
    @Test("products have a tag, and a client that sends the current tag gets no body")
    func tag() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        let first = try await server.ask(.GET, "/kiosk/v1/products?locale=en_US", Server.caller())
        let tag = try #require(first.headers.first(name: "ETag"))
        var headers = Server.caller()
        for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            headers.replaceOrAdd(name: "If-None-Match", value: known)
            let again = try await server.ask(.GET, "/kiosk/v1/products?locale=en_US", headers)
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
        }
        headers.replaceOrAdd(name: "If-None-Match", value: tag)
        let fewer = try await server.ask(.GET, "/kiosk/v1/products?id=gems.60", headers)
        #expect(fewer.status == 200)
        #expect(fewer.headers.first(name: "ETag") != tag)
    }

    @Test("a cached answer is never stale: another catalog has another tag at once")
    func fresh() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        let path = "/kiosk/v1/products?locale=en_US"
        let first = try await server.ask(.GET, path, Server.caller())
        let again = try await server.ask(.GET, path, Server.caller())
        #expect(again.headers.first(name: "ETag") == first.headers.first(name: "ETag"))
        #expect(again.body == first.body)
        server.backend.embedded.replaceCatalog(try TestCatalog.catalog(gemPrice: 1_234))
        let dearer = try await server.ask(.GET, path, Server.caller())
        #expect(dearer.headers.first(name: "ETag") != first.headers.first(name: "ETag"))
        #expect(dearer.body.contains(":1234}") && !first.body.contains(":1234}"))
    }

    @Test("C10: a purchase without its key, or with another one, is refused and not charged")
    func key() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        let request = try await server.backend.rawClient("phone").gemsRequest()
        let body = String(decoding: try Wire.json(request), as: UTF8.self)
        for key in [nil, "", "other", request.intent.id.rawValue + "x"] as [String?] {
            var headers = Server.caller()
            if let key { headers.add(name: "Idempotency-Key", value: key) }
            let answer = try await server.ask(.POST, "/kiosk/v1/purchases", headers, body: body)
            #expect(answer.status == 400)
        }
        #expect(try await server.backend.services.control.orders(limit: 10).isEmpty)
        var headers = Server.caller()
        headers.add(name: "Idempotency-Key", value: request.intent.id.rawValue)
        let first = try await server.ask(.POST, "/kiosk/v1/purchases", headers, body: body)
        #expect(first.status == 200)
        let again = try await server.ask(.POST, "/kiosk/v1/purchases", headers, body: body)
        #expect(again.status == 200)
        #expect(try await server.backend.services.control.orders(limit: 10).count == 1)
    }

    @Test(
        "an unreadable body is refused with an error code, and never traps",
        arguments: [
            "", "{", "[]", "null", "{\"id\":1}", "deep",
            "{\"id\":\"a\",\"goods\":{\"good\":\"gems\",\"amount\":1e30},\"note\":\"\"}",
            "{\"id\":\"a\",\"goods\":{\"good\":\"gems\",\"amount\":99999999999999999999},\"note\":\"\"}",
        ])
    func garbage(body: String) async throws {
        let body = body == "deep" ? String(repeating: "[", count: 100_000) : body
        let server = try await Server()
        _ = try await server.signIn()
        let answer = try await server.ask(
            .POST, "/merchant/v1/spends", Server.caller(), body: body)
        #expect(answer.status == 400)
        #expect(answer.body.contains("errorCode"))
    }

    @Test("C4: a body that is too large is refused")
    func large() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        let body = String(repeating: " ", count: (2 << 20) + 1)
        let answer = try await server.ask(.POST, "/merchant/v1/log", Server.caller(), body: body)
        #expect(answer.status == 413)
        #expect(answer.body.contains("4130000"))
    }

    @Test(
        "C3: an unknown path is not found",
        arguments: [
            "/", "/kiosk", "/kiosk/v1", "/kiosk/v1/products/../../etc/passwd",
            "/kiosk/v1/%2e%2e/sandbox/v1/orders", "/sandbox/v1/accounts//paid", "/%00",
        ])
    func path(path: String) async throws {
        let server = try await Server()
        _ = try await server.signIn()
        #expect(try await server.ask(.GET, path, Server.caller()).status == 404)
    }

    @Test(
        "an invalid or out-of-range number is refused",
        arguments: [
            "/kiosk/v1/changes?after=-1", "/kiosk/v1/changes?after=x",
            "/kiosk/v1/changes?after=9223372036854775808", "/merchant/v1/wallet?entries=-1",
            "/merchant/v1/wallet?entries=1.5", "/kiosk/v1/products?locale=",
            "/kiosk/v1/products?id=%FF",
        ])
    func number(path: String) async throws {
        let server = try await Server()
        _ = try await server.signIn()
        #expect(try await server.ask(.GET, path, Server.caller()).status == 400)
    }

    @Test("an update stream sends an event at once, one for a purchase, and heartbeats")
    func updates() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        var request = HTTPClientRequest(url: server.url + "/kiosk/v1/updates")
        request.headers = Server.caller()
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        #expect(response.headers.first(name: "Content-Type") == "text/event-stream")
        var (text, hasBought) = ("", false)
        for try await part in response.body {
            text += String(buffer: part)
            guard text.hasPrefix("id: "), text.contains("\n:\n\n") else {
                continue
            }
            if !hasBought {
                hasBought = true
                let phone = try await server.backend.rawClient("other")
                _ = try await phone.buy(try await phone.gemsRequest())
            }
            if text.components(separatedBy: "data: changed").count > 2 { break }
        }
        #expect(hasBought)
    }

    @Test("a server that is stopped ends its streams, and later requests fail")
    func stop() async throws {
        let server = try await Server()
        _ = try await server.signIn()
        var request = HTTPClientRequest(url: server.url + "/kiosk/v1/updates")
        request.headers = Server.caller()
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        await server.stop()
        do {
            for try await _ in response.body {}
        } catch {
            // On a very busy machine the stream is cut when the grace time is over.
        }
        // The client of the other requests would try again for its whole timeout.
        #expect(throws: LoopbackSocket.NotConnected.self) { try RawConnection(port: server.port) }
    }

    @Test("only the owner's account can read the history of an order, which contains both sides")
    func history() async throws {
        let server = try await Server()
        for account in ["ann", "bob"] { _ = try await server.signIn(Server.caller(account)) }
        let phone = try await server.backend.rawClient("phone", of: "ann")
        let bought = try await phone.buy(try await phone.gemsRequest())
        let references = [
            OrderReference.intent(try #require(bought.transaction.intentID)),
            .transaction(bought.transaction.id),
        ]
        for reference in references {
            let body = String(decoding: try Wire.json(reference), as: UTF8.self)
            let own = try await server.ask(
                .POST, "/kiosk/v1/history", Server.caller("ann"), body: body)
            #expect(own.status == 200)
            #expect(own.body.contains("\"side\":\"store\""))
            #expect(own.body.contains("\"side\":\"merchant\""))
            let other = try await server.ask(
                .POST, "/kiosk/v1/history", Server.caller("bob"), body: body)
            #expect(other.status == 200)
            #expect(other.body == "[]")
        }
    }
}
