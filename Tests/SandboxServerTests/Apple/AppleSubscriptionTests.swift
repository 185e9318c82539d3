import Foundation
import NIOHTTP1
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("The App Store Server API: subscriptions")
struct AppleSubscriptionTests {
    private static let day: Int64 = 86_400_000

    /// Returns the only subscription in a customer's statuses, with its claims.
    private func status(
        _ club: AppleClub, _ id: TransactionID, _ query: String = ""
    ) async throws -> (status: Int, transaction: Transaction)? {
        let answer = try await club.shop.object("/inApps/v1/subscriptions/\(id)\(query)")
        let data = try #require(answer["data"] as? [[String: Any]])
        guard let group = data.first else { return nil }
        #expect(group["subscriptionGroupIdentifier"] as? String == "club")
        let item = try #require((group["lastTransactions"] as? [[String: Any]])?.first)
        let phone = try await club.shop.phone
        let end = Timestamp(milliseconds: .max)
        let jws = JWS(compact: item["signedTransactionInfo"] as? String ?? "")
        let transaction = try phone.verifier.verifyTransaction(
            jws, bundleID: TestCatalog.bundleID, now: end
        ).transaction
        let renewal = try phone.verifier.verifyRenewalInfo(
            JWS(compact: item["signedRenewalInfo"] as? String ?? ""), now: end)
        #expect(renewal.originalTransactionID.rawValue == item["originalTransactionId"] as? String)
        #expect(renewal.renewalDate == transaction.expiresDate)
        #expect(renewal.signedDate == transaction.signedDate)
        return (try #require(item["status"] as? Int), transaction)
    }

    @Test("any transaction leads to the status, which is one of five and can be filtered by")
    func statuses() async throws {
        let club = try await AppleClub(SubscriptionSettings(hasGracePeriod: true))
        let made = try await club.buy("gold", at: 9_990).transaction
        try await club.advance("P1M")
        let renewal = try #require(try await club.transactions(of: "ann").last)
        #expect(try await status(club, made.id)?.transaction.id == renewal.id)
        #expect(try await status(club, renewal.id, "?status=1&status=4")?.status == 1)
        #expect(try await status(club, made.id, "?status=2&status=3&status=5") == nil)
        _ = try await club.backend.control(made.id, .failRenewals(true))
        var seen: [Int] = []
        for period in ["P1M", "P3W", "P3M"] {
            try await club.advance(period)
            seen.append(try await status(club, made.id)?.status ?? 0)
        }
        #expect(seen == [4, 3, 2])
        try await club.buy("gold", at: 9_990)
        let last = try #require(try await club.transactions(of: "ann").last)
        _ = try await club.backend.refund(last.id)
        #expect(try await status(club, made.id)?.status == 5)
        #expect(try await status(club, made.id, "?status=5")?.transaction.revocationDate != nil)
    }

    private func extend(
        _ club: AppleClub, _ id: TransactionID, days: Int = 10, named request: String = "r"
    ) async throws -> Server.Answer {
        let body = """
            {"extendByDays":\(days),"extendReasonCode":1,"requestIdentifier":"\(request)"}
            """
        return try await club.shop.ask(
            .PUT, "/inApps/v1/subscriptions/extend/\(id)", body: body)
    }

    /// Returns the error number; 0 for a success.
    private func code(_ answer: Server.Answer) throws -> Int {
        let object = try JSONSerialization.jsonObject(with: Data(answer.body.utf8))
        return (object as? [String: Any])?["errorCode"] as? Int ?? 0
    }

    @Test("an extension moves the end of the paid period, which the response contains")
    func extended() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990).transaction
        try await club.advance("P1M")
        let before = try #require(try await status(club, made.id)?.transaction)
        let answer = try await extend(club, made.id)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
        let after = try #require(try await status(club, made.id)?.transaction)
        #expect(object["success"] as? Bool == true)
        #expect(object["originalTransactionId"] as? String == made.id.rawValue)
        #expect(object["webOrderLineItemId"] as? String == before.webOrderLineItemID)
        #expect(object["effectiveDate"] as? Int64 == after.expiresDate?.milliseconds)
        #expect(after.id == before.id && after.price == before.price)
        let (old, new) = (try #require(before.expiresDate), try #require(after.expiresDate))
        #expect(new.since(old) == 10 * Self.day)
        // The next period begins at the new end of this one.
        try await club.advance("P2M")
        let next = try await club.transactions(of: "ann")[2]
        #expect(next.purchaseDate == new)
    }

    @Test("a repeated extension is applied once and gets the same response")
    func resent() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990).transaction
        let first = try await extend(club, made.id)
        for _ in 0..<3 { #expect(try await extend(club, made.id).body == first.body) }
        #expect(try code(try await extend(club, made.id, days: 9)) == 4_000_011)
        #expect(try code(try await extend(club, made.id, named: "s")) == 0)
        #expect(try code(try await extend(club, made.id, named: "t")) == 4_030_005)
        // Later changes of the subscription do not change the first response.
        try await club.advance("P3M")
        _ = try await club.backend.control(made.id, .expire)
        #expect(try await extend(club, made.id).body == first.body)
        #expect(try code(try await extend(club, made.id, named: "t")) == 4_030_004)
        // The same request identifier can extend another subscription.
        let other = try await club.buy("gold", at: 9_990, as: "bob").transaction
        #expect(try code(try await extend(club, other.id)) == 0)
        let steps = try await club.backend.history(of: .transaction(made.id))
        #expect(steps.count { $0.kind == .extended } == 2)
    }

    @Test(
        "a server sets the player of the current and later periods, not of past ones")
    func player() async throws {
        let club = try await AppleClub()
        let made = try await club.buy("gold", at: 9_990).transaction
        try await club.advance("P1M")
        let tokens = [
            "7e3fb20b-4cdb-47cc-936d-99d65f608138", "0f2f9d11-25cf-4f0e-9d5a-1f3a86a5d1c0",
        ]
        let path = "/inApps/v1/transactions/\(made.id)/appAccountToken"
        func name(_ token: String) async throws {
            let answer = try await club.shop.ask(
                .PUT, path, body: "{\"appAccountToken\":\"\(token)\"}")
            #expect(answer.status == 200)
        }
        let history = "/inApps/v2/history/\(made.id)"
        let revision = try #require(try await club.shop.object(history)["revision"] as? String)
        try await name(tokens[0])
        let news = try await club.shop.object(history + "?revision=\(revision)")
        let current = try #require(try await club.transactions(of: "ann").last)
        #expect(try await club.shop.read(news["signedTransactions"]).map(\.id) == [current.id])
        try await club.advance("P2M")
        try await name(tokens[1])
        let bought = try #require(made.appAccountToken?.rawValue)
        let page = try await club.shop.object(history)
        let read = try await club.shop.read(page["signedTransactions"]).sorted { $0.id < $1.id }
        #expect(
            read.map { $0.appAccountToken?.rawValue } == [bought, tokens[0], tokens[0], tokens[1]])
        for transaction in read {
            let info = try await club.shop.object("/inApps/v1/transactions/\(transaction.id)")
            let one = try await club.shop.read([info["signedTransactionInfo"] as? String ?? ""])
            #expect(one.first?.appAccountToken == transaction.appAccountToken)
        }
        let status = try await status(club, made.id)
        #expect(status?.transaction.appAccountToken?.rawValue == tokens[1])
    }

    @Test("an unpaid period is not extended, nor any period a third time within a year")
    func ineligible() async throws {
        let club = try await AppleClub(SubscriptionSettings(hasGracePeriod: true))
        let trial = try await club.buy("silver", at: 0, as: "bob").transaction
        #expect(try code(try await extend(club, trial.id)) == 4_030_004)
        let made = try await club.buy("gold", at: 9_990).transaction
        for (request, code) in [("a", 0), ("b", 0), ("c", 4_030_005)] {
            #expect(
                try self.code(try await extend(club, made.id, days: 1, named: request)) == code)
        }
        _ = try await club.backend.control(made.id, .failRenewals(true))
        for period in ["P5W", "P3W", "P3M"] {
            try await club.advance(period)
            #expect(try code(try await extend(club, made.id)) == 4_030_004, "\(period)")
        }
        try await club.advance("P1Y")
        try await club.buy("gold", at: 9_990)
        #expect(try code(try await extend(club, made.id)) == 0)
        let last = try #require(try await club.transactions(of: "ann").last)
        // Only the first transaction identifies a subscription.
        #expect(try code(try await extend(club, last.id)) == 4_040_005)
    }

    @Test("a mass extension returns its identifier, and its status returns the counts")
    func many() async throws {
        let club = try await AppleClub()
        try await club.buy("gold", at: 9_990)
        try await club.buy("gold", at: 9_990, as: "bob")
        let wish = "\"extendByDays\":9,\"extendReasonCode\":2,\"requestIdentifier\":\"an outage\""
        let path = "/inApps/v1/subscriptions/extend/mass"
        for _ in 0..<2 {
            let answer = try await club.shop.ask(
                .POST, path, body: "{\(wish),\"productId\":\"gold\"}")
            #expect(answer.status == 200)
            #expect(answer.body == "{\"requestIdentifier\":\"an outage\"}")
        }
        let status = try await club.shop.object(path + "/gold/an%20outage")
        #expect(status["complete"] as? Bool == true && status["completeDate"] is Int64)
        #expect(status["succeededCount"] as? Int == 2 && status["failedCount"] as? Int == 0)
        let other = "{\(wish),\"productId\":\"gold\",\"storefrontCountryCodes\":[\"USA\"]}"
        #expect(try await club.shop.refusal(.POST, path, body: other) == 4_000_011)
        #expect(try await club.shop.refusal(.GET, path + "/silver/an%20outage") == 4_040_009)
    }

    @Test("a history is filtered by subscriptions, by group and by refunds")
    func history() async throws {
        let club = try await AppleClub(SubscriptionSettings(hasGracePeriod: true))
        let phone = try await club.shop.phone
        let life = try await club.live()
        let request = try await phone.request("gems.60", .consumable, price: 990)
        _ = try await phone.store.purchase(request, phone.context)
        let path = "/inApps/v2/history/\(life[0].id)"
        for (query, indexes) in [
            ("?productType=AUTO_RENEWABLE", [0, 2, 3, 1, 4]),
            ("?productType=AUTO_RENEWABLE&sort=DESCENDING", [4, 1, 3, 2, 0]),
            ("?subscriptionGroupIdentifier=club&revoked=false", [0, 2, 3, 4]),
            (
                "?subscriptionGroupIdentifier=other&subscriptionGroupIdentifier=club",
                [0, 2, 3, 1, 4]
            ),
            ("?subscriptionGroupIdentifier=other", []), ("?revoked=true", [1]),
            ("?inAppOwnershipType=FAMILY_SHARED", []),
            ("?productId=gold&inAppOwnershipType=PURCHASED", [3, 4]),
            ("?endDate=\(life[2].purchaseDate.milliseconds)", [0, 1]),
        ] {
            let page = try await club.shop.object(path + query)
            let signed = try #require(page["signedTransactions"] as? [String])
            let ids = try signed.map {
                try phone.verifier.verifyTransaction(
                    JWS(compact: $0), bundleID: TestCatalog.bundleID,
                    now: Timestamp(milliseconds: .max)
                ).transaction.id
            }
            #expect(Set(ids) == Set(indexes.map { life[$0].id }), "\(query)")
            #expect(ids.count == indexes.count)
        }
    }
}
