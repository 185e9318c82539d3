import Foundation
import KioskTestSupport
import Testing

@Suite("Commands, through the life of a subscription")
struct SubscriptionStoryTests {
    @Test(
        "a free week, months, a failed charge made good, a cancellation: right at each step, and the books add up"
    )
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

    @Test("another plan is arranged for later, and a refund ends what is had")
    func arranged() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy club.yearly")
        _ = try await kiosk("sandbox clock jump P1W")
        let switched = try await kiosk("buy club.monthly --json")
        #expect(switched.status == 0, "\(switched.errors)")
        let status = try #require(try await kiosk("subscriptions --json").objects.first)
        #expect((status["autoRenewProductId"] as? String)?.hasSuffix("club.monthly") == true)
        let refund = try await kiosk("sandbox refund club.yearly")
        #expect(refund.status == 0, "\(refund.errors)")
        #expect(
            try await kiosk("subscriptions --json").objects.map { $0["status"] as? Int } == [5])
        let audit = try await kiosk("audit")
        #expect(audit.status == 0, "\(audit.output)")
    }

    @Test(
        "what cannot be is refused with a sentence, and changes nothing",
        arguments: [
            ("sandbox clock jump P0D", 64), ("sandbox clock jump -P1M", 64),
            ("sandbox clock jump P1000Y", 77), ("sandbox clock rate -1", 64),
            ("sandbox clock set 1", 77), ("sandbox clock step", 77), ("sandbox clock back", 64),
            ("sandbox subscription cancel", 65), ("sandbox subscription cancel none", 65),
        ] as [(String, Int32)])
    func refused(words: String, code: Int32) async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("sandbox clock freeze")
        let before = try await kiosk("sandbox clock --json").objects.first?["now"] as? Int
        let run = try await kiosk(words)
        #expect(run.status == code, "\(run.errors)")
        #expect(!run.errors.isEmpty)
        let after = try await kiosk("sandbox clock --json").objects.first?["now"] as? Int
        #expect(before == after)
    }
}
