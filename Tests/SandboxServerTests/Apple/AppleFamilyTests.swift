import Foundation
import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("The App Store Server API: family sharing")
struct AppleFamilyTests {
    /// Creates a family of two with one subscription, and returns the other member's transaction.
    private func family() async throws -> (AppleClub, Transaction) {
        let club = try await AppleClub()
        club.backend.replaceCatalog(try FamilyCatalog.catalog())
        _ = try await club.backend.changeFamily(.join(account: "bob", organizer: "ann"))
        try await club.buy("gold", at: 9_990)
        return (club, try #require(try await club.transactions(of: "bob").first))
    }

    @Test("a member's transaction leads to that member's status and history only")
    func member() async throws {
        let (club, share) = try await family()
        try await club.advance("P1M")
        let answer = try await club.shop.object("/inApps/v1/subscriptions/\(share.id)")
        let group = try #require((answer["data"] as? [[String: Any]])?.first)
        let items = try #require(group["lastTransactions"] as? [[String: Any]])
        #expect(items.map { $0["originalTransactionId"] as? String } == [share.id.rawValue])
        #expect(items.map { $0["status"] as? Int } == [1])
        let path = "/inApps/v2/history/\(share.id)?inAppOwnershipType="
        let shared = try await club.shop.object(path + "FAMILY_SHARED")["signedTransactions"]
        #expect((shared as? [String])?.count == 2)
        let bought = try await club.shop.object(path + "PURCHASED")["signedTransactions"]
        #expect((bought as? [String])?.isEmpty ?? true)
    }

    @Test("a customer's own and shared subscriptions of one group are one item")
    func group() async throws {
        let (club, share) = try await family()
        let own = try await club.buy("silver", at: 4_990, as: "bob").transaction
        for query in ["", "?status=1", "?status=1&status=2"] {
            let answer = try await club.shop.object("/inApps/v1/subscriptions/\(own.id)\(query)")
            let groups = try #require(answer["data"] as? [[String: Any]])
            #expect(groups.map { $0["subscriptionGroupIdentifier"] as? String } == ["club"])
            let items = try #require(groups.first?["lastTransactions"] as? [[String: Any]])
            #expect(
                items.map { $0["originalTransactionId"] as? String }
                    == [own.id, share.id].map(\.rawValue))
        }
        let none = try await club.shop.object("/inApps/v1/subscriptions/\(own.id)?status=2")
        #expect((none["data"] as? [Any])?.isEmpty == true)
    }

    @Test("a shared transaction accepts no player and no extension, with Apple's error numbers")
    func refusals() async throws {
        let (club, share) = try await family()
        let token = #"{"appAccountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138"}"#
        #expect(
            try await club.shop.refusal(
                .PUT, "/inApps/v1/transactions/\(share.id)/appAccountToken", body: token)
                == 4_000_185)
        let used = """
            {"customerConsented":true,"sampleContentProvided":false,"deliveryStatus":"DELIVERED"}
            """
        #expect(
            try await club.shop.refusal(
                .PUT, "/inApps/v2/transactions/consumption/\(share.id)", body: used) == 4_000_185)
        let days = #"{"extendByDays":7,"extendReasonCode":1,"requestIdentifier":"one"}"#
        #expect(
            try await club.shop.refusal(
                .PUT, "/inApps/v1/subscriptions/extend/\(share.id)", body: days) == 4_030_007)
    }
}
