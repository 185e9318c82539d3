import PurchaseCore
import StoreModel

extension Row {
    /// The spendings.
    static let spending: [Row] = [
        Row(
            "S1", "the customer spends", "empty", "spendRecorded",
            then: "spend"
        ) { _, _ in .spendConfirmed(Sample.spend) },
        Row(
            "S2", "the same spending comes again", "spending", "",
            then: ""
        ) { _, _ in .spendConfirmed(Sample.spend) },
        Row(
            "S3", "the ledger holds it", "spending", "spendConfirmed",
            then: ""
        ) { _, _ in .spendAnswered(Sample.spend.id, version: 2) },
        Row(
            "S4", "the merchant refuses it", "spending", "spendRefused",
            then: ""
        ) { _, _ in .spendRefused(Sample.spend.id, reason: "few") },
        Row(
            "S5", "the merchant is silent", "spending", "spendDeferred",
            then: "wakeSpend"
        ) { _, _ in .spendUnanswered(Sample.spend.id, reason: "cut", retryAfter: nil) },
        Row(
            "S6", "the time to send it again has come", "unspent", "",
            then: "spend"
        ) { _, _ in .spendDue(Sample.spend.id, at: Sample.due(Sample.spend.id.rawValue)) },
        Row(
            "S7", "the timer of an earlier wait", "unspent", "",
            then: ""
        ) { _, _ in .spendDue(Sample.spend.id, at: Sample.now) },
        Row(
            "S8", "the lost answer comes with the retry", "unspent", "spendConfirmed",
            then: ""
        ) { _, _ in .spendAnswered(Sample.spend.id, version: 2) },
        Row(
            "S9", "it is to be sent before its time", "unspent", "retriesReset",
            then: "spend"
        ) { _, _ in .retryNow },
        Row(
            "S10", "a restart before the answer", "spending", "",
            then: "spend"
        ) { _, _ in .resumed },
        Row(
            "S11", "the answer comes twice", "spent", "",
            then: ""
        ) { _, _ in .spendAnswered(Sample.spend.id, version: 2) },
        Row(
            "S12", "a late silence", "spent", "",
            then: ""
        ) { _, _ in .spendUnanswered(Sample.spend.id, reason: "cut", retryAfter: nil) },
        Row(
            "S13", "a retry is asked for while an answer is awaited", "spending", "",
            then: ""
        ) { _, _ in .retryNow },
    ]
}
