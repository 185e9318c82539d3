extension EnglishMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "how payments go, and where",
        .sandboxWaiting: "waiting at the store",
        .sandboxPaid: "paid",
        .sandboxNoneWaits: "None. Payment “{1}” makes one.",
        .sandboxNonePaid: "Nothing was paid.",
        .sandboxUnfinished: "charged, not finished",
        .sandboxWaitingHelp:
            "a approves it: it is charged now. d declines it: it is never charged.",
        .sandboxPaidHelp:
            "x refunds it, all or half, reverses a refund, revokes or deletes it; every device hears of it. Enter goes to it.",
        .sandboxOutcomeHelp: "How the next payments go, unless the dialog says otherwise.",
        .sandboxAccountHelp:
            "Who pays: letters, digits, dots, - and _. A new name is a new customer.",
        .sandboxDeviceHelp:
            "Which phone this is: letters, digits, dots, - and _. A new name is a new phone.",
        .sandboxDeviceReset:
            "kiosk sandbox device reset, with a phone’s name, makes it as new, while no kiosk runs on it.",
        .sandboxStorefrontHelp:
            "The account’s country in three letters, such as USA or CHN; it decides prices and currency.",
        .sandboxLanguageHelp: "The language of kiosk and of the products’ texts.",
        .sandboxOpenStays:
            "{1} {1|purchase is|purchases are} open here: that goes on when you come back.",
        .sandboxOtherDevice: "It was bought on another device or by another account.",
        .sandboxNotWaiting: "Only what waits for approval can be approved or declined.",
        .sandboxNothingCharged: "Nothing was charged for this order, so nothing can be refunded.",
        .sandboxBackOf: "back {1} of {2}",
        .sandboxNotPaid: "Only what was charged can be refunded.",
        .selectionGone:
            "What was selected is gone, and something else is in its place: look first.",
    ]
}
