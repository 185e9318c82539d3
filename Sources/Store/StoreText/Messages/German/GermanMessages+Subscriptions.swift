extension GermanMessages {
    /// The texts of subscriptions: their states, and what is agreed to.
    static let subscriptions: [Message: String] = [
        .subscriptionActive: "aktiv",
        .subscriptionExpired: "beendet",
        .subscriptionRetried: "unbezahlt: nichts verfügbar, der Store versucht abzubuchen",
        .subscriptionGrace: "in der Nachfrist: verfügbar, obwohl unbezahlt",
        .subscriptionRevoked: "zurückgezogen",
        .renewsAt: "verlängert sich am {1} für {2}",
        .renewsTo: "ab {1} {2} für {3}",
        .endsAt: "endet am {1}",
        .endedAt: "endete am {1}",
        .graceUntil: "unbezahlt; verfügbar bis {1}",
        .retriedSince: "unbezahlt seit {1}",
        .termsNow: "{1}; beginnt sofort, der Rest von {2} wird erstattet",
        .termsLater: "Heute wird nichts berechnet. Ab {1}: {2}",
        .termsResumed: "Heute wird nichts berechnet. Es verlängert sich am {1}",
        .termsRecovered:
            "{1} wird jetzt berechnet: die Verlängerung, die nicht bezahlt werden konnte",
        .termsHad: "Vorhanden; verlängert sich am {1}",
        .noSubscriptions: "Keine Abos.",
    ]
}
