extension EnglishMessages {
    /// The texts of Library.
    static let library: [Message: String] = [
        .walletOf: "WALLET of {1}",
        .walletNote: "The merchant’s statement, version {1}, {2} old.",
        .walletFailed: "The wallet could not be loaded: {1}",
        .subscriptionsFailed: "The subscriptions could not be loaded: {1}",
        .walletProvisional: "with what this device has not seen confirmed yet",
        .walletDebt: "owes {1}",
        .ownedTitle: "OWNED",
        .ownedSince: "since {1}",
        .ownedUntil: "until {1}",
        .boughtOn: "bought on {1}",
        .ownedRestored: "restored",
        .ownedShared: "shared by the family",
        .sharedUntil: "shared by the family, paid until {1}",
        .renewsFor: "renews {1}",
        .timeLeft: "{1} left",
        .spentOn: "spent on {1}",
        .spent: "spent",
        .givenFor: "given by hand: {1}",
        .givenBack: "given back: refund reversed",
        .takenBack: "taken back after a refund",
        .walletHistory: "HISTORY",
    ]
}
