extension EnglishMessages {
    /// The texts of the demo of product types.
    static let demo: [Message: String] = [
        .hintStepNext: "next step",
        .hintStepBack: "step back",
        .hintPlay: "play",
        .hintPause: "pause",
        .hintFaster: "faster",
        .hintSlower: "slower",
        .hintAgain: "from the start",
        .hintOther: "other column",
        .demoBeingPlayed: """
        Being played right now, in worlds of its own: with a store, a merchant and devices \
        that are gone afterwards. In a moment it is here to look at.
        """,
        .demoTitle: "Consumable and non-consumable, side by side",
        .demoBuy: "buy",
        .demoBuyAgain: "buy again",
        .demoSpend: "spend",
        .demoSecondDevice: "second device",
        .demoRestore: "restore",
        .demoRefund: "refund",
        .demoNothing: "nothing",
        .demoOff: "not there yet",
        .demoPhone: "phone",
        .demoTablet: "tablet",
        .demoReceipts: "Receipts of the store",
        .demoRefersTo: "refers to {1}",
        .demoBoughtToUse: """
        Charged once: the merchant has granted the goods, and they are there to be used up.
        """,
        .demoBoughtForGood: """
        Charged once: from now on the account owns it, and there is nothing in it to use up.
        """,
        .demoChargedAgain: """
        What is used up can be bought again: a charge and a receipt of its own, and the \
        goods once more.
        """,
        .demoFreeAgain: """
        It is owned already: the store charges nothing, and its receipt refers to the first \
        one.
        """,
        .demoSpentAtMerchant: """
        Spending is between the app and the merchant: the store is not asked, and no receipt \
        changes.
        """,
        .demoNothingToSpend: "What is owned for good is not used up: there is nothing to spend.",
        .demoWalletFollows: """
        No receipt comes to the second device; the goods are there because the merchant \
        keeps the wallet.
        """,
        .demoWaitsForRestore: """
        Nothing comes unasked: the second device has it only once it restores.
        """,
        .demoNothingToRestore: """
        The store has nothing to restore: consumables do not come back. The balance is the \
        merchant’s.
        """,
        .demoRestored: """
        The store issues a receipt for this device that refers to the first one, and charges \
        nothing.
        """,
        .demoRefundedGoods: "The money went back, and the merchant took the goods back.",
        .demoRefundedSpent: """
        The money went back; what was spent already cannot be taken back, and stays owed.
        """,
        .demoRefundedOwnership: """
        The money went back: the receipts are revoked, and no device owns it any more.
        """,
    ]
}
