extension GermanMessages {
    /// The texts of the demo of designs.
    static let stages: [Message: String] = [
        .stagesTitle: "Fünf Entwürfe, an denselben Stellen getötet",
        .designFinishFirst: "erst Abschluss",
        .designWaiting: "nach Bescheid",
        .designOrderOnDevice: "auf dem Gerät",
        .designLogged: "samt Protokoll",
        .designFinishFirstNote: """
        Dieser Entwurf schließt eine Transaktion ab, sobald sie kommt, und lässt sie \
        danach vom Händler prüfen.
        """,
        .designWaitingNote: """
        Dieser Entwurf schließt nach dem Bescheid des Händlers ab; die Bestellnummer \
        steht nur im Speicher.
        """,
        .designOrderOnDeviceNote: """
        Dieser Entwurf ist der vorige, aber die Bestellnummer steht bis zur Erledigung \
        in einer Datei des Geräts.
        """,
        .designLoggedNote: """
        Dieser Entwurf ist der vorige, und vor jedem Schritt erfährt das Protokoll des \
        Händlers davon.
        """,
        .designKioskNote: """
        kiosk vergibt selbst eine Nummer und schreibt sie zuerst auf; der Store signiert \
        sie, der Händler kennt sie.
        """,
        .pointBeforePurchase: "vor dem Senden",
        .pointAfterPurchase: "abgebucht, stumm",
        .pointReceived: "Transaktion da",
        .pointBeforeVerify: "vor der Prüfung",
        .pointAfterVerify: "gutgeschrieben, stumm",
        .pointBeforeFinish: "vor dem Abschluss",
        .pointAfterFinish: "abgeschlossen, stumm",
        .pointAppDeleted: "App gelöscht",
        .pointDeviceLost: "Gerät verloren",
        .fateNotCharged: "unbezahlt",
        .fateSettled: "erledigt",
        .fateStuck: "hängt",
        .fateLost: "verloren",
        .fateLostWithApp: "mit App verloren",
        .fateLostWithAppShort: "mitverloren",
        .fateExplained: "erklärbar",
        .fateNoteNotCharged: "Nichts wurde abgebucht, nichts ist offen.",
        .fateNoteSettled: "{1} wurde abgebucht, und die Ware ist da.",
        .fateNoteStuck: """
        {1} wurde abgebucht, nichts kam, und das Produkt lässt sich nicht mehr kaufen.
        """,
        .fateNoteStuckGranted: """
        {1} wurde abgebucht, die Ware ist da, aber das Produkt lässt sich nicht mehr kaufen.
        """,
        .fateNoteLost: """
        {1} wurde abgebucht, und nichts kam. Nichts sagt, welche Bestellung es war.
        """,
        .fateNoteLostWithApp: """
        {1} wurde abgebucht, und nichts kam. Was die Bestellung nannte, ging mit der App.
        """,
        .fateNoteExplained: """
        {1} wurde abgebucht, und nichts kam. Der Kundendienst sieht es und kann es \
        gutmachen.
        """,
        .stagesFindsNothing: "Der Kundendienst findet keine Bestellung zu der Zahlung.",
        .stagesFindsOrder: "Der Kundendienst findet Bestellung {1}.",
        .stagesFindsLog: """
        Der Kundendienst findet Bestellung {1} und {2} {2|Eintrag|Einträge} im Protokoll des \
        Geräts.
        """,
        .differsFinishFirst: "kiosk schließt nur Geliefertes ab; bis dahin kommt es wieder.",
        .differsWaiting: """
        kiosk lässt alles prüfen, was kommt: Die signierte Transaktion nennt den Kauf \
        selbst.
        """,
        .differsOrderOnDevice: """
        kiosk braucht dafür keine Datei: Die signierte Transaktion nennt den Kauf selbst.
        """,
        .stagesKilled: "hier getötet",
        .stagesDeleted: "App gelöscht, neu installiert",
        .stagesLost: "Gerät verloren, Anmeldung auf neuem",
        .stagesStarted: "App neu gestartet",
        .hintStory: "was geschah",
        .hintCellNext: "nächstes Feld",
        .hintDesign: "Entwurf",
        .hintPoint: "Stelle",
    ]
}
