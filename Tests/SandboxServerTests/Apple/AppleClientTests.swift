import Foundation
import KioskTestSupport
import ShopTestSupport
import StoreAPI
import SandboxBackend
import StoreModel
import StoreSigning
import Testing

@Suite("Apple's own client library")
struct AppleClientTests {
    /// The program's input.
    private struct Question: Encodable {
        let bundle = "com.example.game"
        let gems: String
        let ads: String
        let waiting: String
        let order: String
    }

    /// A customer's purchases.
    private struct Purchases {
        let used: [Transaction]
        let refunded: Transaction
        let ads: Transaction
        let waiting: Transaction
    }

    @Test(
        "the library calls each endpoint and verifies each payload, and so does a second verifier",
        .needsPython)
    func client() async throws {
        let shop = try await AppleShop(now: Self.today)
        let made = try await purchases(shop)
        let input = try JSONEncoder().encode(AppleQuestion(shop, try question(shop, made)))
        let expected = Self.expected(made)
        let output = try await PythonChecker.run(AppleClient.program, input: input)
        let answers = try JSONDecoder().decode([String: String?].self, from: Data(output.utf8))
        for (name, answer) in expected {
            #expect(answers[name] == answer, "\(name): \(String(describing: answers[name]))")
        }
        #expect(Set(answers.keys) == Set(expected.keys))
    }

    /// Apple's library makes tokens with the machine's own clock.
    private static var today: Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    private func purchases(_ shop: AppleShop) async throws -> Purchases {
        let phone = try await shop.phone
        var used: [Transaction] = []
        for _ in 0..<23 {
            used.append(
                try await phone.purchaseAndFinish(try await phone.gemsRequest(2)).transaction)
        }
        let refunded = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest()).transaction
        _ = try await shop.server.backend.embedded.refund(refunded.id)
        let waiting = try await phone.buy(try await phone.gemsRequest()).transaction
        return Purchases(used: used, refunded: refunded, ads: ads, waiting: waiting)
    }

    private func question(_ shop: AppleShop, _ made: Purchases) throws -> Question {
        Question(
            gems: made.used[0].id.rawValue, ads: made.ads.id.rawValue,
            waiting: made.waiting.id.rawValue,
            order: try #require(made.used[0].orderID).rawValue)
    }

    private static func expected(_ made: Purchases) -> [String: String?] {
        let gems = made.used[0].id.rawValue
        let rest = [made.ads, made.refunded, made.waiting]
        return [
            "transaction": "\(gems) gems.60 2 1980",
            "whole_history": (made.used + rest).map(\.id.rawValue).joined(separator: " "),
            "filtered_history": made.ads.id.rawValue,
            "first_history": rest.map(\.id.rawValue).joined(separator: " "),
            "wrong_revision": "400 4000005", "refunds": made.refunded.id.rawValue,
            "order": "VALID \(gems)", "no_order": "INVALID None",
            "app_transaction": "com.example.game Sandbox IOS",
            "subscriptions": "com.example.game Sandbox []", "consumption": "None",
            "first_consumption": "None", "no_consent": "400 4000035",
            "app_account_token": "True", "finish": "None", "extend": "403 4030004",
            "extend_many": "request", "extend_status": "True 0 0",
            "no_extend_status": "404 4040009",
            "unknown_transaction": "404 4040010", "no_transaction": "400 4000006",
            "unknown_key": "401 None", "unknown_issuer": "401 None",
            "second_verifier": "True gems.60 False",
        ]
    }
}
