extension EnglishMessages {
    /// The texts of the dialogue in lines.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk, a sandbox shop: no real money. {1} on {2}, {3}.",
        .plainHint: "Type a number to choose, menu to hear what can be done here, or help.",
        .plainComma: ", ",
        .plainFact: "{1}: {2}",
        .plainNews: "{1}: {2}. {3}",
        .plainPrompt: "kiosk> ",
        .plainUnknown: "I do not know “{1}”. Type help.",
        .plainNoProduct: "There is no product {1}. Type list.",
        .plainNoTransaction: "There is no transaction {1}. Type transactions.",
        .plainNoGood: "The wallet has no {1}. Type library.",
        .plainNoNumber: "The last list has no number {1}.",
        .plainNoReceipt: "Type receipt first; then it can be saved.",
        .plainNoCatalog: "The store did not send its products. Nothing was charged. Type refresh.",
        .plainUnscreened: """
        That is for the full screen: this dialogue has no themes, keys or mouse.
        """,
        .plainSlow: "It takes longer than usual and goes on by itself. You will hear of it.",
        .plainNoAnswer: "No answer came. Nothing was changed. Try again.",
        .plainAgain: "back to {1}",
        .plainMore: "Told {1} of {2}. Type more for the next ones.",
        .plainNoMore: "That was all.",
        .plainProducts: "{1} {1|product|products}.",
        .plainTransactions: "{1} {1|transaction|transactions}.",
        .plainEvents: "{1} {1|event|events} in the log.",
        .plainFound: "{1} of {2} {1|matches|match} “{3}”.",
        .plainNothingFound: "Nothing matches “{1}”. Type find alone to have everything again.",
        .plainSeveral: "“{1}” could be {2}:",
        .plainNothingOwned: "Nothing is owned for good yet. Type restore to bring purchases back.",
        .plainLibrary: "What {1} has:",
        .plainDeferred: """
        Somebody has to approve it: type approve or decline. You are not charged before that.
        """,
        .plainAfter: "{1} later",
        .plainBuyQuestion: "Buy {1} × {2} for {3}? No real money is charged. Type yes to buy: ",
        .plainQuantityHint: "For another quantity, type a number from {1} to {2}.",
        .plainNotBought: "Not bought. You were not charged.",
        .plainSpendQuestion: "Spend {1}? Type yes to spend: ",
        .plainNotSpent: "Nothing was spent.",
        .plainRefundQuestion: "Give back {2} for {1}? Type yes to refund: ",
        .plainNotRefunded: "Nothing was refunded.",
        .plainUnchanged: "Nothing was changed.",
        .plainFollowing: """
        The log is followed: what happens to purchases is told as it is written down.
        """,
        .plainNotFollowing: "The log is not followed any more.",
        .plainNewPrice: "{1} costs {2} now; it was {3}.",
        .plainNewText: "{1} has a new text.",
        .plainNewProduct: "New: {1}, {2}.",
        .plainSoldAgain: "{1} can be bought now, for {2}.",
        .plainGone: "{1} is not on sale any more.",
        .plainNotOwned: "{1} is not yours any more.",
        .plainMoreChanges: "And {1} more {1|change|changes}.",
        .plainGoodbye: "Goodbye.",
        .plainDeedQuestion: "{1} – {2}? Type yes to go on: ",
    ]
}
