extension EnglishMessages {
    /// What each word of the dialogue in lines does.
    static let plainHelp: [Message: String] = [
        .plainHelpNumbers: """
        A number chooses from the list that was told last. Examples of what can be typed:
        """,
        .plainHelpList: "the products.",
        .plainHelpShow: "all about a product or a transaction; its number does too.",
        .plainHelpFind: """
        only what has these words. Fields: type, owned, price, sale, available, grants; state \
        in transactions; kind and order in the log. Alone: everything again.
        """,
        .plainHelpSort: "another order: type, name, price or price-down.",
        .plainHelpBuy: "asks, and buys on yes. The last word may be the quantity.",
        .plainHelpRestore: "brings back what the account owns.",
        .plainHelpTransactions: "every purchase, or part of them: all, open, failed, refunded.",
        .plainHelpFinish: "settles what was delivered, where that is done by hand.",
        .plainHelpReceipt: "the signed transaction, explained field by field; alone the newest.",
        .plainHelpSave: "keeps the receipt in a new file, in the folder where kiosk was started.",
        .plainHelpLibrary: "the wallet and what is owned.",
        .plainHelpSpend: "asks, and takes it out of the wallet on yes.",
        .plainHelpSandbox: "how payments go, who and where one is, what waits and what was paid.",
        .plainHelpOutcome: "how the next payments go; outcome alone tells all the ways.",
        .plainHelpApprove: "approves what waits; it is charged then. Alone where one thing waits.",
        .plainHelpDecline: "declines what waits; it is never charged.",
        .plainHelpRefund: """
        asks, and gives the whole price back on yes; half, ask, decline, reverse, revoke or delete \
        behind it does that instead.
        """,
        .plainHelpAccount: "another customer; a new name is a new one.",
        .plainHelpDevice: "another phone; a new name is a new one.",
        .plainHelpStorefront: "another country, in three letters; it decides prices.",
        .plainHelpLanguage: "another language; alone the list of them.",
        .plainHelpLog: "the newest events, the newest first.",
        .plainHelpFollow: "tells what happens to purchases as the log gets it, on or off.",
        .plainHelpExport: "keeps the log in a new file, as found with find.",
        .plainHelpUndo: "takes back a filter, an order, a payment choice or a language.",
        .plainHelpRedo: "does again what was undone.",
        .plainHelpRefresh: "asks the store for its products again.",
        .plainHelpMore: "the next lines of a long list.",
        .plainHelpRepeat: "says once more what was said since the line before.",
        .plainHelpBack: "the list of where you are.",
        .plainHelpMenu: "what can be done here, by numbers.",
        .plainHelpWhere: "account, device, country, language and payment.",
        .plainHelpHelp: "all words, or one of them explained.",
        .plainHelpQuit: "leaves the shop; what is open goes on at the next start.",
    ]
}
