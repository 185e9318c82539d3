import Foundation
import KioskTestSupport
import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("The App Store Server API: notifications")
struct AppleNotificationTests {
    private static let path = "/inApps/v1/notifications"

    /// Creates a shop that sends notifications to a server.
    private func shop(_ url: String? = "http://127.0.0.1:1/") async throws -> AppleShop {
        let shop = try await AppleShop()
        try await shop.server.backend.embedded.notify(
            url.map { NotificationTarget(url: $0, retry: .once) })
        return shop
    }

    /// The shop of all refused requests, without a notification.
    private static let empty = SharedValue { try await AppleNotificationTests().shop() }

    private func send(_ shop: AppleShop, to inbox: Inbox) async {
        await NotificationWorker(shop.server.backend.embedded, over: inbox).sendDue()
    }

    private func object(_ answer: Server.Answer) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
    }

    @Test("a test is sent, and its status lists each attempt")
    func test() async throws {
        let shop = try await shop()
        let answer = try await shop.ask(.POST, Self.path + "/test")
        #expect(answer.status == 200)
        let token = try #require(try object(answer)["testNotificationToken"] as? String)
        #expect(try await shop.refusal(.GET, Self.path + "/test/\(token)") == 4_040_008)
        await send(shop, to: Inbox(.timedOut))
        let status = try await shop.object(Self.path + "/test/\(token)")
        let attempts = try #require(status["sendAttempts"] as? [[String: Any]])
        #expect(attempts.map { $0["sendAttemptResult"] as? String } == ["TIMED_OUT"])
        let now = shop.server.backend.clock.now()
        #expect(attempts.map { $0["attemptDate"] as? Int64 } == [now.milliseconds])
        let jws = JWS(compact: try #require(status["signedPayload"] as? String))
        let read = try await shop.phone.verifier.verifyNotification(
            jws, bundleID: TestCatalog.bundleID, now: now)
        #expect(read.kind.type == .test)
        #expect(token.hasPrefix(read.id.rawValue))
    }

    @Test("without a URL a test is refused")
    func nowhere() async throws {
        let shop = try await shop(nil)
        #expect(try await shop.refusal(.POST, Self.path + "/test") == 4_040_007)
    }

    @Test(
        "an invalid token, or one of another notification, has no status",
        arguments: [
            ("x", 4_000_020), ("00000000-0000-4000-8000-000000000001", 4_000_020),
            ("00000000-0000-4000-8000-000000000001_01", 4_000_020),
            ("00000000-0000-4000-8000-000000000001_1_1", 4_000_020),
            ("00000000-0000-4000-8000-000000000001_1", 4_040_008),
        ])
    func tokens(token: String, code: Int) async throws {
        #expect(try await Self.empty.value().refusal(.GET, Self.path + "/test/\(token)") == code)
    }

    private static let start: Int64 = 1_790_000_000_000 - 1
    private static let end: Int64 = 1_790_000_000_000 + 86_400_000

    private func body(_ more: String = "") -> String {
        "{\"startDate\":\(Self.start),\"endDate\":\(Self.end)\(more)}"
    }

    /// Returns the types of a whole history, page by page.
    private func history(_ shop: AppleShop, _ more: String = "") async throws -> [[String]] {
        var (pages, query): ([[String]], String) = ([], "")
        repeat {
            let answer = try await shop.ask(
                .POST, Self.path + "/history" + query, body: body(more))
            let page = try object(answer)
            let items = try #require(page["notificationHistory"] as? [[String: Any]])
            let verifier = try await shop.phone.verifier
            pages.append(
                try items.map { item in
                    let jws = JWS(compact: try #require(item["signedPayload"] as? String))
                    return try verifier.verifyNotification(
                        jws, bundleID: TestCatalog.bundleID,
                        now: shop.server.backend.clock.now()
                    ).kind.description
                })
            let token = page["paginationToken"] as? String
            #expect((token != nil) == (page["hasMore"] as? Bool))
            query = token.map { "?paginationToken=\($0)" } ?? ""
        } while !query.isEmpty
        return pages
    }

    @Test("the history has the attempts, newest first, twenty per page, each once")
    func pages() async throws {
        let shop = try await shop()
        let phone = try await shop.phone
        for _ in 0..<44 { _ = try await phone.purchaseAndFinish(try await phone.gemsRequest()) }
        #expect(try await history(shop) == [[]])
        await send(shop, to: Inbox())
        let bought = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        _ = try await shop.server.backend.embedded.refund(bought.transaction.id)
        await send(shop, to: Inbox(.noResponse, .noResponse))
        #expect(try await history(shop).map(\.count) == [20, 20, 6])
        #expect(try await history(shop).first?.first == "REFUND")
        #expect(
            try await history(shop, ",\"onlyFailures\":true") == [["REFUND", "ONE_TIME_CHARGE"]])
        #expect(try await history(shop, ",\"notificationType\":\"REFUND\"") == [["REFUND"]])
        #expect(try await history(shop, ",\"transactionId\":null,\"onlyFailures\":null").count == 3)
    }

    @Test(
        "any transaction of a customer leads to all notifications about that customer only"
    )
    func customer() async throws {
        let shop = try await shop()
        let phone = try await shop.phone
        let gems = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest()).transaction.id
        _ = try await shop.server.backend.embedded.refund(gems)
        let other = try await shop.server.backend.rawClient("tablet", of: "bob")
        let foreign = try await other.purchaseAndFinish(try await other.gemsRequest()).transaction
            .id
        _ = try await shop.ask(.POST, Self.path + "/test")
        await send(shop, to: Inbox())
        for id in [gems, ads] {
            let about = ",\"transactionId\":\"\(id)\""
            #expect(
                try await history(shop, about) == [
                    ["REFUND", "ONE_TIME_CHARGE", "ONE_TIME_CHARGE"]
                ])
        }
        #expect(
            try await history(shop, ",\"transactionId\":\"\(foreign)\"") == [["ONE_TIME_CHARGE"]])
        let unknown = body(",\"transactionId\":\"1\"")
        #expect(
            try await shop.refusal(.POST, Self.path + "/history", body: unknown) == 4_040_010)
    }

    @Test("the history goes back 30 days by the store's clock, as in Apple's sandbox")
    func past() async throws {
        let shop = try await shop()
        let now = shop.server.backend.embedded.now.milliseconds
        let month: Int64 = 30 * 86_400_000
        for (start, code) in [(now - month, 0), (now - month - 1, 4_000_012)] {
            let body = "{\"startDate\":\(start),\"endDate\":\(now)}"
            #expect(try await shop.refusal(.POST, Self.path + "/history", body: body) == code)
        }
    }

    @Test("a page's token is valid for its own query only")
    func pagination() async throws {
        let shop = try await shop()
        let phone = try await shop.phone
        for _ in 0..<21 { _ = try await phone.purchaseAndFinish(try await phone.gemsRequest()) }
        await send(shop, to: Inbox())
        let first = try await shop.ask(.POST, Self.path + "/history", body: body())
        let token = try #require(try object(first)["paginationToken"] as? String)
        let path = Self.path + "/history?paginationToken="
        #expect(try await shop.refusal(.POST, path + token, body: body()) == 0)
        let other = body(",\"onlyFailures\":true")
        #expect(try await shop.refusal(.POST, path + token, body: other) == 4_000_014)
        for wrong in ["", "x", token + "A", String(token.dropLast()), "MS4w"] {
            #expect(try await shop.refusal(.POST, path + wrong, body: body()) == 4_000_014)
        }
    }

    @Test(
        "each invalid period of the notification history has its own error",
        arguments: [
            ("", 4_000_000), ("[]", 4_000_000), ("{}", 4_000_015),
            ("{\"startDate\":\"1\"}", 4_000_015), ("{\"startDate\":-1}", 4_000_015),
            ("{\"startDate\":1.5}", 4_000_015), ("{\"startDate\":1}", 4_000_016),
            ("{\"startDate\":2,\"endDate\":1}", 4_000_013),
            ("{\"startDate\":1,\"endDate\":2}", 4_000_012),
        ])
    func stretches(body: String, code: Int) async throws {
        let path = Self.path + "/history"
        #expect(try await Self.empty.value().refusal(.POST, path, body: body) == code)
    }

    @Test(
        "each invalid filter has its own error",
        arguments: [
            ("\"notificationType\":\"OTHER\"", 4_000_018), ("\"notificationType\":1", 4_000_018),
            ("\"notificationSubtype\":\"VOLUNTARY\"", 4_000_018),
            ("\"notificationType\":\"REFUND\",\"notificationSubtype\":\"VOLUNTARY\"", 4_000_018),
            ("\"notificationType\":\"EXPIRED\",\"notificationSubtype\":\"X\"", 4_000_018),
            ("\"notificationType\":\"REFUND\",\"transactionId\":\"1\"", 4_000_019),
            ("\"transactionId\":\"x\"", 4_000_006), ("\"transactionId\":1", 4_000_006),
            ("\"onlyFailures\":\"true\"", 4_000_000),
        ])
    func filters(filter: String, code: Int) async throws {
        let path = Self.path + "/history"
        let shop = try await Self.empty.value()
        #expect(try await shop.refusal(.POST, path, body: body("," + filter)) == code)
    }

    @Test("requests without a key are refused", arguments: ["/test", "/test/x", "/history"])
    func authentication(path: String) async throws {
        let shop = try await shop()
        let answer = try await shop.server.ask(
            path == "/test/x" ? .GET : .POST, Self.path + path, body: "{}")
        #expect(answer.status == 401)
    }
}

/// A team's server with the answers that a test chooses.
private actor Inbox: NotificationSender {
    private var results: [SendAttemptResult]

    init(_ results: SendAttemptResult...) {
        self.results = results
    }

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        results.isEmpty ? .success : results.removeFirst()
    }
}
