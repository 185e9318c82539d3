import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

@Suite("Subscription notifications")
struct SubscriptionNotificationTests {
    @Test(
        "catalogue 40: notifications have type, status, transaction and renewal, in order",
        arguments: NotificationStory.all)
    func story(story: NotificationStory) async throws {
        let club = try await NotifiedClub(story.settings)
        try await story.act(club)
        let told = try await club.notifications()
        #expect(told.map(\.line) == story.told)
        for notification in told {
            #expect(notification.flaws.isEmpty, "\(notification.line): \(notification.flaws)")
        }
    }

    @Test("a server that reads late receives the same as one that reads all the time")
    func late() async throws {
        let (once, often) = (
            try await NotifiedClub(NotificationStory.grace),
            try await NotifiedClub(NotificationStory.grace)
        )
        for club in [once, often] {
            try await club.buy("silver", at: 0)
            try await club.control(.failRenewals(true))
        }
        try await once.advance("P4M")
        for _ in 0..<4 {
            try await often.advance("P1M")
            _ = try await often.notifications()
        }
        let told = try await once.notifications()
        #expect(told.count == 4)
        #expect(told.map(\.line) == (try await often.notifications()).map(\.line))
        #expect(
            told.map { $0.renewal?.renewalDate }
                == (try await often.notifications()).map { $0.renewal?.renewalDate })
    }

    @Test(
        "a refund of an earlier period names its former player, and the renewal names the current one"
    )
    func earlierPlayer() async throws {
        let club = try await NotifiedClub()
        let made = try await club.buy("gold", at: 9_990)
        try await club.advance("P1M")
        let token = AppAccountToken("7e3fb20b-4cdb-47cc-936d-99d65f608138")
        _ = try await club.embedded.assign(token, to: made.id)
        _ = try await club.embedded.refund(made.id)
        let refund = try #require(try await club.notifications().last { $0.kind.type == .refund })
        #expect(refund.transaction?.id == made.id)
        #expect(refund.transaction?.appAccountToken == made.appAccountToken)
        #expect(refund.renewal?.appAccountToken == token)
    }

    @Test("notifications name the player that a server has set")
    func player() async throws {
        let club = try await NotifiedClub()
        let made = try await club.buy("gold", at: 9_990)
        let token = AppAccountToken("7e3fb20b-4cdb-47cc-936d-99d65f608138")
        _ = try await club.embedded.assign(token, to: made.id)
        try await club.advance("P1M")
        let last = try #require(try await club.notifications().last)
        #expect(last.transaction?.appAccountToken == token)
        #expect(last.renewal?.appAccountToken == token)
        let status = try #require(try await club.embedded.subscriptionStatuses(of: made.id)?.first)
        let renewal = try club.phone.verifier.verifyRenewalInfo(
            status.renewalInfo, now: Timestamp(milliseconds: .max))
        #expect(renewal.appAccountToken == token && renewal.appTransactionID != nil)
    }
}
