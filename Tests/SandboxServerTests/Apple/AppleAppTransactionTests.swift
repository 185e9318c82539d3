import Foundation
import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("The App Store Server API: app transaction IDs")
struct AppleAppTransactionTests {
    /// Creates a shop with two customers, and the first one's app transaction ID.
    private func shop() async throws -> (AppleShop, made: Transaction, id: TransactionID) {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let made = try await phone.purchaseAndFinish(try await phone.noAdsRequest()).transaction
        let other = try await shop.server.backend.rawClient("tablet", of: "bob")
        _ = try await other.buy(try await other.gemsRequest())
        let known = try await shop.server.backend.embedded.transaction(made.id)
        return (shop, made, TransactionID(try #require(known?.appTransactionID)))
    }

    @Test(
        "an app transaction ID stands for its customer where a transaction ID of the customer is accepted"
    )
    func accepted() async throws {
        let (shop, made, id) = try await shop()
        _ = try await shop.server.backend.embedded.refund(made.id)
        for path in ["v1/history", "v2/history", "v2/refund/lookup"] {
            let page = try await shop.object("/inApps/\(path)/\(id)")
            #expect(try await shop.read(page["signedTransactions"]).map(\.id) == [made.id])
            // The customer is the same, and so is the position in the customer's history.
            let revision = try #require(page["revision"] as? String)
            let next = "/inApps/\(path)/\(made.id)?revision=\(revision)"
            #expect(try await shop.refusal(.GET, next) == 0)
        }
        for route in ["subscriptions", "transactions/appTransactions"] {
            let byApp = try await shop.ask(.GET, "/inApps/v1/\(route)/\(id)")
            #expect(byApp.status == 200)
            if route == "subscriptions" {
                #expect(
                    byApp.body
                        == (try await shop.ask(.GET, "/inApps/v1/\(route)/\(made.id)").body))
            }
        }
    }

    @Test("an app transaction ID returns the subscriptions of its customer")
    func subscriptions() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990).transaction
        let id = try #require(try await club.backend.transaction(made.id)?.appTransactionID)
        let answer = try await club.shop.object("/inApps/v1/subscriptions/\(id)")
        let group = try #require((answer["data"] as? [[String: Any]])?.first)
        let items = try #require(group["lastTransactions"] as? [[String: Any]])
        #expect(items.map { $0["originalTransactionId"] as? String } == [made.id.rawValue])
    }

    @Test(
        "an app transaction ID is refused with its own error where a transaction is needed",
        arguments: [
            (HTTPMethod.GET, "v1/transactions/ID", ""), (.POST, "v1/transactions/ID/finish", ""),
            (.PUT, "v1/transactions/ID/appAccountToken", AppleAppTransactionTests.token),
            (.PUT, "v2/transactions/consumption/ID", AppleConsumptionTests.second),
            (.PUT, "v1/transactions/consumption/ID", AppleConsumptionTests.first),
        ])
    func refused(method: HTTPMethod, path: String, body: String) async throws {
        let (shop, _, id) = try await shop()
        let path = "/inApps/" + path
        let known = path.replacingOccurrences(of: "ID", with: id.rawValue)
        #expect(try await shop.refusal(method, known, body: body) == 4_000_048)
        // The ID has the right form but belongs to no customer.
        let other = path.replacingOccurrences(of: "ID", with: "704000000000000001")
        let code = path.hasSuffix("Token") ? 4_040_005 : 4_040_010
        #expect(try await shop.refusal(method, other, body: body) == code)
    }

    private static let token = #"{"appAccountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138"}"#

    @Test(
        "an app transaction ID is not found where Apple documents only transaction IDs and no error for it"
    )
    func unfound() async throws {
        let (shop, _, id) = try await shop()
        let days = #"{"extendByDays":7,"extendReasonCode":1,"requestIdentifier":"one"}"#
        let extend = "/inApps/v1/subscriptions/extend/\(id)"
        #expect(try await shop.refusal(.PUT, extend, body: days) == 4_040_005)
        let now = shop.server.backend.embedded.now.milliseconds
        let history = #"{"startDate":\#(now - 1),"endDate":\#(now),"transactionId":"\#(id)"}"#
        #expect(
            try await shop.refusal(.POST, "/inApps/v1/notifications/history", body: history)
                == 4_040_010)
    }
}
