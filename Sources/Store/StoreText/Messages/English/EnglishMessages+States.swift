extension EnglishMessages {
    /// The texts for states and stages.
    static let states: [Message: String] = [
        .statePurchasing: "purchasing",
        .stateDeferred: "deferred",
        .statePurchased: "purchased",
        .stateFailed: "failed",
        .stateRestored: "restored",
        .stateFinished: "finished",
        .stageJournalled: "written down",
        .stageSubmitting: "asking the store",
        .stageRetrying: "no answer, asking again",
        .stageAwaitingApproval: "waiting for approval",
        .stageReceived: "received",
        .stageVerified: "verified",
        .stageDelivered: "delivered",
        .stageFinished: "finished",
        .stageDeclined: "declined",
        .stageCancelled: "cancelled",
        .stageQuarantined: "set aside",
        .stageRefunded: "refunded",
        .mapWritten: "written",
        .mapAsking: "asking",
        .mapNoAnswer: "no answer",
        .mapApproval: "approval",
        .chargedYes: "charged",
        .chargedNo: "not charged",
        .chargedBack: "paid back",
        .chargedPartBack: "a part paid back",
        .chargedUnknown: "not known yet whether charged",
        .explainPurchasing: "The order is on its way to the store.",
        .explainUnsent: "The order was not sent yet. You are not charged before that.",
        .explainUnknown: """
        We do not know yet whether you were charged. The same order is asked for again; it cannot \
        be charged twice.
        """,
        .explainDeferred: """
        Somebody has to approve it (here: on screen 5). You are not charged before that.
        """,
        .explainPurchased: "You were charged. The goods are being checked and delivered.",
        .explainReceivedFree:
            "The goods are being checked and delivered. You were not charged for them.",
        .explainUnfinished: "The goods are yours. The store still has to be told.",
        .explainFinished: "Paid, delivered and settled.",
        .explainFinishedFree: "Delivered and settled. You were not charged.",
        .explainFailed: "You were not charged.",
        .explainCancelled: "You cancelled it. You were not charged.",
        .explainRestored: "It came back from an earlier purchase. You were not charged.",
        .explainQuarantined: """
        The merchant refused it, and nothing was delivered. If you were charged, show the \
        merchant the order number.
        """,
        .explainSharingEnded: "The family does not share it any more.",
        .explainWithdrawn: "The store took it back. No money went back.",
        .explainDeleted:
            "It was deleted in the test store. What was paid and what was given stay as they are.",
        .explainRefunded: "The money went back, and what was bought was taken back.",
        .explainPartRefunded:
            "A part of the money went back. What was owned has ended; of goods, the same share was taken back.",
        .explainStuck: """
        The store says that it was bought already, and lists nothing as unfinished. Do not buy it \
        again: the same order is asked for until the store hands it out (here: on screen 5, or with \
        kiosk sandbox unstick).
        """,
    ]
}
