extension GermanMessages {
    /// The texts for states and stages.
    static let states: [Message: String] = [
        .statePurchasing: "im Kauf",
        .stateDeferred: "ausstehend",
        .statePurchased: "gekauft",
        .stateFailed: "fehlgeschlagen",
        .stateRestored: "wiederhergestellt",
        .stateFinished: "abgeschlossen",
        .stageJournalled: "notiert",
        .stageSubmitting: "fragt den Store",
        .stageRetrying: "keine Antwort, fragt erneut",
        .stageAwaitingApproval: "wartet auf Genehmigung",
        .stageReceived: "empfangen",
        .stageVerified: "geprüft",
        .stageDelivered: "geliefert",
        .stageFinished: "abgeschlossen",
        .stageDeclined: "abgelehnt",
        .stageCancelled: "abgebrochen",
        .stageQuarantined: "ausgesondert",
        .stageRefunded: "erstattet",
        .mapWritten: "notiert",
        .mapAsking: "Anfrage",
        .mapNoAnswer: "ohne Antwort",
        .mapApproval: "Genehmigung",
        .chargedYes: "abgebucht",
        .chargedNo: "nicht abgebucht",
        .chargedBack: "erstattet",
        .chargedPartBack: "teils erstattet",
        .chargedUnknown: "unbekannt, ob abgebucht",
        .explainPurchasing: "Die Bestellung ist auf dem Weg zum Store.",
        .explainUnsent: "Die Bestellung wurde noch nicht gesendet. Vorher wird nichts abgebucht.",
        .explainUnknown: """
        Noch ist unbekannt, ob abgebucht wurde. Dieselbe Bestellung wird erneut angefragt; \
        doppelt abgebucht werden kann sie nicht.
        """,
        .explainDeferred: """
        Jemand muss den Kauf genehmigen (hier: in Ansicht 5). Vorher wird nichts abgebucht.
        """,
        .explainPurchased: "Es wurde abgebucht. Die Ware wird geprüft und geliefert.",
        .explainReceivedFree: "Die Ware wird geprüft und geliefert. Abgebucht wurde dafür nichts.",
        .explainUnfinished: "Die Ware gehört Ihnen. Der Store muss es noch erfahren.",
        .explainFinished: "Bezahlt, geliefert und erledigt.",
        .explainFinishedFree: "Geliefert und erledigt. Es wurde nichts abgebucht.",
        .explainFailed: "Es wurde nichts abgebucht.",
        .explainCancelled: "Sie haben abgebrochen. Es wurde nichts abgebucht.",
        .explainRestored: "Es stammt aus einem früheren Kauf. Es wurde nichts abgebucht.",
        .explainQuarantined: """
        Der Händler hat den Kauf abgelehnt, und nichts wurde geliefert. Falls abgebucht wurde, \
        nennen Sie dem Händler die Bestellnummer.
        """,
        .explainSharingEnded: "Die Familie teilt es nicht mehr.",
        .explainWithdrawn: "Der Store hat es entzogen. Geld ging nicht zurück.",
        .explainDeleted:
            "Es wurde im Teststore gelöscht. Was bezahlt und was gegeben wurde, bleibt.",
        .explainRefunded: "Das Geld ging zurück, und das Gekaufte wurde entzogen.",
        .explainPartRefunded:
            "Ein Teil des Geldes ging zurück. Was besessen wurde, ist entzogen; von Gütern derselbe Anteil.",
        .explainStuck: """
        Der Store sagt, es sei schon gekauft, und führt nichts als offen. Nicht noch einmal kaufen: \
        Dieselbe Bestellung wird angefragt, bis der Store sie herausgibt (hier: in Ansicht 5 oder mit \
        kiosk sandbox unstick).
        """,
    ]
}
