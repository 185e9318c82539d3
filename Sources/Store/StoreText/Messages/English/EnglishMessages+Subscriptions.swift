extension EnglishMessages {
    /// The texts of subscriptions: their states, and what is agreed to.
    static let subscriptions: [Message: String] = [
        .subscriptionActive: "active",
        .subscriptionExpired: "ended",
        .subscriptionRetried: "not paid: nothing is had, the store tries to charge",
        .subscriptionGrace: "in grace: had although it was not paid",
        .subscriptionRevoked: "withdrawn",
        .renewsAt: "renews on {1} for {2}",
        .renewsTo: "from {1} on {2} for {3}",
        .endsAt: "ends on {1}",
        .endedAt: "ended on {1}",
        .graceUntil: "not paid; had until {1}",
        .retriedSince: "not paid since {1}",
        .termsNow: "{1}; begins at once, and what is left of {2} is given back",
        .termsLater: "Nothing is charged today. From {1} on: {2}",
        .termsResumed: "Nothing is charged today. It renews on {1}",
        .termsRecovered: "{1} is charged now: the renewal that could not be paid",
        .termsHad: "You have it; it renews on {1}",
        .noSubscriptions: "No subscriptions.",
    ]
}
