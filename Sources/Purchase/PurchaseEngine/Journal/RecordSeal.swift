import StoreModel
import StoreSigning

/// What the hash of a record covers: everything that is stored with it, and by the hash before it all earlier ones.
enum RecordSeal {
    /// The hash of a record.
    static func hash(
        after previous: String, sequence: Int64, at: Timestamp, monotonic: Int64,
        account: AccountName, text: String
    ) -> String {
        let sealed = "\(sequence)|\(at.milliseconds)|\(monotonic)|\(account)|\(text)"
        return HashChain.next(previous: previous, record: Array(sealed.utf8))
    }
}
