extension GermanMessages {
    /// The texts of the line mode.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk, ein Sandbox-Shop: kein echtes Geld. {1} auf {2}, {3}.",
        .plainCommands: """
        Befehle: list, show N, buy N [MENGE], restore, transactions, library, spend GUT MENGE, \
        outcome [NAME], help, quit. N ist eine Nummer der Liste oder ein Teil einer ID.
        """,
        .plainPrompt: "kiosk> ",
        .plainUnknown: "„{1}“ ist unbekannt. help eingeben.",
        .plainNoProduct: "Ein Produkt {1} gibt es nicht. list eingeben.",
        .plainBuyQuestion: "{1} × {2} für {3} kaufen? Ohne echtes Geld. Zum Kaufen yes eingeben: ",
        .plainNotBought: "Nicht gekauft. Es wurde nichts abgebucht.",
        .plainGoodbye: "Auf Wiedersehen.",
    ]
}
