extension LanguageTexts {
    /// The texts of the interface in German.
    static let german = LanguageTexts(
        #"""
        # The texts around every screen.
        tabShop: Shop
        tabActivity: Aktivität
        tabLibrary: Bibliothek
        tabReceipt: Beleg
        tabSandbox: Sandbox
        tabLog: Protokoll
        sandbox: SANDBOX
        noRealMoney: kein echtes Geld
        embedded: eingebaut
        outcomeIs: Zahlung: {1}
        noDialogs: ohne Rückfrage
        openCount: {1} offen
        hintMove: bewegen
        hintDetails: Details
        hintBuy: kaufen
        hintRestore: wiederherstellen
        hintFilter: filtern
        hintSearch: suchen
        hintPalette: Befehle
        hintHelp: Hilfe
        hintManual: Handbuch
        hintLink: nächster Link
        hintMessages: Meldungen
        hintTheme: Design
        hintLanguage: Sprache
        hintQuit: beenden
        hintBack: zurück
        hintClose: schließen
        hintChoose: wählen
        hintPress: drücken
        hintCancel: abbrechen
        hintSpend: ausgeben
        hintReceipt: Beleg
        hintFinish: abschließen
        hintCopy: kopieren
        hintRefund: erstatten
        hintApprove: genehmigen
        hintDecline: ablehnen
        hintDismiss: ausblenden
        hintMouse: Maus ein/aus
        hintScreen: nächste Ansicht
        hintScreenBack: vorige Ansicht
        hintSuspend: anhalten
        hintPrevious: letzte Ansicht
        hintRefresh: aktualisieren
        hintRedraw: neu zeichnen
        hintPage: Seite auf/ab
        hintEnds: Anfang/Ende
        messagesTitle: Meldungen
        messagesNone: Noch keine Meldungen.
        helpTitle: Hilfe
        helpEverywhere: Überall
        helpHere: In dieser Ansicht
        helpSearch: tippen zum Suchen
        helpNothing: Keine passenden Tasten.
        manualTitle: Handbuch
        manualNothing: Keine Zeile des Handbuchs enthält dies.
        helpContext: Sitzung
        contextMoney: Geld
        contextAccount: Konto
        contextDevice: Gerät
        contextStorefront: Land
        contextLanguage: Sprache
        contextBackend: Backend
        helpSigns: Symbole
        sponsored: Anzeige: {1}
        sponsorText: Goblin & Söhne, feinste Spitzhacken seit 1203
        sponsorHide: ({1} kaufen blendet dies aus)
        hintSort: sortieren
        hintPartAfter: nächster Filter
        hintPartBefore: voriger Filter
        hintSave: sichern
        hintAfter: nächster Beleg
        hintBefore: voriger Beleg
        hintChange: ändern
        hintFollow: mitlaufen
        hintUndo: widerrufen
        hintRedo: wiederholen
        hintGoThere: öffnen

        # The texts of the Shop.
        typeConsumable: verbrauchbar
        typeNonConsumable: nicht verbrauchbar
        typeNonRenewable: Abo ohne Verlängerung
        typeAutoRenewable: Abo
        promiseConsumable: mehrfach zu kaufen
        promiseNonConsumable: einmal gekauft, für immer
        promiseNonRenewable: verlängert sich nicht
        promiseAutoRenewable: verlängert sich automatisch
        have: vorhanden {1}
        owned: gekauft
        inReview: in Prüfung
        notOnSale: nicht erhältlich
        sale: Angebot
        wasPrice: statt {1}
        free: kostenlos
        noPrice: kein Preis
        filter: Filter
        shownOf: {1} von {2}
        byType: nach Typ
        labelYouHave: Guthaben
        labelLastBought: Zuletzt gekauft
        labelGrants: Ergibt
        labelRestores: Rückholbar
        labelPeriod: Zeitraum
        labelOffers: Angebote
        labelBilling: Zahlweise
        billingMonthly: {1} im Monat mit Laufzeitbindung: insgesamt {2}
        billingUpFront: {1} im Voraus
        labelID: Produkt-ID
        labelPrice: Preis
        labelSale: Angebot
        labelGroup: Gruppe
        labelLasts: Dauer
        labelFamily: Familie
        labelState: Status
        labelNow: jetzt
        grantsValue: {1} × Menge ({2})
        chargeEach: jedes Mal berechnet
        chargeOnce: einmal abgebucht, danach kostenlos
        restoresYes: ja
        restoresNoConsumable: nein: Verbrauchbares ist nicht wiederherstellbar
        restoresNoNonRenewable: nein: Der Store stellt es nicht wieder her
        familyShared: mit der Familie teilbar
        familyNotShared: nicht teilbar
        nothingYet: noch nichts
        byTitle: nach Name
        byPrice: günstigste zuerst
        byPriceDown: teuerste zuerst
        filterUnknown: unbekanntes Feld: {1}

        # The texts that say why not.
        buyBlockedReading: Käufe sind hier nicht möglich: {1}
        buyBlockedStarting: Der Shop wird noch geöffnet.
        buyBlockedOther: ein anderes kiosk steuert dieses Gerät
        buyBlockedOffline: Der Shop ist offline. Sie können kaufen, sobald er wieder online ist.
        offerBuy: für {1} kaufen, kein echtes Geld
        offerFreeAgain: erneut laden, kostenlos
        blockedBuy: Kann nicht gekauft werden: {1}
        unknownID: Der Store hat kein Produkt {1}. Prüfen Sie die Schreibweise.
        unknownNearest: Der Store hat kein Produkt {1}. Meinten Sie {2}?
        reasonDraft: Es ist ein Entwurf, der dem Store noch nicht vorgelegt wurde.
        reasonInReview: Es wartet auf die Prüfung durch den Store.
        reasonRemoved: Es wurde aus dem Verkauf genommen.
        reasonNotInStorefront: Es hat in diesem Land ({1}) keinen Preis.
        reasonNoPrice: Der Katalog enthält keinen gültigen Preis dafür.
        reasonNoPeriod: Der Katalog gibt den Zeitraum dieses Abos nicht an.
        declinedPayment: Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es erneut
            oder wählen Sie eine andere Zahlungsart.
        declinedApproval: Die Kaufanfrage wurde abgelehnt. Es wurde nichts abgebucht.
        declinedSubscribed: Sie haben dieses Abo bereits, und es verlängert sich automatisch. Es
            wurde nichts abgebucht.
        declinedOffer: Dieses Angebot gilt nicht für dieses Konto. Es wurde nichts abgebucht. Kaufen
            Sie das Produkt zum normalen Preis.
        declinedOfferName: Dieses Produkt hat dieses Angebot nicht. Es wurde nichts abgebucht.
            Prüfen Sie die Angebote des Produkts.
        declinedOfferSignature: Die Signatur des Händlers für dieses Angebot gilt nicht für diese
            Bestellung. Es wurde nichts abgebucht. Fordern Sie das Angebot erneut an.
        declinedOfferProof: Dieses Angebot erfordert die Signatur des Händlers oder einen
            Angebotscode. Es wurde nichts abgebucht.
        declinedCode: Der Store hat diesen Angebotscode nicht. Es wurde nichts abgebucht. Prüfen Sie
            die Schreibweise.
        declinedCodeUsed: Dieser Angebotscode wurde bereits eingelöst. Es wurde nichts abgebucht.
        declinedCodeOver: Dieser Angebotscode ist abgelaufen. Es wurde nichts abgebucht.
        declinedTerms: Der Preis oder das Produkt hat sich geändert, bevor die Bestellung den Store
            erreichte. Es wurde nichts abgebucht. Öffnen Sie das Produkt erneut, um den aktuellen
            Preis zu sehen.
        declinedExpired: Die Bestellung war abgelaufen, bevor sie gesendet werden konnte. Es wurde
            nichts abgebucht. Kaufen Sie das Produkt erneut, falls Sie es noch möchten.
        declinedUnavailable: Das Produkt ist für Sie nicht erhältlich. Es wurde nichts abgebucht.
        declinedQuantity: Diese Menge kann nicht mit einem Kauf erworben werden. Es wurde nichts
            abgebucht. Wählen Sie eine andere Menge.
        declinedRefused: Der Store hat den Kauf abgelehnt. Es wurde nichts abgebucht. Der Grund steht im
            Verlauf.

        # The texts of the dialogs.
        dialogBuyTitle: Kaufen
        dialogFor: für {1} auf {2}, aus {3}
        dialogNoMoney: Dies ist eine Sandbox: Echtes Geld wird nicht abgebucht.
        dialogBackend: der eingebauten Sandbox
        dialogQuantity: Menge
        dialogQuantities: {1} bis {2}
        dialogOutcome: Zahlung
        dialogShared: Ihre Familie teilt dies mit Ihnen. Wenn Sie es kaufen, wird es berechnet, und
            Sie behalten es, wenn Sie die Familie verlassen.
        dialogOwned: Das gehört Ihnen bereits. Erneutes Laden ist kostenlos, und es wird nichts
            weiter gutgeschrieben.
        dialogChanged: Der Katalog hat sich geändert, während dieser Dialog offen war. Prüfen Sie
            das Produkt vor dem Kauf.
        dialogSending: An den Store gesendet. Esc schließt den Dialog; Aktivität (2) zeigt die
            Bestellung.
        buttonCancel: Abbrechen
        buttonBuy: Kaufen: {1}
        buttonGetFree: Kostenlos laden
        buttonRestore: Wiederherstellen
        buttonSpend: Ausgeben: {1}
        outcomeApprove: genehmigen
        outcomeDecline: ablehnen
        outcomeAskToBuy: Kaufanfrage
        outcomeCancel: abbrechen
        outcomeNoteApprove: Der Store bucht ab, und die Ware wird geliefert.
        outcomeNoteDecline: Die Zahlung wird abgelehnt: Es wird nichts abgebucht.
        outcomeNoteAskToBuy: Der Kauf wartet, bis er genehmigt wird: kiosk sandbox approve
        outcomeNoteCancel: Der Kauf wird im Store abgebrochen: Es wird nichts abgebucht.
        dialogSpendTitle: Ausgeben
        spendHave: Guthaben: {1}.
        spendAmount: Menge
        spendNote: Zweck
        spendChoose: Bitte zuerst ein Guthaben wählen.
        quitOpen: {1} {1|Kauf ist|Käufe sind} noch offen. Nichts geht verloren: Beim nächsten Start geht
            es weiter.
        themeTitle: Design
        themeDark: dunkel
        themeLight: hell
        languageTitle: Sprache
        refundTitle: Erstatten
        refundOf: gekauft von {1} auf {2}
        refundNote: Der volle Preis wird erstattet. Güter und Besitz werden auf allen Geräten
            entzogen; bereits ausgegebene Güter werden zur Schuld.
        buttonRefund: Erstatten: {1}
        refundOperationChoice: {1} ({2} von {3})
        refundOperationOthers: Aktionen
        refundOperationHalf: Hälfte erstatten
        refundOperationRequest: Erstattung beantragen
        refundOperationDecline: Antrag ablehnen
        refundOperationReverse: Erstattung aufheben
        refundOperationRevoke: Entziehen
        refundOperationDelete: Löschen
        noteHalf: Die Hälfte des Preises wird erstattet, und die Hälfte der Güter wird
            zurückgebucht. Ein Besitz endet.
        noteAsk: Der Kunde beantragt eine Erstattung. Ihr Server wird gefragt, wie viel verbraucht
            ist; noch wird nichts erstattet.
        noteDecline: Der Erstattungsantrag des Kunden wird abgelehnt, und Ihr Server wird
            benachrichtigt. Es wird nichts erstattet.
        noteReverse: Der Preis wird erneut abgebucht. Der Kunde erhält den Kauf und seine Güter
            zurück.
        noteRevoke: Der Kauf wird auf allen Geräten entzogen. Es wird nichts erstattet.
        noteDelete: Die Transaktion wird im Store gelöscht, und das Produkt kann erneut gekauft
            werden. Die Zahlung und die gutgeschriebenen Güter bleiben. Dies lässt sich nicht
            rückgängig machen.

        # The texts for states and stages.
        statePurchasing: im Kauf
        stateDeferred: ausstehend
        statePurchased: gekauft
        stateFailed: fehlgeschlagen
        stateRestored: wiederhergestellt
        stateFinished: abgeschlossen
        stageJournalled: gesichert
        stageSubmitting: wird gesendet
        stageRetrying: keine Antwort, neuer Versuch
        stageAwaitingApproval: wartet auf Genehmigung
        stageReceived: empfangen
        stageVerified: geprüft
        stageDelivered: geliefert
        stageFinished: abgeschlossen
        stageDeclined: abgelehnt
        stageCancelled: abgebrochen
        stageQuarantined: abgewiesen
        stageRefunded: erstattet
        diagramSaved: gesichert
        diagramSending: senden
        diagramNoAnswer: ohne Antwort
        diagramApproval: Genehmigung
        chargedYes: abgebucht
        chargedNo: nicht abgebucht
        chargedBack: erstattet
        chargedPartBack: teils erstattet
        chargedUnknown: Abbuchung noch unklar
        explainPurchasing: Die Bestellung ist auf dem Weg zum Store.
        explainUnsent: Die Bestellung wurde noch nicht gesendet. Vorher wird nichts abgebucht.
        explainUnknown: Noch ist unbekannt, ob abgebucht wurde. kiosk sendet dieselbe Bestellung
            erneut; doppelt abgebucht werden kann sie nicht.
        explainDeferred: Der Kauf muss genehmigt werden (hier: in Ansicht 5). Vorher wird nichts
            abgebucht.
        explainPurchased: Es wurde abgebucht. Die Ware wird geprüft und geliefert.
        explainReceivedFree: Die Ware wird geprüft und geliefert. Dafür wurde nichts abgebucht.
        explainUnfinished: Die Ware gehört Ihnen. Die Transaktion muss im Store noch abgeschlossen
            werden.
        explainFinished: Es wurde abgebucht, und der Kauf wurde geliefert.
        explainFinishedFree: Der Kauf wurde geliefert. Es wurde nichts abgebucht.
        explainFailed: Es wurde nichts abgebucht.
        explainCancelled: Sie haben den Kauf abgebrochen. Es wurde nichts abgebucht.
        explainRestored: Aus einem früheren Kauf wiederhergestellt. Es wurde nichts abgebucht.
        explainQuarantined: Der Händler hat den Kauf abgewiesen, und nichts wurde geliefert. Falls
            abgebucht wurde, nennen Sie dem Händler die Bestellnummer.
        explainSharingEnded: Ihre Familie teilt es nicht mehr mit Ihnen.
        explainWithdrawn: Der Store hat den Kauf entzogen. Es wurde nichts erstattet.
        explainDeleted: Die Transaktion wurde im Sandbox-Store gelöscht. Die Zahlung und die
            gutgeschriebenen Güter bleiben.
        explainRefunded: Das Geld wurde erstattet, und der Kauf wurde entzogen.
        explainPartRefunded: Ein Teil des Geldes wurde erstattet. Der Besitz ist beendet; von Gütern
            wurde derselbe Anteil zurückgebucht.
        explainStuck: Der Store meldet das Produkt als bereits gekauft, führt aber keine offene
            Transaktion. Kaufen Sie es nicht noch einmal: kiosk sendet dieselbe Bestellung erneut,
            bis der Store die Transaktion freigibt (hier: in Ansicht 5 oder mit kiosk sandbox
            unstick).

        # The texts of Activity.
        activityAll: alle {1}
        activityOpen: offen {1}
        activityFailed: fehlgeschlagen {1}
        activityRefunded: erstattet {1}
        orderNumber: Bestellung {1}
        transactionNumber: Transaktion {1}
        nextTry: neuer Versuch in {1}
        late: überfällig: seit über einer Stunde offen
        attempt: Versuch {1}
        timeline: Verlauf
        laneDevice: Gerät
        laneStore: Store
        laneMerchant: Händler
        historyFailed: Ein Teil des Verlaufs konnte nicht gelesen werden: {1}
        noSteps: Hier ist kein Verlauf zu diesem Kauf vorhanden.
        stepTook: +{1}
        finishNotDelivered: Nur gelieferte Käufe können abgeschlossen werden.
        finishesByItself: Käufe werden hier automatisch abgeschlossen.
        stepIntentJournalled: Kaufabsicht gesichert
        stepNumbered: Bestellnummer erhalten
        stepSubmitted: Bestellung gesendet
        stepUnanswered: keine Antwort: Ergebnis unbekannt
        stepDeferred: wartet auf Genehmigung
        stepCancelled: abgebrochen
        stepFailed: nicht abgebucht
        stepCompleted: Transaktions-ID erhalten
        stepReceived: signierte Transaktion gesichert
        stepVerified: Bescheid des Händlers gesichert
        stepVerifyUnanswered: noch kein Bescheid
        stepDelivered: geliefert
        stepFinishUnanswered: Abschluss nicht bestätigt
        stepFinished: abgeschlossen
        stepQuarantined: abgewiesen, nichts geliefert
        stepRevoked: entzogen
        stepRevocationSettled: Erstattung verrechnet
        stepOrdered: Bestellung eingegangen
        stepCharged: abgebucht
        stepIssuedFree: kostenlos ausgestellt
        stepDeclined: Zahlung abgelehnt
        stepAwaitingApproval: Genehmigung angefragt
        stepApproved: genehmigt
        stepStoreFinished: als abgeschlossen vermerkt
        stepRefunded: erstattet
        stepRestored: wiederhergestellt
        stepNumberIssued: Bestellnummer vergeben
        stepGranted: gutgeschrieben
        stepAlreadyGranted: bereits gutgeschrieben
        stepPostponed: auf später vertagt
        stepCompensated: manuell gutgeschrieben
        stepRejected: abgewiesen
        stepDebited: zurückgebucht
        stepRenewed: verlängert
        stepRenewalSwitched: Verlängerung geändert
        stepPlanChosen: Tarif gewählt
        stepRenewalFailed: Verlängerung gescheitert
        stepGraceEnded: Nachfrist abgelaufen
        stepSubscriptionEnded: Abo beendet
        stepPriceAnnounced: neuer Preis angekündigt
        stepPriceAgreed: neuem Preis zugestimmt
        stepExtended: verlängert ohne Zahlung
        stepOfferRefused: Angebot nicht angenommen
        stepShared: in der Familie geteilt
        stepSharingEnded: nicht mehr geteilt
        stepServerFinished: von einem Server abgeschlossen
        stepConsumptionReported: Verbrauch gemeldet
        stepAccountTokenSet: Konto-Token gesetzt
        stepReinstated: wieder gültig
        stepRefundRequested: Erstattung beantragt
        stepRefundDeclined: Erstattung abgelehnt
        stepRefundReversed: Erstattung rückgängig, neu abgebucht
        stepWithdrawn: ohne Erstattung entzogen
        stepDeleted: im Store gelöscht
        stepGivenBack: erneut gutgeschrieben

        # The texts of Library.
        walletOf: Guthaben von {1}
        walletFailed: Das Guthaben konnte nicht geladen werden: {1}
        subscriptionsFailed: Die Abos konnten nicht geladen werden: {1}
        walletProvisional: einschließlich noch unbestätigter Änderungen
        walletDebt: Schuld {1}
        ownedTitle: Im Besitz
        ownedSince: seit {1}
        ownedUntil: bis {1}
        boughtOn: gekauft auf {1}
        ownedRestored: wiederhergestellt
        ownedShared: in der Familie geteilt
        sharedUntil: in der Familie geteilt, bezahlt bis {1}
        timeLeft: noch {1}
        spentOn: ausgegeben für {1}
        spent: ausgegeben
        givenFor: manuell gutgeschrieben: {1}
        givenBack: erneut gutgeschrieben: Erstattung rückgängig
        takenBack: nach Erstattung zurückgebucht
        walletHistory: Verlauf

        # The texts of Receipt.
        receiptNone: Noch keine Belege. Jeder Kauf hat einen.
        receiptPayload: Inhalt
        receiptChain: Zertifikate
        receiptVerdict: Bescheid
        verdictAccepted: gutgeschrieben
        verdictAlreadyGranted: bereits gutgeschrieben: nichts weiter gutzuschreiben
        verdictRejected: abgewiesen
        verdictRevoked: entzogen
        verdictRetry: noch nicht entschieden
        receiptOf: Beleg für {1}
        receiptGenuine: gültig: signiert mit einem Zertifikat des vertrauenswürdigen Stamms
        receiptRefused: nicht gültig: {1}
        receiptSigned: signiert mit {1}
        receiptUnread: Der Beleg ist nicht lesbar: {1}
        receiptMissing: Dieses Gerät hat keine signierte Transaktion zu diesem Kauf.
        receiptNoVerdict: Der Händler hat noch nicht geantwortet.
        receiptVerdictGenuine: vom Händler signiert; die Signatur ist gültig
        receiptVerdictForged: die Signatur ist nicht gültig
        receiptVerdictUnsigned: unsigniert, über eine vertrauenswürdige Verbindung erhalten
        receiptRoot: vertrauenswürdiges Stammzertifikat
        receiptIntermediate: Zwischenzertifikat
        receiptLeaf: Signaturzertifikat
        validUntil: gültig bis {1}
        fileSaved: Gesichert als {1}.
        fileNotSaved: Nicht gesichert: {1}
        fieldTransactionID: ID dieser Transaktion im Store
        fieldOriginalID: erste Transaktion dieses Kaufs
        fieldOrderID: Bestellnummer auf der Rechnung des Kunden
        fieldProductID: das gekaufte Produkt
        fieldType: Art des Produkts
        fieldQuantity: Menge, 1 bis 10
        fieldPrice: Gesamtpreis, in Tausendsteln
        fieldUnitPrice: Stückpreis, in Tausendsteln
        fieldCurrency: Währung des Preises
        fieldStorefront: Land oder Region des Kunden
        fieldStorefrontID: Apples ID der Storefront
        fieldPurchaseDate: wann abgebucht wurde
        fieldOriginalDate: wann der erste Kauf abgebucht wurde
        fieldExpiresDate: wann es abläuft
        fieldRevocationDate: wann erstattet oder entzogen
        fieldRevocationReason: 0: anderer Grund, 1: Problem mit der App
        fieldOwnership: gekauft oder von der Familie geteilt
        fieldReason: vom Kunden gekauft oder verlängert
        fieldAppAccountToken: das Konto beim Händler
        fieldIntentID: kiosks eigene ID des Kaufs
        fieldBundleID: die App, die verkauft hat
        fieldEnvironment: Sandbox: kein echtes Geld
        fieldSignedDate: wann der Store dies signiert hat

        # The texts of LogScreen.
        logFollowing: läuft mit
        logStill: läuft nicht mit
        logKind: Art
        logOrder: Bestellung
        logTransaction: Transaktion
        logPurchase: Kauf
        logDetail: Detail
        logTime: Zeit
        logClock: Monoton
        logNumber: Nummer
        logID: Ereignis-ID
        logBefore: Voriger Hash
        logHash: Hash
        logSent: Der Händler hat es erhalten.
        logUnsent: Noch nicht an den Händler gesendet.

        # The texts of SandboxScreen.
        sandboxContext: Zahlung und Konto
        sandboxWaiting: Wartet im Store
        sandboxPaid: Bezahlt
        sandboxNoneWaits: Keine. Mit „{1}“ kaufen.
        sandboxNonePaid: Keine bezahlten Bestellungen.
        sandboxUnfinished: abgebucht, nicht abgeschlossen
        sandboxWaitingHelp: a genehmigt die Bestellung: Dann wird abgebucht. d lehnt sie ab: Es wird
            nie abgebucht.
        sandboxPaidHelp: x erstattet sie ganz oder halb, macht eine Erstattung rückgängig, entzieht
            oder löscht sie; jedes Gerät wird benachrichtigt. Enter zeigt die Details.
        sandboxOutcomeHelp: Das Ergebnis der nächsten Zahlungen, sofern Sie im Kaufdialog kein
            anderes wählen.
        sandboxAccountHelp: Das Konto des Kunden: Buchstaben, Ziffern, Punkte, - und _. Ein neuer
            Name legt ein neues Konto an.
        sandboxDeviceHelp: Das Gerät: Buchstaben, Ziffern, Punkte, - und _. Ein neuer Name legt ein
            neues Gerät an.
        sandboxDeviceReset: Um ein Gerät zu löschen, führen Sie kiosk sandbox device reset mit
            seinem Namen aus, während kein kiosk darauf läuft.
        sandboxStorefrontHelp: Land oder Region des Kontos in drei Buchstaben, etwa USA oder CHN.
            Danach richten sich Preise und Währung.
        sandboxLanguageHelp: Die Sprache von kiosk und der Produkttexte.
        sandboxOpenStays: {1} {1|Kauf|Käufe} dieses Kontos und Geräts {1|ist|sind} offen.
            {1|Er läuft|Sie laufen} weiter, wenn Sie zurückwechseln.
        sandboxOtherDevice: Dieser Kauf gehört zu einem anderen Gerät oder Konto. Wechseln Sie
            dorthin, um ihn zu sehen.
        sandboxNotWaiting: Nur Bestellungen, die auf Genehmigung warten, können genehmigt oder
            abgelehnt werden.
        sandboxNothingCharged: Für diese Bestellung wurde nichts abgebucht: Zu erstatten ist nichts.
        sandboxBackOf: erstattet {1} von {2}
        sandboxNotPaid: Nur abgebuchte Bestellungen können erstattet werden.
        selectionGone: Das ausgewählte Element ist nicht mehr da, ein anderes ist ausgewählt. Prüfen
            Sie es zuerst.

        # The texts of Palette.
        paletteTitle: Befehle
        palettePrompt: Aktion, Produkt, Nummer, Design oder Einstellung
        paletteSetting: Einstellung
        settingMotion: weniger Bewegung
        settingSponsor: Werbezeile
        settingOn: an
        settingOff: aus
        paletteAction: Aktion
        paletteProduct: Produkt
        paletteTransaction: Bestellung
        paletteTheme: Design
        paletteLanguage: Sprache
        paletteSaveDisplay: Bildschirm als Text sichern
        paletteResolve: Unterbrechung beheben
        paletteUnstick: hängenden Kauf freigeben
        paletteCrashNow: jetzt abstürzen

        # The texts of the demo of product types.
        hintStepNext: weiter
        hintStepBack: voriger Schritt
        hintPlay: abspielen
        hintPause: anhalten
        hintFaster: schneller
        hintSlower: langsamer
        hintAgain: von vorn
        hintOther: andere Spalte
        demoBeingPlayed: Die Demo läuft in temporären Welten, jede mit Store, Händler und Geräten.
            Sie öffnet sich gleich.
        demoTitle: Verbrauchbar und nicht verbrauchbar nebeneinander
        demoBuy: kaufen
        demoBuyAgain: erneut kaufen
        demoSpend: ausgeben
        demoSecondDevice: zweites Gerät
        demoRestore: wiederherstellen
        demoRefund: erstatten
        demoNothing: nichts
        demoOff: noch nicht in Gebrauch
        demoPhone: Handy
        demoTablet: Tablet
        demoReceipts: Belege des Stores
        demoRefersTo: zu {1}
        demoBoughtToUse: Einmal abgebucht. Der Händler hat die Güter gutgeschrieben; sie können
            verbraucht werden.
        demoBoughtForGood: Einmal abgebucht. Es gehört ab jetzt dem Konto und verbraucht sich nicht.
        demoChargedAgain: Verbrauchbares kann erneut gekauft werden: noch eine Abbuchung, noch ein
            Beleg und die Güter noch einmal.
        demoFreeAgain: Es gehört dem Konto bereits: Der Store bucht nichts ab, und der neue Beleg
            verweist auf den ersten.
        demoSpentAtMerchant: Das Ausgeben betrifft nur App und Händler: Der Store wird nicht
            gefragt, und kein Beleg ändert sich.
        demoNothingToSpend: Ein nicht verbrauchbares Produkt verbraucht sich nicht: Es gibt nichts
            auszugeben.
        demoWalletFollows: Das zweite Gerät erhält keinen Beleg. Es hat die Güter, weil der Händler
            das Guthaben führt.
        demoWaitsForRestore: Nichts wird automatisch geliefert: Das zweite Gerät hat es erst nach
            dem Wiederherstellen.
        demoNothingToRestore: Der Store hat nichts wiederherzustellen: Verbrauchbares ist nicht
            wiederherstellbar. Der Händler führt das Guthaben.
        demoRestored: Der Store stellt diesem Gerät einen Beleg aus, der auf den ersten verweist, und
            bucht nichts ab.
        demoRefundedGoods: Das Geld wurde erstattet, und der Händler hat die Güter zurückgebucht.
        demoRefundedSpent: Das Geld wurde erstattet. Bereits ausgegebene Güter können nicht
            zurückgebucht werden und werden zur Schuld.
        demoRefundedOwnership: Das Geld wurde erstattet. Die Belege sind widerrufen, und kein Gerät
            besitzt es mehr.

        # The texts of the demo of designs.
        stagesTitle: Fünf Entwürfe, an denselben Stellen getötet
        designFinishFirst: sofort fertig
        designWaiting: nach Bescheid
        designOrderOnDevice: auf dem Gerät
        designLogged: mit Protokoll
        designFinishFirstNote: Dieser Entwurf schließt eine Transaktion ab, sobald sie eintrifft,
            und lässt sie danach vom Händler prüfen.
        designWaitingNote: Dieser Entwurf schließt nach dem Bescheid des Händlers ab und hält die
            Bestellnummer nur im Arbeitsspeicher.
        designOrderOnDeviceNote: Wie der vorige Entwurf, aber die Bestellnummer bleibt bis zur
            Erledigung in einer Datei auf dem Gerät.
        designLoggedNote: Wie der vorige Entwurf, aber jeder Schritt wird zuerst dem Protokoll des
            Händlers gemeldet.
        designKioskNote: kiosk vergibt eine eigene Kauf-ID und sichert sie zuerst; der Store
            signiert sie, und der Händler kennt sie.
        pointBeforePurchase: vor dem Senden
        pointAfterPurchase: abgebucht, o. Antwort
        pointReceived: Transaktion da
        pointBeforeVerify: vor der Prüfung
        pointAfterVerify: gutgeschrieben, o. Antwort
        pointBeforeFinish: vor dem Abschluss
        pointAfterFinish: abgeschlossen, o. Antwort
        pointAppDeleted: App gelöscht
        pointDeviceLost: Gerät verloren
        stageOutcomeNotCharged: unbezahlt
        stageOutcomeSettled: erledigt
        stageOutcomeStuck: hängt
        stageOutcomeLost: verloren
        stageOutcomeLostWithApp: mit App verloren
        stageOutcomeLostWithAppShort: mitverloren
        stageOutcomeExplained: auffindbar
        stageOutcomeNoteNotCharged: Nichts wurde abgebucht, nichts ist offen.
        stageOutcomeNoteSettled: {1} wurde abgebucht, und die Ware wurde geliefert.
        stageOutcomeNoteStuck: {1} wurde abgebucht, keine Ware wurde geliefert, und das Produkt kann nicht
            erneut gekauft werden.
        stageOutcomeNoteStuckGranted: {1} wurde abgebucht und die Ware geliefert, aber das Produkt kann
            nicht erneut gekauft werden.
        stageOutcomeNoteLost: {1} wurde abgebucht, und keine Ware wurde geliefert. Die Bestellung ist nicht
            mehr feststellbar.
        stageOutcomeNoteLostWithApp: {1} wurde abgebucht, und keine Ware wurde geliefert. Die Angaben zur
            Bestellung gingen mit der App verloren.
        stageOutcomeNoteExplained: {1} wurde abgebucht, und keine Ware wurde geliefert. Der Kundendienst
            findet die Bestellung und kann den Kunden entschädigen.
        stagesFindsNothing: Der Kundendienst findet keine Bestellung zu der Zahlung.
        stagesFindsOrder: Der Kundendienst findet Bestellung {1}.
        stagesFindsLog: Der Kundendienst findet Bestellung {1} und {2} {2|Eintrag|Einträge} im Protokoll
            des Geräts.
        differsFinishFirst: kiosk schließt nur gelieferte Transaktionen ab; bis dahin sendet der
            Store sie erneut.
        differsWaiting: kiosk prüft jede Transaktion, die es erhält: Die signierte Transaktion
            selbst nennt den Kauf.
        differsOrderOnDevice: kiosk braucht dafür keine Datei: Die signierte Transaktion selbst
            nennt den Kauf.
        stagesKilled: hier getötet
        stagesDeleted: App gelöscht und neu installiert
        stagesLost: Gerät verloren, Anmeldung auf neuem
        stagesStarted: App neu gestartet
        hintStory: Verlauf
        hintCellNext: nächstes Feld
        hintDesign: Entwurf
        hintPoint: Stelle

        # The texts of toasts and empty screens.
        toastBought: {1} gekauft.
        toastGranted: Sie haben {1} erhalten.
        toastPaidOff: {1} haben Ihre Schuld getilgt.
        toastPending: {1}: wartet auf Genehmigung. Vorher wird nichts abgebucht.
        toastSamePurchase: {1} war bereits in Arbeit: Es ist derselbe Kauf. Es wurde nicht noch
            einmal abgebucht.
        toastCancelled: Abgebrochen. Es wurde nichts abgebucht.
        toastFailed: {1}: {2}
        toastRestoring: Wird wiederhergestellt …
        toastRestored: {1} {1|Produkt|Produkte} wiederhergestellt.
        toastRestoredNothing: Für dieses Konto gibt es nichts wiederherzustellen.
        toastRestoredPart: {1} wiederhergestellt. Für {2} weitere hat der Händler nicht geantwortet;
            das Wiederherstellen läuft automatisch weiter, auch beim nächsten Start.
        restoredSubscriptions: Darunter {1} {1|Abo|Abos}; Abos werden ohne Wiederherstellen auf
            jedes Gerät geliefert.
        toastRestoreFailed: Das Wiederherstellen ist fehlgeschlagen. Nichts wurde geändert, nichts
            abgebucht. Versuchen Sie es erneut.
        newsApproved: {1} wurde genehmigt: abgebucht und geliefert.
        newsDeclined: {1} wurde abgelehnt: nicht abgebucht.
        newsArrived: {1} ist eingetroffen: abgebucht und geliefert.
        toastSpendUnknown: Noch keine Antwort. Die Ausgabe von {1} ({2}) läuft automatisch weiter
            und wird einmal abgezogen.
        toastSpentLate: Die Ausgabe von {1} ({2}) war erfolgreich.
        toastSpendRefusedLate: Die Ausgabe von {1} ({2}) wurde abgelehnt. Nichts wurde abgezogen.
        toastSpent: {1} ausgegeben.
        toastNotEnoughPlain: Vorhanden sind nur {1}.
        toastFinished: Abgeschlossen.
        toastRefunded: Erstattet: {1}.
        toastApproved: Genehmigt.
        toastDeclined: Abgelehnt.
        toastCopied: {1} kopiert.
        toastNotCopied: Dieses Terminal unterstützt das Kopieren nicht. Wählen Sie den Text mit der
            Maus aus.
        toastTheme: Design: {1}
        toastThemeKept: Das Design wurde nicht geändert: {1}
        toastLanguage: Sprache: {1}
        toastOutcome: Ergebnis der nächsten Zahlungen: {1}
        toastCatalogChanged: Der Katalog hat sich geändert.
        toastGone: Nicht mehr im Verkauf: {1}.
        toastMouseOn: Maus ein. Umschalt-Ziehen markiert Text; {1} schaltet die Maus aus.
        toastMouseOff: Maus aus: Ziehen markiert jetzt Text. {1} schaltet die Maus ein.
        toastUnknownOutcome: Noch keine Antwort zu {1}. kiosk sendet dieselbe Bestellung erneut;
            doppelt abgebucht werden kann sie nicht.
        toastUnavailable: Das Produkt wird nicht mehr verkauft. Es wurde nichts abgebucht.
        toastNothingHere: Nichts ausgewählt.
        toastNowDriving: Dieses Fenster steuert jetzt das Gerät.
        toastCatalogBroken: {1}. Der Shop verwendet weiter den vorigen Katalog.
        toastConfigBroken: {1} Die bisherigen Einstellungen gelten weiter.
        toastConfigUsed: Die Konfigurationsdatei wurde neu geladen. Jetzt in Gebrauch: {1}.
        toastConfigLater: Gilt ab dem nächsten Start: {1}.
        toastPickOverLine: {1} hat Vorrang vor „{3}“ in {2}, bis Sie diese Zeile ändern.
        toastPickUnderVariable: {1} gilt vorerst; ab dem nächsten Start setzt {2} {3}.
        notCharged: Es wurde nichts abgebucht.
        emptyShop: Der Katalog enthält keine Produkte. Einen anderen öffnen: kiosk --catalog DATEI
        emptyFilter: Keine Treffer. Esc löscht den Filter.
        emptyActivity: Noch keine Käufe.
        emptyWallet: Kein Guthaben.
        emptyOwned: Noch nichts im Besitz.
        emptyLog: Noch keine Ereignisse.
        howToRestore: {1} stellt Käufe wieder her.
        howToBuy: {1} öffnet den Shop, {2} kauft.
        loading: Wird geladen …
        catalogFailed: Die Produkte konnten nicht vom Store geladen werden.
        catalogAgain: Es wurde nichts abgebucht. r versucht es erneut.
        toastSorted: Sortiert {1}.
        toastNothingToUndo: Nichts zu widerrufen. Ein Kauf kann nur erstattet werden.
        toastNothingToRedo: Nichts zu wiederholen.
        toastRecordingStopped: Die Aufzeichnung wurde beendet: {1}. Die Datei {2} endet hier.
        toastRecorded: Die Aufzeichnung wurde als {1} gesichert.
        toastTerminal: Der Terminaltyp {1} ist auf diesem System unbekannt; stattdessen wird {2}
            verwendet.

        # The texts of the dialogue in lines.
        plainWelcome: Willkommen bei kiosk, einem Sandbox-Shop ohne echtes Geld. Konto {1}, Gerät
            {2}, Land {3}.
        plainHint: Geben Sie eine Nummer ein, um etwas auszuwählen, menu für alles, was hier möglich
            ist, oder help.
        plainComma: ", "
        plainFact: {1}: {2}
        plainNews: {1}: {2}. {3}
        plainPrompt: "kiosk> "
        plainUnknown: „{1}“ ist kein gültiger Befehl oder Wert. Geben Sie help ein.
        plainNoProduct: Es gibt kein Produkt „{1}“. Geben Sie list für alle Produkte ein.
        plainNoTransaction: Es gibt keine Transaktion „{1}“. Geben Sie transactions für alle
            Transaktionen ein.
        plainNoGood: Das Guthaben enthält kein „{1}“. Geben Sie library für den Inhalt ein.
        plainNoNumber: Die letzte Liste hat keine Nummer {1}.
        plainNoReceipt: Geben Sie zuerst receipt ein; dann können Sie den Beleg sichern.
        plainNoCatalog: Die Produkte konnten nicht vom Store geladen werden. Es wurde nichts
            abgebucht. Geben Sie refresh ein, um es erneut zu versuchen.
        plainUnscreened: Dieser Befehl braucht den ganzen Bildschirm. Der Zeilenmodus hat weder
            Designs noch Tasten noch Maus.
        plainSlow: Dies dauert länger als üblich und läuft automatisch weiter. Das Ergebnis wird
            gemeldet.
        plainNoAnswer: Es kam keine Antwort. Nichts wurde geändert. Versuchen Sie es erneut.
        plainAgain: zurück: {1}
        plainMore: {1} von {2} aufgelistet. Geben Sie more ein, um fortzufahren.
        plainNoMore: Es gibt keine weiteren Einträge.
        plainOlder: Es gibt ältere Transaktionen. Geben Sie more ein, um sie zu laden.
        plainProducts: {1} {1|Produkt|Produkte}.
        plainTransactions: {1} {1|Transaktion|Transaktionen}.
        plainEvents: {1} {1|Ereignis|Ereignisse} im Protokoll.
        plainFound: {1} von {2} {1|passt|passen} zu „{3}“.
        plainNothingFound: Nichts passt zu „{1}“. Geben Sie find ohne weitere Wörter ein, um wieder
            alles aufzulisten.
        plainSeveral: „{1}“ passt zu {2} Einträgen:
        plainNothingOwned: Noch ist nichts im Besitz. Geben Sie restore ein, um frühere Käufe
            wiederherzustellen.
        plainLibrary: Bibliothek von {1}:
        plainDeferred: Der Kauf muss genehmigt werden: Geben Sie approve oder decline ein. Vorher
            wird nichts abgebucht.
        plainAfter: {1} später
        plainBuyPrompt: "{1} × {2} für {3} kaufen? Echtes Geld wird nicht abgebucht. Zum Kaufen yes
            eingeben: "
        plainQuantityHint: Eine Zahl von {1} bis {2} ändert die Menge.
        plainNotBought: Nicht gekauft. Es wurde nichts abgebucht.
        plainSpendPrompt: "{1} ausgeben? Zum Ausgeben yes eingeben: "
        plainNotSpent: Nichts wurde ausgegeben.
        plainRefundPrompt: "{2} für {1} erstatten? Zum Erstatten yes eingeben: "
        plainNotRefunded: Nichts wurde erstattet.
        plainUnchanged: Nichts wurde geändert.
        plainFollowing: Dem Protokoll wird jetzt gefolgt: Jedes Kaufereignis wird ausgegeben, sobald
            es gesichert ist.
        plainNotFollowing: Dem Protokoll wird nicht mehr gefolgt.
        plainNewPrice: {1}: jetzt {2}, vorher {3}.
        plainNewText: {1} hat einen neuen Titel oder eine neue Beschreibung.
        plainNewProduct: Neues Produkt: {1}, {2}.
        plainSoldAgain: {1} ist jetzt für {2} erhältlich.
        plainGone: {1} wird nicht mehr verkauft.
        plainNotOwned: {1} ist nicht mehr im Besitz.
        plainMoreChanges: Es gibt {1} weitere {1|Änderung|Änderungen}.
        plainGoodbye: Auf Wiedersehen.
        plainRefundOperationPrompt: "{1} – {2}? Zum Ausführen yes eingeben: "

        # What each word of the dialogue in lines does.
        plainHelpNumbers: Geben Sie eine Nummer ein, um aus der letzten Liste auszuwählen. Beispiele
            für Befehle:
        plainHelpList: Listet die Produkte auf.
        plainHelpShow: Zeigt die Details eines Produkts oder einer Transaktion. Die Eingabe seiner
            Nummer bewirkt dasselbe.
        plainHelpFind: Listet nur auf, was passt. Felder: type, owned, price, sale, available,
            grants; bei Transaktionen auch state, im Protokoll auch kind und order. Ohne weitere
            Wörter wird wieder alles aufgelistet.
        plainHelpSort: Sortiert die Produkte nach type, name, price oder price-down.
        plainHelpBuy: Kauft ein Produkt, nachdem Sie mit yes bestätigt haben. Das letzte Wort kann
            die Menge sein.
        plainHelpRestore: Stellt wieder her, was dem Konto gehört.
        plainHelpTransactions: Listet alle Käufe oder nur einen Teil auf: all, open, failed,
            refunded.
        plainHelpFinish: Schließt einen gelieferten Kauf ab, wo dies nicht automatisch geschieht.
        plainHelpReceipt: Erklärt die Felder einer signierten Transaktion, ohne Nummer die der
            neuesten.
        plainHelpSave: Sichert den Beleg als neue Datei in dem Ordner, in dem kiosk gestartet wurde.
        plainHelpLibrary: Listet das Guthaben und den Besitz auf.
        plainHelpSpend: Gibt Güter aus dem Guthaben aus, nachdem Sie mit yes bestätigt haben.
        plainHelpSandbox: Listet das Ergebnis der Zahlungen, das Konto, das Gerät sowie die
            wartenden und bezahlten Bestellungen auf.
        plainHelpOutcome: Legt das Ergebnis der nächsten Zahlungen fest. Ohne weiteres Wort werden
            alle Ergebnisse aufgelistet.
        plainHelpApprove: Genehmigt eine wartende Bestellung; dann wird abgebucht. Ohne Nummer wird
            die einzige wartende Bestellung genehmigt.
        plainHelpDecline: Lehnt eine wartende Bestellung ab; es wird nie abgebucht.
        plainHelpRefund: Erstattet den vollen Preis, nachdem Sie mit yes bestätigt haben. Fügen Sie
            half, ask, decline, reverse, revoke oder delete hinzu, um stattdessen dies auszuführen.
        plainHelpAccount: Wechselt zu einem anderen Konto. Ein neuer Name legt ein neues Konto an.
        plainHelpDevice: Wechselt zu einem anderen Gerät. Ein neuer Name legt ein neues Gerät an.
        plainHelpStorefront: Wechselt zu einem anderen Land oder einer anderen Region, in drei
            Buchstaben. Danach richten sich die Preise.
        plainHelpLanguage: Wechselt zu einer anderen Sprache. Ohne weiteres Wort werden die Sprachen
            aufgelistet.
        plainHelpLog: Listet die neuesten Ereignisse auf, das neueste zuerst.
        plainHelpFollow: Gibt jedes Kaufereignis aus, sobald es gesichert ist. Geben Sie on oder off
            ein.
        plainHelpExport: Sichert das Protokoll als neue Datei, gefiltert mit find.
        plainHelpUndo: Widerruft einen Filter, eine Sortierung, ein Zahlungsergebnis oder eine
            Sprache.
        plainHelpRedo: Wiederholt, was widerrufen wurde.
        plainHelpRefresh: Lädt die Produkte erneut vom Store.
        plainHelpMore: Listet die nächsten Zeilen einer langen Liste auf.
        plainHelpRepeat: Wiederholt, was seit Ihrem vorigen Befehl ausgegeben wurde.
        plainHelpBack: Kehrt zur aktuellen Liste zurück.
        plainHelpMenu: Listet mit Nummern auf, was hier möglich ist.
        plainHelpWhere: Zeigt Konto, Gerät, Land, Sprache und Ergebnis der Zahlungen.
        plainHelpHelp: Listet alle Befehle auf oder erklärt einen.
        plainHelpManual: Listet die Themen des Handbuchs auf, gibt eines aus oder durchsucht es:
            manual search refund.
        plainHelpQuit: Verlässt den Shop. Offene Käufe laufen beim nächsten Start weiter.

        # The texts of disputes and of what is given by hand.
        disputeOrder: Bestellung {1}
        disputeWhat: Produkt
        disputeAccount: Konto
        disputeOrdered: Bestellt
        disputeStoreOrder: Store-Bestellung
        disputeTransaction: Transaktion
        disputeIntent: Kauf-ID
        disputeVerdict: Ergebnis
        disputeStopped: Stehen geblieben bei: {1}.
        disputeHappened: Verlauf
        disputeOthers: Weitere Bestellungen von {1}
        disputeOrders: Bestellungen von {1}
        disputePlayer: Antwort an den Kunden
        disputeAdvice: Was Sie tun können
        disputeMore: … und {1} weitere
        disputeThisOrder: diese Bestellung
        disputeUTC: {1} UTC
        verdictNeverArrived: nicht abgebucht: Die Bestellung hat den Store nie erreicht
        verdictCancelled: nicht abgebucht: abgebrochen
        verdictDeclined: nicht abgebucht: abgelehnt
        verdictPending: noch nicht abgebucht: wartet auf Genehmigung
        verdictFree: nicht abgebucht: bereits bezahlt
        verdictShared: nicht abgebucht: in der Familie geteilt
        verdictWithdrawn: abgebucht: ohne Erstattung entzogen
        verdictUnshared: nicht abgebucht: nicht mehr in der Familie geteilt
        verdictOwed: abgebucht, nicht geliefert: die Ware wird noch geschuldet
        verdictRefused: abgebucht und vom Händler abgewiesen
        verdictDelivered: abgebucht und geliefert, noch vorhanden
        verdictSpent: abgebucht und geliefert; inzwischen ganz oder teilweise ausgegeben
        verdictRefunded: abgebucht und erstattet
        verdictCompensated: abgebucht und manuell gutgeschrieben
        verdictUndecided: unbekannt: Der Store antwortet nicht
        replyOrder: Ihre Bestellung {1}, {2}, {3}:
        replyOrderUnpriced: Ihre Bestellung {1}, {2}:
        replyNeverArrived: Sie hat den Store nicht erreicht. Es wurde nichts abgebucht.
        replyMayArrive: Falls die App sie beim nächsten Start sendet, wird einmal abgebucht und
            einmal geliefert.
        replyClosed: Dafür kann nichts mehr abgebucht werden. Sie können erneut kaufen.
        replyCancelled: Sie haben den Kauf im Store abgebrochen. Es wurde nichts abgebucht.
        replyDeclined: Der Store hat sie abgelehnt.
        replyPending: Sie wartet auf Genehmigung. Vorher wird nichts abgebucht.
        replyFree: Sie war kostenlos, weil sie bereits bezahlt war (Transaktion {1}).
        replyShared: Sie war kostenlos: Ein Mitglied Ihrer Familie hat das Produkt gekauft und teilt
            es mit Ihnen.
        replyWithdrawn: Sie wurde am {1} entzogen. Es wurde nichts erstattet.
        replyUnshared: Sie war kostenlos, und Ihre Familie teilt das Produkt nicht mehr mit Ihnen.
        replyCharged: Abgebucht wurde am {1}.
        replyOwed: Die Ware ist noch nicht auf Ihrem Konto. Öffnen Sie die App auf {1} mit
            Internetverbindung: Die Ware wird automatisch geliefert, und es wird nicht erneut
            abgebucht.
        replyOwedLost: Die Ware ist nicht auf Ihrem Konto angekommen und kann nicht mehr automatisch
            geliefert werden. Wir schreiben sie manuell gut.
        replyPostponed: Wir konnten noch nicht liefern. Ihre App versucht es automatisch erneut, und
            es wird nicht erneut abgebucht.
        replyRefused: Wir konnten den Kauf nicht annehmen, und es wurde nichts geliefert. Wir
            schreiben die Ware gut oder erstatten das Geld.
        replyDelivered: Ihrem Konto am {2} gutgeschrieben: {1}. Alles ist noch vorhanden.
        replyOwned: Es gehört Ihnen seit {1}. Auf einem anderen Gerät stellen Sie Ihre Käufe wieder her.
        replyNotShown: Ihr Gerät hat es noch nicht angezeigt: Öffnen Sie die App auf {1} mit
            Internetverbindung.
        replySpent: Ihrem Konto am {2} gutgeschrieben: {1}. Seither {3|wurde|wurden} davon {3}
            ausgegeben, {4} {4|ist|sind} übrig.
        replySpendings: Ausgegeben: {1}.
        replySpending: {1} am {2}
        replySpendingFor: {1} am {2} für „{3}“
        replyPaidOff: Mit {1} wurde Ihre Schuld aus einer früheren Erstattung getilgt.
        replyRefunded: Das Geld wurde am {1} erstattet.
        replyPartRefunded: Ein Teil des Geldes wurde am {1} erstattet.
        replyTakenBack: Zurückgebucht: {1}.
        replyDebt: Sie hatten {1} bereits ausgegeben und schulden diesen Betrag: Ihr nächster Kauf
            tilgt ihn zuerst.
        replyCompensated: Wir haben {1} am {2} manuell gutgeschrieben: {3}
        replyAlsoCompensated: Am {1} haben wir außerdem {2} manuell gutgeschrieben: {3}
        replyUndecided: Wir wissen noch nicht, ob abgebucht wurde. Bitte fragen Sie etwas später noch
            einmal.
        adviseOwed: Das Gerät sendet sie dem Händler beim nächsten Start; geschieht das nicht binnen
            drei Tagen, erstattet der Store das Geld automatisch. Sofort gutschreiben: {1}
        adviseOwedLost: Die Transaktion ist im Store abgeschlossen, daher liefert kein Gerät sie
            erneut. Manuell gutschreiben: {1}
        advisePostponed: Der Händler hat sie vertagt: {1} Ist die Ursache behoben, versucht das
            Gerät es erneut; oder manuell gutschreiben: {2}
        adviseRefused: Der Händler hat sie abgewiesen: {1} Erstatten: {2} Oder manuell gutschreiben:
            {3}
        advisePending: Die Bestellung wartet auf Genehmigung: {1} (oder decline)
        adviseFree: Die bezahlte Bestellung ansehen: {1}
        adviseSpent: Aus Kulanz zusätzliche Güter gutschreiben: {1}
        adviseUndecided: Versuchen Sie es erneut, wenn der Store antwortet.
        disputeNone: Keine Bestellung beim Händler oder im Store hat eine Nummer mit „{1}“; dafür
            wurde nichts abgebucht.
        disputeNoAccount: Der Händler hat kein Konto „{1}“.
        disputeSeveral: „{1}“ passt zu {2} Bestellungen:
        disputeSeveralEnd: Geben Sie mehr von der Nummer ein. Es wurde nichts geändert.
        suggestOtherYear: Meinten Sie {1}? Die Bestellnummern laufen über die Jahre weiter.
        suggestNotIssued: Die letzte vergebene Bestellnummer ist {1}.
        suggestAccount: Es gibt ein Konto mit diesem Namen: {1}
        suggestIntent: Es sieht aus wie die Kauf-ID eines Geräts, aber dieser Kauf hat den Händler
            nie erreicht.
        suggestTransaction: Es sieht aus wie eine Transaktion, aber dieser Store hat sie nicht
            ausgestellt. Sie kann zu einem anderen Profil oder Store gehören.
        disputeLog: Protokoll des Geräts
        disputeLogNote: wie vom Gerät gemeldet, in der Kopie, die der Händler zuerst erhielt
        disputeLogFits: Das Protokoll wurde nachträglich nicht geändert.
        logSince: Protokoll von {1} seit {2}
        logDefectRewritten: {1}: Ereignis {2} wurde mit anderem Inhalt erneut empfangen, das Protokoll
            wurde also neu geschrieben; die erste Kopie gilt.
        logDefectBrokenLink: {1}: Ereignis {2} folgt nicht auf das Ereignis davor.
        logDefectWrongHash: {1}: Ereignis {2} passt nicht zu seinem Hash.
        logDefectGap: {1}: Die Ereignisse vor {2} wurden nie empfangen.
        logDefectNewChain: {1}: Das Gerät hat ein neues Protokoll begonnen, obwohl es schon eines hatte.
        grantGave: {1} für {2} gutgeschrieben, Bestellung {3}. Grund: {4}
        grantRepeated: Es wurde nichts geändert: {2} hat {1} für Bestellung {3} schon am {4}
            erhalten. Grund: {5}
        grantSettles: Die Bestellung ist damit erledigt: Eine spätere Prüfung schreibt nichts weiter
            gut, und eine Erstattung bucht es zurück.
        grantBesides: Dies wurde zusätzlich zur Bestellung gutgeschrieben; eine Erstattung bucht
            beides zurück.
        grantBalance: {1}: jetzt {2}

        # The texts of times, periods, offers and counts.
        ageNow: gerade eben
        ageMilliseconds: {1} ms
        ageSeconds: {1} s
        ageMinutes: {1} min
        ageHours: {1} h
        ageDays: {1} T
        ageYears: {1} J
        todayAt: heute {1}
        yesterdayAt: gestern {1}
        tomorrowAt: morgen {1}
        lengthDays: {1} {1|Tag|Tage}
        lengthWeeks: {1} {1|Woche|Wochen}
        lengthMonths: {1} {1|Monat|Monate}
        lengthYears: {1} {1|Jahr|Jahre}
        eachDay: pro Tag
        eachWeek: pro Woche
        eachMonth: pro Monat
        eachYear: pro Jahr
        everyLength: alle {1}
        perPeriod: {1} {2}
        offerFree: {1} kostenlos
        offerEach: {1} für {2}
        offerUpFront: einmalig {1} für {2}
        offerThen: {1}, danach {2}
        offerIntroductory: Einführung
        offerPromotional: Aktion
        offerCode: mit Code
        offerWinBack: Rückkehr
        countOfGood: {1} {2}

        # The texts of a shop that does not answer.
        offline: offline
        offlineAsOf: Der Shop ist offline; Stand: {1}.
        offlineShort: offline, Stand: {1}
        offlineAgain: kiosk versucht es automatisch erneut.
        offlineNothing: Der Shop ist offline, und es gibt keinen gesicherten Katalog.
        redelivering: Unfertige Transaktionen werden empfangen: bisher {1}.
        offlineStill: Der Shop ist noch offline. Es wurde nichts geändert.
        toastOnline: Der Shop ist wieder online.
        agoNow: gerade eben
        agoMinutes: vor {1} {1|Minute|Minuten}
        agoHours: vor {1} {1|Stunde|Stunden}
        agoDays: vor {1} {1|Tag|Tagen}
        agoYears: vor {1} {1|Jahr|Jahren}

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: aktiv
        subscriptionExpired: abgelaufen
        subscriptionRetried: unbezahlt: kein Zugriff, während der Store erneut abzubuchen versucht
        subscriptionGrace: Nachfrist: Zugriff trotz gescheiterter Zahlung
        subscriptionRevoked: entzogen
        renewsAt: verlängert sich am {1} für {2}
        renewsTo: wechselt am {1} zu {2} für {3}
        endsAt: endet am {1}
        endedAt: endete am {1}
        graceUntil: unbezahlt; Zugriff bis {1}
        retriedSince: unbezahlt seit {1}
        termsNow: {1}; beginnt jetzt, und die nicht genutzte Zeit von {2} wird erstattet
        termsReplaced: {1}; beginnt jetzt statt der Verlängerung von {2}, die nicht bezahlt werden
            konnte
        termsLater: Heute wird nichts berechnet. Ab {1}: {2}
        termsResumed: Heute wird nichts berechnet. Es verlängert sich am {1}
        termsRecovered: {1} wird jetzt für die Verlängerung berechnet, die nicht bezahlt werden
            konnte
        termsHad: Sie haben dieses Abo; es verlängert sich am {1}
        noSubscriptions: Keine Abos.

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: Stufe
        levelValue: {1} von {2}
        labelSiblings: Anderes Abo
        introductionHad: bereits genutzt
        chargedToday: Heute wird {1} berechnet.
        chargedNothing: Heute wird nichts berechnet.
        renewsFrom: Ab {1}: {2}, bis zur Kündigung.
        buttonAgree: Bestätigen
        untilCancelled: Es verlängert sich bis zur Kündigung.
        subscriptionsTitle: Abos
        subscriptionCancelled: gekündigt
        priceWaits: kostet ab der nächsten Verlängerung {1}, wenn Sie dem neuen Preis zustimmen;
            sonst endet das Abo
        priceAgreed: kostet ab der nächsten Verlängerung {1}
        toastRenewalOff: {1} verlängert sich nicht mehr: {2}.
        toastRenewalOn: {1} verlängert sich wieder: {2}.
        toastPriceAgreed: Sie haben dem neuen Preis von {1} zugestimmt.
        subscriptionChoose: Zuerst ein Abo auswählen.
        subscriptionNotNow: Der Zustand von {1} erlaubt diese Aktion nicht.
        plansTitle: Abo wechseln
        planHad: aktueller Tarif
        planNow: jetzt
        planLater: bei Verlängerung
        linePaid: bezahlt
        lineAhead: vorausbezahlt
        lineOffer: Angebot
        lineGrace: Nachfrist
        lineRetry: unbezahlt
        lineRefunded: erstattet
        lineToday: heute
        lineEarlier: {1} {1|früherer Zeitraum|frühere Zeiträume} nicht gezeigt
        eventBegan: begonnen
        eventBeganAgain: wieder abonniert
        eventChanged: Abo gewechselt
        eventRecovered: Zahlung nachgeholt
        eventOffer: {1} mit Angebot
        periodSpan: {1} bis {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: Store-Uhr
        clockTime: Zeit
        clockSpeed: Tempo
        clockForward: Vorstellen
        clockFrozen: angehalten
        clockReal: Echtzeit
        clockPerSecond: {1} je Sekunde
        clockTimes: {1}-mal so schnell
        clockNext: zum nächsten Ereignis
        sandboxTimeHelp: Nach dieser Uhr verlängern sich Abos und laufen ab, auf jedem Gerät des
            Stores. Enter hält sie an oder lässt sie laufen; die Zeile darunter bestimmt das Tempo.
            Die Uhr lässt sich nicht zurückstellen.
        sandboxSpeedHelp: Das Tempo der Store-Uhr. Bei einem Monat je Sekunde vergehen zwei Jahre in
            einer halben Minute.
        sandboxForwardHelp: Links und rechts wählen, wie weit, Enter stellt die Uhr vor. Alles, was
            fällig wird, geschieht: Verlängerungen, Abläufe und neue Versuche.
        clockForwardTitle: Store-Uhr vorstellen
        clockForwardNote: Alles bis dahin Fällige geschieht sofort: Abos verlängern sich oder laufen
            ab, wartende Zahlungen werden ausgeführt oder verfallen. Die Uhr lässt sich nicht
            zurückstellen.
        clockForwardDue: Dieses Konto hat {1} {1|aktives Abo|aktive Abos} und {2} {2|offenen Kauf|offene
            Käufe}.
        buttonForward: Vorstellen
        toastClock: Store-Uhr: {1}
        toastClockProgress: Fälliges wird verarbeitet: {1} von {2}
        sandboxSubscriptions: Abos
        sandboxFails: Verlängerungen scheitern
        labelRenewals: Verlängerung
        renewalsPaid: gelingen
        renewalsFail: scheitern
        renewalsOff: gekündigt
        labelUntil: Bezahlt bis
        sandboxSubscriptionHelp: F lässt Verlängerungen scheitern oder wieder gelingen, e beendet
            das Abo jetzt, i kündigt einen neuen Preis an, + fügt Gratistage hinzu.
        entryPrice: Neuer Preis
        entryDays: Gratistage
        sandboxPriceHelp: Der Preis ab der nächsten Verlängerung, etwa 5.99. Einem höheren Preis
            muss der Kunde zustimmen.
        sandboxDaysHelp: Die Zahl der Gratistage, höchstens 90.
        entryNoPrice: Geben Sie einen Preis ein, etwa 5.99.
        entryNoDays: Geben Sie eine Zahl von 1 bis 90 ein.
        hintCancelRenewal: kündigen
        hintResume: Abo fortsetzen
        hintAgree: Preis zustimmen
        hintPlan: Abo wechseln
        hintClockFreeze: Uhr anhalten/los
        hintClockNext: nächstes Ereignis
        hintClockDay: Tag vorstellen
        hintClockMonth: Monat vorstellen
        hintClockYear: Jahr vorstellen
        hintClockFaster: Uhr schneller
        hintClockSlower: Uhr langsamer
        hintFailRenewals: Abbuchung stören
        hintExpire: jetzt beenden
        hintPrice: neuer Preis
        hintExtend: Tage hinzufügen
        plainHelpClock: Zeigt die Store-Uhr. Fügen Sie freeze, run, next, day, month, year, faster
            oder slower hinzu, um sie zu ändern.
        plainHelpCancel: Kündigt die Verlängerung eines Abos; es endet nach dem bezahlten Zeitraum.
        plainHelpResume: Setzt die Verlängerung eines gekündigten Abos fort.
        plainHelpAgree: Stimmt einem angekündigten Preis zu.

        # The texts of how payments go.
        outcomeSlowApprove: langsam genehmigen
        outcomeSlowDecline: langsam ablehnen
        outcomeInterrupted: unterbrochen
        outcomeAnswerLost: Antwort verloren
        outcomeStuck: hängt fest
        outcomeFunds: ablehnen: zu wenig Guthaben
        outcomeNotAllowed: ablehnen: hier nicht erlaubt
        outcomeTerms: ablehnen: Preis geändert
        outcomeUnavailable: ablehnen: nicht im Angebot
        outcomeIneligible: ablehnen: nicht berechtigt
        outcomeRefused: ablehnen: kein Grund
        outcomeNoteSlowApprove: Die Bestellung wartet und wird nach drei Minuten der Store-Uhr
            abgebucht.
        outcomeNoteSlowDecline: Die Bestellung wartet und wird nach drei Minuten der Store-Uhr
            abgelehnt.
        outcomeNoteInterrupted: Der Kauf scheitert, und nichts wird abgebucht. Nach kiosk sandbox
            resolve wird er als neuer Kauf abgebucht und automatisch geliefert.
        outcomeNoteAnswerLost: Der Store bucht ab, aber seine Antwort geht verloren: kiosk versucht
            es erneut, und es wird einmal abgebucht.
        outcomeNoteStuck: Der Store bucht ab, meldet das Produkt aber als bereits gekauft und führt
            keine Transaktion bis kiosk sandbox unstick.
        declinedFunds: Das Konto hat nicht genug Geld. Es wurde nichts abgebucht. Laden Sie Guthaben
            auf oder wählen Sie eine andere Zahlungsart.
        declinedNotAllowed: Auf diesem Gerät sind Käufe nicht erlaubt. Es wurde nichts abgebucht.
            Fragen Sie die Person, die das Gerät verwaltet.
        declinedInterrupted: Der Store verlangt zuerst eine Aktion, etwa neue Zahlungsdaten. Es
            wurde nichts abgebucht. Nach der Aktion wird der Kauf automatisch abgebucht und
            geliefert: Kaufen Sie nicht noch einmal.
        declinedInterruptedPast: Der Store verlangte zuerst eine Aktion. Für diese Bestellung wurde
            nichts abgebucht; ein anderer Kauf desselben Produkts wurde seither geliefert.
        declinedInterruptedOver: Der Store verlangte zuerst eine Aktion. Es wurde nichts abgebucht.
            Die Bestellung wurde aufgegeben: Es wird nichts geliefert.
        declinedLapsed: Die Kaufanfrage wurde nicht innerhalb eines Tages beantwortet. Es wurde
            nichts abgebucht. Sie können sie erneut senden.
        stepLeftWaiting: geplante Änderung gescheitert
        stepHandedOut: Transaktion freigegeben
        orderInterrupted: unterbrochen
        orderStuck: hängt im Store fest
        sandboxInterruptedHelp: a behebt die Unterbrechung; dann wird der Kauf abgebucht und
            geliefert.
        sandboxStuckHelp: a gibt ihn frei. Bis dahin meldet der Store das Produkt als bereits
            gekauft und führt keine Transaktion.

        # The texts of planned faults.
        plainHelpFault: Plant eine Störung: ein Aufruf, eine Störung und wann. Ohne weitere Wörter
            werden die geplanten Störungen aufgelistet; clear entfernt sie.
        plainNoFaults: Es sind keine Störungen geplant.
        sandboxFaults: Geplante Störungen
        sandboxNoFaults: Keine geplanten Störungen. f plant eine.
        entryFault: Störung planen
        hintPlanFault: Störung planen
        hintClearFault: Störung löschen
        hintBuyOutside: extern kaufen
        toastBoughtOutside: {1} wurde außerhalb der App gekauft. Der Kauf wird automatisch
            geliefert.
        labelStruck: Angewandt
        sandboxFaultHelp: Ein Aufruf, eine Störung und wann: purchase drop-after, verify 503 every,
            products latency=3s chance=50%, finish duplicate nth=2 account=ann. Alle Wörter nennt
            kiosk sandbox fault add --help.
        faultOfCatalog: aus der Katalogdatei
        faultOfCatalogHelp: Diese Störung kommt aus der Katalogdatei und gilt, solange sie dort
            steht.
        faultChoose: Zuerst eine Störung auswählen.
        sandboxPlannedHelp: c löscht sie. Sie gilt für jedes kiosk an diesem Store.

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: Ändert ein Produkt. Ohne weitere Wörter wird aufgelistet, was sich ändern
            lässt und was geändert wurde.
        plainHelpCrash: Beendet dieses Programm an einer Stelle des nächsten Kaufs. Ohne weitere
            Wörter werden die Stellen aufgelistet; none hebt es auf.
        plainAsInCatalog: auf den Katalog zurücksetzen
        plainCrashPlanned: Dieses Programm wird sich einmal selbst beenden: {1}. Starten Sie es
            danach erneut: Es schließt die offenen Käufe ab und meldet sie. crash none hebt das auf.
        changedByHand: In der Sandbox manuell geändert; kiosk sandbox product ID --reset nimmt es
            zurück.
        newBadge: neu
        sandboxProducts: Produkte
        entryProduct: Produkt ändern
        sandboxProductHelp: Eine Änderung: availability removed (oder draft, in-review, cleared),
            price 1.99, sale 0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXT, description TEXT
            oder reset. Sie gilt sofort für jedes kiosk an diesem Store.
        sandboxProductLineHelp: Links und rechts ändern die Verfügbarkeit, Enter alles andere.
            Änderungen hier gelten statt der Katalogdatei, bis Sie reset eingeben.
        availabilityCleared: im Verkauf
        availabilityDraft: Entwurf
        availabilityInReview: in Prüfung
        availabilityRemoved: entfernt
        labelChanged: Geändert
        notInCatalog: nicht mehr im Katalog
        lowBalanceOffer: Noch {1}. {2} für {3} kaufen?
        lowBalanceKeys: {1} kauft, Esc blendet aus
        hintTakeOffer: Angebot kaufen
        crashLabel: Absturz
        crashNever: nie
        sandboxCrashHelp: Die Stelle, an der der nächste Kauf dieses Programm einmal beendet. Links
            und rechts wählen, mit Enter geben Sie eine Stelle oder now ein. Der nächste Start
            schließt den Kauf ab und meldet ihn.
        entryCrash: Absturzstelle
        crashNoPoint: „{1}“ ist keine gültige Absturzstelle.
        sandboxCrashEntryHelp: Geben Sie before oder after mit einem Aufruf oder eine Absturzstelle
            ein: {1}; oder never oder now. Dort beendet sich dieses Programm, und der nächste Start
            setzt den Kauf fort.
        crashedAt: kiosk hat sich wie geplant beendet ({1}). Starten Sie es erneut: Es schließt die
            offenen Käufe ab und meldet sie.
        crashedNow: kiosk hat sich wie verlangt beendet. Starten Sie es erneut: Es schließt die
            offenen Käufe ab und meldet sie.
        completedAtLaunch: Beim letzten Beenden offen, jetzt abgeschlossen: {1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: Kauf gesichert
        state/order-numbered: Bestellnummer erhalten
        state/number-deferred: noch keine Bestellnummer
        state/submitted: Kauf an den Store gesendet
        state/payment-deferred: keine Antwort: Ergebnis unbekannt
        state/payment-pending: wartet auf Genehmigung
        state/payment-cancelled: abgebrochen, nicht abgebucht
        state/payment-failed: nicht abgebucht
        state/payment-completed: Transaktions-ID erhalten
        state/order-acknowledged: Ergebnis dem Store bestätigt
        state/acknowledge-deferred: Ergebnis noch nicht bestätigt
        state/transaction-received: signierte Transaktion gesichert
        state/verification-deferred: noch kein Bescheid des Händlers
        state/verified: Bescheid des Händlers gesichert
        state/delivered: geliefert
        state/quarantined: abgewiesen, nicht geliefert
        state/revoked: erstattet und entzogen
        state/revocation-settled: Erstattung verrechnet
        state/finish-deferred: im Store noch nicht abgeschlossen
        state/finished: abgeschlossen
        state/statement-received: Kontostand vom Händler gesichert
        state/spend-recorded: Ausgabe gesichert
        state/spend-confirmed: Ausgabe vom Händler bestätigt
        state/spend-refused: Ausgabe abgelehnt, nichts entnommen
        state/spend-deferred: noch keine Antwort zur Ausgabe
        state/cursor-moved: Änderungen vom Store erhalten
        state/list-deferred: Liste vom Store nicht erhalten
        state/list-taken: Liste vom Store erhalten
        state/payment-retry-reset: Bestellung sofort wiederholt
        state/delivery-retry-reset: Lieferung sofort wiederholt
        state/retries-reset: alles Wartende sofort wiederholt
        screen/shop: Shop gezeigt
        screen/activity: Aktivität gezeigt
        screen/library: Bibliothek gezeigt
        screen/receipt: Beleg gezeigt
        screen/sandbox: Sandbox gezeigt
        screen/log: Protokoll gezeigt
        act/buy: Kaufdialog geöffnet
        act/buy-confirmed: Kauf bestätigt
        act/cancel: Dialog abgebrochen
        act/close: Dialog geschlossen
        act/spend: Ausgabedialog geöffnet
        act/spend-confirmed: Ausgabe bestätigt
        act/restore: Wiederherstellung gestartet
        act/finish: Kauf abgeschlossen
        act/details: Details geöffnet
        act/back: zurückgegangen
        act/filter: Filter geöffnet
        act/copy: Nummer kopiert
        act/refresh: aktualisiert
        act/help: Hilfe geöffnet
        act/manual: Handbuch geöffnet
        act/theme: Designs geöffnet
        act/mouse: Maus ein- oder ausgeschaltet
        act/redraw: Bildschirm neu gezeichnet
        act/suspend: Programm angehalten
        act/quit: Shop verlassen
        act/sort: Produkte sortiert
        act/save: Datei gesichert
        act/approve: Kauf genehmigt
        act/decline: Kauf abgelehnt
        act/refund: Kauf erstattet
        act/request-refund: Erstattung beantragt
        act/decline-refund: Erstattung abgelehnt
        act/reverse-refund: Erstattung aufgehoben
        act/revoke: Kauf entzogen
        act/delete-transaction: Transaktion gelöscht
        act/follow: Folgen des Protokolls umgeschaltet
        act/undo: Änderung der Ansicht widerrufen
        act/redo: Änderung der Ansicht wiederholt
        act/language: Sprache gewechselt
        act/messages: Meldungen geöffnet
        act/palette: Befehle geöffnet
        act/cancel-renewal: ein Abo gekündigt
        act/resume: Verlängerung fortgesetzt
        act/agree-to-price: einem Preis zugestimmt
        act/change-plan: Abos zum Wechseln geöffnet
        act/clock-freeze: Store-Uhr angehalten oder gestartet
        act/clock-next: Uhr zum nächsten Ereignis vorgestellt
        act/clock-day: Uhr einen Tag vorgestellt
        act/clock-month: Uhr einen Monat vorgestellt
        act/clock-year: Uhr ein Jahr vorgestellt
        act/clock-faster: Uhr schneller laufen lassen
        act/clock-slower: Uhr langsamer laufen lassen
        act/fail-renewals: Verlängerungsfehler umgeschaltet
        act/buy-outside: außerhalb der App gekauft
        act/plan-fault: Störung geplant
        act/clear-fault: Störung gelöscht
        act/take-offer: Angebot gekauft
        act/expire: ein Abo beendet
        act/new-price: Preisdialog geöffnet
        act/extend: Gratistage-Dialog geöffnet
        """#)
}
