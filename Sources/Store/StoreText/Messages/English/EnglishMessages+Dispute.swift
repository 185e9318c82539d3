extension EnglishMessages {
    /// The texts of disputes and of what is given by hand.
    static let dispute: [Message: String] = [
        .disputeOrder: "ORDER {1}",
        .disputeWhat: "bought",
        .disputeAccount: "account",
        .disputeOrdered: "ordered",
        .disputeStoreOrder: "store order",
        .disputeTransaction: "transaction",
        .disputeIntent: "purchase id",
        .disputeVerdict: "VERDICT",
        .disputeStopped: "It stopped at: {1}.",
        .disputeHappened: "WHAT HAPPENED",
        .disputeOthers: "OTHER ORDERS of {1}",
        .disputeOrders: "ORDERS of {1}",
        .disputePlayer: "TO THE PLAYER",
        .disputeAdvice: "WHAT YOU CAN DO",
        .disputeMore: "… and {1} more",
        .disputeThisOrder: "this order",
        .disputeUTC: "{1} UTC",
        .verdictNeverArrived: "not charged: the order never reached the store",
        .verdictCancelled: "not charged: cancelled",
        .verdictDeclined: "not charged: declined",
        .verdictPending: "not charged yet: waits for approval",
        .verdictFree: "not charged: paid before",
        .verdictShared: "not charged: shared by the family",
        .verdictWithdrawn: "charged: withdrawn without a refund",
        .verdictUnshared: "not charged: no longer shared by the family",
        .verdictOwed: "charged, not delivered: owed",
        .verdictRefused: "charged, and refused by the merchant",
        .verdictDelivered: "charged and delivered, still there",
        .verdictSpent: "charged, delivered and since spent",
        .verdictRefunded: "charged, and refunded",
        .verdictCompensated: "charged, and given by hand",
        .verdictUndecided: "not known: the store does not answer",
        .tellOrder: "Your order {1}, {2}, {3}:",
        .tellOrderUnpriced: "Your order {1}, {2}:",
        .tellNeverArrived: "it has not reached the store. You were not charged.",
        .tellMayArrive: """
        If the app still sends it at its next start, you are charged once and get it once.
        """,
        .tellClosed: "It cannot be charged any more. You can buy it again.",
        .tellCancelled: "you cancelled it in the store. You were not charged.",
        .tellDeclined: "the store did not take it.",
        .tellPending: "it waits for approval. You are not charged before that.",
        .tellFree: "it cost nothing, since you had paid for it before (transaction {1}).",
        .tellShared: "it cost nothing: somebody of your family bought it and shares it with you.",
        .tellWithdrawn: "It was withdrawn on {1}. No money went back.",
        .tellUnshared: "it cost nothing, and your family does not share it any more.",
        .tellCharged: "you were charged on {1}.",
        .tellOwed: """
        The goods have not reached your account yet. Open the app on {1} with a connection: \
        they come by themselves, and you are not charged again.
        """,
        .tellOwedLost: """
        The goods have not reached your account, and do not come by themselves any more. We \
        add them by hand.
        """,
        .tellPostponed: """
        We could not deliver yet. Your app asks again by itself, and you are not charged \
        again.
        """,
        .tellRefused: """
        We could not accept the purchase, and nothing was delivered. We give you the goods \
        or your money back.
        """,
        .tellDelivered: "{1} came into your account on {2}, and all of it is still there.",
        .tellOwned: "It is yours since {1}. On another device, restore your purchases.",
        .tellNotShown: "Your device has not shown it yet: open the app on {1} with a connection.",
        .tellSpent: """
        {1} came into your account on {2}. Since then {3} of them {3|was|were} spent, and {4} \
        {4|is|are} left.
        """,
        .tellSpendings: "Spent: {1}.",
        .tellSpending: "{1} on {2}",
        .tellSpendingFor: "{1} on {2} for “{3}”",
        .tellPaidOff: "{1} paid off what you owed after an earlier refund.",
        .tellRefunded: "The money went back on {1}.",
        .tellPartRefunded: "A part of the money went back on {1}.",
        .tellTakenBack: "We took {1} back.",
        .tellDebt:
            "You had already spent {1}, so you owe that: the next purchase pays it off first.",
        .tellCompensated: "We added {1} by hand on {2}: {3}",
        .tellBesides: "On {1} we added {2} by hand besides: {3}",
        .tellUndecided: """
        we cannot see yet whether you were charged. Please ask again a little later.
        """,
        .adviseOwed: """
        The device shows it to the merchant at its next start; if it does not for three days, \
        the store gives the money back by itself. To give it now: {1}
        """,
        .adviseOwedLost: """
        The store has it as finished, so no device brings it back. Give it by hand: {1}
        """,
        .advisePostponed: """
        The merchant put it off: {1} When that is mended the device asks again; or give it \
        by hand: {2}
        """,
        .adviseRefused: "The merchant refused it: {1} Refund it: {2} Or give it by hand: {3}",
        .advisePending: "Somebody decides: {1} (or decline)",
        .adviseFree: "The purchase that was paid: {1}",
        .adviseSpent: "To give something besides, out of courtesy: {1}",
        .adviseUndecided: "Ask again when the store answers.",
        .disputeNone: """
        No order has “{1}” in one of its numbers, neither at the merchant nor at the store: \
        nobody was charged under it.
        """,
        .disputeNoAccount: "The merchant has no account “{1}”.",
        .disputeSeveral: "“{1}” could be {2} orders:",
        .disputeSeveralEnd: "Give more of the number. Nothing was changed.",
        .suggestOtherYear: "There is {1}: the count goes on over the years.",
        .suggestNotIssued: "The last number that was issued is {1}.",
        .suggestAccount: "There is an account of that name: {1}",
        .suggestIntent: """
        It looks like a device’s purchase id, but that device never reached this merchant with it.
        """,
        .suggestTransaction: """
        It looks like a transaction, but this store did not issue it: another profile or store \
        may have.
        """,
        .disputeLog: "THE DEVICE’S LOG",
        .disputeLogNote: "the device’s own word, in the copy that the merchant received first",
        .disputeLogFits: "Nothing in it was changed afterwards.",
        .logSince: "{1}’s log since {2}",
        .oddRewritten: """
        {1}: event {2} came again with other content, so the log was made anew; the first \
        copy stands.
        """,
        .oddUnjoined: "{1}: event {2} does not continue the event before it.",
        .oddUnfit: "{1}: event {2} does not match its seal.",
        .oddGap: "{1}: the events before {2} never came.",
        .oddNewChain: "{1}: a new log, though the device had one before.",
        .grantGave: "Gave {1} to {2} for order {3}: {4}",
        .grantRepeated: "Nothing was changed: {2} got {1} for order {3} on {4}: {5}",
        .grantSettles: """
        The order is settled by it: a later verification gives nothing more, and a refund \
        takes it back.
        """,
        .grantBesides: "It was given besides what the order had granted; a refund takes back both.",
        .grantBalance: "{1}: {2} now",
    ]
}
