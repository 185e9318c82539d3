extension GermanMessages {
    /// The texts of the dialogue in lines.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk, ein Sandbox-Shop: kein echtes Geld. {1} auf {2}, {3}.",
        .plainHint: """
        Eine Nummer wählt aus; menu sagt, was hier möglich ist; help nennt alle Wörter.
        """,
        .plainComma: ", ",
        .plainFact: "{1}: {2}",
        .plainNews: "{1}: {2}. {3}",
        .plainPrompt: "kiosk> ",
        .plainUnknown: "„{1}“ ist unbekannt. help eingeben.",
        .plainNoProduct: "Ein Produkt {1} gibt es nicht. list eingeben.",
        .plainNoTransaction: "Eine Transaktion {1} gibt es nicht. transactions eingeben.",
        .plainNoGood: "{1} ist im Guthaben nicht vorhanden. library eingeben.",
        .plainNoNumber: "Die letzte Liste hat keine Nummer {1}.",
        .plainNoReceipt: "Zuerst receipt eingeben; dann lässt sich der Beleg sichern.",
        .plainNoCatalog: """
        Der Store hat keine Produkte gesendet. Nichts wurde abgebucht. refresh eingeben.
        """,
        .plainUnscreened: """
        Das gibt es nur auf dem ganzen Bildschirm: Dieser Dialog hat weder Designs noch Tasten \
        noch Maus.
        """,
        .plainSlow: "Es dauert länger als sonst und läuft von selbst weiter. Neues wird gesagt.",
        .plainNoAnswer: "Es kam keine Antwort. Nichts wurde geändert. Bitte noch einmal versuchen.",
        .plainAgain: "zurück: {1}",
        .plainMore: "{1} von {2} genannt. more nennt die nächsten.",
        .plainNoMore: "Das war alles.",
        .plainProducts: "{1} {1|Produkt|Produkte}.",
        .plainTransactions: "{1} {1|Transaktion|Transaktionen}.",
        .plainEvents: "{1} {1|Ereignis|Ereignisse} im Protokoll.",
        .plainFound: "{1} von {2} {1|passt|passen} zu „{3}“.",
        .plainNothingFound: "Nichts passt zu „{1}“. find ohne Angabe bringt alles zurück.",
        .plainSeveral: "„{1}“ kann {2} bedeuten:",
        .plainNothingOwned: "Noch ist nichts dauerhaft im Besitz. restore stellt Käufe wieder her.",
        .plainLibrary: "Was {1} hat:",
        .plainDeferred: """
        Jemand muss es genehmigen: approve oder decline eingeben. Vorher wird nichts \
        abgebucht.
        """,
        .plainAfter: "{1} später",
        .plainBuyQuestion: """
        {1} × {2} für {3} kaufen? Echtes Geld wird nicht abgebucht. Zum Kaufen yes eingeben: 
        """,
        .plainQuantityHint: "Eine Zahl von {1} bis {2} ändert die Menge.",
        .plainNotBought: "Nicht gekauft. Es wurde nichts abgebucht.",
        .plainSpendQuestion: "{1} ausgeben? Zum Ausgeben yes eingeben: ",
        .plainNotSpent: "Nichts wurde ausgegeben.",
        .plainRefundQuestion: "{2} für {1} erstatten? Zum Erstatten yes eingeben: ",
        .plainNotRefunded: "Nichts wurde erstattet.",
        .plainUnchanged: "Nichts wurde geändert.",
        .plainFollowing: """
        Das Protokoll läuft mit: Was mit Käufen geschieht, wird gesagt, sobald es vermerkt ist.
        """,
        .plainNotFollowing: "Das Protokoll läuft nicht mehr mit.",
        .plainNewPrice: "{1}: jetzt {2}, vorher {3}.",
        .plainNewText: "{1}: neuer Text.",
        .plainNewProduct: "Neu: {1}, {2}.",
        .plainSoldAgain: "Jetzt erhältlich: {1}, {2}.",
        .plainGone: "{1}: nicht mehr im Verkauf.",
        .plainNotOwned: "{1}: gehört Ihnen nicht mehr.",
        .plainMoreChanges: "Und {1} weitere {1|Änderung|Änderungen}.",
        .plainGoodbye: "Auf Wiedersehen.",
        .plainDeedQuestion: "{1} – {2}? Zum Ausführen yes eingeben: ",
    ]
}
