extension EnglishMessages {
    /// The texts of the line mode.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk, a sandbox shop: no real money. {1} on {2}, {3}.",
        .plainCommands: """
        Commands: list, show N, buy N [QUANTITY], restore, transactions, library, spend GOOD \
        AMOUNT, outcome [NAME], help, quit. N is a number of the list or a part of an id.
        """,
        .plainPrompt: "kiosk> ",
        .plainUnknown: "I do not know “{1}”. Type help.",
        .plainNoProduct: "There is no product {1}. Type list.",
        .plainBuyQuestion: "Buy {1} × {2} for {3}? No real money is charged. Type yes to buy: ",
        .plainNotBought: "Not bought. You were not charged.",
        .plainGoodbye: "Goodbye.",
    ]
}
