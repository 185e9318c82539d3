import PurchaseCore
import StoreModel

extension TransitionRow {
    /// The rows of the payment machine.
    static let payment: [TransitionRow] = [
        TransitionRow(
            "P1", "the customer confirms", "empty", "intentRecorded",
            then: "requestNumber"
        ) { _, _ in .confirmed(try Sample.intent()) },
        TransitionRow(
            "P2", "the same confirmation is repeated", "intent", "",
            then: ""
        ) { _, _ in .confirmed(try Sample.intent()) },
        TransitionRow(
            "P3", "the merchant issues the number", "intent", "orderNumbered submitted",
            then: "submit"
        ) { i, _ in .numberIssued(i, Sample.number) },
        TransitionRow(
            "P4", "the merchant refuses a number", "intent", "paymentFailed",
            then: ""
        ) { i, _ in .numberRefused(i) },
        TransitionRow(
            "P5", "the merchant does not answer", "intent", "numberDeferred",
            then: "wakePayment"
        ) { i, _ in .numberUnanswered(i, reason: "cut", retryAfter: nil) },
        TransitionRow(
            "P6", "the store returns the transaction", "submitting",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed()) },
        TransitionRow(
            "P7", "the store waits for approval", "submitting", "paymentPending",
            then: ""
        ) { i, _ in .storePending(i) },
        TransitionRow(
            "P8", "the customer cancels in the store's sheet", "submitting", "paymentCancelled",
            then: "acknowledge"
        ) { i, _ in .storeCancelled(i) },
        TransitionRow(
            "P9", "the store declines the charge", "submitting", "paymentFailed",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        TransitionRow(
            "P10", "the store refuses the request itself", "submitting", "paymentFailed",
            then: ""
        ) { i, _ in .storeRefused(i, .termsChanged) },
        TransitionRow(
            "P11", "the store does not answer", "submitting", "paymentDeferred",
            then: "wakePayment"
        ) { i, _ in .storeUnanswered(i, reason: "cut", retryAfter: nil) },
        TransitionRow(
            "P12", "the retry is due", "retrying", "submitted",
            then: "submit"
        ) { i, _ in .paymentDue(i, at: Sample.due(i.rawValue)) },
        TransitionRow(
            "P13", "a timer fires during a request", "submitting", "",
            then: ""
        ) { i, _ in .paymentDue(i, at: Sample.due(i.rawValue)) },
        TransitionRow(
            "P14", "the store never received the order and closed it", "retrying", "paymentFailed",
            then: ""
        ) { i, _ in .orderNeverSeen(i) },
        TransitionRow(
            "P15", "the retry returns the lost answer", "retrying",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed()) },
        TransitionRow(
            "P16", "the approval arrives as a change", "pending",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(), .changes) },
        TransitionRow(
            "P17", "the approval is declined", "pending", "paymentFailed",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .approvalDeclined) },
        TransitionRow(
            "P18", "a late timeout changes nothing", "pending", "",
            then: ""
        ) { i, _ in .storeUnanswered(i, reason: "late", retryAfter: nil) },
        TransitionRow(
            "P19", "the final notice is repeated", "failed", "",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        TransitionRow(
            "P20", "the store confirms the acknowledgement", "failed", "orderAcknowledged",
            then: ""
        ) { i, _ in .acknowledgeAnswered(i) },
        TransitionRow(
            "P21", "a notice after the acknowledgement", "acknowledged", "",
            then: ""
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        TransitionRow(
            "P22", "the success arrives twice", "received", "",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed()) },
        TransitionRow(
            "P23", "an answer about an unknown order", "empty", "",
            then: ""
        ) { _, _ in .storePending("stranger") },
        TransitionRow(
            "P24", "a restart while the outcome is unknown", "submitting", "submitted",
            then: "submit"
        ) { _, _ in .resumed },
        TransitionRow(
            "P25", "a restart before any answer of the store", "intent", "numberDeferred",
            then: "requestNumber"
        ) { _, _ in .resumed },
        TransitionRow(
            "P26", "the store does not answer the acknowledgement", "failed", "acknowledgeDeferred",
            then: "wakePayment"
        ) { i, _ in .acknowledgeUnanswered(i, retryAfter: nil) },
        TransitionRow(
            "P27", "the repeated acknowledgement is due", "unacknowledged", "",
            then: "acknowledge"
        ) { i, _ in .paymentDue(i, at: Sample.due(i.rawValue)) },
        TransitionRow(
            "P28", "the timer of an earlier wait", "unacknowledged", "",
            then: ""
        ) { i, _ in .paymentDue(i, at: Sample.now) },
        TransitionRow(
            "P29", "a late timeout of the acknowledgement", "acknowledged", "",
            then: ""
        ) { i, _ in .acknowledgeUnanswered(i, retryAfter: nil) },
        TransitionRow(
            "P30", "the store answers with another product's transaction", "submitting",
            "paymentDeferred", then: "wakePayment"
        ) { i, _ in .storePurchased(i, try Sample.signed(intent: "other", product: "gems")) },
        TransitionRow(
            "P31", "the answer is an older unfinished transaction of the product", "submitting",
            "paymentCompleted transactionReceived", then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed(intent: "older")) },
        TransitionRow(
            "P32", "a retry is requested before it is due", "retrying",
            "paymentRetryReset submitted", then: "submit"
        ) { _, _ in .retryNow },
        TransitionRow(
            "P33", "a number is requested before it is due", "unnumbered", "paymentRetryReset",
            then: "requestNumber"
        ) { _, _ in .retryNow },
        TransitionRow(
            "P34", "an acknowledgement is requested before it is due", "unacknowledged",
            "paymentRetryReset", then: "acknowledge"
        ) { _, _ in .retryNow },
        TransitionRow(
            "P35", "a retry is requested during a request", "submitting", "", then: ""
        ) { _, _ in .retryNow },
        TransitionRow(
            "P36", "the timer of an earlier wait", "retrying", "", then: ""
        ) { i, _ in .paymentDue(i, at: Sample.now) },
        TransitionRow(
            "P37", "the number arrives after a restart", "unnumbered", "orderNumbered submitted",
            then: "submit"
        ) { i, _ in .numberIssued(i, Sample.number) },
        TransitionRow(
            "P38", "the merchant refuses a number that it may have issued before", "unnumbered", "",
            then: "lookUp"
        ) { i, _ in .numberRefused(i) },
        TransitionRow(
            "P39", "the store never received it and closed it", "unnumbered", "paymentFailed",
            then: ""
        ) { i, _ in .orderNeverSeen(i) },
        TransitionRow(
            "P40", "the looked-up order waits for approval", "unnumbered",
            "paymentPending",
            then: ""
        ) { i, _ in .storePending(i) },
        TransitionRow(
            "P41", "the store does not answer the lookup", "unnumbered", "paymentDeferred",
            then: "wakePayment"
        ) { i, _ in .storeUnanswered(i, reason: "cut", retryAfter: nil) },
        TransitionRow(
            "P42", "the number arrives late", "unsent", "orderNumbered",
            then: ""
        ) { i, _ in .numberIssued(i, Sample.number) },
        TransitionRow(
            "P43", "the final notice of an order that the journal has lost", "empty", "",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        TransitionRow(
            "P44", "a restart while the order waits for approval", "pending", "",
            then: "lookUp"
        ) { _, _ in .resumed },
        TransitionRow(
            "P45", "the store answers the approved order with an earlier transaction", "pending",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed(intent: "older")) },
    ]
}
