import SandboxBackend
import SandboxCatalog
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Follows Apple's page “offerPeriod”: two periods of one month are `P2M`.
@Suite("Contract: durations of offers")
struct OfferPeriodContractTests {
    /// An offer of several periods, and the payment for the first one.
    struct Case: Sendable, CustomTestStringConvertible {
        let kind: SubscriptionOffer.Kind
        let mode: SubscriptionOffer.PaymentMode
        let period: String
        let periods: Int
        let whole: String

        var price: Int64 { mode == .free ? 0 : 990 }
        var name: String { kind == .introductory ? "" : "offer" }
        var testDescription: String { "\(kind) \(mode), \(periods) × \(period)" }

        private static let kinds: [SubscriptionOffer.Kind] = [
            .introductory, .promotional, .code, .winBack,
        ]

        static let all: [Case] = kinds.flatMap { kind in
            [
                Case(kind: kind, mode: .payAsYouGo, period: "P1M", periods: 3, whole: "P3M"),
                Case(kind: kind, mode: .free, period: "P1M", periods: 2, whole: "P2M"),
                Case(kind: kind, mode: .payUpFront, period: "P3M", periods: 1, whole: "P3M"),
            ]
        }

        /// kiosk's own catalog with the offer.
        var yaml: String {
            let kind =
                switch self.kind {
                case .introductory: "introductory"
                case .promotional: "promotional, name: offer"
                case .code: "code, name: offer"
                case .winBack: "win-back, name: offer"
                }
            let mode =
                switch self.mode {
                case .payAsYouGo: "pay-as-you-go, price: '0.99'"
                case .payUpFront: "pay-up-front, price: '0.99'"
                case .free: "free"
                }
            return """
                app: {bundle-id: \(TestCatalog.bundleID)}
                products:
                  - id: plan
                    type: auto-renewable
                    prices: {USA: '4.99'}
                    subscription:
                      group: plans
                      period: P1M
                      offers: [{kind: \(kind), mode: \(mode), period: \(period), periods: \(periods)}]
                """
        }

        /// Xcode's file with the offer.
        var storekit: String {
            let list =
                switch kind {
                case .introductory: "introductoryOffers"
                case .promotional: "adHocOffers"
                case .code: "codeOffers"
                case .winBack: "winbackOffers"
                }
            return """
                {"identifier": "A", "products": [], "nonRenewingSubscriptions": [], "settings": {},
                 "version": {"major": 4, "minor": 0}, "subscriptionGroups": [
                  {"id": "G1", "localizations": [], "name": "Plans", "subscriptions": [
                   {"productID": "plan", "type": "RecurringSubscription", "displayPrice": "4.99",
                    "groupNumber": 1, "recurringSubscriptionPeriod": "P1M",
                    "subscriptionGroupID": "G1", "internalID": "B", "referenceName": "Plan",
                    "localizations": [], "\(list)": [
                     {"internalID": "C", "offerID": "offer", "referenceName": "offer",
                      "displayPrice": "\(mode == .free ? "" : "0.99")",
                      "paymentMode": "\(mode.rawValue)", "numberOfPeriods": \(periods),
                      "subscriptionPeriod": "\(period)"}]}]}]}
                """
        }
    }

    @Test(
        "O8: the offer's period covers all its periods, from kiosk's catalog", arguments: Case.all)
    func yaml(_ offer: Case) async throws { try await expect(offer, from: offer.yaml) }

    @Test(
        "O8: the offer's period covers all its periods, from a .storekit file", arguments: Case.all)
    func storekit(_ offer: Case) async throws { try await expect(offer, from: offer.storekit) }

    private func expect(_ offer: Case, from text: String) async throws {
        let club = try await NotifiedClub()
        let loaded = try CatalogLoader.load(
            bytes: Array(text.utf8), fileName: "Offers", bundleID: TestCatalog.bundleID)
        club.embedded.replaceCatalog(loaded.catalog)
        var choice: OfferChoice?
        if offer.kind != .introductory {
            // Promotional and win-back offers need an earlier subscription.
            try await club.buy("plan", at: 4_990)
            try await club.control(.expire)
            choice = OfferChoice(type: offer.kind.offerType, identifier: offer.name)
        }
        let first = try await club.buy("plan", at: offer.price, with: choice)
        #expect(first.offerType == offer.kind.offerType && first.price == offer.price)
        #expect(first.offerPeriod?.iso8601 == offer.whole)
        let told = try #require(try await club.notifications().last)
        #expect(told.transaction?.offerPeriod?.iso8601 == offer.whole)
        let isInParts = offer.mode == .payAsYouGo
        #expect(told.renewal?.offerPeriod?.iso8601 == (isInParts ? offer.whole : nil))
        guard isInParts else { return }
        for periods in 2...offer.periods {
            try await club.advance(offer.period)
            let next = try #require(try await club.notifications().last)
            #expect(next.transaction?.offerPeriod?.iso8601 == offer.whole)
            let isLast = periods == offer.periods
            #expect(next.renewal?.offerPeriod?.iso8601 == (isLast ? nil : offer.whole))
        }
        try await club.advance(offer.period)
        #expect(try await club.notifications().last?.transaction?.offerPeriod == nil)
    }
}
