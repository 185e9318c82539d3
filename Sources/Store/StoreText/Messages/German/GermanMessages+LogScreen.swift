extension GermanMessages {
    /// The texts of LogScreen.
    static let logScreen: [Message: String] = [
        .logFollowing: "läuft mit",
        .logStill: "läuft nicht mit",
        .logKind: "Art",
        .logOrder: "Bestellung",
        .logTransaction: "Transaktion",
        .logPurchase: "Kauf",
        .logDetail: "Detail",
        .logTime: "Zeit",
        .logClock: "Stetige Uhr",
        .logNumber: "Nummer",
        .logID: "Ereignis",
        .logBefore: "Hash davor",
        .logHash: "Hash",
        .logSent: "Liegt beim Händler.",
        .logUnsent: "Noch nicht beim Händler.",
    ]
}
