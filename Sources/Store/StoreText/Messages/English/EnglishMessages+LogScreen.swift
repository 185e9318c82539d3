extension EnglishMessages {
    /// The texts of LogScreen.
    static let logScreen: [Message: String] = [
        .logFollowing: "following",
        .logStill: "not following",
        .logKind: "Kind",
        .logOrder: "Order",
        .logTransaction: "Transaction",
        .logPurchase: "Purchase",
        .logDetail: "Detail",
        .logTime: "Time",
        .logClock: "Steady clock",
        .logNumber: "Number",
        .logID: "Event",
        .logBefore: "Hash before",
        .logHash: "Hash",
        .logSent: "The merchant has it.",
        .logUnsent: "Not at the merchant yet.",
    ]
}
