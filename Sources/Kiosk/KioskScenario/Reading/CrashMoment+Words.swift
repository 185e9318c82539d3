package import StoreAPI

extension CrashMoment {
    /// The calls on whose way a device can die, by their words.
    package static let calls: [String: ServiceCall] = [
        "order-number": .orderNumber, "purchase": .purchase, "order": .order, "verify": .verify,
        "finish": .finish, "restore": .restore, "updates": .changes, "unfinished": .unfinished,
        "spend": .spend, "wallet": .wallet,
    ]
}
