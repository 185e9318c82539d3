extension GermanMessages {
    /// The texts of the store’s clock, and of what a test store does to subscriptions.
    static let storeClock: [Message: String] = [
        .sandboxClock: "die Uhr des Stores",
        .clockTime: "Zeit",
        .clockSpeed: "Tempo",
        .clockForward: "Vor",
        .clockFrozen: "angehalten",
        .clockReal: "Echtzeit",
        .clockPerSecond: "{1} je Sekunde",
        .clockTimes: "{1}-mal so schnell",
        .clockNext: "zum nächsten Ereignis",
        .sandboxTimeHelp:
            "Nach dieser Uhr verlängern sich und enden Abos, auf jedem Gerät des Stores. Enter hält sie an oder lässt sie laufen; die Zeile darunter sagt, wie schnell. Nichts stellt sie zurück.",
        .sandboxSpeedHelp:
            "Wie schnell die Uhr des Stores läuft. Bei einem Monat je Sekunde vergehen zwei Jahre in einer halben Minute.",
        .sandboxForwardHelp:
            "Links und rechts wählen, wie weit, Enter geht dorthin. Alles, was unterwegs fällig wird, geschieht: Verlängerungen, Enden, neue Versuche.",
        .clockForwardTitle: "Uhr des Stores vorstellen",
        .clockForwardNote:
            "Was bis dahin fällig ist, geschieht sofort: Abos verlängern sich oder enden, wartende Zahlungen werden ausgeführt oder verfallen. Zurückstellen lässt sich die Uhr nicht.",
        .clockForwardDue:
            "Dieses Konto hat {1} {1|aktives Abo|aktive Abos} und {2} {2|offenen Kauf|offene Käufe}.",
        .buttonForward: "Vorstellen",
        .toastClock: "Die Uhr des Stores: {1}",
        .sandboxSubscriptions: "Abos",
        .sandboxFails: "Verlängerungen scheitern",
        .labelRenewals: "Verlängerung",
        .renewalsPaid: "werden bezahlt",
        .renewalsFail: "scheitern",
        .renewalsOff: "sind gekündigt",
        .labelUntil: "Bezahlt bis",
        .sandboxSubscriptionHelp:
            "F lässt Verlängerungen scheitern oder wieder gelingen, e beendet es jetzt, i kündigt einen neuen Preis an, + schenkt Tage.",
        .entryPrice: "Neuer Preis",
        .entryDays: "Mehr Tage",
        .sandboxPriceHelp:
            "Der Preis ab der nächsten Verlängerung, etwa 5.99. Einem höheren muss zugestimmt werden.",
        .sandboxDaysHelp: "Wie viele Tage geschenkt werden, höchstens 90.",
        .entryNoPrice: "Das ist kein Preis wie 5.99.",
        .entryNoDays: "Das ist keine Zahl von 1 bis 90.",
        .hintCancelRenewal: "kündigen",
        .hintResume: "wieder verlängern",
        .hintAgree: "Preis zustimmen",
        .hintPlan: "Abo wechseln",
        .hintClockFreeze: "Uhr anhalten",
        .hintClockNext: "nächstes Ereignis",
        .hintClockDay: "einen Tag vor",
        .hintClockMonth: "einen Monat vor",
        .hintClockYear: "ein Jahr vor",
        .hintClockFaster: "Uhr schneller",
        .hintClockSlower: "Uhr langsamer",
        .hintFailRenewals: "Abbuchung stören",
        .hintExpire: "jetzt beenden",
        .hintPrice: "neuer Preis",
        .hintExtend: "mehr Tage",
        .plainSubscriptionActs: "Was damit möglich ist:",
        .plainHelpClock:
            "die Uhr des Stores; freeze, run, next, day, month, year, faster oder slower ändern sie.",
        .plainHelpCancel: "lässt ein Abo mit dem Bezahlten enden.",
        .plainHelpResume: "lässt ein gekündigtes Abo sich wieder verlängern.",
        .plainHelpAgree: "stimmt einem angekündigten Preis zu.",
    ]
}
