import Foundation
import KioskTestSupport
import NIOHTTP1
import ShopTestSupport
import StoreAPI
import SandboxBackend
import StoreModel
import Testing

@Suite("Consumption information from a server")
struct AppleConsumptionTests {
    static let second = """
        {"customerConsented":true,"deliveryStatus":"DELIVERED","sampleContentProvided":false,\
        "consumptionPercentage":50000,"refundPreference":"GRANT_PRORATED"}
        """
    static let first = """
        {"customerConsented":true,"accountTenure":1,"appAccountToken":"","consumptionStatus":3,\
        "deliveryStatus":0,"lifetimeDollarsPurchased":7,"lifetimeDollarsRefunded":0,"platform":1,\
        "playTime":2,"sampleContentProvided":true,"userStatus":1,"refundPreference":null}
        """

    private func path(_ version: Int, _ id: TransactionID) -> String {
        "/inApps/v\(version)/transactions/consumption/\(id)"
    }

    @Test("both versions are accepted with 202 and recorded in the history of the order")
    func taken() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let id = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
        for (version, body) in [(2, Self.second), (1, Self.first), (2, Self.second)] {
            let answer = try await shop.ask(.PUT, path(version, id), body: body)
            #expect(answer.status == 202)
            #expect(answer.body.isEmpty)
        }
        let steps = try await shop.server.backend.embedded.history(of: .transaction(id))
        let told = steps.filter { $0.kind == .consumptionReported }
        #expect(told.count == 3)
        #expect(told.first?.side == .store)
        #expect(told.first?.detail.contains("\"consumptionPercentage\":50000") == true)
    }

    @Test("version 1 is for consumables, version 2 for products of every type")
    func types() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let id = try await phone.buy(try await phone.noAdsRequest()).transaction.id
        #expect(try await shop.refusal(.PUT, path(1, id), body: Self.first) == 4_000_047)
        #expect(try await shop.ask(.PUT, path(2, id), body: Self.second).status == 202)
        #expect(try await shop.refusal(.PUT, path(2, "1"), body: Self.second) == 4_040_010)
        #expect(try await shop.refusal(.PUT, path(2, "x"), body: Self.second) == 4_000_006)
    }

    @Test(
        "each field has bounds and an error of its own",
        arguments: [
            (2, "\"customerConsented\":true", "\"customerConsented\":false", 4_000_035),
            (2, "\"customerConsented\":true", "\"customerConsented\":1", 4_000_035),
            (2, "\"customerConsented\":true,", "", 4_000_035),
            (2, "\"DELIVERED\"", "\"LOST\"", 4_000_036), (2, "\"DELIVERED\"", "0", 4_000_036),
            (2, "\"deliveryStatus\":\"DELIVERED\",", "", 4_000_036),
            (2, "\"sampleContentProvided\":false", "\"sampleContentProvided\":null", 4_000_041),
            (2, "50000", "100001", 4_000_000), (2, "50000", "-1", 4_000_000),
            (2, "50000", "0.5", 4_000_000), (2, "GRANT_PRORATED", "GRANT", 4_000_044),
            (2, "\"GRANT_PRORATED\"", "2", 4_000_044),
            (2, "50000", "0", 4_000_000), (2, "50000", "100000", 4_000_000),
            (2, "\"DELIVERED\"", "\"UNDELIVERED_OTHER\"", 4_000_000),
            (2, "{", "", 4_000_000), (2, "}", ",\"deliveryStatus\":\"DELIVERED\"}", 4_000_000),
            (1, "\"accountTenure\":1", "\"accountTenure\":8", 4_000_032),
            (1, "\"appAccountToken\":\"\"", "\"appAccountToken\":\"me\"", 4_000_033),
            (1, "\"consumptionStatus\":3", "\"consumptionStatus\":4", 4_000_034),
            (1, "\"customerConsented\":true", "\"customerConsented\":false", 4_000_035),
            (1, "\"deliveryStatus\":0", "\"deliveryStatus\":6", 4_000_036),
            (1, "Purchased\":7", "Purchased\":8", 4_000_037),
            (1, "Refunded\":0", "Refunded\":\"0\"", 4_000_038),
            (1, "\"platform\":1", "\"platform\":3", 4_000_039),
            (1, "\"playTime\":2", "\"playTime\":8", 4_000_040),
            (1, "Provided\":true", "Provided\":\"true\"", 4_000_041),
            (1, "\"userStatus\":1", "\"userStatus\":5", 4_000_042),
            (1, "\"refundPreference\":null", "\"refundPreference\":4", 4_000_044),
        ])
    func bounds(version: Int, part: String, instead: String, code: Int) async throws {
        let (shop, id) = try await Self.bought.value()
        let good = version == 2 ? Self.second : Self.first
        let body = good.replacingOccurrences(of: part, with: instead)
        #expect(body != good)
        #expect(try await shop.refusal(.PUT, path(version, id), body: body) == code)
        let steps = try await shop.server.backend.embedded.history(of: .transaction(id))
        #expect(!steps.contains { $0.kind == .consumptionReported })
    }

    /// A purchase about which no information is accepted.
    private static let bought = SharedValue {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        return (shop, try await phone.buy(try await phone.gemsRequest()).transaction.id)
    }

    @Test(
        "in version 2 mutually exclusive fields are refused, and other combinations are accepted",
        arguments: [
            ("gems.60", "DELIVERED", "0", "GRANT_FULL", 0),
            ("gems.60", "DELIVERED", "100000", "DECLINE", 0),
            ("gems.60", "DELIVERED", "1", "GRANT_PRORATED", 0),
            ("gems.60", "DELIVERED", "99999", "GRANT_PRORATED", 0),
            ("gems.60", "DELIVERED", "null", "GRANT_PRORATED", 0),
            ("gems.60", "DELIVERED", "0", "GRANT_PRORATED", 4_000_000),
            ("gems.60", "DELIVERED", "100000", "GRANT_PRORATED", 4_000_000),
            ("gems.60", "UNDELIVERED_QUALITY_ISSUE", "1", "GRANT_FULL", 4_000_000),
            ("gems.60", "UNDELIVERED_WRONG_ITEM", "50000", "DECLINE", 4_000_000),
            ("gems.60", "UNDELIVERED_SERVER_OUTAGE", "0", "GRANT_FULL", 0),
            ("gems.60", "UNDELIVERED_OTHER", "null", "GRANT_FULL", 0),
            ("gold", "DELIVERED", "50000", "GRANT_FULL", 4_000_209),
            ("gold", "DELIVERED", "0", "DECLINE", 4_000_209),
            ("gold", "UNDELIVERED_OTHER", "1", "GRANT_FULL", 4_000_209),
            ("gold", "DELIVERED", "null", "GRANT_PRORATED", 0),
        ])
    func together(
        product: String, delivery: String, percentage: String, preference: String, code: Int
    ) async throws {
        let club = try await AppleClub()
        let isPlan = product == "gold"
        let id = try await club.buy(
            ProductID(product), isPlan ? .autoRenewable : .consumable, at: isPlan ? 9_990 : 990
        ).transaction.id
        let body = """
            {"customerConsented":true,"sampleContentProvided":false,"deliveryStatus":"\(delivery)",\
            "consumptionPercentage":\(percentage),"refundPreference":"\(preference)"}
            """
        #expect(try await club.shop.refusal(.PUT, path(2, id), body: body) == code)
        let steps = try await club.backend.history(of: .transaction(id))
        #expect(steps.contains { $0.kind == .consumptionReported } == (code == 0))
    }

    @Test("a body larger than any genuine one is refused")
    func large() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let id = try await phone.buy(try await phone.gemsRequest()).transaction.id
        let body = String(repeating: " ", count: 1 << 17) + Self.second
        #expect(try await shop.refusal(.PUT, path(2, id), body: body) == 4_000_000)
    }
}
