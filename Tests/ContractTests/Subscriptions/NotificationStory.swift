import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

/// Actions on a subscription, and the notifications that its server receives.
///
/// A line contains the type, the status, the transaction with its reason and price, and the renewal: on or off, the
/// product, its price, and further details.
struct NotificationStory: Sendable, CustomTestStringConvertible {
    /// The row of the article “Subscriptions”, and the action.
    let title: String
    var settings = SubscriptionSettings()
    let told: [String]
    let act: @Sendable (NotifiedClub) async throws -> Void

    init(
        _ title: String, _ settings: SubscriptionSettings = SubscriptionSettings(),
        told: [String], _ act: @escaping @Sendable (NotifiedClub) async throws -> Void
    ) {
        (self.title, self.settings, self.told, self.act) = (title, settings, told, act)
    }

    var testDescription: String { title }

    static let grace = SubscriptionSettings(hasGracePeriod: true)
    static let all =
        beginning + renewing + failing + changing + repricing + moving + redeeming + replacing

    private static let gold = "SUBSCRIBED.INITIAL_BUY 1 | gold PURCHASE 9990 | on gold 9990"
    private static let silver =
        "SUBSCRIBED.INITIAL_BUY 1 | silver PURCHASE 0 offer 1 FREE_TRIAL P1W | on silver 4990"
    private static let silverPaid = "DID_RENEW 1 | silver RENEWAL 4990 | on silver 4990"
    private static let cancelled =
        "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED 1 | gold PURCHASE 9990 | off gold"
    private static let goldEnded =
        "EXPIRED.VOLUNTARY 2 | gold PURCHASE 9990 | off gold intent 1 no-retry win-back comeback"

    private static let beginning = [
        NotificationStory("S1: the first subscription", told: [gold]) { club in
            try await club.buy("gold", at: 9_990)
        },
        NotificationStory("S2: a free week, and then the price", told: [silver, silverPaid]) {
            club in
            try await club.buy("silver", at: 0)
            try await club.advance("P1W")
        },
        NotificationStory(
            "S3: an offer that is paid as one goes, for two months",
            told: [
                "SUBSCRIBED.INITIAL_BUY 1 | bronze PURCHASE 990 offer 1 PAY_AS_YOU_GO P2M "
                    + "| on bronze 990 offer 1 PAY_AS_YOU_GO P2M",
                "DID_RENEW 1 | bronze RENEWAL 990 offer 1 PAY_AS_YOU_GO P2M | on bronze 1990",
                "DID_RENEW 1 | bronze RENEWAL 1990 | on bronze 1990",
            ]
        ) { club in
            try await club.buy("bronze", at: 990)
            try await club.advance("P2M")
        },
        NotificationStory(
            "S4: an offer that is paid up front",
            told: [
                "SUBSCRIBED.INITIAL_BUY 1 | silver.year PURCHASE 5990 offer 1 PAY_UP_FRONT P3M "
                    + "| on silver.year 39990",
                "DID_RENEW 1 | silver.year RENEWAL 39990 | on silver.year 39990",
            ]
        ) { club in
            try await club.buy("silver.year", at: 5_990)
            try await club.advance("P3M")
        },
        NotificationStory(
            "C6: bought again after its end", told: [gold, cancelled, goldEnded, again]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.wish(.cancel))
            try await club.advance("P2M")
            try await club.buy("gold", at: 9_990)
        },
    ]
    private static let again = "SUBSCRIBED.RESUBSCRIBE 1 | gold PURCHASE 9990 | on gold 9990"

    private static let renewing = [
        NotificationStory(
            "R1: renewed twice",
            told: [gold]
                + Array(repeating: "DID_RENEW 1 | gold RENEWAL 9990 | on gold 9990", count: 2)
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.advance("P2M")
        },
        NotificationStory("R2: cancelled", told: [gold, cancelled, goldEnded]) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.wish(.cancel))
            try await club.advance("P1M")
        },
        NotificationStory(
            "R3: no longer sold",
            told: [
                gold,
                "EXPIRED.PRODUCT_NOT_FOR_SALE 2 | gold PURCHASE 9990 | off gold intent 4 no-retry",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            club.embedded.replaceCatalog(try ClubCatalog.catalog(without: "gold"))
            try await club.advance("P1M")
        },
        NotificationStory("E3: ended by hand", told: [gold, goldEnded]) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.expire)
        },
    ]

    private static let inRetry = "gold PURCHASE 9990 | on gold 9990 intent 2 retry"
    private static let recovered = "DID_RENEW.BILLING_RECOVERY 1 | gold RENEWAL 9990 | on gold 9990"

    private static let failing = [
        NotificationStory(
            "F1, F2: a charge that fails, without grace, for sixty days",
            told: [
                gold, "DID_FAIL_TO_RENEW 3 | \(inRetry)",
                "EXPIRED.BILLING_RETRY 2 | gold PURCHASE 9990 "
                    + "| off gold intent 2 no-retry win-back comeback",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.failRenewals(true))
            try await club.advance("P4M")
        },
        NotificationStory(
            "F1, F2: with grace", grace,
            told: [
                gold, "DID_FAIL_TO_RENEW.GRACE_PERIOD 4 | \(inRetry) grace",
                "GRACE_PERIOD_EXPIRED 3 | \(inRetry)",
                "EXPIRED.BILLING_RETRY 2 | gold PURCHASE 9990 "
                    + "| off gold intent 2 no-retry win-back comeback",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.failRenewals(true))
            try await club.advance("P4M")
        },
        NotificationStory(
            "F3: paid in the grace", grace,
            told: [gold, "DID_FAIL_TO_RENEW.GRACE_PERIOD 4 | \(inRetry) grace", recovered]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.failRenewals(true))
            try await club.advance("P1M")
            try await club.control(.failRenewals(false))
        },
        NotificationStory(
            "F3: paid later", told: [gold, "DID_FAIL_TO_RENEW 3 | \(inRetry)", recovered]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.failRenewals(true))
            try await club.advance("P6W")
            try await club.control(.failRenewals(false))
        },
        NotificationStory(
            "F4: cancelled while nothing is paid",
            told: [
                gold, "DID_FAIL_TO_RENEW 3 | \(inRetry)",
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED 2 | gold PURCHASE 9990 "
                    + "| off gold intent 1 no-retry win-back comeback",
                goldEnded,
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.failRenewals(true))
            try await club.advance("P6W")
            try await club.control(.wish(.cancel))
        },
        NotificationStory(
            "F4: cancelled in the grace", grace,
            told: [
                gold, "DID_FAIL_TO_RENEW.GRACE_PERIOD 4 | \(inRetry) grace",
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED 4 | gold PURCHASE 9990 "
                    + "| off gold intent 1 no-retry grace",
                goldEnded,
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.failRenewals(true))
            try await club.advance("P1M")
            try await club.control(.wish(.cancel))
            try await club.advance("P1M")
        },
    ]

    private static let changing = [
        NotificationStory(
            "C1: a higher level at once",
            told: [
                silver, silverPaid,
                "DID_CHANGE_RENEWAL_PREF.UPGRADE 1 | gold PURCHASE 9990 | on gold 9990",
                "DID_RENEW 1 | gold RENEWAL 9990 | on gold 9990",
            ]
        ) { club in
            try await club.buy("silver", at: 0)
            try await club.advance("P1W")
            try await club.buy("gold", at: 9_990)
            try await club.advance("P1M")
        },
        NotificationStory(
            "C2, C4: a lower level at the renewal, not after all, and again",
            told: [
                gold, "DID_CHANGE_RENEWAL_PREF.DOWNGRADE 1 | gold PURCHASE 9990 | on bronze 1990",
                "DID_CHANGE_RENEWAL_PREF 1 | gold PURCHASE 9990 | on gold 9990",
                "DID_CHANGE_RENEWAL_PREF.DOWNGRADE 1 | gold PURCHASE 9990 | on bronze 1990",
                "DID_RENEW 1 | bronze RENEWAL 1990 | on bronze 1990",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.buy("bronze", at: 1_990)
            try await club.buy("gold", at: 9_990)
            try await club.buy("bronze", at: 1_990)
            try await club.advance("P1M")
        },
        NotificationStory(
            "C2: another length on the same level, of one that was cancelled",
            told: [
                silver, silverPaid,
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED 1 | silver RENEWAL 4990 | off silver",
                "DID_CHANGE_RENEWAL_PREF.DOWNGRADE 1 | silver RENEWAL 4990 | on silver.year 39990",
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED 1 | silver RENEWAL 4990 "
                    + "| on silver.year 39990",
            ]
        ) { club in
            try await club.buy("silver", at: 0)
            try await club.advance("P1W")
            try await club.control(.wish(.cancel))
            try await club.buy("silver.year", at: 39_990)
        },
        NotificationStory(
            "C3: the same level and length at once",
            told: [
                silver, silverPaid,
                "DID_CHANGE_RENEWAL_PREF.UPGRADE 1 | silver.twin PURCHASE 4490 "
                    + "| on silver.twin 4490",
            ]
        ) { club in
            try await club.buy("silver", at: 0)
            try await club.advance("P1W")
            try await club.buy("silver.twin", at: 4_490)
        },
        NotificationStory(
            "C5: cancelled, and not after all",
            told: [
                gold, cancelled,
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_ENABLED 1 | gold PURCHASE 9990 | on gold 9990",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.wish(.cancel))
            try await club.control(.wish(.resume))
            // The change is made twice and notified once.
            try await club.control(.wish(.resume))
        },
    ]

    private static let repricing = [
        NotificationStory(
            "P1: a higher price that is agreed to",
            told: [
                gold, "PRICE_INCREASE.PENDING 1 | gold PURCHASE 9990 | on gold 12990 increase 0",
                "PRICE_INCREASE.ACCEPTED 1 | gold PURCHASE 9990 | on gold 12990 increase 1",
                "DID_RENEW 1 | gold RENEWAL 12990 | on gold 12990",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.price(try TestCatalog.price(12_990), consent: true))
            try await club.control(.wish(.agreeToPrice))
            try await club.advance("P1M")
        },
        NotificationStory(
            "P1: a higher price that is not agreed to",
            told: [
                gold, "PRICE_INCREASE.PENDING 1 | gold PURCHASE 9990 | on gold 12990 increase 0",
                "EXPIRED.PRICE_INCREASE 2 | gold PURCHASE 9990 "
                    + "| off gold intent 3 no-retry increase 0 win-back comeback",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.price(try TestCatalog.price(12_990), consent: true))
            try await club.advance("P1M")
        },
        NotificationStory(
            "P2: a higher price that needs no consent, and a lower one",
            told: [
                gold, "PRICE_INCREASE.ACCEPTED 1 | gold PURCHASE 9990 | on gold 10990 increase 1",
                "DID_RENEW 1 | gold RENEWAL 10990 | on gold 10990",
                "DID_RENEW 1 | gold RENEWAL 7990 | on gold 7990",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.price(try TestCatalog.price(10_990), consent: false))
            try await club.advance("P1M")
            try await club.control(.price(try TestCatalog.price(7_990), consent: true))
            try await club.advance("P1M")
        },
    ]

    private static let moving = [
        NotificationStory(
            "E1: an extension",
            told: [gold, "RENEWAL_EXTENDED 1 | gold PURCHASE 9990 | on gold 9990"]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.extend(days: 30))
        },
        NotificationStory(
            "E2: a refund of what is had now",
            told: [
                gold,
                "REFUND 5 | gold PURCHASE 9990 REFUND_FULL | off gold no-retry win-back comeback",
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED 5 "
                    + "| gold PURCHASE 9990 REFUND_FULL | off gold no-retry win-back comeback",
            ]
        ) { club in
            let made = try await club.buy("gold", at: 9_990)
            _ = try await club.embedded.refund(made.id)
            // The change is made twice and notified once.
            _ = try await club.embedded.refund(made.id)
        },
        NotificationStory(
            "E2: a refund of an earlier period, for which somebody asked",
            told: [
                gold, "DID_RENEW 1 | gold RENEWAL 9990 | on gold 9990",
                "CONSUMPTION_REQUEST 1 LEGAL | gold PURCHASE 9990 | on gold 9990",
                "REFUND_DECLINED 1 | gold PURCHASE 9990 | on gold 9990",
                "REFUND 1 | gold PURCHASE 9990 REFUND_FULL | on gold 9990",
            ]
        ) { club in
            let made = try await club.buy("gold", at: 9_990)
            try await club.advance("P1M")
            try await club.embedded.requestRefund(of: made.id, because: .legal)
            try await club.embedded.declineRefund(of: made.id)
            _ = try await club.embedded.refund(made.id)
        },
    ]

    private static let loyal = OfferChoice(type: .promotional, identifier: "loyal")

    private static let redeeming = [
        NotificationStory(
            "O1: a code for somebody new",
            told: [
                "SUBSCRIBED.INITIAL_BUY 1 | silver PURCHASE 6990 offer 3 WELCOME PAY_UP_FRONT P3M "
                    + "| on silver 4990"
            ]
        ) { club in
            let code = OfferChoice(type: .code, identifier: "WELCOME")
            try await club.buy("silver", at: 6_990, with: code)
        },
        NotificationStory(
            "O1: an offer that wins somebody back",
            told: [
                gold, cancelled, goldEnded,
                "SUBSCRIBED.RESUBSCRIBE 1 | gold PURCHASE 0 offer 4 comeback FREE_TRIAL P1M "
                    + "| on gold 9990",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.control(.wish(.cancel))
            try await club.advance("P1M")
            let offer = OfferChoice(type: .winBack, identifier: "comeback")
            try await club.buy("gold", at: 0, with: offer)
        },
        NotificationStory(
            "O2: an offer for what is had, from the next renewal on",
            told: [
                silver, silverPaid,
                "OFFER_REDEEMED 1 | silver RENEWAL 4990 "
                    + "| on silver 2990 offer 2 loyal PAY_AS_YOU_GO P1M",
                "DID_RENEW 1 | silver RENEWAL 2990 offer 2 loyal PAY_AS_YOU_GO P1M | on silver 4990",
                "DID_RENEW 1 | silver RENEWAL 4990 | on silver 4990",
            ]
        ) { club in
            try await club.buy("silver", at: 0)
            try await club.advance("P1W")
            try await club.buy("silver", at: 2_990, with: loyal)
            try await club.advance("P2M")
        },
        NotificationStory(
            "O2: an offer with a higher level, at once",
            told: [
                silver, silverPaid,
                "OFFER_REDEEMED.UPGRADE 1 | gold PURCHASE 7990 offer 2 golden PAY_AS_YOU_GO P1M "
                    + "| on gold 9990",
            ]
        ) { club in
            try await club.buy("silver", at: 0)
            try await club.advance("P1W")
            let offer = OfferChoice(type: .promotional, identifier: "golden")
            try await club.buy("gold", at: 7_990, with: offer)
        },
        NotificationStory(
            "O2: an offer with a lower level, at the renewal",
            told: [
                gold,
                "OFFER_REDEEMED.DOWNGRADE 1 | gold PURCHASE 9990 "
                    + "| on bronze 2990 offer 2 loyal PAY_AS_YOU_GO P1M",
                "DID_RENEW 1 | bronze RENEWAL 2990 offer 2 loyal PAY_AS_YOU_GO P1M | on bronze 1990",
            ]
        ) { club in
            try await club.buy("gold", at: 9_990)
            try await club.buy("bronze", at: 2_990, with: loyal)
            try await club.advance("P1M")
        },
    ]
}
