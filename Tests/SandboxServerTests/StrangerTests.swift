import NIOHTTP1
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Access from another account")
struct StrangerTests {
    private static let routes = DeviceRoutes.all + MerchantCalls.routes

    private let server: Server
    private let ann: RawClient
    private let target: ForeignRequest.Target

    /// Ann has bought 60 gems, which are granted and not finished, and a non-consumable.
    init() async throws {
        server = try await Server()
        ann = try await server.backend.rawClient("phone", of: "ann")
        _ = try await ann.purchaseAndFinish(try await ann.noAdsRequest())
        let request = try await ann.gemsRequest()
        let bought = try await ann.buy(request)
        _ = try await ann.verify(bought)
        target = ForeignRequest.Target(request: request, bought: bought)
    }

    /// Data that only Ann's account may receive.
    private var secrets: [String] {
        let (request, signed) = (target.request, target.bought.transaction)
        return [
            request.intent.id.rawValue, request.merchantOrder.rawValue,
            request.appAccountToken.rawValue, signed.id.rawValue, signed.orderID?.rawValue ?? "",
            target.bought.jws.compact,
        ].filter { !$0.isEmpty }
    }

    private func send(
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
    private func state() async throws -> [String] {
        let order = try await ann.store.order(
            target.request.intent.id, closing: false, ann.context)
        guard case .purchased(let jws)? = order else { return ["\(String(describing: order))"] }
        return [
            "\(try ann.read(jws).transaction.id)",
            "\(try await ann.unfinished().map(\.transaction.id))",
            "\(try await ann.merchant.wallet(entries: 100, ann.context))",
            "\(String(describing: try await ann.store.storefront(ann.context)))",
            "\(try await ann.merchant.offer(ann.context))",
        ]
    }

    @Test("every route of store and merchant has a request here")
    func complete() throws {
        for route in Self.routes {
            #expect(
                try ForeignRequest.of(route, target) != nil,
                "\(route.method.rawValue) \(route.pattern): say in Visit what a stranger sends there"
            )
        }
    }

    @Test(
        "another account reads and changes nothing, on a device of its own or on the same one",
        arguments: routes, ["tablet", "phone"])
    func stranger(route: Route, device: String) async throws {
        let visit = try #require(try ForeignRequest.of(route, target))
        let bob = Server.caller("bob", device)
        #expect(try await server.signIn(bob).status == 200)
        let before = try await state()
        let answer = try await send(visit, to: route, as: bob)
        #expect(answer.status < 500, "\(answer.body)")
        for secret in secrets where !visit.said.contains(secret) {
            #expect(!answer.body.contains(secret), "\(answer.body)")
        }
        #expect(try await state() == before)
    }

    @Test("the right account name with a wrong secret is refused everywhere", arguments: routes)
    func impostor(route: Route) async throws {
        let visit = try #require(try ForeignRequest.of(route, target))
        #expect(try await server.signIn(Server.caller("ann")).status == 200)
        let before = try await state()
        for secret in [String(repeating: "x", count: 32), Server.secret + "s", "s"] {
            let answer = try await send(
                visit, to: route, as: Server.caller("ann", secret: secret))
            #expect(answer.status == (visit.isPublic ? 200 : 401), "\(answer.body)")
            for text in secrets where !visit.said.contains(text) {
                #expect(!answer.body.contains(text), "\(answer.body)")
            }
        }
        #expect(try await state() == before)
    }

    @Test(
        "the right secret on a device that is not signed in is refused everywhere",
        arguments: routes.filter { $0 != DeviceRoutes.signIn })
    func otherDevice(route: Route) async throws {
        let visit = try #require(try ForeignRequest.of(route, target))
        #expect(try await server.signIn(Server.caller("ann")).status == 200)
        let answer = try await send(visit, to: route, as: Server.caller("ann", "tablet"))
        #expect(answer.status == (visit.isPublic ? 200 : 401), "\(answer.body)")
    }

    @Test("another account has its own token, an empty wallet and nothing to restore")
    func apart() async throws {
        let bob = try await server.backend.rawClient("phone", of: "bob")
        #expect(
            try await bob.merchant.offer(bob.context).appAccountToken
                != target.request.appAccountToken)
        #expect(try await bob.gemCount() == 0)
        #expect(try await bob.restore().isEmpty)
        #expect(try await bob.unfinished().isEmpty)
        #expect(try await bob.verify(target.bought).decision == .rejected)
        #expect(try await ann.gemCount() == 65)
    }
}
