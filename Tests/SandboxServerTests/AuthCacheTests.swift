import NIOHTTP1
import SandboxServer
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Authentication of devices")
struct AuthCacheTests {
    @Test(
        "a device that has not signed in is refused with the same answer as a wrong secret"
    )
    func unknown() async throws {
        let server = try await Server()
        let unknown = try await server.ask(.GET, "/kiosk/v1/unfinished", Server.caller())
        #expect(unknown.status == 401)
        #expect(try await server.signIn().status == 200)
        let other = Server.caller(secret: String(repeating: "x", count: 32))
        let wrong = try await server.ask(.GET, "/kiosk/v1/unfinished", other)
        #expect(wrong.status == 401)
        #expect(wrong.body == unknown.body)
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", Server.caller()).status == 200)
    }

    @Test("a device is proved by its first secret, and signing in again does not change it")
    func firstSecret() async throws {
        let server = try await Server()
        #expect(try await server.signIn().status == 200)
        #expect(try await server.signIn().status == 200)
        let other = Server.caller(secret: String(repeating: "x", count: 40))
        #expect(try await server.signIn(other).status == 401)
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", other).status == 401)
        // The same device name on another account is another device.
        let bob = Server.caller("bob", secret: String(repeating: "x", count: 40))
        #expect(try await server.signIn(bob).status == 200)
    }

    @Test(
        "an invalid secret is refused",
        arguments: [
            "", "short", String(repeating: "s", count: 257), String(repeating: "ö", count: 32),
        ])
    func secrets(secret: String) async throws {
        let server = try await Server()
        #expect(try await server.signIn(Server.caller(secret: secret)).status == 401)
    }

    @Test(
        "a request without an account and a device is refused",
        arguments: [
            [:], ["Kiosk-Account": "ann"], ["Kiosk-Account": "ann", "Kiosk-Device": ""],
            ["Kiosk-Account": "%FF", "Kiosk-Device": "phone"],
            ["Kiosk-Account": String(repeating: "a", count: 300), "Kiosk-Device": "phone"],
        ] as [HTTPHeaders])
    func anonymous(headers: HTTPHeaders) async throws {
        let server = try await Server()
        for path in ["/kiosk/v1/products", "/kiosk/v1/changes", "/merchant/v1/wallet"] {
            let answer = try await server.ask(.GET, path, headers)
            #expect([400, 401].contains(answer.status), "\(path) \(answer.body)")
        }
    }

    @Test(
        "C1: sandbox controls need the token in the Authorization header",
        arguments: [
            [:], ["Authorization": ""], ["Authorization": "Bearer"], ["Authorization": "Bearer "],
            ["Authorization": Server.token], ["Authorization": "Basic \(Server.token)"],
            ["Authorization": "Bearer \(Server.token)x"],
            ["Authorization": "Bearer \(Server.secret)"],
        ] as [HTTPHeaders])
    func token(headers: HTTPHeaders) async throws {
        let server = try await Server()
        _ = try await server.signIn()
        for path in ["/sandbox/v1/orders", "/sandbox/v1/orders?token=\(Server.token)"] {
            #expect(try await server.ask(.GET, path, headers).status == 401)
        }
        let right: HTTPHeaders = ["Authorization": "Bearer \(Server.token)"]
        #expect(try await server.ask(.GET, "/sandbox/v1/orders", right).status == 200)
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", right).status == 400)
    }

    @Test("C1: no sandbox control works without the token", arguments: ControlCalls.routes)
    func everyControl(route: Route) async throws {
        let server = try await Server()
        let phone = try await server.backend.rawClient("phone")
        let bought = try await phone.buy(try await phone.gemsRequest())
        let control = server.backend.services.control
        let orders = try await control.orders(limit: 10)
        _ = try await server.signIn()
        let path = route.path(route.pattern.contains("{") ? ["ann"] : [])
        for headers in [[:], Server.caller(), ["Authorization": "Bearer "]] as [HTTPHeaders] {
            let method = HTTPMethod(rawValue: route.method.rawValue)
            let answer = try await server.ask(method, path, headers, body: "{}")
            #expect(answer.status == 401)
            #expect(!answer.body.contains(bought.transaction.id.rawValue))
        }
        #expect(try await control.orders(limit: 10) == orders)
    }

    @Test("C1: a server listens only on this machine by default")
    func loopback() {
        #expect(ServerSettings(tokenHash: "").host == "127.0.0.1")
    }

    @Test("C2: only ten wrong tokens per minute are checked")
    func throttled() async throws {
        let server = try await Server { $0.failedAttemptWindow = .seconds(3600) }
        _ = try await server.signIn()
        let wrong: HTTPHeaders = ["Authorization": "Bearer wrong"]
        for _ in 0..<10 {
            #expect(try await server.ask(.GET, "/sandbox/v1/orders", wrong).status == 401)
        }
        let right: HTTPHeaders = ["Authorization": "Bearer \(Server.token)"]
        for headers in [wrong, right] {
            let answer = try await server.ask(.GET, "/sandbox/v1/orders", headers)
            #expect(answer.status == 429)
            let wait = answer.headers.first(name: "Retry-After").flatMap { Int($0) } ?? 0
            #expect((1...3600).contains(wait))
        }
        // Other callers are not delayed.
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", Server.caller()).status == 200)
    }

    @Test("C2: only ten wrong secrets per minute are checked for a device")
    func throttledPhone() async throws {
        let server = try await Server { $0.failedAttemptWindow = .seconds(3600) }
        _ = try await server.signIn()
        let wrong = Server.caller(secret: String(repeating: "x", count: 32))
        for _ in 0..<5 {
            #expect(try await server.signIn(wrong).status == 401)
            #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", wrong).status == 401)
        }
        #expect(try await server.signIn(wrong).status == 429)
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", wrong).status == 429)
        let other = Server.caller("ann", "tablet")
        #expect(try await server.signIn(other).status == 200)
        #expect(try await server.ask(.GET, "/kiosk/v1/unfinished", other).status == 200)
    }

    @Test("many new names do not reset the attempts of a name that is guessed")
    func crowd() {
        let tries = AuthRateLimiter()
        let now = ContinuousClock.now
        for _ in 0..<9 { tries.recordFailure("ann", at: now) }
        for number in 0..<10_000 { tries.recordFailure("\(number)", at: now) }
        #expect(tries.wait("ann", at: now) == nil)
        tries.recordFailure("ann", at: now)
        #expect(tries.wait("ann", at: now) == .seconds(60))
    }

    @Test(
        "wrong attempts are forgotten after a minute, and a full list only resets the counts"
    )
    func minute() {
        let tries = AuthRateLimiter()
        let start = ContinuousClock.now
        for _ in 0..<10 { tries.recordFailure("ann", at: start) }
        #expect(tries.wait("ann", at: start + .seconds(59)) == .seconds(1))
        #expect(tries.wait("bob", at: start) == nil)
        #expect(tries.wait("ann", at: start + .seconds(60)) == nil)
        tries.recordFailure("ann", at: start + .seconds(60))
        #expect(tries.wait("ann", at: start + .seconds(60)) == nil)
        for number in 0..<5000 { tries.recordFailure("\(number)", at: start + .seconds(70)) }
        #expect(tries.wait("4999", at: start + .seconds(70)) == nil)
    }
}
