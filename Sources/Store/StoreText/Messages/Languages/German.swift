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
        hintMouse: Maus ein, aus
        hintScreen: nächste Ansicht
        hintScreenBack: Ansicht zurück
        hintSuspend: anhalten
        hintPrevious: vorige Ansicht
        hintRefresh: neu abfragen
        hintRedraw: neu zeichnen
        hintPage: seitenweise
        hintEnds: Anfang, Ende
        messagesTitle: Meldungen
        messagesNone: Noch keine Meldungen.
        helpTitle: Hilfe
        helpEverywhere: Überall
        helpHere: In dieser Ansicht
        helpSearch: tippen zum Suchen
        helpNothing: Dafür gibt es keine Taste.
        manualTitle: Handbuch
        manualNothing: Keine Zeile des Handbuchs enthält dies.
        helpPlace: Wo Sie sind
        placeMoney: Geld
        placeAccount: Konto
        placeDevice: Gerät
        placeStorefront: Land
        placeLanguage: Sprache
        placeBackend: Backend
        helpSigns: Zeichen
        sponsored: Anzeige: {1}
        sponsorText: Goblin & Söhne, feinste Spitzhacken seit 1203
        sponsorHide: ({1} kaufen blendet mich aus)
        hintSort: sortieren
        hintPartAfter: nächster Teil
        hintPartBefore: voriger Teil
        hintSave: sichern
        hintAfter: nächster
        hintBefore: voriger
        hintChange: ändern
        hintFollow: mitlaufen
        hintUndo: widerrufen
        hintRedo: wiederholen
        hintGoThere: hingehen

        # The texts of the Shop.
        typeConsumable: verbrauchbar
        typeNonConsumable: nicht verbrauchbar
        typeNonRenewable: Abo ohne Verlängerung
        typeAutoRenewable: Abo
        promiseConsumable: beliebig oft zu kaufen
        promiseNonConsumable: für immer
        promiseNonRenewable: endet automatisch
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
        billingMonthly: monatlich {1}, gebunden für den ganzen Zeitraum: insgesamt {2}
        billingUpFront: {1} auf einmal
        labelID: Produkt-ID
        labelPrice: Preis
        labelSale: Angebot
        labelGroup: Gruppe
        labelLasts: Dauer
        labelFamily: Familie
        labelState: Status
        labelNow: jetzt
        grantsValue: {1} × Menge ({2})
        chargeEach: jedes Mal neue Abbuchung
        chargeOnce: einmal abgebucht, danach kostenlos
        restoresYes: ja
        restoresNoConsumable: nein, Verbrauchtes kommt nicht zurück
        restoresNoNonRenewable: nein, der Store bringt es nicht zurück
        familyShared: mit der Familie teilbar
        familyNotShared: nicht geteilt
        nothingYet: noch nichts
        byTitle: nach Name
        byPrice: günstigste zuerst
        byPriceDown: teuerste zuerst
        filterUnknown: unbekanntes Feld: {1}

        # The texts that say why not.
        buyBlockedReading: Kaufen ist hier nicht möglich: {1}
        buyBlockedStarting: Der Shop wird noch geöffnet.
        buyBlockedOther: ein anderes kiosk steuert dieses Gerät
        buyBlockedOffline: Der Shop ist offline. Kaufen geht, sobald er wieder antwortet.
        offerBuy: für {1} kaufen, kein echtes Geld
        offerFreeAgain: erneut laden, kostenlos
        blockedBuy: Kann nicht gekauft werden: {1}
        unknownID: Der Store kennt {1} nicht. Bitte die Schreibweise prüfen.
        unknownNearest: Der Store kennt {1} nicht. Meinten Sie {2}?
        reasonDraft: Es ist ein Entwurf und wurde dem Store noch nicht vorgelegt.
        reasonInReview: Es wartet auf die Prüfung durch den Store.
        reasonRemoved: Es wird nicht mehr verkauft.
        reasonNotInStorefront: Es hat in diesem Land ({1}) keinen Preis.
        reasonNoPrice: Der Katalog nennt keinen lesbaren Preis.
        reasonNoPeriod: Der Katalog sagt nicht, wie lange ein Zeitraum dieses Abos dauert.
        declinedPayment: Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es erneut
            oder wählen Sie eine andere Zahlungsart.
        declinedApproval: Die Kaufanfrage wurde abgelehnt. Es wurde nichts abgebucht.
        declinedSubscribed: Dieses Abo besteht schon und verlängert sich von selbst. Es wurde nichts
            berechnet.
        declinedOffer: Dieses Angebot gilt nicht für dieses Konto. Es wurde nichts berechnet; zum
            normalen Preis ist es zu haben.
        declinedOfferName: Dieses Produkt hat kein solches Angebot. Es wurde nichts abgebucht. Sehen Sie
            seine Angebote noch einmal an.
        declinedOfferSignature: Die Signatur des Händlers gilt nicht für diese Bestellung. Es wurde
            nichts abgebucht. Fordern Sie das Angebot noch einmal an.
        declinedOfferProof: Dieses Angebot braucht die Signatur des Händlers oder einen Code. Es wurde
            nichts abgebucht.
        declinedCode: Der Store kennt diesen Angebotscode nicht. Es wurde nichts abgebucht. Bitte die
            Schreibweise prüfen.
        declinedCodeUsed: Dieser Angebotscode wurde schon eingelöst. Es wurde nichts abgebucht.
        declinedCodeOver: Die Zeit dieses Angebotscodes ist abgelaufen. Es wurde nichts abgebucht.
        declinedTerms: Preis oder Produkt haben sich geändert, bevor die Bestellung ankam. Es wurde
            nichts abgebucht. Öffnen Sie das Produkt erneut, um den jetzigen Preis zu sehen.
        declinedExpired: Die Bestellung war zu alt, als sie gesendet werden konnte. Es wurde nichts
            abgebucht. Kaufen Sie erneut, falls Sie das Produkt noch möchten.
        declinedUnavailable: Das Produkt ist für Sie nicht erhältlich. Es wurde nichts abgebucht.
        declinedQuantity: Diese Menge kann nicht auf einmal gekauft werden. Es wurde nichts abgebucht.
            Wählen Sie eine andere Menge.
        declinedRefused: Der Store hat den Kauf abgelehnt. Es wurde nichts abgebucht. Der Grund steht im
            Verlauf.

        # The texts of the dialogs.
        dialogBuyTitle: Kaufen
        dialogFor: für {1}, auf {2}, aus {3}
        dialogNoMoney: Dies ist eine Sandbox: Echtes Geld wird nicht abgebucht.
        dialogBackend: der eingebauten Sandbox
        dialogQuantity: Menge
        dialogQuantities: {1} bis {2}
        dialogOutcome: Zahlung
        dialogShared: Ihre Familie teilt dies: Der Kauf wird trotzdem berechnet, und es gehört Ihnen
            auch ohne die Familie.
        dialogOwned: Bereits gekauft: Ein erneuter Kauf ist kostenlos, und es wird nichts erneut
            gutgeschrieben.
        dialogChanged: Der Katalog hat sich inzwischen geändert. Bitte prüfen Sie vor dem Kauf noch
            einmal.
        dialogSending: An den Store gesendet. Esc schließt dieses Fenster; der Kauf steht unter
            Aktivität (2).
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
        outcomeNoteAskToBuy: Der Kauf wartet, bis jemand ihn genehmigt: kiosk sandbox approve
        outcomeNoteCancel: Als hätten Sie im Store abgebrochen: Es wird nichts abgebucht.
        dialogSpendTitle: Ausgeben
        spendHave: Guthaben: {1}.
        spendAmount: Menge
        spendNote: Wofür
        spendChoose: Bitte zuerst ein Guthaben wählen.
        quitOpen: {1} {1|Kauf ist|Käufe sind} noch offen. Nichts geht verloren: Beim nächsten Start geht
            es weiter.
        themeTitle: Design
        themeDark: dunkel
        themeLight: hell
        languageTitle: Sprache
        refundTitle: Erstatten
        refundOf: gekauft von {1} auf {2}
        refundNote: Der ganze Preis geht zurück. Das Gekaufte wird auf allen Geräten entzogen; was schon
            ausgegeben ist, wird zur Schuld.
        buttonRefund: Erstatten: {1}
        deedChoice: {1} ({2} von {3})
        deedOthers: mehr
        deedHalf: Hälfte erstatten
        deedAsk: Erstattung beantragen
        deedDecline: Antrag ablehnen
        deedReverse: Erstattung aufheben
        deedRevoke: Entziehen
        deedDelete: Löschen
        noteHalf: Die Hälfte des Preises geht zurück, und die Hälfte der Güter. Ein Besitz endet damit.
        noteAsk: Wie ein Kunde es tut. Ihr Server wird gefragt, wie viel verbraucht ist; noch geht
            nichts zurück.
        noteDecline: Der Antrag des Kunden wird abgelehnt, und Ihr Server erfährt es. Nichts geht
            zurück.
        noteReverse: Das Geld wird neu abgebucht. Das Gekaufte gilt wieder, und seine Güter werden
            zurückgegeben.
        noteRevoke: Das Gekaufte wird auf allen Geräten entzogen. Geld geht nicht zurück.
        noteDelete: Im Store ist es weg und wird neu verkauft. Was bezahlt und gegeben wurde, bleibt.
            Das lässt sich nicht rückgängig machen.

        # The texts for states and stages.
        statePurchasing: im Kauf
        stateDeferred: ausstehend
        statePurchased: gekauft
        stateFailed: fehlgeschlagen
        stateRestored: wiederhergestellt
        stateFinished: abgeschlossen
        stageJournalled: notiert
        stageSubmitting: fragt den Store
        stageRetrying: keine Antwort, fragt erneut
        stageAwaitingApproval: wartet auf Genehmigung
        stageReceived: empfangen
        stageVerified: geprüft
        stageDelivered: geliefert
        stageFinished: abgeschlossen
        stageDeclined: abgelehnt
        stageCancelled: abgebrochen
        stageQuarantined: ausgesondert
        stageRefunded: erstattet
        mapWritten: notiert
        mapAsking: Anfrage
        mapNoAnswer: ohne Antwort
        mapApproval: Genehmigung
        chargedYes: abgebucht
        chargedNo: nicht abgebucht
        chargedBack: erstattet
        chargedPartBack: teils erstattet
        chargedUnknown: unbekannt, ob abgebucht
        explainPurchasing: Die Bestellung ist auf dem Weg zum Store.
        explainUnsent: Die Bestellung wurde noch nicht gesendet. Vorher wird nichts abgebucht.
        explainUnknown: Noch ist unbekannt, ob abgebucht wurde. Dieselbe Bestellung wird erneut
            angefragt; doppelt abgebucht werden kann sie nicht.
        explainDeferred: Jemand muss den Kauf genehmigen (hier: in Ansicht 5). Vorher wird nichts
            abgebucht.
        explainPurchased: Es wurde abgebucht. Die Ware wird geprüft und geliefert.
        explainReceivedFree: Die Ware wird geprüft und geliefert. Abgebucht wurde dafür nichts.
        explainUnfinished: Die Ware gehört Ihnen. Der Store muss es noch erfahren.
        explainFinished: Bezahlt, geliefert und erledigt.
        explainFinishedFree: Geliefert und erledigt. Es wurde nichts abgebucht.
        explainFailed: Es wurde nichts abgebucht.
        explainCancelled: Sie haben abgebrochen. Es wurde nichts abgebucht.
        explainRestored: Es stammt aus einem früheren Kauf. Es wurde nichts abgebucht.
        explainQuarantined: Der Händler hat den Kauf abgelehnt, und nichts wurde geliefert. Falls
            abgebucht wurde, nennen Sie dem Händler die Bestellnummer.
        explainSharingEnded: Die Familie teilt es nicht mehr.
        explainWithdrawn: Der Store hat es entzogen. Geld ging nicht zurück.
        explainDeleted: Es wurde im Teststore gelöscht. Was bezahlt und was gegeben wurde, bleibt.
        explainRefunded: Das Geld ging zurück, und das Gekaufte wurde entzogen.
        explainPartRefunded: Ein Teil des Geldes ging zurück. Was besessen wurde, ist entzogen; von
            Gütern derselbe Anteil.
        explainStuck: Der Store sagt, es sei schon gekauft, und führt nichts als offen. Nicht noch
            einmal kaufen: Dieselbe Bestellung wird angefragt, bis der Store sie herausgibt (hier: in
            Ansicht 5 oder mit kiosk sandbox unstick).

        # The texts of Activity.
        activityAll: alle {1}
        activityOpen: offen {1}
        activityFailed: fehlgeschlagen {1}
        activityRefunded: erstattet {1}
        orderNumber: Bestellung {1}
        transactionNumber: Transaktion {1}
        nextTry: neue Anfrage in {1}
        late: überfällig: seit über einer Stunde offen
        attempt: Versuch {1}
        timeline: Verlauf
        laneDevice: Gerät
        laneStore: Store
        laneMerchant: Händler
        historyFailed: Ein Teil der Vorgänge ist nicht lesbar: {1}
        noSteps: Hier ist dazu nichts vermerkt.
        stepTook: +{1}
        finishNotDelivered: Abgeschlossen werden kann nur, was geliefert ist.
        finishesByItself: Hier wird automatisch abgeschlossen.
        stepIntentJournalled: Kaufabsicht notiert
        stepNumbered: Bestellnummer erhalten
        stepSubmitted: Kauf gesendet
        stepUnanswered: keine Antwort: Ergebnis unbekannt
        stepDeferred: wartet auf Genehmigung
        stepCancelled: abgebrochen
        stepFailed: nicht abgebucht
        stepCompleted: Transaktionsnummer erhalten
        stepReceived: signierte Transaktion gesichert
        stepVerified: Bescheid des Händlers gesichert
        stepVerifyUnanswered: noch kein Bescheid
        stepDelivered: geliefert
        stepFinishUnanswered: Abschluss nicht bestätigt
        stepFinished: abgeschlossen
        stepQuarantined: ausgesondert, nichts geliefert
        stepRevoked: entzogen
        stepRevocationSettled: Erstattung verrechnet
        stepOrdered: Bestellung eingegangen
        stepCharged: abgebucht
        stepIssuedFree: kostenlos ausgestellt
        stepDeclined: Zahlung abgelehnt
        stepAwaitingApproval: bittet um Genehmigung
        stepApproved: genehmigt
        stepStoreFinished: als abgeschlossen vermerkt
        stepRefunded: erstattet
        stepRestored: wiederhergestellt
        stepNumberIssued: Bestellnummer vergeben
        stepGranted: gutgeschrieben
        stepAlreadyGranted: bereits gutgeschrieben
        stepPostponed: auf später verschoben
        stepCompensated: von Hand gutgeschrieben
        stepRejected: endgültig abgelehnt
        stepDebited: zurückgebucht
        stepRenewed: verlängert
        stepRenewalSwitched: Verlängerung umgestellt
        stepPlanChosen: Tarif gewählt
        stepRenewalFailed: Verlängerung nicht bezahlt
        stepGraceEnded: Nachfrist abgelaufen
        stepSubscriptionEnded: Abo beendet
        stepPriceAnnounced: neuer Preis angekündigt
        stepPriceAgreed: neuem Preis zugestimmt
        stepExtended: verlängert ohne Zahlung
        stepOfferRefused: Angebot nicht angenommen
        stepShared: in der Familie geteilt
        stepSharingEnded: nicht mehr geteilt
        stepServerFinished: von einem Server abgeschlossen
        stepConsumptionReported: Nutzung der Güter gemeldet
        stepAccountTokenSet: anderem Spieler zugeordnet
        stepReinstated: gilt wieder
        stepRefundRequested: Erstattung beantragt
        stepRefundDeclined: Erstattung abgelehnt
        stepRefundReversed: Erstattung rückgängig, neu abgebucht
        stepWithdrawn: ohne Erstattung entzogen
        stepDeleted: im Teststore gelöscht
        stepGivenBack: zurückgegeben

        # The texts of Library.
        walletOf: GUTHABEN von {1}
        walletFailed: Das Guthaben konnte nicht geladen werden: {1}
        subscriptionsFailed: Die Abos konnten nicht geladen werden: {1}
        walletProvisional: samt dem, was für dieses Gerät noch unbestätigt ist
        walletDebt: Schuld {1}
        ownedTitle: IM BESITZ
        ownedSince: seit {1}
        ownedUntil: bis {1}
        boughtOn: gekauft auf {1}
        ownedRestored: wiederhergestellt
        ownedShared: in der Familie geteilt
        sharedUntil: in der Familie geteilt, bezahlt bis {1}
        timeLeft: noch {1}
        spentOn: ausgegeben für {1}
        spent: ausgegeben
        givenFor: von Hand gutgeschrieben: {1}
        givenBack: zurückgegeben: Erstattung rückgängig
        takenBack: nach Erstattung zurückgebucht
        walletHistory: VERLAUF

        # The texts of Receipt.
        receiptNone: Noch kein Beleg: Jeder Kauf hat einen.
        receiptPayload: Inhalt
        receiptChain: Zertifikate
        receiptVerdict: Bescheid
        verdictAccepted: gutgeschrieben
        verdictAlreadyGranted: bereits gutgeschrieben: nichts weiter fällig
        verdictRejected: endgültig abgelehnt
        verdictRevoked: zurückgebucht
        verdictRetry: noch nicht entschieden
        receiptOf: Beleg für {1}
        receiptGenuine: echt: signiert unter dem vertrauenswürdigen Stammzertifikat
        receiptRefused: nicht anerkannt: {1}
        receiptSigned: signiert mit {1}
        receiptUnread: Der Beleg ist nicht lesbar: {1}
        receiptMissing: Dieses Gerät hat keine signierte Fassung davon.
        receiptNoVerdict: Der Händler hat noch nicht geantwortet.
        receiptVerdictGenuine: vom Händler signiert, und die Signatur ist gültig
        receiptVerdictForged: die Signatur ist derzeit nicht gültig
        receiptVerdictUnsigned: unsigniert, über eine vertrauenswürdige Verbindung
        receiptRoot: vertrauenswürdiges Stammzertifikat
        receiptIntermediate: Zwischenzertifikat
        receiptLeaf: Signaturzertifikat
        validUntil: gültig bis {1}
        fileSaved: Gesichert als {1}.
        fileNotSaved: Nicht gesichert: {1}
        fieldTransactionID: Nummer dieser Transaktion im Store
        fieldOriginalID: erste Transaktion dieses Besitzes
        fieldOrderID: Nummer auf der Rechnung des Kunden
        fieldProductID: was gekauft wurde
        fieldType: Art des Produkts
        fieldQuantity: wie viele, 1 bis 10
        fieldPrice: für alle Stücke, in Tausendsteln
        fieldUnitPrice: je Stück, in Tausendsteln
        fieldCurrency: Währung des Preises
        fieldStorefront: Land des Kunden
        fieldStorefrontID: Apples Nummer dieses Landes
        fieldPurchaseDate: wann abgebucht wurde
        fieldOriginalDate: wann erstmals abgebucht wurde
        fieldExpiresDate: wann es endet
        fieldRevocationDate: wann erstattet oder zurückgebucht
        fieldRevocationReason: 0 anderer Grund, 1 Fehler der App
        fieldOwnership: gekauft oder in der Familie geteilt
        fieldReason: der Kunde oder eine Verlängerung
        fieldAppAccountToken: der Spieler beim Händler
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
        logClock: Stetige Uhr
        logNumber: Nummer
        logID: Ereignis
        logBefore: Hash davor
        logHash: Hash
        logSent: Liegt beim Händler.
        logUnsent: Noch nicht beim Händler.

        # The texts of SandboxScreen.
        sandboxPlace: wie Zahlungen ausgehen, und wo
        sandboxWaiting: wartet im Store
        sandboxPaid: bezahlt
        sandboxNoneWaits: Keine. „{1}“ führt dazu.
        sandboxNonePaid: Nichts wurde bezahlt.
        sandboxUnfinished: abgebucht, nicht abgeschlossen
        sandboxWaitingHelp: a genehmigt: Dann wird sofort abgebucht. d lehnt ab: Es wird nie abgebucht.
        sandboxPaidHelp: x erstattet ganz oder halb, macht das rückgängig, entzieht oder löscht; jedes
            Gerät erfährt es. Enter führt hin.
        sandboxOutcomeHelp: Wie die nächsten Zahlungen ausgehen, sofern der Dialog nichts anderes sagt.
        sandboxAccountHelp: Wer zahlt: Buchstaben, Ziffern, Punkte, - und _. Ein neuer Name ist ein
            neuer Kunde.
        sandboxDeviceHelp: Welches Smartphone: Buchstaben, Ziffern, Punkte, - und _. Ein neuer Name ist
            ein neues Smartphone.
        sandboxDeviceReset: kiosk sandbox device reset mit dem Namen eines Smartphones macht es wie neu,
            solange kein kiosk darauf läuft.
        sandboxStorefrontHelp: Das Land des Kontos in drei Buchstaben, etwa USA oder CHN; es bestimmt
            Preise und Währung.
        sandboxLanguageHelp: Die Sprache von kiosk und der Produkttexte.
        sandboxOpenStays: Hier {1|ist|sind} {1} {1|Kauf|Käufe} offen: Nach der Rückkehr geht es weiter.
        sandboxOtherDevice: Es wurde auf einem anderen Gerät oder von einem anderen Konto gekauft.
        sandboxNotWaiting: Nur was auf Genehmigung wartet, kann genehmigt oder abgelehnt werden.
        sandboxNothingCharged: Für diese Bestellung wurde nichts abgebucht: Zu erstatten ist nichts.
        sandboxBackOf: erstattet {1} von {2}
        sandboxNotPaid: Nur was abgebucht wurde, kann erstattet werden.
        selectionGone: Was ausgewählt war, ist fort, und anderes steht an seiner Stelle: erst ansehen.

        # The texts of Palette.
        paletteTitle: Befehle
        palettePrompt: tippen: Aktion, Produkt, Nummer, Design, Einstellung
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
        paletteResolve: klären, was unterbrochen ist
        paletteUnstick: herausgeben, was festhängt
        paletteCrashNow: jetzt abstürzen

        # The texts of the demo of product types.
        hintStepNext: weiter
        hintStepBack: zurück
        hintPlay: abspielen
        hintPause: anhalten
        hintFaster: schneller
        hintSlower: langsamer
        hintAgain: von vorn
        hintOther: andere Spalte
        demoBeingPlayed: Wird gerade gespielt, in eigenen Welten: mit Store, Händler und Geräten, die
            danach wieder weg sind. Gleich ist es hier zu sehen.
        demoTitle: Verbrauchbar und nicht verbrauchbar nebeneinander
        demoBuy: kaufen
        demoBuyAgain: erneut kaufen
        demoSpend: ausgeben
        demoSecondDevice: zweites Gerät
        demoRestore: wiederherstellen
        demoRefund: erstatten
        demoNothing: nichts
        demoOff: noch nicht da
        demoPhone: Handy
        demoTablet: Tablet
        demoReceipts: Belege des Stores
        demoRefersTo: zu {1}
        demoBoughtToUse: Einmal abgebucht: Der Händler hat die Ware gutgeschrieben, sie ist zum
            Verbrauchen da.
        demoBoughtForGood: Einmal abgebucht: Von jetzt an gehört es dem Konto, und es verbraucht sich
            nicht.
        demoChargedAgain: Verbrauchbares kann man wieder kaufen: eine eigene Buchung, ein eigener Beleg
            und die Ware noch einmal.
        demoFreeAgain: Es ist schon gekauft: Der Store bucht nichts ab, und der Beleg verweist auf den
            ersten.
        demoSpentAtMerchant: Ausgeben geht nur App und Händler an: Der Store wird nicht gefragt, kein
            Beleg ändert sich.
        demoNothingToSpend: Was für immer gekauft ist, verbraucht sich nicht: Es gibt nichts auszugeben.
        demoWalletFollows: Auf das zweite Gerät kommt kein Beleg; das Guthaben ist da, weil der Händler
            es führt.
        demoWaitsForRestore: Nichts kommt ungefragt: Das zweite Gerät hat es erst nach dem
            Wiederherstellen.
        demoNothingToRestore: Der Store hat nichts wiederherzustellen: Verbrauchbares kommt nicht
            zurück. Das Guthaben führt der Händler.
        demoRestored: Der Store stellt diesem Gerät einen Beleg aus, der auf den ersten verweist, und
            bucht nichts ab.
        demoRefundedGoods: Das Geld ging zurück, und der Händler nahm die Ware zurück.
        demoRefundedSpent: Das Geld ging zurück; was schon ausgegeben ist, bleibt als Schuld stehen.
        demoRefundedOwnership: Das Geld ging zurück: Die Belege sind widerrufen, kein Gerät besitzt es
            mehr.

        # The texts of the demo of designs.
        stagesTitle: Fünf Entwürfe, an denselben Stellen getötet
        designFinishFirst: erst Abschluss
        designWaiting: nach Bescheid
        designOrderOnDevice: auf dem Gerät
        designLogged: samt Protokoll
        designFinishFirstNote: Dieser Entwurf schließt eine Transaktion ab, sobald sie kommt, und lässt
            sie danach vom Händler prüfen.
        designWaitingNote: Dieser Entwurf schließt nach dem Bescheid des Händlers ab; die Bestellnummer
            steht nur im Speicher.
        designOrderOnDeviceNote: Dieser Entwurf ist der vorige, aber die Bestellnummer steht bis zur
            Erledigung in einer Datei des Geräts.
        designLoggedNote: Dieser Entwurf ist der vorige, und vor jedem Schritt erfährt das Protokoll des
            Händlers davon.
        designKioskNote: kiosk vergibt selbst eine Nummer und schreibt sie zuerst auf; der Store
            signiert sie, der Händler kennt sie.
        pointBeforePurchase: vor dem Senden
        pointAfterPurchase: abgebucht, stumm
        pointReceived: Transaktion da
        pointBeforeVerify: vor der Prüfung
        pointAfterVerify: gutgeschrieben, stumm
        pointBeforeFinish: vor dem Abschluss
        pointAfterFinish: abgeschlossen, stumm
        pointAppDeleted: App gelöscht
        pointDeviceLost: Gerät verloren
        fateNotCharged: unbezahlt
        fateSettled: erledigt
        fateStuck: hängt
        fateLost: verloren
        fateLostWithApp: mit App verloren
        fateLostWithAppShort: mitverloren
        fateExplained: erklärbar
        fateNoteNotCharged: Nichts wurde abgebucht, nichts ist offen.
        fateNoteSettled: {1} wurde abgebucht, und die Ware ist da.
        fateNoteStuck: {1} wurde abgebucht, nichts kam, und das Produkt lässt sich nicht mehr kaufen.
        fateNoteStuckGranted: {1} wurde abgebucht, die Ware ist da, aber das Produkt lässt sich nicht
            mehr kaufen.
        fateNoteLost: {1} wurde abgebucht, und nichts kam. Nichts sagt, welche Bestellung es war.
        fateNoteLostWithApp: {1} wurde abgebucht, und nichts kam. Was die Bestellung nannte, ging mit
            der App.
        fateNoteExplained: {1} wurde abgebucht, und nichts kam. Der Kundendienst sieht es und kann es
            gutmachen.
        stagesFindsNothing: Der Kundendienst findet keine Bestellung zu der Zahlung.
        stagesFindsOrder: Der Kundendienst findet Bestellung {1}.
        stagesFindsLog: Der Kundendienst findet Bestellung {1} und {2} {2|Eintrag|Einträge} im Protokoll
            des Geräts.
        differsFinishFirst: kiosk schließt nur Geliefertes ab; bis dahin kommt es wieder.
        differsWaiting: kiosk lässt alles prüfen, was kommt: Die signierte Transaktion nennt den Kauf
            selbst.
        differsOrderOnDevice: kiosk braucht dafür keine Datei: Die signierte Transaktion nennt den Kauf
            selbst.
        stagesKilled: hier getötet
        stagesDeleted: App gelöscht, neu installiert
        stagesLost: Gerät verloren, Anmeldung auf neuem
        stagesStarted: App neu gestartet
        hintStory: was geschah
        hintCellNext: nächstes Feld
        hintDesign: Entwurf
        hintPoint: Stelle

        # The texts of toasts and empty screens.
        toastBought: {1} gekauft.
        toastGranted: Sie erhalten {1}.
        toastPaidOff: {1} tilgten Ihre Schuld.
        toastPending: {1}: wartet auf Genehmigung. Vorher wird nichts abgebucht.
        toastSamePurchase: {1} war schon unterwegs: Es ist derselbe Kauf. Es wurde nicht noch einmal
            abgebucht.
        toastCancelled: Abgebrochen. Es wurde nichts abgebucht.
        toastFailed: {1}: {2}
        toastRestoring: Wird wiederhergestellt …
        toastRestored: {1} {1|Produkt|Produkte} wiederhergestellt.
        toastRestoredNothing: Für dieses Konto gibt es nichts wiederherzustellen.
        toastRestoredPart: {1} wiederhergestellt. Für {2} weitere fehlt die Antwort des Händlers: Das
            läuft von selbst weiter, auch beim nächsten Start.
        restoredSubscriptions: Darunter {1} {1|Abo|Abos}: Abos kommen auf jedes Gerät von selbst.
        toastRestoreFailed: Das Wiederherstellen gelang nicht. Nichts wurde geändert, nichts abgebucht.
            Bitte erneut versuchen.
        newsApproved: {1} wurde genehmigt: abgebucht, geliefert.
        newsDeclined: {1} wurde abgelehnt: nicht abgebucht.
        newsArrived: {1} ist da: abgebucht, geliefert.
        toastSpendUnknown: Noch keine Antwort. Das Ausgeben {2} von {1} ist unterwegs: Es läuft von
            selbst weiter und zählt einmal.
        toastSpentLate: {1} doch noch ausgegeben: {2}.
        toastSpendRefusedLate: Das Ausgeben {2} von {1} wurde abgelehnt. Nichts wurde abgezogen.
        toastSpent: {1} ausgegeben.
        toastNotEnoughPlain: Vorhanden sind nur {1}.
        toastFinished: Abgeschlossen.
        toastRefunded: Erstattet: {1}.
        toastApproved: Genehmigt.
        toastDeclined: Abgelehnt.
        toastCopied: {1} kopiert.
        toastNotCopied: Dieses Terminal kann nicht kopieren. Text mit der Maus auswählen.
        toastTheme: Design: {1}
        toastThemeKept: Das Design bleibt, wie es war: {1}
        toastLanguage: Sprache: {1}
        toastOutcome: Zahlungen ab jetzt: {1}
        toastCatalogChanged: Der Katalog hat sich geändert.
        toastGone: Nicht mehr im Verkauf: {1}.
        toastMouseOn: Maus an. Umschalt-Ziehen markiert Text; {1} gibt die Maus frei.
        toastMouseOff: Maus freigegeben: Sie markiert jetzt Text. {1} holt sie zurück.
        toastUnknownOutcome: Noch keine Antwort zu {1}. Dieselbe Bestellung wird erneut angefragt;
            doppelt abgebucht werden kann sie nicht.
        toastUnavailable: Das Produkt wird nicht mehr verkauft. Es wurde nichts abgebucht.
        toastNothingHere: Dafür gibt es hier nichts Passendes.
        toastNowDriving: Dieses Fenster steuert jetzt das Gerät.
        toastCatalogBroken: {1}. Der Shop verkauft weiter nach dem vorigen Katalog.
        toastConfigBroken: {1} Alles bleibt, wie es war.
        toastConfigUsed: Die Konfigurationsdatei wurde neu gelesen. Jetzt gilt: {1}.
        toastConfigLater: Ab dem nächsten Start: {1}.
        toastPickOverLine: {1} bleibt, statt {2} ({3}), bis diese Zeile geändert wird.
        toastPickUnderVariable: {1} vorerst: Beim nächsten Start gilt {3} aus {2}.
        notCharged: Es wurde nichts abgebucht.
        emptyShop: Der Katalog enthält keine Produkte. Einen anderen öffnen: kiosk --catalog DATEI
        emptyFilter: Nichts passt. Esc löscht den Filter.
        emptyActivity: Noch nichts gekauft.
        emptyWallet: Kein Guthaben.
        emptyOwned: Noch nichts im Besitz.
        emptyLog: Noch ist nichts geschehen.
        howToRestore: {1} stellt Käufe wieder her.
        howToBuy: {1} öffnet den Shop, {2} kauft dort.
        loading: Wird geladen …
        catalogFailed: Der Store hat keine Produkte gesendet.
        catalogAgain: Es wurde nichts abgebucht. r fragt erneut.
        toastSorted: Sortiert {1}.
        toastNothingToUndo: Nichts zu widerrufen. Gekauftes wird durch eine Erstattung zurückgegeben.
        toastNothingToRedo: Nichts zu wiederholen.
        toastRecordingStopped: Die Aufzeichnung wurde beendet: {1}. {2} endet hier.
        toastRecorded: Die Aufzeichnung liegt in {1}.
        toastTerminal: Dieses System kennt den Terminaltyp {1} nicht; er gilt als {2}.

        # The texts of the dialogue in lines.
        plainWelcome: kiosk, ein Sandbox-Shop: kein echtes Geld. {1} auf {2}, {3}.
        plainHint: Eine Nummer wählt aus; menu sagt, was hier möglich ist; help nennt alle Wörter.
        plainComma: ", "
        plainFact: {1}: {2}
        plainNews: {1}: {2}. {3}
        plainPrompt: "kiosk> "
        plainUnknown: „{1}“ ist unbekannt. help eingeben.
        plainNoProduct: Ein Produkt {1} gibt es nicht. list eingeben.
        plainNoTransaction: Eine Transaktion {1} gibt es nicht. transactions eingeben.
        plainNoGood: {1} ist im Guthaben nicht vorhanden. library eingeben.
        plainNoNumber: Die letzte Liste hat keine Nummer {1}.
        plainNoReceipt: Zuerst receipt eingeben; dann lässt sich der Beleg sichern.
        plainNoCatalog: Der Store hat keine Produkte gesendet. Nichts wurde abgebucht. refresh eingeben.
        plainUnscreened: Das gibt es nur auf dem ganzen Bildschirm: Dieser Dialog hat weder Designs noch
            Tasten noch Maus.
        plainSlow: Es dauert länger als sonst und läuft von selbst weiter. Neues wird gesagt.
        plainNoAnswer: Es kam keine Antwort. Nichts wurde geändert. Bitte noch einmal versuchen.
        plainAgain: zurück: {1}
        plainMore: {1} von {2} genannt. more nennt die nächsten.
        plainNoMore: Das war alles.
        plainProducts: {1} {1|Produkt|Produkte}.
        plainTransactions: {1} {1|Transaktion|Transaktionen}.
        plainEvents: {1} {1|Ereignis|Ereignisse} im Protokoll.
        plainFound: {1} von {2} {1|passt|passen} zu „{3}“.
        plainNothingFound: Nichts passt zu „{1}“. find ohne Angabe bringt alles zurück.
        plainSeveral: „{1}“ kann {2} bedeuten:
        plainNothingOwned: Noch ist nichts dauerhaft im Besitz. restore stellt Käufe wieder her.
        plainLibrary: Was {1} hat:
        plainDeferred: Jemand muss es genehmigen: approve oder decline eingeben. Vorher wird nichts
            abgebucht.
        plainAfter: {1} später
        plainBuyQuestion: "{1} × {2} für {3} kaufen? Echtes Geld wird nicht abgebucht. Zum Kaufen yes
            eingeben: "
        plainQuantityHint: Eine Zahl von {1} bis {2} ändert die Menge.
        plainNotBought: Nicht gekauft. Es wurde nichts abgebucht.
        plainSpendQuestion: "{1} ausgeben? Zum Ausgeben yes eingeben: "
        plainNotSpent: Nichts wurde ausgegeben.
        plainRefundQuestion: "{2} für {1} erstatten? Zum Erstatten yes eingeben: "
        plainNotRefunded: Nichts wurde erstattet.
        plainUnchanged: Nichts wurde geändert.
        plainFollowing: Das Protokoll läuft mit: Was mit Käufen geschieht, wird gesagt, sobald es
            vermerkt ist.
        plainNotFollowing: Das Protokoll läuft nicht mehr mit.
        plainNewPrice: {1}: jetzt {2}, vorher {3}.
        plainNewText: {1}: neuer Text.
        plainNewProduct: Neu: {1}, {2}.
        plainSoldAgain: Jetzt erhältlich: {1}, {2}.
        plainGone: {1}: nicht mehr im Verkauf.
        plainNotOwned: {1}: gehört Ihnen nicht mehr.
        plainMoreChanges: Und {1} weitere {1|Änderung|Änderungen}.
        plainGoodbye: Auf Wiedersehen.
        plainDeedQuestion: "{1} – {2}? Zum Ausführen yes eingeben: "

        # What each word of the dialogue in lines does.
        plainHelpNumbers: Eine Nummer wählt aus der zuletzt genannten Liste. Beispiele:
        plainHelpList: die Produkte.
        plainHelpShow: alles über ein Produkt oder eine Transaktion; auch mit Nummer.
        plainHelpFind: nur was diese Wörter hat. Felder: type, owned, price, sale, available, grants;
            bei Transaktionen state; im Protokoll kind und order. Ohne Angabe: wieder alles.
        plainHelpSort: andere Reihenfolge: type, name, price oder price-down.
        plainHelpBuy: fragt und kauft bei yes. Das letzte Wort kann die Menge sein.
        plainHelpRestore: bringt zurück, was dem Konto gehört.
        plainHelpTransactions: alle Käufe oder ein Teil: all, open, failed, refunded.
        plainHelpFinish: schließt Geliefertes von Hand ab.
        plainHelpReceipt: die signierte Transaktion, Feld für Feld erklärt; ohne Angabe die neueste.
        plainHelpSave: sichert den Beleg in einer neuen Datei im Ordner, in dem kiosk gestartet wurde.
        plainHelpLibrary: Guthaben und Besitz.
        plainHelpSpend: fragt und nimmt es bei yes aus dem Guthaben.
        plainHelpSandbox: wie gezahlt wird, wer und wo man ist, was wartet und was bezahlt wurde.
        plainHelpOutcome: wie die nächsten Zahlungen ausgehen; outcome allein nennt alle Möglichkeiten.
        plainHelpApprove: genehmigt, was wartet; dann wird abgebucht. Ohne Angabe, wenn nur eines
            wartet.
        plainHelpDecline: lehnt ab, was wartet; es wird nie abgebucht.
        plainHelpRefund: fragt und erstattet bei yes den ganzen Preis; mit half, ask, decline, reverse,
            revoke oder delete dahinter geschieht das.
        plainHelpAccount: ein anderer Kunde; ein neuer Name ist ein neuer.
        plainHelpDevice: ein anderes Smartphone; ein neuer Name ist ein neues.
        plainHelpStorefront: ein anderes Land in drei Buchstaben; es bestimmt die Preise.
        plainHelpLanguage: eine andere Sprache; ohne Angabe die Liste.
        plainHelpLog: die neuesten Ereignisse, das neueste zuerst.
        plainHelpFollow: sagt, was mit Käufen geschieht, sobald es im Protokoll steht, on oder off.
        plainHelpExport: sichert das Protokoll in einer neuen Datei, so weit find es zeigt.
        plainHelpUndo: nimmt Filter, Reihenfolge, Zahlungsergebnis oder Sprache zurück.
        plainHelpRedo: stellt Zurückgenommenes wieder her.
        plainHelpRefresh: fragt den Store erneut nach seinen Produkten.
        plainHelpMore: die nächsten Zeilen einer langen Liste.
        plainHelpRepeat: sagt noch einmal, was seit der letzten Zeile gesagt wurde.
        plainHelpBack: die Liste des Ortes, an dem man ist.
        plainHelpMenu: was hier möglich ist, mit Nummern.
        plainHelpWhere: Konto, Gerät, Land, Sprache und Zahlung.
        plainHelpHelp: alle Wörter oder eines davon.
        plainHelpQuit: verlässt den Shop; Offenes geht beim nächsten Start weiter.

        # The texts of disputes and of what is given by hand.
        disputeOrder: BESTELLUNG {1}
        disputeWhat: gekauft
        disputeAccount: Konto
        disputeOrdered: bestellt
        disputeStoreOrder: Store-Bestellung
        disputeTransaction: Transaktion
        disputeIntent: Kauf-ID
        disputeVerdict: ERGEBNIS
        disputeStopped: Stehen geblieben bei: {1}.
        disputeHappened: WAS GESCHAH
        disputeOthers: WEITERE BESTELLUNGEN von {1}
        disputeOrders: BESTELLUNGEN von {1}
        disputePlayer: AN DEN SPIELER
        disputeAdvice: WAS SIE TUN KÖNNEN
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
        verdictOwed: abgebucht, nicht geliefert: noch geschuldet
        verdictRefused: abgebucht und vom Händler abgelehnt
        verdictDelivered: abgebucht und geliefert, noch vorhanden
        verdictSpent: abgebucht, geliefert und inzwischen ausgegeben
        verdictRefunded: abgebucht und erstattet
        verdictCompensated: abgebucht und von Hand gutgeschrieben
        verdictUndecided: unbekannt: Der Store antwortet nicht
        tellOrder: Ihre Bestellung {1}, {2}, {3}:
        tellOrderUnpriced: Ihre Bestellung {1}, {2}:
        tellNeverArrived: Sie hat den Store nicht erreicht. Es wurde nichts abgebucht.
        tellMayArrive: Falls die App sie beim nächsten Start noch sendet, wird einmal abgebucht und
            einmal geliefert.
        tellClosed: Dafür kann nichts mehr abgebucht werden. Sie können erneut kaufen.
        tellCancelled: Sie haben den Kauf im Store abgebrochen. Es wurde nichts abgebucht.
        tellDeclined: Der Store hat sie nicht angenommen.
        tellPending: Sie wartet auf Genehmigung. Vorher wird nichts abgebucht.
        tellFree: Sie hat nichts gekostet, da sie bereits bezahlt war (Transaktion {1}).
        tellShared: Sie hat nichts gekostet: Jemand aus Ihrer Familie hat es gekauft und teilt es mit
            Ihnen.
        tellWithdrawn: Sie wurde am {1} entzogen. Geld ging nicht zurück.
        tellUnshared: Sie hat nichts gekostet, und Ihre Familie teilt es nicht mehr.
        tellCharged: Abgebucht wurde am {1}.
        tellOwed: Die Ware ist noch nicht auf Ihrem Konto. Öffnen Sie die App auf {1} mit
            Internetverbindung: Die Ware kommt von selbst, und es wird nicht erneut abgebucht.
        tellOwedLost: Die Ware ist nicht auf Ihrem Konto angekommen und kommt nicht mehr von selbst. Wir
            schreiben sie von Hand gut.
        tellPostponed: Wir konnten noch nicht liefern. Ihre App fragt von selbst erneut an, und es wird
            nicht erneut abgebucht.
        tellRefused: Wir konnten den Kauf nicht annehmen, und es wurde nichts geliefert. Sie erhalten
            die Ware oder Ihr Geld zurück.
        tellDelivered: Ihrem Konto am {2} gutgeschrieben: {1}. Alles ist noch vorhanden.
        tellOwned: Es gehört Ihnen seit {1}. Auf einem anderen Gerät stellen Sie Ihre Käufe wieder her.
        tellNotShown: Ihr Gerät hat es noch nicht angezeigt: Öffnen Sie die App auf {1} mit
            Internetverbindung.
        tellSpent: Ihrem Konto am {2} gutgeschrieben: {1}. Seither {3|wurde|wurden} davon {3}
            ausgegeben, {4} {4|ist|sind} übrig.
        tellSpendings: Ausgegeben: {1}.
        tellSpending: {1} am {2}
        tellSpendingFor: {1} am {2} für „{3}“
        tellPaidOff: Mit {1} wurde Ihre Schuld aus einer früheren Erstattung getilgt.
        tellRefunded: Das Geld ging am {1} zurück.
        tellPartRefunded: Ein Teil des Geldes ging am {1} zurück.
        tellTakenBack: Zurückgebucht: {1}.
        tellDebt: {1} hatten Sie schon ausgegeben und schulden Sie nun: Der nächste Kauf tilgt das
            zuerst.
        tellCompensated: Wir haben {1} am {2} von Hand gutgeschrieben: {3}
        tellBesides: Am {1} haben wir außerdem {2} von Hand gutgeschrieben: {3}
        tellUndecided: Noch ist nicht zu sehen, ob abgebucht wurde. Bitte fragen Sie etwas später noch
            einmal.
        adviseOwed: Das Gerät legt sie dem Händler beim nächsten Start vor; bleibt das drei Tage aus,
            gibt der Store das Geld von selbst zurück. Sofort gutschreiben: {1}
        adviseOwedLost: Für den Store ist sie abgeschlossen, daher bringt kein Gerät sie zurück. Von
            Hand gutschreiben: {1}
        advisePostponed: Der Händler hat sie aufgeschoben: {1} Ist das behoben, fragt das Gerät erneut;
            oder von Hand gutschreiben: {2}
        adviseRefused: Der Händler hat sie abgelehnt: {1} Erstatten: {2} Oder von Hand gutschreiben: {3}
        advisePending: Jemand entscheidet: {1} (oder decline)
        adviseFree: Der bezahlte Kauf: {1}
        adviseSpent: Aus Kulanz etwas zusätzlich gutschreiben: {1}
        adviseUndecided: Fragen Sie erneut, wenn der Store antwortet.
        disputeNone: Keine Bestellung hat „{1}“ in einer ihrer Nummern, weder beim Händler noch im
            Store: Unter dieser Nummer wurde niemandem etwas abgebucht.
        disputeNoAccount: Der Händler hat kein Konto „{1}“.
        disputeSeveral: „{1}“ passt zu {2} Bestellungen:
        disputeSeveralEnd: Nennen Sie mehr von der Nummer. Es wurde nichts geändert.
        suggestOtherYear: Es gibt {1}: Die Zählung läuft über die Jahre weiter.
        suggestNotIssued: Die letzte vergebene Nummer ist {1}.
        suggestAccount: Es gibt ein Konto dieses Namens: {1}
        suggestIntent: Es sieht aus wie die Kauf-ID eines Geräts, doch hat dieses Gerät den Händler
            damit nie erreicht.
        suggestTransaction: Es sieht aus wie eine Transaktion, doch hat dieser Store sie nicht
            ausgestellt: vielleicht ein anderes Profil oder ein anderer Store.
        disputeLog: DAS PROTOKOLL DES GERÄTS
        disputeLogNote: die eigene Angabe des Geräts, in der Kopie, die der Händler zuerst erhielt
        disputeLogFits: Daran wurde nachträglich nichts geändert.
        logSince: Protokoll von {1} seit {2}
        oddRewritten: {1}: Ereignis {2} kam mit anderem Inhalt noch einmal, das Protokoll wurde also neu
            angelegt; es gilt die erste Kopie.
        oddUnjoined: {1}: Ereignis {2} schließt nicht an das vorige an.
        oddUnfit: {1}: Ereignis {2} entspricht nicht seinem Siegel.
        oddGap: {1}: Die Ereignisse vor {2} kamen nie an.
        oddNewChain: {1}: ein neues Protokoll, obwohl das Gerät schon eines hatte.
        grantGave: {1} für {2} gutgeschrieben, Bestellung {3}: {4}
        grantRepeated: Nichts wurde geändert: {2} erhielt {1} für Bestellung {3} am {4}: {5}
        grantSettles: Die Bestellung ist damit erledigt: Eine spätere Prüfung gibt nichts mehr, und eine
            Erstattung bucht es zurück.
        grantBesides: Es kam zu dem hinzu, was die Bestellung ergab; eine Erstattung bucht beides
            zurück.
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
        offlineAgain: Es wird von selbst erneut gefragt.
        offlineNothing: Der Shop ist offline, und was er zuletzt verkauft hat, ist hier nicht bekannt.
        redelivering: Unfertige Transaktionen werden empfangen: bisher {1}.
        offlineStill: Der Shop antwortet noch nicht. Es wurde nichts geändert.
        toastOnline: Der Shop antwortet wieder.
        agoNow: gerade eben
        agoMinutes: vor {1} {1|Minute|Minuten}
        agoHours: vor {1} {1|Stunde|Stunden}
        agoDays: vor {1} {1|Tag|Tagen}
        agoYears: vor {1} {1|Jahr|Jahren}

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: aktiv
        subscriptionExpired: beendet
        subscriptionRetried: unbezahlt: nichts verfügbar, der Store versucht abzubuchen
        subscriptionGrace: in der Nachfrist: verfügbar, obwohl unbezahlt
        subscriptionRevoked: zurückgezogen
        renewsAt: verlängert sich am {1} für {2}
        renewsTo: ab {1} {2} für {3}
        endsAt: endet am {1}
        endedAt: endete am {1}
        graceUntil: unbezahlt; verfügbar bis {1}
        retriedSince: unbezahlt seit {1}
        termsNow: {1}; beginnt sofort, der Rest von {2} wird erstattet
        termsReplaced: {1}; beginnt sofort statt der Verlängerung von {2}, die nicht bezahlt werden konnte
        termsLater: Heute wird nichts berechnet. Ab {1}: {2}
        termsResumed: Heute wird nichts berechnet. Es verlängert sich am {1}
        termsRecovered: {1} wird jetzt berechnet: die Verlängerung, die nicht bezahlt werden konnte
        termsHad: Vorhanden; verlängert sich am {1}
        noSubscriptions: Keine Abos.

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: Stufe
        levelValue: {1} von {2}
        labelSiblings: Anderes Abo
        introductionHad: schon gehabt, nicht noch einmal
        chargedToday: Heute wird {1} berechnet.
        chargedNothing: Heute wird nichts berechnet.
        renewsFrom: Ab {1}: {2}, bis zur Kündigung.
        buttonAgree: Zustimmen
        untilCancelled: Es verlängert sich bis zur Kündigung.
        subscriptionsTitle: ABOS
        subscriptionCancelled: gekündigt
        priceWaits: kostet dann {1}, wenn zugestimmt wird, sonst endet es
        priceAgreed: kostet dann {1}
        toastRenewalOff: {1} verlängert sich nicht mehr: {2}.
        toastRenewalOn: {1} verlängert sich wieder: {2}.
        toastPriceAgreed: Dem neuen Preis von {1} wurde zugestimmt.
        subscriptionChoose: Zuerst ein Abo auswählen.
        subscriptionNotNow: Das geht mit {1} im jetzigen Zustand nicht.
        plansTitle: Abo wechseln
        planHad: jetzt gewählt
        planNow: sofort
        planLater: zur Verlängerung
        linePaid: bezahlt
        lineAhead: vorausbezahlt
        lineOffer: Angebot
        lineGrace: Nachfrist
        lineRetry: unbezahlt
        lineRefunded: erstattet
        lineToday: heute
        lineEarlier: {1} {1|früherer Zeitraum|frühere Zeiträume} nicht gezeichnet
        eventBegan: begonnen
        eventBeganAgain: wieder abonniert
        eventChanged: Abo gewechselt
        eventRecovered: doch noch bezahlt
        eventOffer: {1} mit Angebot
        periodSpan: {1} bis {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: die Uhr des Stores
        clockTime: Zeit
        clockSpeed: Tempo
        clockForward: Vor
        clockFrozen: angehalten
        clockReal: Echtzeit
        clockPerSecond: {1} je Sekunde
        clockTimes: {1}-mal so schnell
        clockNext: zum nächsten Ereignis
        sandboxTimeHelp: Nach dieser Uhr verlängern sich und enden Abos, auf jedem Gerät des Stores.
            Enter hält sie an oder lässt sie laufen; die Zeile darunter sagt, wie schnell. Nichts stellt
            sie zurück.
        sandboxSpeedHelp: Wie schnell die Uhr des Stores läuft. Bei einem Monat je Sekunde vergehen zwei
            Jahre in einer halben Minute.
        sandboxForwardHelp: Links und rechts wählen, wie weit, Enter geht dorthin. Alles, was unterwegs
            fällig wird, geschieht: Verlängerungen, Enden, neue Versuche.
        clockForwardTitle: Uhr des Stores vorstellen
        clockForwardNote: Was bis dahin fällig ist, geschieht sofort: Abos verlängern sich oder enden,
            wartende Zahlungen werden ausgeführt oder verfallen. Zurückstellen lässt sich die Uhr nicht.
        clockForwardDue: Dieses Konto hat {1} {1|aktives Abo|aktive Abos} und {2} {2|offenen Kauf|offene
            Käufe}.
        buttonForward: Vorstellen
        toastClock: Die Uhr des Stores: {1}
        toastSettling: Fälliges wird erledigt: {1} von {2}
        sandboxSubscriptions: Abos
        sandboxFails: Verlängerungen scheitern
        labelRenewals: Verlängerung
        renewalsPaid: werden bezahlt
        renewalsFail: scheitern
        renewalsOff: sind gekündigt
        labelUntil: Bezahlt bis
        sandboxSubscriptionHelp: F lässt Verlängerungen scheitern oder wieder gelingen, e beendet es
            jetzt, i kündigt einen neuen Preis an, + schenkt Tage.
        entryPrice: Neuer Preis
        entryDays: Mehr Tage
        sandboxPriceHelp: Der Preis ab der nächsten Verlängerung, etwa 5.99. Einem höheren muss
            zugestimmt werden.
        sandboxDaysHelp: Wie viele Tage geschenkt werden, höchstens 90.
        entryNoPrice: Das ist kein Preis wie 5.99.
        entryNoDays: Das ist keine Zahl von 1 bis 90.
        hintCancelRenewal: kündigen
        hintResume: wieder verlängern
        hintAgree: Preis zustimmen
        hintPlan: Abo wechseln
        hintClockFreeze: Uhr anhalten
        hintClockNext: nächstes Ereignis
        hintClockDay: einen Tag vor
        hintClockMonth: einen Monat vor
        hintClockYear: ein Jahr vor
        hintClockFaster: Uhr schneller
        hintClockSlower: Uhr langsamer
        hintFailRenewals: Abbuchung stören
        hintExpire: jetzt beenden
        hintPrice: neuer Preis
        hintExtend: mehr Tage
        plainHelpClock: die Uhr des Stores; freeze, run, next, day, month, year, faster oder slower
            ändern sie.
        plainHelpCancel: lässt ein Abo mit dem Bezahlten enden.
        plainHelpResume: lässt ein gekündigtes Abo sich wieder verlängern.
        plainHelpAgree: stimmt einem angekündigten Preis zu.

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
        outcomeIneligible: ablehnen: Angebot gilt nicht
        outcomeRefused: ablehnen: ohne Grund
        outcomeNoteSlowApprove: Nach drei Minuten der Store-Uhr wird abgebucht; bis dahin wartet der
            Kauf.
        outcomeNoteSlowDecline: Nach drei Minuten der Store-Uhr wird abgelehnt; bis dahin wartet der
            Kauf.
        outcomeNoteInterrupted: Der Kauf scheitert, nichts wird abgebucht. Nach kiosk sandbox resolve
            kommt ein neuer von selbst.
        outcomeNoteAnswerLost: Der Store bucht ab, seine Antwort kommt nie an: kiosk fragt noch einmal,
            Sie zahlen einmal.
        outcomeNoteStuck: Der Store bucht ab, sagt, es sei schon gekauft, und zeigt nichts: bis kiosk
            sandbox unstick.
        declinedFunds: Auf dem Konto ist zu wenig Guthaben. Es wurde nichts abgebucht. Laden Sie es auf
            oder wählen Sie eine andere Zahlungsart.
        declinedNotAllowed: Auf diesem Gerät sind Käufe nicht erlaubt. Es wurde nichts abgebucht. Fragen
            Sie, wer es verwaltet.
        declinedInterrupted: Der Store braucht zuerst etwas von Ihnen, etwa neue Zahlungsdaten. Es wurde
            nichts abgebucht. Danach kommt der Kauf von selbst: Kaufen Sie nicht noch einmal.
        declinedInterruptedPast: Der Store brauchte zuerst etwas von Ihnen. Für diese Bestellung wurde
            nichts abgebucht; ein Kauf desselben Produkts ist seither von selbst gekommen.
        declinedInterruptedOver: Der Store brauchte zuerst etwas von Ihnen. Es wurde nichts abgebucht.
            Die Bestellung wurde aufgegeben: Es kommt nichts mehr.
        declinedLapsed: Die Kaufanfrage wurde einen Tag lang nicht beantwortet. Es wurde nichts
            abgebucht. Sie können erneut fragen.
        stepLeftWaiting: konnte nicht von selbst erledigt werden
        stepHandedOut: doch noch ausgehändigt
        orderInterrupted: unterbrochen
        orderStuck: hängt im Store fest
        sandboxInterruptedHelp: a räumt das Hindernis aus: Dann wird abgebucht, und der Kauf kommt von
            selbst.
        sandboxStuckHelp: a händigt ihn aus. Bis dahin sagt der Store, er sei schon gekauft, und zeigt
            nichts.

        # The texts of planned faults.
        plainHelpFault: plant, was schiefgeht: Aufruf, Störung, wann; allein nennt es die Pläne, clear
            löscht sie.
        plainNoFaults: Keine Störung ist geplant.
        sandboxFaults: was schiefgeht
        sandboxNoFaults: Nichts ist geplant. f plant etwas.
        entryFault: eine Störung
        hintPlanFault: Störung planen
        hintClearFault: Störung löschen
        hintBuyOutside: außerhalb kaufen
        toastBoughtOutside: {1} wurde außerhalb der App gekauft. Es kommt von selbst.
        labelStruck: getroffen
        sandboxFaultHelp: Ein Aufruf, was damit schiefgeht, und wann: purchase drop-after, verify 503
            every, products latency=3s chance=50%, finish duplicate nth=2 account=ann. Alle Wörter nennt
            kiosk sandbox fault add --help.
        faultOfCatalog: aus der Katalogdatei
        faultOfCatalogHelp: Sie kommt aus der Katalogdatei und trifft, solange sie dort steht.
        faultChoose: Zuerst eine Störung auswählen.
        sandboxPlannedHelp: c nimmt sie zurück. Sie trifft jeden kiosk an diesem Store.

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: ändert, was verkauft wird; edit allein nennt, was sich ändern lässt und geändert
            wurde.
        plainHelpCrash: beendet dort beim nächsten Kauf dieses Programm; allein nennt es die Stellen,
            none nimmt es zurück.
        plainAsInCatalog: wieder wie im Katalog
        plainCrashPlanned: Dieses Programm wird sich dort beenden, wirklich und einmal: {1}. Beim
            nächsten Start geht es weiter und sagt, was erledigt ist. crash none nimmt es zurück.
        changedByHand: Im Sandkasten von Hand geändert; kiosk sandbox product ID --reset nimmt es
            zurück.
        newBadge: neu
        sandboxProducts: was verkauft wird
        entryProduct: ein Produkt ändern
        sandboxProductHelp: Eine Änderung: availability removed (oder draft, in-review, cleared), price
            1.99, sale 0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXT, description TEXT oder reset.
            Jeder kiosk an diesem Store verkauft es sofort so.
        sandboxProductLineHelp: Links und rechts ändern, ob es verkauft wird, Enter alles andere. Was
            hier geändert wird, bleibt, was auch in der Datei des Katalogs steht, bis reset getippt
            wird.
        availabilityCleared: im Verkauf
        availabilityDraft: Entwurf
        availabilityInReview: in Prüfung
        availabilityRemoved: entfernt
        labelChanged: geändert
        notInCatalog: nicht mehr im Katalog
        lowBalanceOffer: Noch {1}. {2} für {3}?
        lowBalanceKeys: {1} kauft, Esc blendet aus
        hintTakeOffer: Angebot kaufen
        crashLabel: Absturz
        crashNever: nie
        sandboxCrashHelp: Wo auf seinem Weg der nächste Kauf dieses Programm beendet, wirklich und
            einmal. Links und rechts wählen, Enter nimmt jede Stelle oder now. Der nächste Start sagt,
            was er erledigt hat.
        entryCrash: wo abstürzen
        crashNoPoint: „{1}“ ist kein Punkt.
        sandboxCrashEntryHelp: before oder after und ein Aufruf: {1}; never; oder now. Dort beendet sich
            das Programm, und der nächste Start macht weiter.
        crashedAt: kiosk hat sich wie geplant beendet ({1}). Beim nächsten Start geht es ab dem Journal
            weiter und sagt, was erledigt ist.
        crashedNow: kiosk hat sich wie verlangt beendet. Beim nächsten Start geht es ab dem Journal
            weiter und sagt, was erledigt ist.
        settledAtStart: Vom letzten kiosk offen gelassen, jetzt erledigt: {1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: Kauf notiert
        state/order-numbered: Bestellnummer erhalten
        state/number-deferred: noch keine Bestellnummer
        state/submitted: Kauf an den Store gesendet
        state/payment-deferred: keine Antwort: Ergebnis unbekannt
        state/payment-pending: wartet auf Genehmigung
        state/payment-cancelled: abgebrochen, nicht abgebucht
        state/payment-failed: nicht abgebucht
        state/payment-completed: Transaktionsnummer vom Store erhalten
        state/order-acknowledged: Store kennt das Ergebnis
        state/acknowledge-deferred: Store kennt das Ergebnis noch nicht
        state/transaction-received: signierte Transaktion gesichert
        state/verification-deferred: noch kein Bescheid des Händlers
        state/verified: Bescheid des Händlers gesichert
        state/delivered: geliefert
        state/quarantined: endgültig abgelehnt, nicht geliefert
        state/revoked: erstattet und entzogen
        state/revocation-settled: Erstattung verrechnet
        state/finish-deferred: Store weiß noch nicht davon
        state/finished: abgeschlossen
        state/statement-received: Kontostand vom Händler gesichert
        state/spend-recorded: Ausgabe notiert
        state/spend-confirmed: Ausgabe beim Händler verbucht
        state/spend-refused: Ausgabe abgelehnt, nichts entnommen
        state/spend-deferred: noch keine Antwort zur Ausgabe
        state/cursor-moved: Änderungen des Stores übernommen
        state/list-deferred: eine Liste des Stores blieb aus
        state/list-taken: eine Liste des Stores übernommen
        state/payment-retry-reset: Bestellung wird sofort wiederholt
        state/delivery-retry-reset: Lieferung wird sofort wiederholt
        state/retries-reset: Wartendes wird sofort wiederholt
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
        act/restore: Wiederherstellung verlangt
        act/finish: von Hand abgeschlossen
        act/details: Details geöffnet
        act/back: zurückgegangen
        act/filter: Filter geöffnet
        act/copy: Nummer kopiert
        act/refresh: aktualisiert
        act/help: Hilfe geöffnet
        act/theme: Designs geöffnet
        act/mouse: Maus ein- oder ausgeschaltet
        act/redraw: Bildschirm neu gezeichnet
        act/suspend: Programm angehalten
        act/quit: Shop verlassen
        act/sort: Produkte sortiert
        act/save: Datei gesichert
        act/approve: Kauf genehmigt
        act/decline: Kauf abgelehnt
        act/refund: Geld erstattet
        act/request-refund: Erstattung beantragt
        act/decline-refund: Erstattung abgelehnt
        act/reverse-refund: Erstattung aufgehoben
        act/revoke: Kauf entzogen
        act/delete-transaction: Transaktion gelöscht
        act/follow: Mitlaufen des Protokolls umgeschaltet
        act/undo: Änderung der Ansicht widerrufen
        act/redo: Widerrufenes wiederholt
        act/language: Sprache gewechselt
        act/messages: Meldungen geöffnet
        act/palette: Befehle geöffnet
        act/cancel-renewal: ein Abo gekündigt
        act/resume: ein Abo wieder verlängern lassen
        act/agree-to-price: einem Preis zugestimmt
        act/change-plan: Abos zum Wechseln geöffnet
        act/clock-freeze: Uhr angehalten oder laufen lassen
        act/clock-next: Uhr zum nächsten Ereignis vorgestellt
        act/clock-day: Uhr einen Tag vorgestellt
        act/clock-month: Uhr einen Monat vorgestellt
        act/clock-year: Uhr ein Jahr vorgestellt
        act/clock-faster: Uhr schneller laufen lassen
        act/clock-slower: Uhr langsamer laufen lassen
        act/fail-renewals: Verlängerungen gestört oder nicht
        act/buy-outside: außerhalb der App gekauft
        act/plan-fault: Störung geplant
        act/clear-fault: Störung gelöscht
        act/take-offer: Angebot angenommen
        act/expire: ein Abo beendet
        act/new-price: Frage nach neuem Preis geöffnet
        act/extend: Frage nach mehr Tagen geöffnet
        """#)
}
