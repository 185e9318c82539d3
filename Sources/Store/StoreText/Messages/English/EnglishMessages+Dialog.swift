extension EnglishMessages {
    /// The texts of the dialogs.
    static let dialog: [Message: String] = [
        .dialogBuyTitle: "Buy",
        .dialogFor: "for {1}, on {2}, from {3}",
        .dialogNoMoney: "no real money is charged",
        .dialogBackend: "the embedded sandbox",
        .dialogQuantity: "Quantity",
        .dialogQuantities: "from {1} to {2}",
        .dialogOutcome: "Outcome",
        .dialogOutcomeNote: "(what the sandbox will do)",
        .dialogOwned: "You own this: buying it again is free, and nothing is granted again.",
        .dialogChanged: "The catalog changed while this was open. Look again before you buy.",
        .dialogSending: "Sent. Watch it in Activity.",
        .dialogHint: "Tab choose · Enter press · Esc cancel",
        .buttonCancel: "Cancel",
        .buttonBuy: "Buy {1}",
        .buttonGetFree: "Get it free",
        .buttonRestore: "Restore",
        .buttonSpend: "Spend {1}",
        .buttonOK: "OK",
        .buttonYes: "Yes",
        .buttonNo: "No",
        .outcomeApprove: "approve",
        .outcomeDecline: "decline",
        .outcomeAskToBuy: "ask to buy",
        .outcomeCancel: "cancel",
        .dialogSpendTitle: "Spend",
        .spendFor: "for {1}",
        .spendHave: "You have {1}.",
        .spendAmount: "Amount",
        .spendNote: "For what",
        .quitTitle: "Quit",
        .quitOpen: """
        {1} {1|purchase is|purchases are} still open. Nothing is lost: {1|it \
        continues|they continue} at the next start.
        """,
        .quitNothing: "Nothing is open.",
        .themeTitle: "Theme",
        .languageTitle: "Language",
    ]
}
