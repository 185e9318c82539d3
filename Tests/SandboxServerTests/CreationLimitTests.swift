import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import SandboxServer

@Suite("Creation limits")
struct CreationLimitTests {
    private static let few = CreationLimits.Hourly(perAddress: 2, inAll: 3)

    private static func limits(_ change: (inout CreationLimits) -> Void) -> CreationLimits {
        var limits = CreationLimits()
        change(&limits)
        return limits
    }

    /// Returns the answer with which a creation is refused; nil if it is counted.
    private func refusal(
        _ counts: CreationRateLimiter, _ kinds: [CreationRateLimiter.Kind], _ origin: String,
        _ now: ContinuousClock.Instant
    ) -> NoAnswer? {
        do throws(ServiceFailure) {
            try counts.count(kinds, from: origin, at: now)
            return nil
        } catch {
            guard case .noAnswer(let silence) = error else { return nil }
            return silence
        }
    }

    @Test("each address has an hourly limit, and all addresses together have another")
    func hourly() {
        let counts = CreationRateLimiter(Self.limits { $0.devices = Self.few })
        let start = ContinuousClock.now
        for _ in 0..<2 { #expect(refusal(counts, [.device], "192.0.2.1", start) == nil) }
        let later = start + .seconds(3599)
        let more = refusal(counts, [.device], "192.0.2.1", later)
        #expect(more == NoAnswer(.status(429), retryAfter: 1_000))
        #expect(refusal(counts, [.device], "192.0.2.2", start) == nil)
        let all = refusal(counts, [.device], "192.0.2.3", later)
        #expect(all == NoAnswer(.status(503), retryAfter: 1_000))
        #expect(refusal(counts, [.order], "192.0.2.1", start) == nil)
        #expect(refusal(counts, [.device], "192.0.2.1", start + .seconds(3600)) == nil)
    }

    @Test("a creation that one limit refuses does not count for the others")
    func together() {
        let counts = CreationRateLimiter(
            Self.limits {
                $0.accounts = CreationLimits.Hourly(perAddress: 1, inAll: 10)
                $0.devices = Self.few
            })
        let now = ContinuousClock.now
        #expect(refusal(counts, [.account, .device], "192.0.2.1", now) == nil)
        for _ in 0..<5 { #expect(refusal(counts, [.account, .device], "192.0.2.1", now) != nil) }
        #expect(refusal(counts, [.device], "192.0.2.1", now) == nil)
    }

    @Test("an IPv6 network counts as one address, and a mapped IPv4 address as its own")
    func networks() {
        let network = ServerContext.network(of:)
        #expect(network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::9"))
        #expect(network("2001:db8:1:2::1") != network("2001:db8:1:3::1"))
        #expect(network("::ffff:192.0.2.1") != network("::ffff:192.0.2.2"))
        #expect(network("192.0.2.1") == "192.0.2.1")
        #expect(network("") == "")
    }

    @Test("many addresses cannot displace the total count")
    func room() {
        let counts = CreationRateLimiter(
            Self.limits { $0.devices = CreationLimits.Hourly(perAddress: 5, inAll: 20_000) })
        let now = ContinuousClock.now
        for number in 0..<20_000 {
            #expect(refusal(counts, [.device], "\(number)", now) == nil)
        }
        #expect(refusal(counts, [.device], "another", now)?.cause == .status(503))
    }

    @Test(
        "an account beyond the limit is refused and writes nothing, and known devices still sign in"
    )
    func accounts() async throws {
        let server = try await Server {
            $0.creationLimits = Self.limits { $0.accounts = Self.few }
        }
        for account in ["ann", "bob"] {
            #expect(try await server.signIn(Server.caller(account)).status == 200)
        }
        let refused = try await server.signIn(Server.caller("cid"))
        #expect(refused.status == 429)
        let wait = refused.headers.first(name: "Retry-After").flatMap { Int($0) } ?? 0
        #expect((1...3600).contains(wait))
        let news = try await server.backend.embedded.signInStatus(
            of: CallContext(account: "cid", device: "phone", requestID: "1"))
        #expect(news.isAccountNew)
        #expect(try await server.signIn(Server.caller("ann")).status == 200)
        #expect(try await server.signIn(Server.caller("ann", "tablet")).status == 200)
    }

    @Test("a sign-in that is refused does not count, so another device can still sign in")
    func refusedSignIn() async throws {
        let server = try await Server {
            $0.accounts = .owned
            $0.creationLimits = Self.limits { $0.devices = Self.few }
        }
        #expect(try await server.signIn(Server.caller("ann")).status == 200)
        for device in ["evil", "worse", "worst"] {
            #expect(try await server.signIn(Server.caller("ann", device)).status == 401)
        }
        #expect(try await server.signIn(Server.caller("bob")).status == 200)
        #expect(try await server.signIn(Server.caller("cid")).status == 429)
    }

    @Test("a creation that was taken back can be made again")
    func takenBack() {
        let counts = CreationRateLimiter(Self.limits { $0.devices = Self.few })
        let now = ContinuousClock.now
        counts.uncount([.device], from: "192.0.2.1")
        for _ in 0..<2 { #expect(refusal(counts, [.device], "192.0.2.1", now) == nil) }
        counts.uncount([.device], from: "192.0.2.1")
        #expect(refusal(counts, [.device], "192.0.2.1", now) == nil)
        #expect(refusal(counts, [.device], "192.0.2.1", now)?.cause == .status(429))
        #expect(refusal(counts, [.device], "192.0.2.2", now) == nil)
        #expect(refusal(counts, [.device], "192.0.2.2", now)?.cause == .status(503))
    }

    @Test("requests without the right secret do not use up the limit of orders")
    func unauthenticatedOrders() async throws {
        let server = try await Server {
            $0.creationLimits = Self.limits { $0.orders = Self.few }
        }
        _ = try await server.signIn()
        let close = "/kiosk/v1/orders/0195c7a0-0000-7000-8000-000000000001/close"
        let wrong = Server.caller(secret: String(repeating: "x", count: 32))
        for _ in 0..<4 { #expect(try await server.ask(.POST, close, wrong).status == 401) }
        #expect(try await server.ask(.POST, close, Server.caller()).status == 200)
    }

    @Test("a device beyond an account's limit is refused with an error that names the limit")
    func devices() async throws {
        let server = try await Server {
            $0.creationLimits = Self.limits { $0.devicesPerAccount = 2 }
        }
        for device in ["phone", "tablet"] {
            #expect(try await server.signIn(Server.caller("ann", device)).status == 200)
        }
        let refused = try await server.signIn(Server.caller("ann", "tv"))
        #expect(refused.status == 429)
        #expect(refused.body.contains("4290101"))
        #expect(try await server.signIn(Server.caller("ann", "phone")).status == 200)
        #expect(try await server.signIn(Server.caller("bob", "tv")).status == 200)
    }

    @Test("order numbers and closed orders beyond the limit are refused and write nothing")
    func orders() async throws {
        let server = try await Server {
            $0.creationLimits = Self.limits { $0.orders = Self.few }
        }
        _ = try await server.signIn()
        let body = String(
            decoding: try Wire.json(OrderNumberRequest(productID: "gems.60", quantity: 1)),
            as: UTF8.self)
        let number = { (id: String) in
            try await server.ask(.PUT, "/merchant/v1/orders/\(id)", Server.caller(), body: body)
        }
        let id = "0195c7a0-0000-7000-8000-00000000000"
        #expect(try await number(id + "1").status == 200)
        let close = "/kiosk/v1/orders/\(id)2/close"
        #expect(try await server.ask(.POST, close, Server.caller()).status == 200)
        #expect(try await number(id + "3").status == 429)
        let other = "/kiosk/v1/orders/\(id)4/close"
        #expect(try await server.ask(.POST, other, Server.caller()).status == 429)
        let order = try await server.ask(.GET, "/kiosk/v1/orders/\(id)4", Server.caller())
        #expect(order.status == 200)
    }
}
