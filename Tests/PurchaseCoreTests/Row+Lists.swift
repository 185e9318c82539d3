import PurchaseCore
import StoreModel

extension Row {
    /// The store's lists.
    static let lists: [Row] = [
        Row(
            "L1", "a transaction of a list is not valid", "empty", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(1) },
        Row(
            "L2", "the same list is asked for before its time", "deferred", "",
            then: ""
        ) { _, _ in refused(1) },
        Row(
            "L3", "more of the list is not valid", "deferred", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(2) },
        Row(
            "L4", "the list is not valid when its time has come", "deferred", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(1) },
        Row(
            "L5", "all of the list is valid", "deferred", "listTaken",
            then: ""
        ) { _, _ in .listTaken(.changes) },
        Row(
            "L6", "a list is taken in as always", "empty", "",
            then: ""
        ) { _, _ in .listTaken(.changes) },
        Row(
            "L7", "a list does not come", "empty", "listDeferred",
            then: "wakeList"
        ) { _, _ in refused(0) },
        Row(
            "L8", "a store that was silent answers again", "unreachable",
            "listTaken paymentRetryReset submitted", then: "submit"
        ) { _, _ in .listTaken(.changes) },
        Row(
            "L9", "a list is asked for before its time", "deferred", "retriesReset",
            then: "wakeList"
        ) { _, _ in .retryNow },
        Row(
            "L10", "its time has come, and the clock was set back meanwhile", "deferred",
            "listDeferred", then: "wakeList"
        ) { _, _ in refused(1, due: Sample.due("changes")) },
    ]

    private static func refused(_ count: Int, due: Timestamp? = nil) -> QueueInput {
        .listDeferred(.changes, refused: count, reason: "signature", retryAfter: nil, due: due)
    }
}
