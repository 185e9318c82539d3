import Foundation
import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("The OpenAPI document of Apple's formats")
struct AppleDocumentTests {
    /// The document's description of an operation.
    private struct Operation {
        let document: [String: Any]
        let members: [String: Any]

        init(_ route: Route, in document: [String: Any]) throws {
            self.document = document
            let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
            members = try #require(paths[route.pattern]?[route.method.rawValue.lowercased()])
        }

        var responses: [String: [String: Any]] {
            members["responses"] as? [String: [String: Any]] ?? [:]
        }

        /// Returns the type and schema of the response with a status; nil for a response without a body.
        func body(_ status: String) -> (type: String, schema: [String: Any])? {
            let content = responses[status]?["content"] as? [String: [String: Any]]
            return content?.first.map { ($0.key, resolved($0.value["schema"])) }
        }

        func resolved(_ schema: Any?) -> [String: Any] {
            let schema = schema as? [String: Any] ?? [:]
            guard let name = (schema["$ref"] as? String)?.split(separator: "/").last else {
                return schema
            }
            let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: Any]
            return schemas?[String(name)] as? [String: Any] ?? [:]
        }
    }

    /// Whether an object has the members of a schema, no others, and numbers that the schema allows.
    private static func fits(_ object: [String: Any], _ schema: [String: Any]) -> Bool {
        if let all = schema["oneOf"] as? [[String: Any]] {
            return all.count { fits(object, $0) } == 1
        }
        let members = schema["properties"] as? [String: Any] ?? [:]
        let wanted = Set(schema["required"] as? [String] ?? ["?"])
        return wanted.isSubset(of: object.keys) && Set(object.keys).isSubset(of: members.keys)
            && object.allSatisfy { allows($0.value, members[$0.key]) }
    }

    /// Whether a schema allows a value, if that is a number.
    private static func allows(_ value: Any, _ schema: Any?) -> Bool {
        guard let number = value as? Int, let schema = schema as? [String: Any] else { return true }
        if let values = schema["enum"] as? [Int] { return values.contains(number) }
        let (least, most) = (schema["minimum"] as? Int, schema["maximum"] as? Int)
        return (least ?? .min) <= number && number <= (most ?? .max)
    }

    private static func document(_ shop: AppleShop) async throws -> [String: Any] {
        let text = try await shop.server.ask(.GET, "/openapi.json").body
        return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    private static func object(_ answer: Server.Answer) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any] ?? [:]
    }

    @Test("the document describes each endpoint's response")
    func answers() async throws {
        let shop = try await AppleShop()
        let target = NotificationTarget(url: "http://127.0.0.1:1/", retry: .once)
        try await shop.server.backend.embedded.notify(target)
        let made = try await shop.phone.buy(try await shop.phone.gemsRequest())
        let (id, order) = (made.transaction.id.rawValue, made.transaction.orderID?.rawValue ?? "")
        let past = shop.server.backend.embedded.now.milliseconds
        let stretch = "{\"startDate\":\(past - 1000),\"endDate\":\(past + 1000)}"
        let used = """
            {"customerConsented":true,"deliveryStatus":"DELIVERED","sampleContentProvided":false}
            """
        let usedV1 = "{\"customerConsented\":true,\"userStatus\":1}"
        let player = "{\"appAccountToken\":\"7e3fb20b-4cdb-47cc-936d-99d65f608138\"}"
        let flat = "{\"receipt-data\":\"\(ReceiptData.flat(made.jws).base64)\"}"
        let unified = "{\"receipt-data\":\"\(ReceiptData.unified(made.jws).base64)\"}"
        let asks: [Ask] = [
            (AppleRoutes.transaction, [id], nil, "200"),
            (AppleRoutes.history, [id], nil, "200"), (AppleRoutes.historyV1, [id], nil, "200"),
            (AppleRoutes.refunds, [id], nil, "200"),
            (AppleRoutes.subscriptions, [id], nil, "200"),
            (AppleRoutes.order, [order], nil, "200"), (AppleRoutes.order, ["M"], nil, "200"),
            (AppleRoutes.appTransaction, [id], nil, "200"),
            (AppleRoutes.consumption, [id], used, "202"),
            (AppleRoutes.consumptionV1, [id], usedV1, "202"),
            (AppleRoutes.appAccountToken, [id], player, "200"),
            (AppleRoutes.finish, [id], nil, "200"),
            (AppleRoutes.extend, [id], "{}", "4XX"), (AppleRoutes.extendAll, [], "{}", "4XX"),
            (AppleRoutes.extendStatus, ["p", "r"], nil, "4XX"),
            (AppleRoutes.requestTest, [], nil, "200"), (AppleRoutes.testStatus, ["x"], nil, "4XX"),
            (AppleRoutes.notificationHistory, [], stretch, "200"),
            (AppleRoutes.transaction, ["x"], nil, "4XX"),
            (AppleRoutes.verifyReceipt, [], flat, "200"),
            (AppleRoutes.verifyReceipt, [], unified, "200"),
            (AppleRoutes.verifyReceipt, [], "{}", "200"),
            (AppleRoutes.verifyReceiptInProduction, [], flat, "200"),
        ]
        #expect(Set(asks.map(\.route)) == Set(AppleRoutes.all))
        try await check(asks, shop)
    }

    @Test("the document describes each endpoint's response about subscriptions")
    func subscriptions() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990)
        let id = made.transaction.id.rawValue
        let wish = "\"extendByDays\":9,\"extendReasonCode\":2,\"requestIdentifier\":\"r\""
        let unified = "{\"receipt-data\":\"\(ReceiptData.unified(made.jws).base64)\"}"
        let flat = "{\"receipt-data\":\"\(ReceiptData.flat(made.jws).base64)\"}"
        try await check(
            [
                (AppleRoutes.transaction, [id], nil, "200"),
                (AppleRoutes.history, [id], nil, "200"),
                (AppleRoutes.subscriptions, [id], nil, "200"),
                (AppleRoutes.extend, [id], "{\(wish)}", "200"),
                (AppleRoutes.extendAll, [], "{\(wish),\"productId\":\"gold\"}", "200"),
                (AppleRoutes.extendStatus, ["gold", "r"], nil, "200"),
                (AppleRoutes.verifyReceipt, [], unified, "200"),
                (AppleRoutes.verifyReceipt, [], flat, "200"),
            ], club.shop)
        _ = try await club.backend.control(made.transaction.id, .expire)
        try await check([(AppleRoutes.verifyReceipt, [], flat, "200")], club.shop)
    }

    private typealias Ask = (route: Route, values: [String], body: String?, status: String)

    /// Sends each request, and compares the response with the document.
    private func check(_ asks: [Ask], _ shop: AppleShop) async throws {
        let document = try await Self.document(shop)
        for ask in asks {
            let answer = try await shop.ask(
                HTTPMethod(rawValue: ask.route.method.rawValue), ask.route.path(ask.values),
                body: ask.body)
            let label = "\(ask.route.pattern) \(answer.status) \(answer.body.prefix(300))"
            let isRefusal = (400..<500).contains(answer.status)
            #expect(ask.status == (isRefusal ? "4XX" : "\(answer.status)"), "\(label)")
            let operation = try Operation(ask.route, in: document)
            #expect(operation.responses[ask.status] != nil, "\(label)")
            guard let body = operation.body(ask.status) else {
                #expect(answer.body.isEmpty, "\(label)")
                continue
            }
            #expect(answer.headers.first(name: "Content-Type") == body.type, "\(label)")
            #expect(Self.fits(try Self.object(answer), body.schema), "\(label)")
        }
    }

    @Test("the document describes authentication and refusals")
    func refusals() async throws {
        let shop = try await AppleShop()
        let document = try await Self.document(shop)
        for route in AppleRoutes.all {
            let operation = try Operation(route, in: document)
            let security = operation.members["security"] as? [[String: [String]]]
            if route.pattern.hasSuffix("erifyReceipt") {
                #expect(security == nil && Set(operation.responses.keys) == ["200", "4XX", "503"])
                continue
            }
            #expect(security == [["team": []]], "\(route.pattern)")
            let answer = try await shop.server.ask(
                HTTPMethod(rawValue: route.method.rawValue), route.path(["1", "1"]))
            #expect(answer.status == 401)
            let type = answer.headers.first(name: "Content-Type")
            #expect(type == operation.body("401")?.type && type == "text/plain")
        }
    }
}
