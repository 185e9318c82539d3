import PurchaseCore
import StoreModel

extension Row {
    /// The rows of the store's lists.
    static let lists: [Row] = [
        Row(
            "L1", "a transaction of a list is not valid", "empty", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(1) },
        Row(
            "L2", "the same list is requested before it is due", "deferred", "",
            then: ""
        ) { _, _ in refused(1) },
        Row(
            "L3", "more transactions of the list are not valid", "deferred", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(2) },
        Row(
            "L4", "the list is still not valid when it is due", "deferred", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(1) },
        Row(
            "L5", "all transactions of the list are valid", "deferred", "listTaken",
            then: ""
        ) { _, _ in .listTaken(.changes) },
        Row(
            "L6", "a valid list is processed", "empty", "",
            then: ""
        ) { _, _ in .listTaken(.changes) },
        Row(
            "L7", "a list does not arrive", "empty", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(0) },
        Row(
            "L8", "an unreachable store answers again", "unreachable",
            "listTaken paymentRetryReset submitted", then: "submit"
        ) { _, _ in .listTaken(.changes) },
        Row(
            "L9", "a retry of the list is requested before it is due", "deferred", "retriesReset",
            then: "wakeList"
        ) { _, _ in .retryNow },
        Row(
            "L10", "the list is due, and the clock was set back meanwhile", "deferred",
            "listDeferred", then: "wakeList"
        ) { _, _ in refused(1, due: Sample.due("changes")) },
    ]

    private static func refused(_ count: Int, due: Timestamp? = nil) -> QueueInput {
        .listDeferred(.changes, refused: count, reason: "signature", retryAfter: nil, due: due)
    }
}
