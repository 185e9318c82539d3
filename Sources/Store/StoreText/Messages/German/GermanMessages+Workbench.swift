extension GermanMessages {
    /// The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
    static let workbench: [Message: String] = [
        .plainHelpEdit: """
        ändert, was verkauft wird; edit allein nennt, was sich ändern lässt und geändert wurde.
        """,
        .plainHelpCrash: """
        beendet dort beim nächsten Kauf dieses Programm; allein nennt es die Stellen, none nimmt \
        es zurück.
        """,
        .plainAsInCatalog: "wieder wie im Katalog",
        .plainCrashPlanned: """
        Dieses Programm wird sich dort beenden, wirklich und einmal: {1}. Beim nächsten Start \
        geht es weiter und sagt, was erledigt ist. crash none nimmt es zurück.
        """,
        .changedByHand: """
        Im Sandkasten von Hand geändert; kiosk sandbox product ID --reset nimmt es zurück.
        """,
        .newBadge: "neu",
        .sandboxProducts: "was verkauft wird",
        .entryProduct: "ein Produkt ändern",
        .sandboxProductHelp: """
        Eine Änderung: availability removed (oder draft, in-review, cleared), price 1.99, sale \
        0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXT, description TEXT oder reset. Jeder \
        kiosk an diesem Store verkauft es sofort so.
        """,
        .sandboxProductLineHelp: """
        Links und rechts ändern, ob es verkauft wird, Enter alles andere. Was hier geändert \
        wird, bleibt, was auch in der Datei des Katalogs steht, bis reset getippt wird.
        """,
        .availabilityCleared: "im Verkauf",
        .availabilityDraft: "Entwurf",
        .availabilityInReview: "in Prüfung",
        .availabilityRemoved: "entfernt",
        .labelChanged: "geändert",
        .notInCatalog: "nicht mehr im Katalog",
        .lowBalanceOffer: "Noch {1}. {2} für {3}?",
        .lowBalanceKeys: "{1} kauft, Esc blendet aus",
        .hintTakeOffer: "Angebot kaufen",
        .crashLabel: "Absturz",
        .crashNever: "nie",
        .sandboxCrashHelp: """
        Wo auf seinem Weg der nächste Kauf dieses Programm beendet, wirklich und einmal. Links \
        und rechts wählen, Enter nimmt jede Stelle oder now. Der nächste Start sagt, was er \
        erledigt hat.
        """,
        .entryCrash: "wo abstürzen",
        .crashNoPoint: "„{1}“ ist kein Punkt.",
        .sandboxCrashEntryHelp: """
        before oder after und ein Aufruf: {1}; never; oder now. Dort beendet sich das Programm, \
        und der nächste Start macht weiter.
        """,
        .crashedAt: """
        kiosk hat sich wie geplant beendet ({1}). Beim nächsten Start geht es ab dem Journal \
        weiter und sagt, was erledigt ist.
        """,
        .crashedNow: """
        kiosk hat sich wie verlangt beendet. Beim nächsten Start geht es ab dem Journal weiter \
        und sagt, was erledigt ist.
        """,
        .settledAtStart: "Vom letzten kiosk offen gelassen, jetzt erledigt: {1}",
    ]
}
