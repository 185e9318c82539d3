extension GermanMessages {
    /// What each word of the dialogue in lines does.
    static let plainHelp: [Message: String] = [
        .plainHelpNumbers: "Eine Nummer wählt aus der zuletzt genannten Liste. Beispiele:",
        .plainHelpList: "die Produkte.",
        .plainHelpShow: "alles über ein Produkt oder eine Transaktion; auch mit Nummer.",
        .plainHelpFind: """
        nur was diese Wörter hat. Felder: type, owned, price, sale, available, grants; bei \
        Transaktionen state; im Protokoll kind und order. Ohne Angabe: wieder alles.
        """,
        .plainHelpSort: "andere Reihenfolge: type, name, price oder price-down.",
        .plainHelpBuy: "fragt und kauft bei yes. Das letzte Wort kann die Menge sein.",
        .plainHelpRestore: "bringt zurück, was dem Konto gehört.",
        .plainHelpTransactions: "alle Käufe oder ein Teil: all, open, failed, refunded.",
        .plainHelpFinish: "schließt Geliefertes von Hand ab.",
        .plainHelpReceipt: """
        die signierte Transaktion, Feld für Feld erklärt; ohne Angabe die neueste.
        """,
        .plainHelpSave: """
        sichert den Beleg in einer neuen Datei im Ordner, in dem kiosk gestartet wurde.
        """,
        .plainHelpLibrary: "Guthaben und Besitz.",
        .plainHelpSpend: "fragt und nimmt es bei yes aus dem Guthaben.",
        .plainHelpSandbox: """
        wie gezahlt wird, wer und wo man ist, was wartet und was bezahlt wurde.
        """,
        .plainHelpOutcome: """
        wie die nächsten Zahlungen ausgehen; outcome allein nennt alle Möglichkeiten.
        """,
        .plainHelpApprove: """
        genehmigt, was wartet; dann wird abgebucht. Ohne Angabe, wenn nur eines wartet.
        """,
        .plainHelpDecline: "lehnt ab, was wartet; es wird nie abgebucht.",
        .plainHelpRefund: """
        fragt und erstattet bei yes den ganzen Preis; mit half, ask, decline, reverse, revoke oder \
        delete dahinter geschieht das.
        """,
        .plainHelpAccount: "ein anderer Kunde; ein neuer Name ist ein neuer.",
        .plainHelpDevice: "ein anderes Smartphone; ein neuer Name ist ein neues.",
        .plainHelpStorefront: "ein anderes Land in drei Buchstaben; es bestimmt die Preise.",
        .plainHelpLanguage: "eine andere Sprache; ohne Angabe die Liste.",
        .plainHelpLog: "die neuesten Ereignisse, das neueste zuerst.",
        .plainHelpFollow: """
        sagt, was mit Käufen geschieht, sobald es im Protokoll steht, on oder off.
        """,
        .plainHelpExport: "sichert das Protokoll in einer neuen Datei, so weit find es zeigt.",
        .plainHelpUndo: "nimmt Filter, Reihenfolge, Zahlungsergebnis oder Sprache zurück.",
        .plainHelpRedo: "stellt Zurückgenommenes wieder her.",
        .plainHelpRefresh: "fragt den Store erneut nach seinen Produkten.",
        .plainHelpMore: "die nächsten Zeilen einer langen Liste.",
        .plainHelpRepeat: "sagt noch einmal, was seit der letzten Zeile gesagt wurde.",
        .plainHelpBack: "die Liste des Ortes, an dem man ist.",
        .plainHelpMenu: "was hier möglich ist, mit Nummern.",
        .plainHelpWhere: "Konto, Gerät, Land, Sprache und Zahlung.",
        .plainHelpHelp: "alle Wörter oder eines davon.",
        .plainHelpQuit: "verlässt den Shop; Offenes geht beim nächsten Start weiter.",
    ]
}
