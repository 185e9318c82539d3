import Foundation
import KioskTestSupport
import Testing

@Suite("Commands through a subscription's lifetime")
struct SubscriptionStoryTests {
    @Test("each step from the trial to the cancellation is correct, and the audit passes")
    func life() async throws {
        let kiosk = try CommandShop()
        let bought = try await kiosk("buy club.monthly --json")
        #expect(bought.objects.last?["price"] as? Int == 0)
        func state() async throws -> [Int?] {
            try await kiosk("subscriptions --json").objects.map { $0["status"] as? Int }
        }
        #expect(try await state() == [1])
        _ = try await kiosk("sandbox clock freeze")
        _ = try await kiosk("sandbox clock jump P2M")
        #expect(try await state() == [1])
        _ = try await kiosk("sandbox subscription fail-renewals club.monthly")
        _ = try await kiosk("sandbox clock step")
        #expect(try await state() == [3])
        #expect(try await kiosk("library --json").objects.allSatisfy { $0["expires"] == nil })
        _ = try await kiosk("sandbox subscription pay-renewals club.monthly")
        #expect(try await state() == [1])
        _ = try await kiosk("sandbox subscription cancel club.monthly")
        _ = try await kiosk("sandbox clock jump P1M")
        #expect(try await state() == [2])
        let rows = try await kiosk("transactions --json").objects
        #expect(rows.compactMap { $0["price"] as? Int }.sorted() == [0, 4990, 4990, 4990])
        let audit = try await kiosk("audit")
        #expect(audit.status == 0, "\(audit.output)")
    }

    @Test("an offer code is redeemed once, and the merchant signs a promotional offer")
    func offers() async throws {
        let kiosk = try CommandShop()
        let made = try await kiosk("sandbox code make dragon-friends --of club.monthly --json")
        let code = try #require(made.objects.first?["code"] as? String, "\(made.errors)")
        let redeemed = try await kiosk("redeem \(code.lowercased()) --json")
        #expect(redeemed.status == 0, "\(redeemed.errors)")
        #expect(redeemed.objects.last?["price"] as? Int == 0)
        #expect(
            try await kiosk("sandbox code list --json").objects.first?["redeemed"] as? Int == 1)
        let arranged = try await kiosk("buy club.monthly --offer welcome-back --json")
        #expect(arranged.status == 0, "\(arranged.errors)")
        _ = try await kiosk("sandbox clock jump P1M")
        _ = try await kiosk("subscriptions")
        let rows = try await kiosk("transactions --json").objects
        #expect(rows.compactMap { $0["price"] as? Int }.contains(2490), "\(rows)")
        // The merchant's key is one of the store's keys.
        #expect(try await kiosk("sandbox key list --json").objects.count == 1)
        let again = try await kiosk("redeem \(code) --account bob --json")
        #expect(again.status == 1)
        let error = try #require(again.failure)
        #expect(error.code == "offer-code-redeemed")
        #expect(error.charged == "no")
        let audit = try await kiosk("audit")
        #expect(audit.status == 0, "\(audit.output)")
    }

    @Test("an invalid code or offer is rejected with its error code, and nothing was charged")
    func refusedOffers() async throws {
        let kiosk = try CommandShop()
        for (words, code, word) in [
            ("redeem NOSUCHCODE", 1, "invalid-offer-code"),
            ("redeem ../x", 1, "invalid-offer-code"),
            ("redeem X --intent 7", 64, "usage"),
            ("buy club.monthly --offer dragon-friends", 77, "missing-offer-parameters"),
            ("buy club.monthly --signature -", 64, "usage"),
            ("buy club.monthly --offer welcome-back --signature -", 65, "missing-offer-parameters"),
            ("buy club.monthly --offer welcome-back --signature none", 65, "signature-unreadable"),
            ("buy club.monthly --offer welcome-back", 1, "declined"),
            ("sandbox code make none --of club.monthly", 77, "refused"),
            ("sandbox code make dragon-friends --of club.monthly --count 0", 64, "usage"),
            ("sandbox code make dragon-friends --of club.monthly --limit 2", 64, "usage"),
            ("sandbox code make dragon-friends --of club.monthly --expires soon", 64, "usage"),
            ("sandbox code make dragon-friends --of club.monthly --code a.b", 77, "refused"),
        ] as [(String, Int32, String)] {
            let run = try await kiosk(words + " --json", input: "no signature")
            #expect(run.status == code, "\(words): \(run.errors)\(run.output)")
            let error = try #require(run.failure, "\(words): \(run.output)")
            #expect(error.code == word, "\(words)")
            #expect(error.charged == "no", "\(words)")
        }
    }

    @Test("a downgrade is scheduled for the renewal, and a refund ends the entitlement")
    func arranged() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy club.yearly")
        _ = try await kiosk("sandbox clock jump P1W")
        let switched = try await kiosk("buy club.monthly --json")
        #expect(switched.status == 0, "\(switched.errors)")
        let status = try #require(try await kiosk("subscriptions --json").objects.first)
        #expect((status["autoRenewProductId"] as? String)?.hasSuffix("club.monthly") == true)
        let paid = try #require(status["transactionId"] as? String)
        let refund = try await kiosk("sandbox refund \(paid)")
        #expect(refund.status == 0, "\(refund.errors)")
        #expect(
            try await kiosk("subscriptions --json").objects.map { $0["status"] as? Int } == [5])
        let audit = try await kiosk("audit")
        #expect(audit.status == 0, "\(audit.output)")
    }

    @Test(
        "an impossible clock or subscription change is rejected with a message and changes nothing")
    func refused() async throws {
        let kiosk = try CommandShop()
        func now() async throws -> Int? {
            try await kiosk("sandbox clock --json").objects.first?["now"] as? Int
        }
        _ = try await kiosk("sandbox clock freeze")
        let before = try #require(try await now())
        for (words, code) in [
            ("sandbox clock jump P0D", 64), ("sandbox clock jump -P1M", 64),
            ("sandbox clock jump P1000Y", 77), ("sandbox clock rate -1", 64),
            ("sandbox clock set 1", 77), ("sandbox clock step", 77), ("sandbox clock back", 64),
            ("sandbox subscription cancel", 65), ("sandbox subscription cancel none", 65),
        ] as [(String, Int32)] {
            let run = try await kiosk(words)
            #expect(run.status == code, "\(words): \(run.errors)")
            #expect(!run.errors.isEmpty, "\(words)")
            #expect(try await now() == before, "\(words)")
        }
    }
}
