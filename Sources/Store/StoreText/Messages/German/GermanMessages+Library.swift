extension GermanMessages {
    /// The texts of Library.
    static let library: [Message: String] = [
        .walletOf: "GUTHABEN von {1}",
        .walletNote: "Stand des Händlers, Fassung {1}, {2} alt.",
        .walletFailed: "Das Guthaben konnte nicht geladen werden: {1}",
        .subscriptionsFailed: "Die Abos konnten nicht geladen werden: {1}",
        .walletProvisional: "samt dem, was für dieses Gerät noch unbestätigt ist",
        .walletDebt: "Schuld {1}",
        .ownedTitle: "IM BESITZ",
        .ownedSince: "seit {1}",
        .ownedUntil: "bis {1}",
        .boughtOn: "gekauft auf {1}",
        .ownedRestored: "wiederhergestellt",
        .ownedShared: "in der Familie geteilt",
        .sharedUntil: "in der Familie geteilt, bezahlt bis {1}",
        .renewsFor: "Verlängerung {1}",
        .timeLeft: "noch {1}",
        .spentOn: "ausgegeben für {1}",
        .spent: "ausgegeben",
        .givenFor: "von Hand gutgeschrieben: {1}",
        .givenBack: "zurückgegeben: Erstattung rückgängig",
        .takenBack: "nach Erstattung zurückgebucht",
        .walletHistory: "VERLAUF",
    ]
}
