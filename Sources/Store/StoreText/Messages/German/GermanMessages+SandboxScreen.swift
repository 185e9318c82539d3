extension GermanMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "wie Zahlungen ausgehen, und wo",
        .sandboxWaiting: "wartet im Store",
        .sandboxPaid: "bezahlt",
        .sandboxNoneWaits: "Keine. „{1}“ führt dazu.",
        .sandboxNonePaid: "Nichts wurde bezahlt.",
        .sandboxUnfinished: "abgebucht, nicht abgeschlossen",
        .sandboxWaitingHelp: """
        a genehmigt: Dann wird sofort abgebucht. d lehnt ab: Es wird nie abgebucht.
        """,
        .sandboxPaidHelp:
            "x erstattet ganz oder halb, macht das rückgängig, entzieht oder löscht; jedes Gerät erfährt es. Enter führt hin.",
        .sandboxOutcomeHelp: """
        Wie die nächsten Zahlungen ausgehen, sofern der Dialog nichts anderes sagt.
        """,
        .sandboxAccountHelp: """
        Wer zahlt: Buchstaben, Ziffern, Punkte, - und _. Ein neuer Name ist ein neuer Kunde.
        """,
        .sandboxDeviceHelp: """
        Welches Smartphone: Buchstaben, Ziffern, Punkte, - und _. Ein neuer Name ist ein neues \
        Smartphone.
        """,
        .sandboxDeviceReset:
            "kiosk sandbox device reset mit dem Namen eines Smartphones macht es wie neu, solange kein kiosk darauf läuft.",
        .sandboxStorefrontHelp: """
        Das Land des Kontos in drei Buchstaben, etwa USA oder CHN; es bestimmt Preise und \
        Währung.
        """,
        .sandboxLanguageHelp: "Die Sprache von kiosk und der Produkttexte.",
        .sandboxOpenStays: """
        Hier {1|ist|sind} {1} {1|Kauf|Käufe} offen: Nach der Rückkehr geht es weiter.
        """,
        .sandboxOtherDevice: """
        Es wurde auf einem anderen Gerät oder von einem anderen Konto gekauft.
        """,
        .sandboxNotWaiting: "Nur was auf Genehmigung wartet, kann genehmigt oder abgelehnt werden.",
        .sandboxNothingCharged:
            "Für diese Bestellung wurde nichts abgebucht: Zu erstatten ist nichts.",
        .sandboxBackOf: "erstattet {1} von {2}",
        .sandboxNotPaid: "Nur was abgebucht wurde, kann erstattet werden.",
        .selectionGone:
            "Was ausgewählt war, ist fort, und anderes steht an seiner Stelle: erst ansehen.",
    ]
}
