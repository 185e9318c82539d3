extension EnglishMessages {
    /// The texts of how payments go.
    static let outcomes: [Message: String] = [
        .outcomeSlowApprove: "approve slowly",
        .outcomeSlowDecline: "decline slowly",
        .outcomeInterrupted: "interrupted",
        .outcomeAnswerLost: "answer lost",
        .outcomeStuck: "stuck",
        .outcomeFunds: "decline: too little money",
        .outcomeNotAllowed: "decline: not allowed here",
        .outcomeTerms: "decline: price changed",
        .outcomeUnavailable: "decline: not on sale",
        .outcomeIneligible: "decline: not for this offer",
        .outcomeRefused: "decline: no reason told",
        .outcomeNoteSlowApprove: """
        It is charged after three minutes of the store’s clock; until then it waits.
        """,
        .outcomeNoteSlowDecline: """
        It is refused after three minutes of the store’s clock; until then it waits.
        """,
        .outcomeNoteInterrupted: """
        It fails and nothing is charged. After kiosk sandbox resolve a new purchase arrives by \
        itself.
        """,
        .outcomeNoteAnswerLost: """
        The store charges, and its answer never arrives: kiosk asks again, and you pay once.
        """,
        .outcomeNoteStuck: """
        The store charges, says that it was bought already, and lists nothing: until kiosk \
        sandbox unstick.
        """,
        .declinedFunds: """
        There is too little money in the account. You were not charged. Add some, or choose \
        another way to pay.
        """,
        .declinedNotAllowed: """
        Purchases are not allowed on this device. You were not charged. Ask whoever manages \
        it.
        """,
        .declinedInterrupted: """
        The store needs something from you first, such as new payment details. You were not \
        charged. Once that is settled, the purchase arrives by itself: do not buy again.
        """,
        .declinedInterruptedPast:
            "The store needed something from you first. You were not charged for this order; a purchase of the same product has arrived by itself since.",
        .declinedInterruptedOver:
            "The store needed something from you first. You were not charged. The order was given up: nothing arrives any more.",
        .declinedLapsed: """
        Nobody answered the request to buy within a day. You were not charged. You can ask \
        again.
        """,
        .stepLeftWaiting: "could not be settled by itself",
        .stepHandedOut: "handed out after all",
        .orderInterrupted: "interrupted",
        .orderStuck: "stuck at the store",
        .sandboxInterruptedHelp: """
        a settles what stood in its way: it is charged then, and arrives by itself.
        """,
        .sandboxStuckHelp: """
        a hands it out. Until then the store says that it was bought already, and lists \
        nothing.
        """,
    ]
}
