import PurchaseCore
import StoreModel

extension Row {
    /// The payment machine.
    static let payment: [Row] = [
        Row(
            "P1", "the customer confirms", "empty", "intentRecorded",
            then: "requestNumber"
        ) { _, _ in .confirmed(try Sample.intent()) },
        Row(
            "P2", "the same confirmation comes again", "intent", "",
            then: ""
        ) { _, _ in .confirmed(try Sample.intent()) },
        Row(
            "P3", "the merchant issues the number", "intent", "orderNumbered submitted",
            then: "submit"
        ) { i, _ in .numberIssued(i, Sample.number) },
        Row(
            "P4", "the merchant issues none", "intent", "paymentFailed",
            then: ""
        ) { i, _ in .numberRefused(i) },
        Row(
            "P5", "the merchant is silent", "intent", "numberDeferred",
            then: "wakePayment"
        ) { i, _ in .numberUnanswered(i, reason: "cut", retryAfter: nil) },
        Row(
            "P6", "the store names the transaction", "submitting",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed()) },
        Row(
            "P7", "the store waits for approval", "submitting", "paymentPending",
            then: ""
        ) { i, _ in .storePending(i) },
        Row(
            "P8", "the customer cancels in the store's sheet", "submitting", "paymentCancelled",
            then: "acknowledge"
        ) { i, _ in .storeCancelled(i) },
        Row(
            "P9", "the store does not charge", "submitting", "paymentFailed",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        Row(
            "P10", "the store refuses the request itself", "submitting", "paymentFailed",
            then: ""
        ) { i, _ in .storeRefused(i, .termsChanged) },
        Row(
            "P11", "the store is silent", "submitting", "paymentDeferred",
            then: "wakePayment"
        ) { i, _ in .storeUnanswered(i, reason: "cut", retryAfter: nil) },
        Row(
            "P12", "the time of the retry has come", "retrying", "submitted",
            then: "submit"
        ) { i, _ in .paymentDue(i, at: Sample.due(i.rawValue)) },
        Row(
            "P13", "a timer fires while an answer is awaited", "submitting", "",
            then: ""
        ) { i, _ in .paymentDue(i, at: Sample.due(i.rawValue)) },
        Row(
            "P14", "the store never saw the order and closed it", "retrying", "paymentFailed",
            then: ""
        ) { i, _ in .orderNeverSeen(i) },
        Row(
            "P15", "the lost answer comes with the retry", "retrying",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed()) },
        Row(
            "P16", "the approval arrives as a change", "pending",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(), .changes) },
        Row(
            "P17", "the approval is declined", "pending", "paymentFailed",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .approvalDeclined) },
        Row(
            "P18", "a late silence changes nothing", "pending", "",
            then: ""
        ) { i, _ in .storeUnanswered(i, reason: "late", retryAfter: nil) },
        Row(
            "P19", "the notice of the end comes again", "failed", "",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        Row(
            "P20", "the store knows that the end was recorded", "failed", "orderAcknowledged",
            then: ""
        ) { i, _ in .acknowledgeAnswered(i) },
        Row(
            "P21", "a notice after the acknowledgement", "acknowledged", "",
            then: ""
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        Row(
            "P22", "the success arrives twice", "received", "",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed()) },
        Row(
            "P23", "an answer about an unknown order", "empty", "",
            then: ""
        ) { _, _ in .storePending("stranger") },
        Row(
            "P24", "a restart while the outcome is unknown", "submitting", "submitted",
            then: "submit"
        ) { _, _ in .resumed },
        Row(
            "P25", "a restart before the store was heard of", "intent", "numberDeferred",
            then: "requestNumber"
        ) { _, _ in .resumed },
        Row(
            "P26", "the store is silent about the acknowledgement", "failed", "acknowledgeDeferred",
            then: "wakePayment"
        ) { i, _ in .acknowledgeUnanswered(i, retryAfter: nil) },
        Row(
            "P27", "the time to acknowledge again has come", "unacknowledged", "",
            then: "acknowledge"
        ) { i, _ in .paymentDue(i, at: Sample.due(i.rawValue)) },
        Row(
            "P28", "the timer of an earlier wait", "unacknowledged", "",
            then: ""
        ) { i, _ in .paymentDue(i, at: Sample.now) },
        Row(
            "P29", "a late silence about the acknowledgement", "acknowledged", "",
            then: ""
        ) { i, _ in .acknowledgeUnanswered(i, retryAfter: nil) },
        Row(
            "P30", "the store answers with another product's transaction", "submitting",
            "paymentDeferred", then: "wakePayment"
        ) { i, _ in .storePurchased(i, try Sample.signed(intent: "other", product: "gems")) },
        Row(
            "P31", "an older unfinished transaction of the product is the answer", "submitting",
            "paymentCompleted transactionReceived", then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed(intent: "older")) },
        Row(
            "P32", "a retry is asked for before its time", "retrying",
            "paymentRetryReset submitted", then: "submit"
        ) { _, _ in .retryNow },
        Row(
            "P33", "a number is asked for before its time", "unnumbered", "paymentRetryReset",
            then: "requestNumber"
        ) { _, _ in .retryNow },
        Row(
            "P34", "an acknowledgement is asked for before its time", "unacknowledged",
            "paymentRetryReset", then: "acknowledge"
        ) { _, _ in .retryNow },
        Row(
            "P35", "a retry is asked for while an answer is awaited", "submitting", "", then: ""
        ) { _, _ in .retryNow },
        Row(
            "P36", "the timer of an earlier wait", "retrying", "", then: ""
        ) { i, _ in .paymentDue(i, at: Sample.now) },
        Row(
            "P37", "the number comes after a restart", "unnumbered", "orderNumbered submitted",
            then: "submit"
        ) { i, _ in .numberIssued(i, Sample.number) },
        Row(
            "P38", "the merchant issues none, though it may have before", "unnumbered", "",
            then: "lookUp"
        ) { i, _ in .numberRefused(i) },
        Row(
            "P39", "the store never saw the order and closed it", "unnumbered", "paymentFailed",
            then: ""
        ) { i, _ in .orderNeverSeen(i) },
        Row(
            "P40", "the store waits for approval of what is looked up", "unnumbered",
            "paymentPending",
            then: ""
        ) { i, _ in .storePending(i) },
        Row(
            "P41", "the store is silent about what is looked up", "unnumbered", "paymentDeferred",
            then: "wakePayment"
        ) { i, _ in .storeUnanswered(i, reason: "cut", retryAfter: nil) },
        Row(
            "P42", "the number comes late", "unsent", "orderNumbered",
            then: ""
        ) { i, _ in .numberIssued(i, Sample.number) },
        Row(
            "P43", "the end of an order that the journal has lost", "empty", "",
            then: "acknowledge"
        ) { i, _ in .storeDeclined(i, .paymentDeclined) },
        Row(
            "P44", "a restart while somebody has to approve", "pending", "",
            then: "lookUp"
        ) { _, _ in .resumed },
        Row(
            "P45", "the approved order is answered with an earlier transaction", "pending",
            "paymentCompleted transactionReceived",
            then: "verify"
        ) { i, _ in .storePurchased(i, try Sample.signed(intent: "older")) },
    ]
}
