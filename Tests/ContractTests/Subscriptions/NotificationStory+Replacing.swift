import StoreAPI
import StoreModel

extension NotificationStory {
    /// Purchases that replace a plan with a failed renewal.
    static let replacing = [
        NotificationStory(
            "G7: a lower level in the grace", grace,
            told: [
                gold, "\(graced) | on gold 9990 intent 2 retry grace",
                "DID_CHANGE_RENEWAL_PREF.DOWNGRADE 1 | bronze PURCHASE 1990 | on bronze 1990",
            ]
        ) { club in
            try await owe("gold", 9_990, club)
            try await club.buy("bronze", at: 1_990)
        },
        NotificationStory(
            "G7: another length of a lower level in billing retry",
            told: [
                gold, "DID_FAIL_TO_RENEW 3 | gold PURCHASE 9990 | on gold 9990 intent 2 retry",
                "DID_CHANGE_RENEWAL_PREF.DOWNGRADE 1 | silver.year PURCHASE 39990 "
                    + "| on silver.year 39990",
            ]
        ) { club in
            try await owe("gold", 9_990, club)
            try await club.buy("silver.year", at: 39_990)
        },
        NotificationStory(
            "G7: a higher level in the grace, of one that was cancelled there", grace,
            told: [
                twin,
                "DID_FAIL_TO_RENEW.GRACE_PERIOD 4 | silver.twin PURCHASE 4490 "
                    + "| on silver.twin 4490 intent 2 retry grace",
                "DID_CHANGE_RENEWAL_STATUS.AUTO_RENEW_DISABLED 4 | silver.twin PURCHASE 4490 "
                    + "| off silver.twin intent 1 no-retry grace",
                "DID_CHANGE_RENEWAL_PREF.UPGRADE 1 | gold PURCHASE 9990 | on gold 9990",
            ]
        ) { club in
            try await owe("silver.twin", 4_490, club)
            try await club.control(.wish(.cancel))
            try await club.buy("gold", at: 9_990)
        },
        NotificationStory(
            "G8: an offer for the plan that is not paid, in the grace", grace,
            told: [
                gold, "\(graced) | on gold 9990 intent 2 retry grace",
                "OFFER_REDEEMED 1 | gold PURCHASE 7990 offer 2 golden PAY_AS_YOU_GO P1M "
                    + "| on gold 9990",
            ]
        ) { club in
            try await owe("gold", 9_990, club)
            let offer = OfferChoice(type: .promotional, identifier: "golden")
            try await club.buy("gold", at: 7_990, with: offer)
        },
    ]

    private static let gold = "SUBSCRIBED.INITIAL_BUY 1 | gold PURCHASE 9990 | on gold 9990"
    private static let twin =
        "SUBSCRIBED.INITIAL_BUY 1 | silver.twin PURCHASE 4490 | on silver.twin 4490"
    private static let graced = "DID_FAIL_TO_RENEW.GRACE_PERIOD 4 | gold PURCHASE 9990"

    /// Buys a plan and lets its first renewal fail.
    private static func owe(
        _ id: ProductID, _ price: Int64, _ club: NotifiedClub
    ) async throws {
        try await club.buy(id, at: price)
        try await club.control(.failRenewals(true))
        try await club.advance("P1M")
    }
}
