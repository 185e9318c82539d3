import PurchaseCore
import StoreModel

extension TransitionRow {
    /// The rows of the delivery machine.
    static let delivery: [TransitionRow] = [
        TransitionRow(
            "D1", "the store redelivers an unfinished transaction", "empty", "transactionReceived",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        TransitionRow(
            "D2", "the merchant grants the goods", "received", "verified delivered",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        TransitionRow(
            "D3", "the merchant granted the goods before", "received", "verified delivered",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.alreadyGranted)) },
        TransitionRow(
            "D4", "the merchant refuses permanently", "received", "verified quarantined",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.rejected)) },
        TransitionRow(
            "D5", "the merchant postpones its verdict", "received", "verificationDeferred",
            then: "wakeDelivery"
        ) { _, t in .verdict(t, Sample.verdict(.retry)) },
        TransitionRow(
            "D6", "the merchant reports a refund", "received", "verified revocationSettled",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.revoked)) },
        TransitionRow(
            "D7", "the merchant does not answer", "received", "verificationDeferred",
            then: "wakeDelivery"
        ) { _, t in .verifyUnanswered(t, reason: "cut", retryAfter: nil) },
        TransitionRow(
            "D8", "the next verification is due", "unverified", "",
            then: "verify"
        ) { _, t in .deliveryDue(t, at: Sample.due(t.rawValue)) },
        TransitionRow(
            "D9", "a finish before delivery is ignored", "received", "",
            then: ""
        ) { _, t in .finishAnswered(t) },
        TransitionRow(
            "D10", "a finish by hand before delivery", "received", "",
            then: ""
        ) { _, t in .finishRequested(t) },
        TransitionRow(
            "D11", "the store redelivers a delivered transaction", "delivered", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        TransitionRow(
            "D12", "the verdict arrives twice", "delivered", "",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        TransitionRow(
            "D13", "the store confirms the finish", "delivered", "finished",
            then: ""
        ) { _, t in .finishAnswered(t) },
        TransitionRow(
            "D14", "the answer to the finish is lost", "delivered", "finishDeferred",
            then: "wakeDelivery"
        ) { _, t in .finishUnanswered(t, retryAfter: nil) },
        TransitionRow(
            "D15", "the repeated finish is due", "unfinished", "",
            then: "finish"
        ) { _, t in .deliveryDue(t, at: Sample.due(t.rawValue)) },
        TransitionRow(
            "D16", "the store has lost the finish", "finished", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        TransitionRow(
            "D17", "the finish is answered twice", "finished", "",
            then: ""
        ) { _, t in .finishAnswered(t) },
        TransitionRow(
            "D18", "a refund of a finished transaction", "finished", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        TransitionRow(
            "D19", "a refund before the verdict", "received", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        TransitionRow(
            "D20", "the merchant reports the goods taken back", "revoked", "revocationSettled",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.revoked)) },
        TransitionRow(
            "D21", "the merchant has not received the refund", "revoked", "verificationDeferred",
            then: "wakeDelivery"
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        TransitionRow(
            "D22", "the refund arrives twice", "settled", "",
            then: ""
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        TransitionRow(
            "D23", "the finish of a refused transaction is confirmed", "quarantined", "finished",
            then: ""
        ) { _, t in .finishAnswered(t) },
        TransitionRow(
            "D24", "a verdict after the final state", "quarantined", "",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        TransitionRow(
            "D25", "a refund of an unknown transaction", "empty", "",
            then: ""
        ) { _, _ in .received(try Sample.signed("9", revoked: true, intent: nil), .changes) },
        TransitionRow(
            "D26", "a verdict about another transaction", "received", "",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.accepted, "9")) },
        TransitionRow(
            "D27", "the store has lost the finish of a refunded transaction", "settled", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(revoked: true), .unfinished) },
        TransitionRow(
            "D28", "the store has lost the finish of a refused transaction", "rejected", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        TransitionRow(
            "D29", "an unsettled refund is redelivered as unfinished", "revoked", "",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .unfinished) },
        TransitionRow(
            "D30", "the timer of an earlier wait", "unverified", "",
            then: ""
        ) { _, t in .deliveryDue(t, at: Sample.now) },
        TransitionRow(
            "D31", "a verdict is requested before it is due", "unverified", "deliveryRetryReset",
            then: "verify"
        ) { _, _ in .retryNow },
        TransitionRow(
            "D32", "a finish is requested before it is due", "unfinished", "deliveryRetryReset",
            then: "finish"
        ) { _, _ in .retryNow },
        TransitionRow(
            "D33", "a retry is requested during a verification", "received", "",
            then: ""
        ) { _, _ in .retryNow },
        TransitionRow(
            "D34", "the deadline refunds a charge that this device never received", "empty",
            "transactionReceived revoked", then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .unfinished) },
        TransitionRow(
            "D35", "the merchant refuses a refunded transaction", "revoked", "revocationSettled",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.rejected)) },
        TransitionRow(
            "D36", "the refund is reversed", "settled", "reinstated",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        TransitionRow(
            "D37", "the refund is reversed before it is settled", "revoked", "reinstated",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        TransitionRow(
            "D38", "a reversal arrives without its refund", "finished", "reinstated",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        TransitionRow(
            "D39", "an old copy of the refunded transaction", "settled", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        TransitionRow(
            "D40", "an old copy of the refunded transaction, as a change", "settled", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .changes) },
        TransitionRow(
            "D41", "the merchant returns the goods", "reinstated", "verified delivered",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.alreadyGranted)) },
        TransitionRow(
            "D42", "the merchant has not received the reversal", "reinstated",
            "verificationDeferred", then: "wakeDelivery"
        ) { _, t in .verdict(t, Sample.verdict(.revoked)) },
        TransitionRow(
            "D43", "an old copy of the refund after its reversal", "restored", "",
            then: ""
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        TransitionRow(
            "D44", "the reversal arrives twice", "restored", "",
            then: ""
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        TransitionRow(
            "D45", "another refund after the reversal", "restored", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true, revision: 3), .changes) },
        TransitionRow(
            "D46", "another refund, and the reversal in between was missed", "settled", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true, revision: 3), .changes) },
    ]
}
