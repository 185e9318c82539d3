import Foundation
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import SandboxBackend
import StoreModel
import Testing

@testable import SandboxServer

@Suite("The endpoints of the App Store Server API")
struct AppleEndpointTests {
    private func bought(_ shop: AppleShop) async throws -> Transaction {
        let phone = try await shop.phone
        return try await phone.buy(try await phone.gemsRequest()).transaction
    }

    @Test("a transaction is signed when it is requested")
    func transaction() async throws {
        let shop = try await AppleShop()
        let made = try await bought(shop)
        shop.server.backend.clock.advance(milliseconds: 60_000)
        let info = try await shop.object("/inApps/v1/transactions/\(made.id)")
        let read = try await shop.read([info["signedTransactionInfo"] as? String ?? ""])
        #expect(read.map(\.id) == [made.id])
        #expect(read.first?.signedDate == made.signedDate.adding(milliseconds: 60_000))
        #expect(info.count == 1)
    }

    @Test(
        "an ID in an impossible form and an unknown ID get different errors",
        arguments: [
            (HTTPMethod.GET, "transactions/ID"), (.GET, "transactions/appTransactions/ID"),
            (.GET, "subscriptions/ID"), (.POST, "transactions/ID/finish"), (.GET, "history/ID"),
        ])
    func ids(method: HTTPMethod, path: String) async throws {
        let shop = try await AppleShop()
        _ = try await bought(shop)
        for (id, code) in [
            ("1", 4_040_010), ("02000000000000001", 4_040_010), ("99999999999999999999", 4_040_010),
            ("x", 4_000_006), ("-1", 4_000_006), ("%00", 4_000_006), ("1%202", 4_000_006),
            ("123456789012345678901", 4_000_006), ("%EF%BC%91", 4_000_006),
        ] {
            let path = "/inApps/v1/" + path.replacingOccurrences(of: "ID", with: id)
            #expect(try await shop.refusal(method, path) == code, "\(path)")
        }
    }

    @Test("a customer's order ID leads to its transactions")
    func order() async throws {
        let shop = try await AppleShop()
        let made = try await bought(shop)
        let order = try #require(made.orderID)
        let found = try await shop.object("/inApps/v1/lookup/\(order)")
        #expect(found["status"] as? Int == 0)
        #expect(try await shop.read(found["signedTransactions"]).map(\.id) == [made.id])
        for other in ["M000000000", "%27%20OR%201", String(repeating: "9", count: 300)] {
            let none = try await shop.object("/inApps/v1/lookup/\(other)")
            #expect(none["status"] as? Int == 1)
            #expect(none["signedTransactions"] == nil)
        }
    }

    @Test("a customer has one app transaction, and another customer has another")
    func appTransaction() async throws {
        let shop = try await AppleShop()
        let made = try await bought(shop)
        let again = try await bought(shop)
        let other = try await shop.server.backend.rawClient("tablet", of: "bob")
        let foreign = try await other.buy(try await other.gemsRequest()).transaction
        var ids: [String] = []
        for id in [made.id, again.id, foreign.id] {
            let info = try await shop.object("/inApps/v1/transactions/appTransactions/\(id)")
            let jws = try #require(info["signedAppTransactionInfo"] as? String)
            let claims = try Self.claims(jws)
            #expect(claims["receiptType"] as? String == "Sandbox")
            #expect(claims["bundleId"] as? String == "com.example.game")
            #expect(claims["originalApplicationVersion"] as? String == "1.0")
            ids.append(try #require(claims["appTransactionId"] as? String))
        }
        #expect(ids[0] == ids[1])
        #expect(ids[0] != ids[2])
        #expect(ids.allSatisfy { $0.count == 18 && $0.hasPrefix("704") })
    }

    @Test("a server finishes a transaction in place of the device, also repeatedly")
    func finish() async throws {
        let shop = try await AppleShop()
        let made = try await bought(shop)
        for _ in 0..<2 {
            let answer = try await shop.ask(.POST, "/inApps/v1/transactions/\(made.id)/finish")
            #expect(answer.status == 200)
            #expect(answer.body.isEmpty)
        }
        #expect(try await shop.phone.unfinished().isEmpty)
        let steps = try await shop.server.backend.embedded.history(of: .transaction(made.id))
        #expect(steps.filter { $0.kind == .serverFinished }.count == 1)
    }

    @Test("a server sets the player of a purchase; the device keeps the player that bought")
    func appAccountToken() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest()).transaction
        let copy = try #require(try await phone.restore().first).transaction
        let path = "/inApps/v1/transactions/\(ads.id)/appAccountToken"
        let token = "7E3FB20B-4CDB-47CC-936D-99D65F608138"
        let revision = try #require(
            try await shop.object("/inApps/v2/history/\(ads.id)")["revision"] as? String)
        let answer = try await shop.ask(.PUT, path, body: "{\"appAccountToken\":\"\(token)\"}")
        #expect(answer.status == 200)
        #expect(answer.body.isEmpty)
        for id in [ads.id, copy.id] {
            let info = try await shop.object("/inApps/v1/transactions/\(id)")
            let read = try await shop.read([info["signedTransactionInfo"] as? String ?? ""])
            #expect(read.first?.appAccountToken?.rawValue == token.lowercased())
        }
        let news = try await shop.object("/inApps/v2/history/\(ads.id)?revision=\(revision)")
        #expect(try await shop.read(news["signedTransactions"]).map(\.id) == [ads.id])
        let listed = try await phone.unfinished()
        #expect(listed.allSatisfy { $0.transaction.appAccountToken == ads.appAccountToken })
        for (body, code) in [
            ("{\"appAccountToken\":\"player-1\"}", 4_000_183), ("{}", 4_000_183),
            ("{\"appAccountToken\":7}", 4_000_183), ("", 4_000_000), ("[]", 4_000_000),
        ] {
            #expect(try await shop.refusal(.PUT, path, body: body) == code, "\(body)")
        }
        let body = "{\"appAccountToken\":\"\(token)\"}"
        let ofCopy = "/inApps/v1/transactions/\(copy.id)/appAccountToken"
        #expect(try await shop.refusal(.PUT, ofCopy, body: body) == 4_000_187)
        let unknown = "/inApps/v1/transactions/1/appAccountToken"
        #expect(try await shop.refusal(.PUT, unknown, body: body) == 4_040_005)
    }

    @Test("a customer without subscriptions has none in any status, and a status is 1 to 5")
    func subscriptions() async throws {
        let shop = try await AppleShop()
        let made = try await bought(shop)
        let path = "/inApps/v1/subscriptions/\(made.id)"
        let all = try await shop.object(path + "?status=1&status=5")
        #expect((all["data"] as? [Any])?.isEmpty == true)
        #expect(all["bundleId"] as? String == "com.example.game")
        for wrong in ["0", "6", "x", ""] {
            #expect(try await shop.refusal(.GET, path + "?status=\(wrong)") == 4_000_031)
        }
    }

    @Test(
        "a subscription that does not exist is not extended; a mistake in the request is reported first",
        arguments: [
            ("subscriptions/extend/ID", "{\"extendByDays\":0}", 4_000_009),
            ("subscriptions/extend/ID", "{\"extendByDays\":91}", 4_000_009),
            ("subscriptions/extend/ID", "{\"extendByDays\":\"9\"}", 4_000_009),
            ("subscriptions/extend/ID", "{\"extendByDays\":9,\"extendReasonCode\":4}", 4_000_010),
            ("subscriptions/extend/ID", "{\"extendByDays\":9,\"extendReasonCode\":1}", 4_000_011),
            ("subscriptions/extend/ID", "GOOD", 4_030_004),
            ("subscriptions/extend/1", "GOOD", 4_040_005),
            ("subscriptions/extend/x", "GOOD", 4_000_008),
        ])
    func extending(path: String, body: String, code: Int) async throws {
        let shop = try await AppleShop()
        let made = try await bought(shop)
        let path = path.replacingOccurrences(of: "ID", with: made.id.rawValue)
        let good = "{\"extendByDays\":9,\"extendReasonCode\":1,\"requestIdentifier\":\"r\"}"
        let body = body == "GOOD" ? good : body
        #expect(try await shop.refusal(.PUT, "/inApps/v1/" + path, body: body) == code)
    }

    @Test(
        "a mistake in a mass extension is reported first; a valid one is accepted",
        arguments: [
            ("\"productId\":\"club\"", 0), ("\"productId\":\"gems.60\"", 4_000_023),
            ("\"productId\":\"other\"", 4_000_023), ("\"productId\":7", 4_000_023),
            ("\"productId\":\"club\",\"storefrontCountryCodes\":[\"USA\",\"DEU\"]", 0),
            ("\"productId\":\"club\",\"storefrontCountryCodes\":null", 0),
            ("\"productId\":\"club\",\"storefrontCountryCodes\":[]", 4_000_027),
            ("\"productId\":\"club\",\"storefrontCountryCodes\":[\"US\"]", 4_000_028),
            ("\"productId\":\"club\",\"storefrontCountryCodes\":\"USA\"", 4_000_028),
        ])
    func extendingMany(fields: String, code: Int) async throws {
        let shop = try await AppleShop()
        let body =
            "{\"extendByDays\":90,\"extendReasonCode\":0,\"requestIdentifier\":\"r\",\(fields)}"
        let path = "/inApps/v1/subscriptions/extend/mass"
        #expect(try await shop.refusal(.POST, path, body: body) == code)
        // A mass extension without subscribers is complete at once.
        #expect(try await shop.refusal(.GET, path + "/club/r") == (code == 0 ? 0 : 4_040_009))
        #expect(try await shop.refusal(.GET, path + "/other/r") == 4_040_009)
        let long = String(repeating: "r", count: 129)
        #expect(try await shop.refusal(.GET, path + "/club/\(long)") == 4_000_011)
    }

    /// Returns the claims of a JWS without verifying it.
    private static func claims(_ jws: String) throws -> [String: Any] {
        var text = String(jws.split(separator: ".")[1])
            .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while text.count % 4 != 0 { text += "=" }
        let data = try #require(Data(base64Encoded: text))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    @Test("a damaged row is an error without a retry, whose message names the row")
    func damaged() throws {
        let sentence = "The column “currency” of transactions 7 cannot be read."
        let failure = AppleFailure(.noAnswer(NoAnswer(.damaged(sentence))))
        guard case .refused(let refusal) = failure else {
            throw UnexpectedResponse(response: "\(failure)")
        }
        #expect(refusal.code == .generalInternal && refusal.status == 500)
        #expect(refusal.message.hasPrefix(sentence) && refusal.message.contains("kiosk doctor"))
    }
}
