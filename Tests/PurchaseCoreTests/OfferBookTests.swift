import StoreModel
import Testing

@testable import PurchaseCore

@Suite("Offers for a customer")
struct OfferBookTests {
    private static let start = Timestamp(milliseconds: 1_800_000_000_000)

    private func offer(
        _ kind: SubscriptionOffer.Kind, _ name: String = "offer",
        for customers: Set<OfferAudience.Customer>? = nil
    ) -> SubscriptionOffer {
        SubscriptionOffer(
            kind: kind, name: name, paymentMode: .free, price: nil,
            period: SubscriptionPeriod(count: 1, unit: .month), numberOfPeriods: 1,
            audience: customers.map { OfferAudience(customers: $0) })
    }

    private func book(_ state: RenewalState?, winBacks: [String]? = nil) throws
        -> SubscriptionOverview
    {
        guard let state else { return .empty }
        let free = Price(milliunits: 0, currency: try #require(Currency(code: "USD")))
        let transaction = Transaction(
            id: "1", originalID: "1", orderID: nil, bundleID: "app", productID: "club",
            type: .autoRenewable, quantity: 1, purchaseDate: Self.start,
            originalPurchaseDate: Self.start, expiresDate: Self.start, signedDate: Self.start,
            appAccountToken: nil, storefront: Storefront(countryCode: "USA", id: "143441"),
            reason: .purchase, unitPrice: free, intentID: nil)
        let renewal = RenewalInfo(
            originalTransactionID: "1", productID: "club", signedDate: Self.start
        ).changed { $0.eligibleWinBackOfferIDs = winBacks }
        return SubscriptionOverview(
            subscriptions: [
                VerifiedSubscription(
                    groupID: "club", state: state, transaction: transaction, renewal: renewal)
            ], introducedGroups: [], clock: .real)
    }

    @Test("only win-back offers that the store has signed are available")
    func winBack() throws {
        let gone = try book(.expired, winBacks: ["a"])
        #expect(gone.allows(offer(.winBack, "a"), of: "club"))
        #expect(!gone.allows(offer(.winBack, "b"), of: "club"))
        #expect(!gone.allows(offer(.winBack, "a"), of: "other"))
        #expect(try !book(nil).allows(offer(.winBack, "a"), of: "club"))
    }

    @Test(
        "promotional offers are for present and past subscribers, and codes for the customers they name"
    )
    func others() throws {
        for (state, customer) in [
            (nil, .new), (.subscribed, .existing), (.inGracePeriod, .existing),
            (.expired, .expired), (.revoked, .expired),
        ] as [(RenewalState?, OfferAudience.Customer)] {
            let book = try book(state)
            #expect(book.allows(offer(.promotional), of: "club") == (state != nil))
            #expect(book.allows(offer(.introductory), of: "club"))
            #expect(book.allows(offer(.code), of: "club"))
            for one in OfferAudience.Customer.allCases {
                #expect(book.allows(offer(.code, for: [one]), of: "club") == (one == customer))
            }
        }
    }
}
