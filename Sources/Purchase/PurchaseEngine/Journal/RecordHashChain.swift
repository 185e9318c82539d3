import StoreModel
import StoreSigning

/// Computes the hash of a record, which covers all its columns and, through the previous hash, all earlier records.
enum RecordHashChain {
    static func hash(
        after previous: String, sequence: Int64, at: Timestamp, monotonic: Int64,
        account: AccountName, text: String
    ) -> String {
        let record = "\(sequence)|\(at.milliseconds)|\(monotonic)|\(account)|\(text)"
        return HashChain.next(previous: previous, record: Array(record.utf8))
    }
}
