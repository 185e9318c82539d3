import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning
import Testing

/// The sandbox's merchant grants the goods of each paid period once, and entitlements follow its dates.
@Suite("Subscriptions at the merchant")
struct MerchantSubscriptionTests {
    /// Returns the verified transactions that a device of the account receives.
    private func told(_ club: NotifiedClub, _ device: DeviceName) async throws
        -> [SignedTransaction]
    {
        let phone = try await club.backend.rawClient(device)
        let changes = try await phone.store.changes(after: 0, phone.context)
        return try changes.transactions.map {
            try phone.verifier.verifyTransaction(
                $0, bundleID: TestCatalog.bundleID, now: Timestamp(milliseconds: .max))
        }.sorted { $0.transaction.id < $1.transaction.id }
    }

    @Test("each period grants its goods once, on whichever device it arrives first")
    func periods() async throws {
        let club = try await NotifiedClub()
        try await club.buy("gold", at: 9_990)
        try await club.advance("P2M")
        let tablet = try await club.backend.rawClient("tablet")
        for _ in 0..<2 {
            for (device, phone) in [("phone", club.phone), ("tablet", tablet)] {
                for signed in try await told(club, DeviceName(device)) {
                    let decision = try await decision(on: signed, by: phone, club)
                    #expect([.accepted, .alreadyGranted].contains(decision))
                }
            }
        }
        #expect(try await club.phone.gemCount() == 300)
    }

    @Test("a period that had ended before its verification is granted all the same")
    func late() async throws {
        let club = try await NotifiedClub()
        try await club.buy("gold", at: 9_990)
        try await club.control(.wish(.cancel))
        try await club.advance("P1Y")
        let signed = try #require(try await told(club, "phone").first)
        #expect(try await decision(on: signed, by: club.phone, club) == .accepted)
        #expect(try await club.phone.gemCount() == 100)
        // The entitlement follows the signed date, not the goods.
        let status = try await club.phone.store.subscriptions(club.phone.context)
        #expect(status.statuses.first?.state == .expired)
    }

    @Test("a refund revokes the goods of its own period only")
    func refund() async throws {
        let club = try await NotifiedClub()
        let first = try await club.buy("gold", at: 9_990)
        try await club.advance("P1M")
        for signed in try await told(club, "phone") {
            _ = try await decision(on: signed, by: club.phone, club)
        }
        _ = try await club.embedded.refund(first.id)
        #expect(try await club.phone.gemCount() == 100)
        let again = try #require(
            try await told(club, "phone").first { $0.transaction.id == first.id })
        #expect(try await decision(on: again, by: club.phone, club) == .revoked)
    }

    @Test("a dispute about a renewal's number is answered with its result")
    func dispute() async throws {
        let club = try await NotifiedClub()
        try await club.buy("gold", at: 9_990)
        try await club.advance("P1M")
        let renewal = try #require(try await told(club, "phone").last)
        _ = try await decision(on: renewal, by: club.phone, club)
        let names = [renewal.transaction.id.rawValue, renewal.transaction.orderID?.rawValue ?? ""]
        for name in names {
            let answer = try await club.embedded.dispute(.order(named: name))
            guard case .order(let report) = answer else {
                throw UnexpectedResponse(response: "\(answer)")
            }
            #expect(report.order.numbers.transactionID == renewal.transaction.id)
            #expect(report.order.numbers.orderID == renewal.transaction.orderID)
            #expect(report.finding.verdict == .delivered)
            #expect(report.finding.chargedAt == renewal.transaction.purchaseDate)
        }
    }

    /// Returns the merchant's verdict, regardless of the store's clock.
    private func decision(
        on signed: SignedTransaction, by phone: RawClient, _ club: NotifiedClub
    ) async throws -> Verdict.Decision {
        let reply = try await phone.merchant.verify(
            VerificationRequest(nonce: "n", signedTransaction: signed.jws), phone.context)
        guard case .signed(let jws) = reply else { throw UnexpectedResponse(response: "unsigned") }
        return try phone.verifier.verifyVerdict(
            jws, nonce: "n", transactionID: signed.transaction.id,
            now: Timestamp(milliseconds: .max)
        ).decision
    }
}
