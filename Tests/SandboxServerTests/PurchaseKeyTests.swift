import Foundation
import KioskTestSupport
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Section C of the attacks: the idempotency key of a purchase over HTTP.
@Suite("The idempotency key of a purchase")
struct PurchaseKeyTests {
    private let server: Server
    private let request: PurchaseRequest

    init() async throws {
        server = try await Server()
        _ = try await server.signIn()
        request = try await server.backend.rawClient("phone").gemsRequest()
    }

    private func post(
        _ request: PurchaseRequest, keys: [String]
    ) async throws -> Server.Answer {
        var headers = Server.caller()
        for key in keys { headers.add(name: "Idempotency-Key", value: key) }
        let body = String(decoding: try Wire.json(request), as: UTF8.self)
        return try await server.ask(.POST, "/kiosk/v1/purchases", headers, body: body)
    }

    /// Returns the same purchase with another intent ID.
    private func renamed(_ id: String) -> PurchaseRequest {
        let intent = request.intent
        return PurchaseRequest(
            intent: Intent(
                id: IntentID(id), account: intent.account, productID: intent.productID,
                type: intent.type, displayName: intent.displayName, quantity: intent.quantity,
                unitPrice: intent.unitPrice, outcome: intent.outcome,
                confirmedAt: intent.confirmedAt),
            merchantOrder: request.merchantOrder, appAccountToken: request.appAccountToken)
    }

    private func expectNoOrder() async throws {
        #expect(try await server.backend.services.control.orders(limit: 10).isEmpty)
        #expect(try await server.ask(.GET, "/health").status == 200)
    }

    @Test(
        "C10: a key that is not a UUID is refused, even if it equals the purchase's ID",
        arguments: [
            "", " ", String(repeating: "k", count: 256), String(repeating: "k", count: 15_000), "🔑",
            "a\u{0}b", "0195c7a0-0000-7000-8000-00000000000", "../../etc/passwd",
            "0195C7A0-0000-7000-8000-00000000000\u{301}",
        ])
    func odd(key: String) async throws {
        let answer = try await post(renamed(key), keys: [WireText.encoded(key)])
        #expect(answer.status == 400, "\(answer.body)")
        try await expectNoOrder()
    }

    @Test("C10: a key of a megabyte or with a raw NUL is refused without parsing")
    func raw() async throws {
        for key in [String(repeating: "k", count: 1 << 20), "a\u{0}b", "🔑"] {
            let head =
                "POST /kiosk/v1/purchases HTTP/1.1\r\nHost: kiosk\r\nIdempotency-Key: \(key)\r\n"
            let answer = try await RawConnection(port: server.port).answer(
                to: head + "Content-Length: 2\r\nConnection: close\r\n\r\n{}")
            #expect(!answer.contains(" 200 "), "\(answer.prefix(200))")
        }
        try await expectNoOrder()
    }

    @Test("C10: two keys are refused")
    func twice() async throws {
        let id = request.intent.id.rawValue
        #expect(try await post(request, keys: [id, "another"]).status == 400)
        #expect(try await post(request, keys: [id, id]).status == 400)
        try await expectNoOrder()
    }

    @Test("C11: a key that is repeated during the first request gets the same answer")
    func atOnce() async throws {
        let request = request
        let answers = try await withThrowingTaskGroup(of: Server.Answer.self) { group in
            for _ in 0..<16 {
                group.addTask { try await post(request, keys: [request.intent.id.rawValue]) }
            }
            return try await group.reduce(into: [Server.Answer]()) { $0.append($1) }
        }
        #expect(answers.allSatisfy { $0.status == 200 })
        let phone = try await server.backend.rawClient("phone")
        let bought = try await phone.buy(request).transaction.id
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .custom(WireKey.received)
        for answer in answers {
            let status = try decoder.decode(OrderStatus.self, from: Data(answer.body.utf8))
            guard case .purchased(let jws) = status else {
                throw UnexpectedResponse(response: answer.body)
            }
            #expect(try phone.read(jws).transaction.id == bought)
        }
        #expect(try await server.backend.services.control.orders(limit: 10).count == 1)
    }

    @Test(
        "C11: of two concurrent contents under one key, one is bought and the other gets 422"
    )
    func contents() async throws {
        let (request, other) = (request, request.changed(quantity: 2))
        async let first = post(request, keys: [request.intent.id.rawValue])
        async let second = post(other, keys: [request.intent.id.rawValue])
        let answers = try await [first, second]
        #expect(answers.map(\.status).sorted() == [200, 422])
        #expect(answers.contains { $0.body.contains("4220101") })
        #expect(try await server.backend.services.control.orders(limit: 10).count == 1)
    }
}
