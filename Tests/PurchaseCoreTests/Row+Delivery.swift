import PurchaseCore
import StoreModel

extension Row {
    /// The delivery machine.
    static let delivery: [Row] = [
        Row(
            "D1", "an unfinished transaction comes back", "empty", "transactionReceived",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        Row(
            "D2", "the merchant grants", "received", "verified delivered",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        Row(
            "D3", "the merchant granted it before", "received", "verified delivered",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.alreadyGranted)) },
        Row(
            "D4", "the merchant refuses for good", "received", "verified quarantined",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.rejected)) },
        Row(
            "D5", "the merchant asks to wait", "received", "verificationDeferred",
            then: "wakeDelivery"
        ) { _, t in .verdict(t, Sample.verdict(.retry)) },
        Row(
            "D6", "the merchant knows of a refund first", "received", "verified revocationSettled",
            then: "finish"
        ) { _, t in .verdict(t, Sample.verdict(.revoked)) },
        Row(
            "D7", "the merchant is silent", "received", "verificationDeferred",
            then: "wakeDelivery"
        ) { _, t in .verifyUnanswered(t, reason: "cut", retryAfter: nil) },
        Row(
            "D8", "the time to ask again has come", "unverified", "",
            then: "verify"
        ) { _, t in .deliveryDue(t, at: Sample.due(t.rawValue)) },
        Row(
            "D9", "a finish before delivery is not believed", "received", "",
            then: ""
        ) { _, t in .finishAnswered(t) },
        Row(
            "D10", "a finish by hand before delivery", "received", "",
            then: ""
        ) { _, t in .finishRequested(t) },
        Row(
            "D11", "the store repeats what is delivered", "delivered", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        Row(
            "D12", "the verdict arrives twice", "delivered", "",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        Row(
            "D13", "the store marks it finished", "delivered", "finished",
            then: ""
        ) { _, t in .finishAnswered(t) },
        Row(
            "D14", "the answer to the finish is lost", "delivered", "finishDeferred",
            then: "wakeDelivery"
        ) { _, t in .finishUnanswered(t, retryAfter: nil) },
        Row(
            "D15", "the finish is tried again", "unfinished", "",
            then: "finish"
        ) { _, t in .deliveryDue(t, at: Sample.due(t.rawValue)) },
        Row(
            "D16", "the store did not keep the finish", "finished", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        Row(
            "D17", "the finish is answered twice", "finished", "",
            then: ""
        ) { _, t in .finishAnswered(t) },
        Row(
            "D18", "a refund of something settled", "finished", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        Row(
            "D19", "a refund before the verdict", "received", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        Row(
            "D20", "the merchant says what it took back", "revoked", "revocationSettled",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.revoked)) },
        Row(
            "D21", "the merchant has not heard of the refund", "revoked", "verificationDeferred",
            then: "wakeDelivery"
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        Row(
            "D22", "the refund is told twice", "settled", "",
            then: ""
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        Row(
            "D23", "a refused transaction is settled", "quarantined", "finished",
            then: ""
        ) { _, t in .finishAnswered(t) },
        Row(
            "D24", "a verdict after the last word", "quarantined", "",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.accepted)) },
        Row(
            "D25", "a refund of something never seen here", "empty", "",
            then: ""
        ) { _, _ in .received(try Sample.signed("9", revoked: true, intent: nil), .changes) },
        Row(
            "D26", "a verdict about another transaction", "received", "",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.accepted, "9")) },
        Row(
            "D27", "the store did not keep the finish of a refunded one", "settled", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(revoked: true), .unfinished) },
        Row(
            "D28", "the store did not keep the finish of a refused one", "rejected", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        Row(
            "D29", "an unsettled refund comes back unfinished", "revoked", "",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .unfinished) },
        Row(
            "D30", "the timer of an earlier wait", "unverified", "",
            then: ""
        ) { _, t in .deliveryDue(t, at: Sample.now) },
        Row(
            "D31", "a verdict is asked for before its time", "unverified", "deliveryRetryReset",
            then: "verify"
        ) { _, _ in .retryNow },
        Row(
            "D32", "a finish is asked for before its time", "unfinished", "deliveryRetryReset",
            then: "finish"
        ) { _, _ in .retryNow },
        Row(
            "D33", "a retry is asked for while a verdict is awaited", "received", "",
            then: ""
        ) { _, _ in .retryNow },
        Row(
            "D34", "a deadline gives back what this device never saw charged", "empty",
            "transactionReceived revoked", then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true), .unfinished) },
        Row(
            "D35", "the merchant refuses what was refunded", "revoked", "revocationSettled",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.rejected)) },
        Row(
            "D36", "the refund is reversed", "settled", "reinstated",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        Row(
            "D37", "the refund is reversed before it is settled", "revoked", "reinstated",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        Row(
            "D38", "a device that heard of neither hears of the reversal", "finished", "reinstated",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        Row(
            "D39", "an old copy of what was refunded", "settled", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .unfinished) },
        Row(
            "D40", "an old copy of what was refunded, as a change", "settled", "",
            then: "finish"
        ) { _, _ in .received(try Sample.signed(), .changes) },
        Row(
            "D41", "the merchant gives it back", "reinstated", "verified delivered",
            then: ""
        ) { _, t in .verdict(t, Sample.verdict(.alreadyGranted)) },
        Row(
            "D42", "the merchant has not heard of the reversal", "reinstated",
            "verificationDeferred", then: "wakeDelivery"
        ) { _, t in .verdict(t, Sample.verdict(.revoked)) },
        Row(
            "D43", "an old copy of the refund after its reversal", "restored", "",
            then: ""
        ) { _, _ in .received(try Sample.signed(revoked: true), .changes) },
        Row(
            "D44", "the reversal is told twice", "restored", "",
            then: ""
        ) { _, _ in .received(try Sample.signed(revision: 2), .changes) },
        Row(
            "D45", "another refund after the reversal", "restored", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true, revision: 3), .changes) },
        Row(
            "D46", "another refund, and the reversal in between was missed", "settled", "revoked",
            then: "verify"
        ) { _, _ in .received(try Sample.signed(revoked: true, revision: 3), .changes) },
    ]
}
