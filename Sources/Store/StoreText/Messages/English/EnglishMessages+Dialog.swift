extension EnglishMessages {
    /// The texts of the dialogs.
    static let dialog: [Message: String] = [
        .dialogBuyTitle: "Buy",
        .dialogFor: "for {1}, on {2}, from {3}",
        .dialogNoMoney: "This is a sandbox: no real money is charged.",
        .dialogBackend: "the embedded sandbox",
        .dialogQuantity: "Quantity",
        .dialogQuantities: "from {1} to {2}",
        .dialogOutcome: "Payment",
        .dialogShared: """
        Your family shares this: buying it is charged all the same, and it is yours without the family.
        """,
        .dialogOwned: "You own this: buying it again is free, and nothing is granted again.",
        .dialogChanged: "The catalog changed while this was open. Look again before you buy.",
        .dialogSending: "Sent to the store. Esc closes this; Activity (2) shows it.",
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
        .outcomeNoteApprove: "The store charges, and the goods are delivered.",
        .outcomeNoteDecline: "The payment is refused: nothing is charged.",
        .outcomeNoteAskToBuy: "It waits until somebody approves it: kiosk sandbox approve",
        .outcomeNoteCancel: "As if you cancelled at the store: nothing is charged.",
        .dialogSpendTitle: "Spend",
        .spendFor: "for {1}",
        .spendHave: "You have {1}.",
        .spendAmount: "Amount",
        .spendNote: "For what",
        .spendChoose: "Choose a balance first.",
        .quitTitle: "Quit",
        .quitOpen: """
        {1} {1|purchase is|purchases are} still open. Nothing is lost: {1|it \
        continues|they continue} at the next start.
        """,
        .quitNothing: "Nothing is open.",
        .themeTitle: "Theme",
        .themeDark: "dark",
        .themeLight: "light",
        .languageTitle: "Language",
        .refundTitle: "Refund",
        .refundOf: "bought by {1} on {2}",
        .refundNote:
            "The whole price goes back. Goods and ownership are withdrawn on every device; what was spent becomes a debt.",
        .buttonRefund: "Refund {1}",
        .deedChoice: "{1} ({2} of {3})",
        .deedOthers: "others",
        .deedHalf: "Refund half",
        .deedAsk: "Ask for a refund",
        .deedDecline: "Decline the request",
        .deedReverse: "Reverse the refund",
        .deedRevoke: "Revoke",
        .deedDelete: "Delete",
        .noteHalf: "Half of the price goes back, and half of the goods. An ownership ends with it.",
        .noteAsk:
            "As a customer does. Your server is asked how much was used; nothing goes back yet.",
        .noteDecline:
            "What the customer asked for is turned down, and your server is told. Nothing goes back.",
        .noteReverse:
            "The money is charged again. What was bought is had again, and its goods are given back.",
        .noteRevoke: "What was bought is withdrawn on every device. No money goes back.",
        .noteDelete:
            "It is gone at the store, and sold anew. What was paid and what was given stay. This cannot be undone.",
    ]
}
