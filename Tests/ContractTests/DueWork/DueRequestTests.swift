import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// The requests of a customer whose subscription renews every two seconds.
@Suite("Requests with due work", .timeLimit(.minutes(5)))
struct DueRequestTests {
    private func club(renewals count: Int64) async throws -> NotifiedClub {
        let club = try await NotifiedClub(
            SubscriptionSettings(timeRate: .oneRenewalEveryTwoSeconds))
        try await club.buy("gold", at: 9_990)
        club.backend.clock.advance(milliseconds: count * 2_000)
        return club
    }

    @Test(
        "a purchase runs in the transaction of the last part of its due work, and after that work")
    func purchase() async throws {
        let club = try await club(renewals: 30)
        let request = try await club.phone.gemsRequest()
        let before = Commits.of(club.backend.folder)
        _ = try await club.phone.buy(request)
        #expect((Commits.of(club.backend.folder) - before).store == 2)
        let renewals = """
            SELECT count(*) FROM transactions WHERE is_renewal
                AND id < (SELECT id FROM transactions WHERE product_id = 'gems.60')
            """
        #expect(try await club.backend.value(renewals) == "30")
    }

    @Test("a refused request does not undo the due work of its account")
    func refusal() async throws {
        let (club, unknown) = (try await club(renewals: 3), TransactionID("2000000999999999"))
        await expectRefusal(.unknownTransaction) {
            try await club.phone.store.finish(.transaction(unknown), club.phone.context)
        }
        #expect(try await club.backend.dueRows().isEmpty)
    }
}
