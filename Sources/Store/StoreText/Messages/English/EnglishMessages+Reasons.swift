extension EnglishMessages {
    /// The texts that say why not.
    static let reasons: [Message: String] = [
        .buyBlockedReading: "Buying is off here: {1}",
        .buyBlockedBusy: "A purchase of this product is under way.",
        .buyBlockedStarting: "The shop is still opening.",
        .buyBlockedOther: "another kiosk drives this device",
        .buyBlockedOffline: "The shop is offline. You can buy once it answers again.",
        .offerBuy: "buy for {1}, no real money",
        .offerFreeAgain: "get it again, free",
        .blockedBuy: "Cannot be bought: {1}",
        .unknownID: "The store does not know {1}. Check the spelling.",
        .unknownNearest: "The store does not know {1}. Did you mean {2}?",
        .reasonDraft: "It is a draft: it was not submitted to the store yet.",
        .reasonInReview: "It waits for the store’s review.",
        .reasonRemoved: "It was taken off sale.",
        .reasonNotInStorefront: "It has no price in this storefront ({1}).",
        .reasonNoPrice: "The catalog gives no price that can be read.",
        .reasonNoPeriod: "The catalog does not say how long a period of this subscription lasts.",
        .declinedPayment: """
        The payment was declined. You were not charged. Try again or choose another way to \
        pay.
        """,
        .declinedApproval: "The request to buy was declined. You were not charged.",
        .declinedSubscribed: """
        You are subscribed to this already, and it renews by itself. You were not charged.
        """,
        .declinedOffer: """
        This offer is not for this account. You were not charged. Buy it at the standard price.
        """,
        .declinedOfferName: """
        This product has no such offer. You were not charged. Look at its offers again.
        """,
        .declinedOfferSignature: """
        The merchant’s signature of this offer is not valid for this order. You were not \
        charged. Ask for the offer again.
        """,
        .declinedOfferProof: """
        This offer needs the merchant’s signature, or a code. You were not charged.
        """,
        .declinedCode: """
        The store does not know this offer code. You were not charged. Check the spelling.
        """,
        .declinedCodeUsed: "This offer code was redeemed already. You were not charged.",
        .declinedCodeOver: "The time of this offer code is over. You were not charged.",
        .declinedTerms: """
        The price or the product changed before the order arrived. You were not charged. \
        Open the product again to see what it costs now.
        """,
        .declinedExpired: """
        The order was too old when it could be sent. You were not charged. Buy it again if \
        you still want it.
        """,
        .declinedUnavailable: "The product is not on sale for you. You were not charged.",
        .declinedQuantity: """
        The quantity is not one that can be bought at once. You were not charged. Choose \
        another quantity.
        """,
        .declinedRefused: """
        The store refused the purchase. You were not charged. Its reason is in the \
        history.
        """,
    ]
}
