import PurchaseCore
import StoreModel

extension TransitionRow {
    /// The rows of the spendings.
    static let spending: [TransitionRow] = [
        TransitionRow(
            "S1", "the customer spends goods", "empty", "spendRecorded",
            then: "spend"
        ) { _, _ in .spendConfirmed(Sample.spend) },
        TransitionRow(
            "S2", "the same spending is repeated", "spending", "",
            then: ""
        ) { _, _ in .spendConfirmed(Sample.spend) },
        TransitionRow(
            "S3", "the merchant confirms the spending", "spending", "spendConfirmed",
            then: ""
        ) { _, _ in .spendAnswered(Sample.spend.id, version: 2) },
        TransitionRow(
            "S4", "the merchant refuses the spending", "spending", "spendRefused",
            then: ""
        ) { _, _ in .spendRefused(Sample.spend.id, reason: "few") },
        TransitionRow(
            "S5", "the merchant does not answer", "spending", "spendDeferred",
            then: "wakeSpend"
        ) { _, _ in .spendUnanswered(Sample.spend.id, reason: "cut", retryAfter: nil) },
        TransitionRow(
            "S6", "the repeated spending is due", "unspent", "",
            then: "spend"
        ) { _, _ in .spendDue(Sample.spend.id, at: Sample.due(Sample.spend.id.rawValue)) },
        TransitionRow(
            "S7", "the timer of an earlier wait", "unspent", "",
            then: ""
        ) { _, _ in .spendDue(Sample.spend.id, at: Sample.now) },
        TransitionRow(
            "S8", "the retry returns the lost answer", "unspent", "spendConfirmed",
            then: ""
        ) { _, _ in .spendAnswered(Sample.spend.id, version: 2) },
        TransitionRow(
            "S9", "a retry is requested before it is due", "unspent", "retriesReset",
            then: "spend"
        ) { _, _ in .retryNow },
        TransitionRow(
            "S10", "a restart before the answer", "spending", "",
            then: "spend"
        ) { _, _ in .resumed },
        TransitionRow(
            "S11", "the answer arrives twice", "spent", "",
            then: ""
        ) { _, _ in .spendAnswered(Sample.spend.id, version: 2) },
        TransitionRow(
            "S12", "a late timeout", "spent", "",
            then: ""
        ) { _, _ in .spendUnanswered(Sample.spend.id, reason: "cut", retryAfter: nil) },
        TransitionRow(
            "S13", "a retry is requested during a request", "spending", "",
            then: ""
        ) { _, _ in .retryNow },
    ]
}
