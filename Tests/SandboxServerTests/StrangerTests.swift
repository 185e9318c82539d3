import KioskTestSupport
import NIOHTTP1
import SandboxServer
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Access from another account")
struct StrangerTests {
    private static let routes = DeviceRoutes.all + MerchantCalls.routes

    /// A store at which Ann has bought 60 gems, which are granted and not finished, and a non-consumable.
    private struct Shop {
        let server: Server
        let ann: RawClient
        let target: ForeignRequest.Target

        init() async throws {
            server = try await Server { $0.failedAttemptWindow = .zero }
            ann = try await server.backend.rawClient("phone", of: "ann")
            _ = try await ann.purchaseAndFinish(try await ann.noAdsRequest())
            let request = try await ann.gemsRequest()
            let bought = try await ann.buy(request)
            _ = try await ann.verify(bought)
            target = ForeignRequest.Target(request: request, bought: bought)
        }

        /// Data that only Ann's account may receive.
        var secrets: [String] {
            let (request, signed) = (target.request, target.bought.transaction)
            return [
                request.intent.id.rawValue, request.merchantOrder.rawValue,
                request.appAccountToken.rawValue, signed.id.rawValue,
                signed.orderID?.rawValue ?? "", target.bought.jws.compact,
            ].filter { !$0.isEmpty }
        }

        func send(
            _ visit: ForeignRequest, to route: Route, as caller: HTTPHeaders
        ) async throws -> Server.Answer {
            var headers = caller
            headers.add(contentsOf: visit.headers)
            let path = route.path(visit.values) + visit.query
            let method = HTTPMethod(rawValue: route.method.rawValue)
            guard !visit.isEndless else {
                return try await server.beginning(method, path, headers)
            }
            return try await server.ask(method, path, headers, body: visit.body)
        }

        /// Returns Ann's state as her device sees it.
        func state() async throws -> [String] {
            let order = try await ann.store.order(
                target.request.intent.id, closing: false, ann.context)
            guard case .purchased(let jws)? = order else {
                return ["\(String(describing: order))"]
            }
            return [
                "\(try ann.read(jws).transaction.id)",
                "\(try await ann.unfinished().map(\.transaction.id))",
                "\(try await ann.merchant.wallet(entries: 100, ann.context))",
                "\(String(describing: try await ann.store.storefront(ann.context)))",
                "\(try await ann.merchant.offer(ann.context))",
            ]
        }
    }

    /// The store of all refused requests, none of which changes it. Ann is signed in.
    private static let unchanged = SharedValue {
        let shop = try await Shop()
        #expect(try await shop.server.signIn(Server.caller("ann")).status == 200)
        return shop
    }

    @Test("every route of store and merchant has a request here")
    func complete() async throws {
        let shop = try await Self.unchanged.value()
        for route in Self.routes {
            #expect(
                try ForeignRequest.of(route, shop.target) != nil,
                "\(route.method.rawValue) \(route.pattern): say in Visit what a stranger sends there"
            )
        }
    }

    @Test(
        "another account reads and changes nothing, on a device of its own or on the same one",
        arguments: routes)
    func stranger(route: Route) async throws {
        let shop = try await Shop()
        let visit = try #require(try ForeignRequest.of(route, shop.target))
        for (account, device) in [("bob", "tablet"), ("eve", "phone")] {
            let other = Server.caller(account, device)
            #expect(try await shop.server.signIn(other).status == 200)
            let before = try await shop.state()
            let answer = try await shop.send(visit, to: route, as: other)
            #expect(answer.status < 500, "\(device): \(answer.body)")
            for secret in shop.secrets where !visit.said.contains(secret) {
                #expect(!answer.body.contains(secret), "\(device): \(answer.body)")
            }
            #expect(try await shop.state() == before, "\(device)")
        }
    }

    @Test("the right account name with a wrong secret is refused everywhere", arguments: routes)
    func impostor(route: Route) async throws {
        let shop = try await Self.unchanged.value()
        let visit = try #require(try ForeignRequest.of(route, shop.target))
        let before = try await shop.state()
        for secret in [String(repeating: "x", count: 32), Server.secret + "s", "s"] {
            let answer = try await shop.send(
                visit, to: route, as: Server.caller("ann", secret: secret))
            #expect(answer.status == (visit.isPublic ? 200 : 401), "\(answer.body)")
            for text in shop.secrets where !visit.said.contains(text) {
                #expect(!answer.body.contains(text), "\(answer.body)")
            }
        }
        #expect(try await shop.state() == before)
    }

    @Test(
        "the right secret on a device that is not signed in is refused everywhere",
        arguments: routes.filter { $0 != DeviceRoutes.signIn })
    func otherDevice(route: Route) async throws {
        let shop = try await Self.unchanged.value()
        let visit = try #require(try ForeignRequest.of(route, shop.target))
        let answer = try await shop.send(visit, to: route, as: Server.caller("ann", "tablet"))
        #expect(answer.status == (visit.isPublic ? 200 : 401), "\(answer.body)")
    }

    @Test("another account has its own token, an empty wallet and nothing to restore")
    func apart() async throws {
        let shop = try await Shop()
        let bob = try await shop.server.backend.rawClient("phone", of: "bob")
        #expect(
            try await bob.merchant.offer(bob.context).appAccountToken
                != shop.target.request.appAccountToken)
        #expect(try await bob.gemCount() == 0)
        #expect(try await bob.restore().isEmpty)
        #expect(try await bob.unfinished().isEmpty)
        #expect(try await bob.verify(shop.target.bought).decision == .rejected)
        #expect(try await shop.ann.gemCount() == 65)
    }
}
