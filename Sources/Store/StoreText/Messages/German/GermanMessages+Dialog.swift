extension GermanMessages {
    /// The texts of the dialogs.
    static let dialog: [Message: String] = [
        .dialogBuyTitle: "Kaufen",
        .dialogFor: "für {1}, auf {2}, aus {3}",
        .dialogNoMoney: "Dies ist eine Sandbox: Echtes Geld wird nicht abgebucht.",
        .dialogBackend: "der eingebauten Sandbox",
        .dialogQuantity: "Menge",
        .dialogQuantities: "{1} bis {2}",
        .dialogOutcome: "Zahlung",
        .dialogShared: """
        Ihre Familie teilt dies: Der Kauf wird trotzdem berechnet, und es gehört Ihnen auch ohne die Familie.
        """,
        .dialogOwned: """
        Bereits gekauft: Ein erneuter Kauf ist kostenlos, und es wird nichts erneut \
        gutgeschrieben.
        """,
        .dialogChanged: """
        Der Katalog hat sich inzwischen geändert. Bitte prüfen Sie vor dem Kauf noch einmal.
        """,
        .dialogSending: """
        An den Store gesendet. Esc schließt dieses Fenster; der Kauf steht unter Aktivität (2).
        """,
        .buttonCancel: "Abbrechen",
        .buttonBuy: "Kaufen: {1}",
        .buttonGetFree: "Kostenlos laden",
        .buttonRestore: "Wiederherstellen",
        .buttonSpend: "Ausgeben: {1}",
        .buttonOK: "OK",
        .buttonYes: "Ja",
        .buttonNo: "Nein",
        .outcomeApprove: "genehmigen",
        .outcomeDecline: "ablehnen",
        .outcomeAskToBuy: "Kaufanfrage",
        .outcomeCancel: "abbrechen",
        .outcomeNoteApprove: "Der Store bucht ab, und die Ware wird geliefert.",
        .outcomeNoteDecline: "Die Zahlung wird abgelehnt: Es wird nichts abgebucht.",
        .outcomeNoteAskToBuy: "Der Kauf wartet, bis jemand ihn genehmigt: kiosk sandbox approve",
        .outcomeNoteCancel: "Als hätten Sie im Store abgebrochen: Es wird nichts abgebucht.",
        .dialogSpendTitle: "Ausgeben",
        .spendFor: "für {1}",
        .spendHave: "Guthaben: {1}.",
        .spendAmount: "Menge",
        .spendNote: "Wofür",
        .spendChoose: "Bitte zuerst ein Guthaben wählen.",
        .quitTitle: "Beenden",
        .quitOpen: """
        {1} {1|Kauf ist|Käufe sind} noch offen. Nichts geht verloren: Beim nächsten Start geht \
        es weiter.
        """,
        .quitNothing: "Nichts ist offen.",
        .themeTitle: "Design",
        .themeDark: "dunkel",
        .themeLight: "hell",
        .languageTitle: "Sprache",
        .refundTitle: "Erstatten",
        .refundOf: "gekauft von {1} auf {2}",
        .refundNote: """
        Der ganze Preis geht zurück. Das Gekaufte wird auf allen Geräten entzogen; was schon \
        ausgegeben ist, wird zur Schuld.
        """,
        .buttonRefund: "Erstatten: {1}",
        .deedChoice: "{1} ({2} von {3})",
        .deedOthers: "mehr",
        .deedHalf: "Hälfte erstatten",
        .deedAsk: "Erstattung beantragen",
        .deedDecline: "Antrag ablehnen",
        .deedReverse: "Erstattung aufheben",
        .deedRevoke: "Entziehen",
        .deedDelete: "Löschen",
        .noteHalf:
            "Die Hälfte des Preises geht zurück, und die Hälfte der Güter. Ein Besitz endet damit.",
        .noteAsk:
            "Wie ein Kunde es tut. Ihr Server wird gefragt, wie viel verbraucht ist; noch geht nichts zurück.",
        .noteDecline:
            "Der Antrag des Kunden wird abgelehnt, und Ihr Server erfährt es. Nichts geht zurück.",
        .noteReverse:
            "Das Geld wird neu abgebucht. Das Gekaufte gilt wieder, und seine Güter werden zurückgegeben.",
        .noteRevoke: "Das Gekaufte wird auf allen Geräten entzogen. Geld geht nicht zurück.",
        .noteDelete:
            "Im Store ist es weg und wird neu verkauft. Was bezahlt und gegeben wurde, bleibt. Das lässt sich nicht rückgängig machen.",
    ]
}
