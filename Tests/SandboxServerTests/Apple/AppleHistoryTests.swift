import KioskTestSupport
import NIOHTTP1
import ShopTestSupport
import SandboxBackend
import StoreAPI
import StoreModel
import Testing

@Suite("A customer's history in the App Store Server API")
struct AppleHistoryTests {
    /// Returns the transactions of all pages, each read with the revision of the page before.
    private func pages(
        _ shop: AppleShop, _ path: String, revision: String? = nil
    ) async throws -> (ids: [[String]], revision: String) {
        var (ids, revision): ([[String]], String?) = ([], revision)
        while true {
            let mark = path.contains("?") ? "&" : "?"
            let page = try await shop.object(
                path + (revision.map { "\(mark)revision=\($0)" } ?? ""))
            let read = try await shop.read(page["signedTransactions"]).map(\.id.rawValue)
            ids.append(read)
            revision = page["revision"] as? String
            guard page["hasMore"] as? Bool == true else {
                return (ids, try #require(revision))
            }
        }
    }

    @Test(
        "catalogue 38: a page has twenty items, each appears once, and the next sync begins at the last revision"
    )
    func paging() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        var bought: [String] = []
        for _ in 0..<45 {
            bought.append(
                try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
                    .rawValue)
        }
        let path = "/inApps/v2/history/\(bought[7])"
        let (ids, revision) = try await pages(shop, path)
        #expect(ids.map(\.count) == [20, 20, 5])
        #expect(ids.flatMap { $0 } == bought)

        let nothing = try await pages(shop, path, revision: revision)
        #expect(nothing.ids == [[]])
        // A refund changes an old transaction, which is therefore listed again.
        _ = try await shop.server.backend.embedded.refund(TransactionID(bought[3]))
        let more = try await phone.buy(try await phone.gemsRequest())
        let news = try await pages(shop, path, revision: nothing.revision)
        #expect(news.ids == [[bought[3], more.transaction.id.rawValue]])
        #expect(try await pages(shop, path, revision: news.revision).ids == [[]])
    }

    @Test("the descending history is complete too, also if something is bought meanwhile")
    func descending() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        var bought: [String] = []
        for _ in 0..<25 {
            bought.append(
                try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
                    .rawValue)
        }
        let path = "/inApps/v2/history/\(bought[0])?sort=DESCENDING"
        let first = try await shop.object(path)
        let later = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
            .rawValue
        let rest = try await pages(shop, path, revision: first["revision"] as? String)
        let ids = try await shop.read(first["signedTransactions"]).map(\.id.rawValue)
        #expect(ids + rest.ids.flatMap { $0 } == bought.reversed())
        #expect(try await pages(shop, path, revision: rest.revision).ids == [[later]])
    }

    @Test("the history has all types, finished or not, refunded or not, of this customer only")
    func whole() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let gems = try await phone.purchaseAndFinish(try await phone.gemsRequest(3))
        let ads = try await phone.buy(try await phone.noAdsRequest())
        let season = try await phone.buy(
            try await phone.request("season", .nonRenewable, price: 4_990))
        _ = try await shop.server.backend.embedded.refund(season.transaction.id)
        let other = try await shop.server.backend.rawClient("tablet", of: "bob")
        let foreign = try await other.buy(try await other.gemsRequest())

        for id in [gems, ads, season].map(\.transaction.id) {
            let page = try await shop.object("/inApps/v2/history/\(id)")
            let read = try await shop.read(page["signedTransactions"])
            #expect(read.map(\.id) == [gems, ads, season].map(\.transaction.id))
            #expect(read.map { $0.revocationDate != nil } == [false, false, true])
            #expect(page["bundleId"] as? String == "com.example.game")
            #expect(page["environment"] as? String == "Sandbox")
            #expect(page["appAppleId"] as? Int == 1)
        }
        let page = try await shop.object("/inApps/v2/history/\(foreign.transaction.id)")
        #expect(
            try await shop.read(page["signedTransactions"]).map(\.id) == [foreign.transaction.id])
    }

    @Test(
        "catalogue 38: version 1 omits finished consumables, and does not find a customer who has nothing else"
    )
    func firstVersion() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let gems = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        let path = "/inApps/v1/history/\(gems.transaction.id)"
        #expect(try await shop.refusal(.GET, path) == 4_040_010)
        let waiting = try await phone.buy(try await phone.gemsRequest())
        let ads = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let page = try await shop.object(path)
        #expect(
            try await shop.read(page["signedTransactions"]).map(\.id)
                == [waiting, ads].map(\.transaction.id))
        // Apple's page of version 1: refunded transactions are listed, whether finished or not.
        _ = try await shop.server.backend.embedded.refund(gems.transaction.id)
        let refunded = try await shop.object(path + "?revoked=true")
        #expect(
            try await shop.read(refunded["signedTransactions"]).map(\.id) == [gems.transaction.id])
        let bought = try await shop.object(path + "?productType=AUTO_RENEWABLE")
        #expect((bought["signedTransactions"] as? [String])?.isEmpty == true)
    }

    @Test(
        "each filter excludes the right transactions",
        arguments: [
            ("productId=gems.60", [0, 1]), ("productId=gems.60&productId=noads", [0, 1, 2]),
            ("productId=other", []), ("productType=CONSUMABLE", [0, 1]),
            ("productType=NON_CONSUMABLE&productType=NON_RENEWABLE", [2, 3]),
            ("productType=AUTO_RENEWABLE", []), ("revoked=true", [1]),
            ("revoked=False", [0, 2, 3]), ("inAppOwnershipType=PURCHASED", [0, 1, 2, 3]),
            ("inAppOwnershipType=FAMILY_SHARED", []), ("subscriptionGroupIdentifier=1", []),
            ("startDate=1790000001000", [1, 2, 3]), ("endDate=1790000002000", [0, 1]),
            ("startDate=1790000001000&endDate=1790000003000", [1, 2]),
            ("sort=DESCENDING&productType=CONSUMABLE", [1, 0]),
            ("sort=ASCENDING", [0, 2, 3, 1]), ("productId=gems%2E60&revoked=true", [1]),
            ("excludeRevoked=true", [0, 2, 3]), ("excludeRevoked=false", [0, 1, 2, 3]),
            ("excludeRevoked=True&revoked=false", [0, 2, 3]),
            ("excludeRevoked=true&revoked=true", []), ("excludeRevoked=false&revoked=true", [1]),
        ] as [(String, [Int])])
    func filters(query: String, expected: [Int]) async throws {
        let (shop, bought) = try await Self.fourPurchases.value()
        let page = try await shop.object("/inApps/v2/history/\(bought[0])?\(query)")
        let read = try await shop.read(page["signedTransactions"]).map(\.id)
        let ids = expected.map { bought[$0] }
        // The refund makes the second transaction the last one changed.
        let isSorted = query.contains("sort")
        #expect(isSorted ? read == ids : Set(read) == Set(ids), "\(read)")
        #expect(read.count == ids.count)
    }

    /// A shop with purchases a second apart, the second of which was refunded.
    private static let fourPurchases = SharedValue {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        var bought: [TransactionID] = []
        for request in [
            try await phone.gemsRequest(), try await phone.gemsRequest(),
            try await phone.noAdsRequest(),
            try await phone.request("season", .nonRenewable, price: 4_990),
        ] {
            bought.append(try await phone.purchaseAndFinish(request).transaction.id)
            shop.server.backend.clock.advance(milliseconds: 1000)
        }
        _ = try await shop.server.backend.embedded.refund(bought[1])
        return (shop, bought)
    }

    @Test(
        "each invalid parameter of the transaction history has its own error",
        arguments: [
            ("revision=x", 4_000_005), ("revision=", 4_000_005), ("startDate=x", 4_000_015),
            ("startDate=-1", 4_000_015), ("endDate=1e3", 4_000_016),
            ("endDate=99999999999999999999", 4_000_016), ("startDate=2&endDate=2", 4_000_013),
            ("startDate=3&endDate=2", 4_000_013), ("sort=UP", 4_000_021),
            ("sort=ASCENDING&sort=DESCENDING", 4_000_021), ("productType=COINS", 4_000_022),
            ("productType=", 4_000_022), ("productId=", 4_000_023), ("productId=%FF", 4_000_023),
            ("subscriptionGroupIdentifier=", 4_000_024), ("inAppOwnershipType=STOLEN", 4_000_026),
            ("revoked=yes", 4_000_030), ("revoked=%ff", 4_000_030),
            ("excludeRevoked=yes", 4_000_025), ("excludeRevoked=", 4_000_025),
            ("excludeRevoked=true&excludeRevoked=true", 4_000_025),
        ])
    func refusals(query: String, code: Int) async throws {
        let (shop, bought) = try await Self.fourPurchases.value()
        let id = bought[2]
        for version in 1...2 {
            let path = "/inApps/v\(version)/history/\(id)?\(query)"
            #expect(try await shop.refusal(.GET, path) == code)
        }
    }

    @Test("a revision is valid only for the query that it was made for")
    func foreignRevision() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        let id = try await phone.buy(try await phone.gemsRequest()).transaction.id
        let other = try await shop.server.backend.rawClient("tablet", of: "bob")
        let foreign = try await other.buy(try await other.gemsRequest()).transaction.id
        let path = "/inApps/v2/history/\(id)"
        let revision = try #require(try await shop.object(path)["revision"] as? String)
        let mark = "revision=\(revision)"
        #expect(try await shop.refusal(.GET, path + "?" + mark) == 0)
        for wrong in [
            path + "?sort=DESCENDING&" + mark, path + "?productId=noads&" + mark,
            "/inApps/v1/history/\(id)?" + mark, "/inApps/v2/refund/lookup/\(id)?" + mark,
            "/inApps/v2/history/\(foreign)?" + mark, path + "?" + mark.dropLast(),
            path + "?\(mark)&\(mark)", path + "?revision=" + String(repeating: "A", count: 4000),
        ] {
            #expect(try await shop.refusal(.GET, wrong) == 4_000_005, "\(wrong)")
        }
    }

    @Test("refunds have a history of their own, with a revision")
    func refunds() async throws {
        let shop = try await AppleShop()
        let phone = try await shop.phone
        var refunded: [TransactionID] = []
        for _ in 0..<22 {
            let id = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
            _ = try await shop.server.backend.embedded.refund(id)
            refunded.append(id)
        }
        let kept = try await phone.purchaseAndFinish(try await phone.gemsRequest()).transaction.id
        let path = "/inApps/v2/refund/lookup/\(kept)"
        let first = try await shop.object(path)
        #expect(first["hasMore"] as? Bool == true)
        let revision = try #require(first["revision"] as? String)
        let second = try await shop.object(path + "?revision=\(revision)")
        #expect(second["hasMore"] as? Bool == false)
        let all =
            try await shop.read(first["signedTransactions"])
            + shop.read(second["signedTransactions"])
        #expect(all.map(\.id) == refunded)
        #expect(all.allSatisfy { $0.revocationDate != nil })
    }
}
