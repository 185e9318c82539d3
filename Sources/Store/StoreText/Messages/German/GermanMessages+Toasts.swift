extension GermanMessages {
    /// The texts of toasts and empty screens.
    static let toasts: [Message: String] = [
        .toastBought: "{1} gekauft.",
        .toastGranted: "Sie erhalten {1}.",
        .toastPaidOff: "{1} tilgten Ihre Schuld.",
        .toastPending: "{1}: wartet auf Genehmigung. Vorher wird nichts abgebucht.",
        .toastSamePurchase: """
        {1} war schon unterwegs: Es ist derselbe Kauf. Es wurde nicht noch einmal abgebucht.
        """,
        .toastCancelled: "Abgebrochen. Es wurde nichts abgebucht.",
        .toastFailed: "{1}: {2}",
        .toastRestoring: "Wird wiederhergestellt …",
        .toastRestored: "{1} {1|Produkt|Produkte} wiederhergestellt.",
        .toastRestoredNothing: "Für dieses Konto gibt es nichts wiederherzustellen.",
        .toastRestoredPart: """
        {1} wiederhergestellt. Für {2} weitere fehlt die Antwort des Händlers: Das läuft von \
        selbst weiter, auch beim nächsten Start.
        """,
        .restoredSubscriptions:
            "Darunter {1} {1|Abo|Abos}: Abos kommen auf jedes Gerät von selbst.",
        .toastRestoreFailed: """
        Das Wiederherstellen gelang nicht. Nichts wurde geändert, nichts abgebucht. Bitte \
        erneut versuchen.
        """,
        .newsApproved: "{1} wurde genehmigt: abgebucht, geliefert.",
        .newsDeclined: "{1} wurde abgelehnt: nicht abgebucht.",
        .newsArrived: "{1} ist da: abgebucht, geliefert.",
        .toastSpendUnknown:
            "Noch keine Antwort. Das Ausgeben {2} von {1} ist unterwegs: Es läuft von selbst weiter und zählt einmal.",
        .toastSpentLate: "{1} doch noch ausgegeben: {2}.",
        .toastSpendRefusedLate: "Das Ausgeben {2} von {1} wurde abgelehnt. Nichts wurde abgezogen.",
        .toastSpent: "{1} ausgegeben.",
        .toastNotEnough: "Vorhanden: {1}. {2} würde genügen.",
        .toastNotEnoughPlain: "Vorhanden sind nur {1}.",
        .toastFinished: "Abgeschlossen.",
        .toastRefunded: "Erstattet: {1}.",
        .toastApproved: "Genehmigt.",
        .toastDeclined: "Abgelehnt.",
        .toastCopied: "{1} kopiert.",
        .toastNotCopied: "Dieses Terminal kann nicht kopieren. Text mit der Maus auswählen.",
        .toastTheme: "Design: {1}",
        .toastThemeKept: "Das Design bleibt, wie es war: {1}",
        .toastLanguage: "Sprache: {1}",
        .toastOutcome: "Zahlungen ab jetzt: {1}",
        .toastCatalogChanged: "Der Katalog hat sich geändert.",
        .toastGone: "Nicht mehr im Verkauf: {1}.",
        .toastMouseOn: "Maus an. Umschalt-Ziehen markiert Text; {1} gibt die Maus frei.",
        .toastMouseOff: "Maus freigegeben: Sie markiert jetzt Text. {1} holt sie zurück.",
        .toastUnknownOutcome: """
        Noch keine Antwort zu {1}. Dieselbe Bestellung wird erneut angefragt; doppelt abgebucht \
        werden kann sie nicht.
        """,
        .toastUnavailable: "Das Produkt wird nicht mehr verkauft. Es wurde nichts abgebucht.",
        .toastNothingHere: "Dafür gibt es hier nichts Passendes.",
        .toastNowDriving: "Dieses Fenster steuert jetzt das Gerät.",
        .toastCatalogBroken: "{1}. Der Shop verkauft weiter nach dem vorigen Katalog.",
        .toastConfigBroken: "{1} Alles bleibt, wie es war.",
        .toastConfigUsed: "Die Konfigurationsdatei wurde neu gelesen. Jetzt gilt: {1}.",
        .toastConfigLater: "Ab dem nächsten Start: {1}.",
        .toastPickOverLine: "{1} bleibt, statt {2} ({3}), bis diese Zeile geändert wird.",
        .toastPickUnderVariable: "{1} vorerst: Beim nächsten Start gilt {3} aus {2}.",
        .notCharged: "Es wurde nichts abgebucht.",
        .emptyShop: """
        Der Katalog enthält keine Produkte. Einen anderen öffnen: kiosk --catalog DATEI
        """,
        .emptyFilter: "Nichts passt. Esc löscht den Filter.",
        .emptyActivity: "Noch nichts gekauft.",
        .emptyWallet: "Kein Guthaben.",
        .emptyOwned: "Noch nichts im Besitz.",
        .emptyLog: "Noch ist nichts geschehen.",
        .howToRestore: "{1} stellt Käufe wieder her.",
        .howToBuy: "{1} öffnet den Shop, {2} kauft dort.",
        .loading: "Wird geladen …",
        .tooSmall: "Das Fenster ist zu klein.",
        .catalogFailed: "Der Store hat keine Produkte gesendet.",
        .catalogAgain: "Es wurde nichts abgebucht. r fragt erneut.",
        .toastSorted: "Sortiert {1}.",
        .toastNothingToUndo: """
        Nichts zu widerrufen. Gekauftes wird durch eine Erstattung zurückgegeben.
        """,
        .toastNothingToRedo: "Nichts zu wiederholen.",
        .toastRecordingStopped: "Die Aufzeichnung wurde beendet: {1}. {2} endet hier.",
        .toastRecorded: "Die Aufzeichnung liegt in {1}.",
        .toastTerminal: "Dieses System kennt den Terminaltyp {1} nicht; er gilt als {2}.",
    ]
}
