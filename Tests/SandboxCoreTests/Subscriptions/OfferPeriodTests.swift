import Foundation
import SandboxCore
import StoreModel
import Testing

/// Follows Apple's page “offerPeriod” of the App Store Server API.
@Suite("Durations of offers")
struct OfferPeriodTests {
    private static let quarter = SubscriptionPeriod(count: 3, unit: .month)

    private func terms(
        _ mode: SubscriptionOffer.PaymentMode, _ period: SubscriptionPeriod, times: Int
    ) throws -> OfferTerms {
        let offer = Club.offer(
            .promotional, mode, mode == .free ? nil : 990, period, times: times)
        return try #require(OfferTerms(offer, currency: Samples.dollar))
    }

    @Test(
        "the period of an offer covers all its periods, whatever the payment mode",
        arguments: [
            (.payAsYouGo, Club.month, 3, "P3M"), (.payAsYouGo, Club.month, 1, "P1M"),
            (.free, Club.month, 2, "P2M"), (.payUpFront, Self.quarter, 1, "P3M"),
            (.payUpFront, Club.month, 6, "P6M"),
        ] as [(SubscriptionOffer.PaymentMode, SubscriptionPeriod, Int, String)])
    func whole(
        mode: SubscriptionOffer.PaymentMode, period: SubscriptionPeriod, times: Int, whole: String
    ) throws {
        var terms: OfferTerms? = try terms(mode, period, times: times)
        while let now = terms {
            #expect(now.wholePeriod.iso8601 == whole)
            terms = now.next
        }
    }

    @Test("an offer stored by version 0.4.0 reports the period that can be derived")
    func former() throws {
        for (mode, whole) in [
            (.payAsYouGo, "P1M"), (.payUpFront, "P3M"), (.free, "P3M"),
        ] as [(SubscriptionOffer.PaymentMode, String)] {
            let data = try JSONEncoder().encode(try terms(mode, Club.month, times: 3))
            var members = try #require(
                try JSONSerialization.jsonObject(with: data) as? [String: any Sendable])
            members["numberOfPeriods"] = nil
            let former = try JSONDecoder().decode(
                OfferTerms.self, from: try JSONSerialization.data(withJSONObject: members))
            #expect(former.wholePeriod.iso8601 == whole)
            #expect(former.period == Club.month)
        }
    }
}
