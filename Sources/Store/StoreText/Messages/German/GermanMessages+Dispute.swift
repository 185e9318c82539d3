extension GermanMessages {
    /// The texts of disputes and of what is given by hand.
    static let dispute: [Message: String] = [
        .disputeOrder: "BESTELLUNG {1}",
        .disputeWhat: "gekauft",
        .disputeAccount: "Konto",
        .disputeOrdered: "bestellt",
        .disputeStoreOrder: "Store-Bestellung",
        .disputeTransaction: "Transaktion",
        .disputeIntent: "Kauf-ID",
        .disputeVerdict: "ERGEBNIS",
        .disputeStopped: "Stehen geblieben bei: {1}.",
        .disputeHappened: "WAS GESCHAH",
        .disputeOthers: "WEITERE BESTELLUNGEN von {1}",
        .disputeOrders: "BESTELLUNGEN von {1}",
        .disputePlayer: "AN DEN SPIELER",
        .disputeAdvice: "WAS SIE TUN KÖNNEN",
        .disputeMore: "… und {1} weitere",
        .disputeThisOrder: "diese Bestellung",
        .disputeUTC: "{1} UTC",
        .verdictNeverArrived: "nicht abgebucht: Die Bestellung hat den Store nie erreicht",
        .verdictCancelled: "nicht abgebucht: abgebrochen",
        .verdictDeclined: "nicht abgebucht: abgelehnt",
        .verdictPending: "noch nicht abgebucht: wartet auf Genehmigung",
        .verdictFree: "nicht abgebucht: bereits bezahlt",
        .verdictShared: "nicht abgebucht: in der Familie geteilt",
        .verdictWithdrawn: "abgebucht: ohne Erstattung entzogen",
        .verdictUnshared: "nicht abgebucht: nicht mehr in der Familie geteilt",
        .verdictOwed: "abgebucht, nicht geliefert: noch geschuldet",
        .verdictRefused: "abgebucht und vom Händler abgelehnt",
        .verdictDelivered: "abgebucht und geliefert, noch vorhanden",
        .verdictSpent: "abgebucht, geliefert und inzwischen ausgegeben",
        .verdictRefunded: "abgebucht und erstattet",
        .verdictCompensated: "abgebucht und von Hand gutgeschrieben",
        .verdictUndecided: "unbekannt: Der Store antwortet nicht",
        .tellOrder: "Ihre Bestellung {1}, {2}, {3}:",
        .tellOrderUnpriced: "Ihre Bestellung {1}, {2}:",
        .tellNeverArrived: "Sie hat den Store nicht erreicht. Es wurde nichts abgebucht.",
        .tellMayArrive: """
        Falls die App sie beim nächsten Start noch sendet, wird einmal abgebucht und einmal \
        geliefert.
        """,
        .tellClosed: "Dafür kann nichts mehr abgebucht werden. Sie können erneut kaufen.",
        .tellCancelled: "Sie haben den Kauf im Store abgebrochen. Es wurde nichts abgebucht.",
        .tellDeclined: "Der Store hat sie nicht angenommen.",
        .tellPending: "Sie wartet auf Genehmigung. Vorher wird nichts abgebucht.",
        .tellFree: "Sie hat nichts gekostet, da sie bereits bezahlt war (Transaktion {1}).",
        .tellShared: """
        Sie hat nichts gekostet: Jemand aus Ihrer Familie hat es gekauft und teilt es mit Ihnen.
        """,
        .tellWithdrawn: "Sie wurde am {1} entzogen. Geld ging nicht zurück.",
        .tellUnshared: "Sie hat nichts gekostet, und Ihre Familie teilt es nicht mehr.",
        .tellCharged: "Abgebucht wurde am {1}.",
        .tellOwed: """
        Die Ware ist noch nicht auf Ihrem Konto. Öffnen Sie die App auf {1} mit \
        Internetverbindung: Die Ware kommt von selbst, und es wird nicht erneut abgebucht.
        """,
        .tellOwedLost: """
        Die Ware ist nicht auf Ihrem Konto angekommen und kommt nicht mehr von selbst. Wir \
        schreiben sie von Hand gut.
        """,
        .tellPostponed: """
        Wir konnten noch nicht liefern. Ihre App fragt von selbst erneut an, und es wird nicht \
        erneut abgebucht.
        """,
        .tellRefused: """
        Wir konnten den Kauf nicht annehmen, und es wurde nichts geliefert. Sie erhalten die \
        Ware oder Ihr Geld zurück.
        """,
        .tellDelivered: "Ihrem Konto am {2} gutgeschrieben: {1}. Alles ist noch vorhanden.",
        .tellOwned: """
        Es gehört Ihnen seit {1}. Auf einem anderen Gerät stellen Sie Ihre Käufe wieder her.
        """,
        .tellNotShown: """
        Ihr Gerät hat es noch nicht angezeigt: Öffnen Sie die App auf {1} mit Internetverbindung.
        """,
        .tellSpent: """
        Ihrem Konto am {2} gutgeschrieben: {1}. Seither {3|wurde|wurden} davon {3} ausgegeben, \
        {4} {4|ist|sind} übrig.
        """,
        .tellSpendings: "Ausgegeben: {1}.",
        .tellSpending: "{1} am {2}",
        .tellSpendingFor: "{1} am {2} für „{3}“",
        .tellPaidOff: "Mit {1} wurde Ihre Schuld aus einer früheren Erstattung getilgt.",
        .tellRefunded: "Das Geld ging am {1} zurück.",
        .tellPartRefunded: "Ein Teil des Geldes ging am {1} zurück.",
        .tellTakenBack: "Zurückgebucht: {1}.",
        .tellDebt: """
        {1} hatten Sie schon ausgegeben und schulden Sie nun: Der nächste Kauf tilgt das zuerst.
        """,
        .tellCompensated: "Wir haben {1} am {2} von Hand gutgeschrieben: {3}",
        .tellBesides: "Am {1} haben wir außerdem {2} von Hand gutgeschrieben: {3}",
        .tellUndecided: """
        Noch ist nicht zu sehen, ob abgebucht wurde. Bitte fragen Sie etwas später noch einmal.
        """,
        .adviseOwed: """
        Das Gerät legt sie dem Händler beim nächsten Start vor; bleibt das drei Tage aus, gibt \
        der Store das Geld von selbst zurück. Sofort gutschreiben: {1}
        """,
        .adviseOwedLost: """
        Für den Store ist sie abgeschlossen, daher bringt kein Gerät sie zurück. Von Hand \
        gutschreiben: {1}
        """,
        .advisePostponed: """
        Der Händler hat sie aufgeschoben: {1} Ist das behoben, fragt das Gerät erneut; oder von \
        Hand gutschreiben: {2}
        """,
        .adviseRefused: """
        Der Händler hat sie abgelehnt: {1} Erstatten: {2} Oder von Hand gutschreiben: {3}
        """,
        .advisePending: "Jemand entscheidet: {1} (oder decline)",
        .adviseFree: "Der bezahlte Kauf: {1}",
        .adviseSpent: "Aus Kulanz etwas zusätzlich gutschreiben: {1}",
        .adviseUndecided: "Fragen Sie erneut, wenn der Store antwortet.",
        .disputeNone: """
        Keine Bestellung hat „{1}“ in einer ihrer Nummern, weder beim Händler noch im Store: \
        Unter dieser Nummer wurde niemandem etwas abgebucht.
        """,
        .disputeNoAccount: "Der Händler hat kein Konto „{1}“.",
        .disputeSeveral: "„{1}“ passt zu {2} Bestellungen:",
        .disputeSeveralEnd: "Nennen Sie mehr von der Nummer. Es wurde nichts geändert.",
        .suggestOtherYear: "Es gibt {1}: Die Zählung läuft über die Jahre weiter.",
        .suggestNotIssued: "Die letzte vergebene Nummer ist {1}.",
        .suggestAccount: "Es gibt ein Konto dieses Namens: {1}",
        .suggestIntent: """
        Es sieht aus wie die Kauf-ID eines Geräts, doch hat dieses Gerät den Händler damit nie \
        erreicht.
        """,
        .suggestTransaction: """
        Es sieht aus wie eine Transaktion, doch hat dieser Store sie nicht ausgestellt: \
        vielleicht ein anderes Profil oder ein anderer Store.
        """,
        .disputeLog: "DAS PROTOKOLL DES GERÄTS",
        .disputeLogNote: """
        die eigene Angabe des Geräts, in der Kopie, die der Händler zuerst erhielt
        """,
        .disputeLogFits: "Daran wurde nachträglich nichts geändert.",
        .logSince: "Protokoll von {1} seit {2}",
        .oddRewritten: """
        {1}: Ereignis {2} kam mit anderem Inhalt noch einmal, das Protokoll wurde also neu \
        angelegt; es gilt die erste Kopie.
        """,
        .oddUnjoined: "{1}: Ereignis {2} schließt nicht an das vorige an.",
        .oddUnfit: "{1}: Ereignis {2} entspricht nicht seinem Siegel.",
        .oddGap: "{1}: Die Ereignisse vor {2} kamen nie an.",
        .oddNewChain: "{1}: ein neues Protokoll, obwohl das Gerät schon eines hatte.",
        .grantGave: "{1} für {2} gutgeschrieben, Bestellung {3}: {4}",
        .grantRepeated: "Nichts wurde geändert: {2} erhielt {1} für Bestellung {3} am {4}: {5}",
        .grantSettles: """
        Die Bestellung ist damit erledigt: Eine spätere Prüfung gibt nichts mehr, und eine \
        Erstattung bucht es zurück.
        """,
        .grantBesides: """
        Es kam zu dem hinzu, was die Bestellung ergab; eine Erstattung bucht beides zurück.
        """,
        .grantBalance: "{1}: jetzt {2}",
    ]
}
