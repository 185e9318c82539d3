extension GermanMessages {
    /// The texts of how payments go.
    static let outcomes: [Message: String] = [
        .outcomeSlowApprove: "langsam genehmigen",
        .outcomeSlowDecline: "langsam ablehnen",
        .outcomeInterrupted: "unterbrochen",
        .outcomeAnswerLost: "Antwort verloren",
        .outcomeStuck: "hängt fest",
        .outcomeFunds: "ablehnen: zu wenig Guthaben",
        .outcomeNotAllowed: "ablehnen: hier nicht erlaubt",
        .outcomeTerms: "ablehnen: Preis geändert",
        .outcomeUnavailable: "ablehnen: nicht im Angebot",
        .outcomeIneligible: "ablehnen: Angebot gilt nicht",
        .outcomeRefused: "ablehnen: ohne Grund",
        .outcomeNoteSlowApprove: """
        Nach drei Minuten der Store-Uhr wird abgebucht; bis dahin wartet der Kauf.
        """,
        .outcomeNoteSlowDecline: """
        Nach drei Minuten der Store-Uhr wird abgelehnt; bis dahin wartet der Kauf.
        """,
        .outcomeNoteInterrupted: """
        Der Kauf scheitert, nichts wird abgebucht. Nach kiosk sandbox resolve kommt ein neuer \
        von selbst.
        """,
        .outcomeNoteAnswerLost: """
        Der Store bucht ab, seine Antwort kommt nie an: kiosk fragt noch einmal, Sie zahlen \
        einmal.
        """,
        .outcomeNoteStuck: """
        Der Store bucht ab, sagt, es sei schon gekauft, und zeigt nichts: bis kiosk sandbox \
        unstick.
        """,
        .declinedFunds: """
        Auf dem Konto ist zu wenig Guthaben. Es wurde nichts abgebucht. Laden Sie es auf oder \
        wählen Sie eine andere Zahlungsart.
        """,
        .declinedNotAllowed: """
        Auf diesem Gerät sind Käufe nicht erlaubt. Es wurde nichts abgebucht. Fragen Sie, wer \
        es verwaltet.
        """,
        .declinedInterrupted: """
        Der Store braucht zuerst etwas von Ihnen, etwa neue Zahlungsdaten. Es wurde nichts \
        abgebucht. Danach kommt der Kauf von selbst: Kaufen Sie nicht noch einmal.
        """,
        .declinedInterruptedPast:
            "Der Store brauchte zuerst etwas von Ihnen. Für diese Bestellung wurde nichts abgebucht; ein Kauf desselben Produkts ist seither von selbst gekommen.",
        .declinedInterruptedOver:
            "Der Store brauchte zuerst etwas von Ihnen. Es wurde nichts abgebucht. Die Bestellung wurde aufgegeben: Es kommt nichts mehr.",
        .declinedLapsed: """
        Die Kaufanfrage wurde einen Tag lang nicht beantwortet. Es wurde nichts abgebucht. Sie \
        können erneut fragen.
        """,
        .stepLeftWaiting: "konnte nicht von selbst erledigt werden",
        .stepHandedOut: "doch noch ausgehändigt",
        .orderInterrupted: "unterbrochen",
        .orderStuck: "hängt im Store fest",
        .sandboxInterruptedHelp: """
        a räumt das Hindernis aus: Dann wird abgebucht, und der Kauf kommt von selbst.
        """,
        .sandboxStuckHelp: """
        a händigt ihn aus. Bis dahin sagt der Store, er sei schon gekauft, und zeigt nichts.
        """,
    ]
}
