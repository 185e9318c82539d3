import PurchaseCore
import StoreModel

extension TransitionRow {
    /// The rows of the store's lists.
    static let lists: [TransitionRow] = [
        TransitionRow(
            "L1", "a transaction of a list is not valid", "empty", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(1) },
        TransitionRow(
            "L2", "the same list is requested before it is due", "deferred", "",
            then: ""
        ) { _, _ in refused(1) },
        TransitionRow(
            "L3", "more transactions of the list are not valid", "deferred", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(2) },
        TransitionRow(
            "L4", "the list is still not valid when it is due", "deferred", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(1) },
        TransitionRow(
            "L5", "all transactions of the list are valid", "deferred", "listTaken",
            then: ""
        ) { _, _ in .listProcessed(.changes) },
        TransitionRow(
            "L6", "a valid list is processed", "empty", "",
            then: ""
        ) { _, _ in .listProcessed(.changes) },
        TransitionRow(
            "L7", "a list does not arrive", "empty", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(0) },
        TransitionRow(
            "L8", "an unreachable store answers again", "unreachable",
            "listTaken paymentRetryReset submitted", then: "submit"
        ) { _, _ in .listProcessed(.changes) },
        TransitionRow(
            "L9", "a retry of the list is requested before it is due", "deferred", "retriesReset",
            then: "wakeList"
        ) { _, _ in .retryNow },
        TransitionRow(
            "L10", "the list is due, and the clock was set back meanwhile", "deferred",
            "listDeferred", then: "wakeList"
        ) { _, _ in refused(1, due: Sample.due("changes")) },
    ]

    private static func refused(_ count: Int, due: Timestamp? = nil) -> QueueInput {
        .listDeferred(.changes, refused: count, reason: "signature", retryAfter: nil, due: due)
    }
}
