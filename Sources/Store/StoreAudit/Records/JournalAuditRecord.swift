package import StoreModel

/// One record of a device's journal.
package struct JournalAuditRecord: Hashable, Sendable {
    /// Its place; dense, from 1.
    package var sequence: Int64
    /// The hash that it names as the one before.
    package var previousHash: String
    /// Its own hash.
    package var hash: String
    /// Whether its hash is that of its content.
    package var isSealed: Bool
    /// When it was decided, by the wall clock.
    package var at: Timestamp
    /// When it was decided, by the clock that never goes back while the machine runs, in milliseconds.
    package var monotonic: Int64
    /// What it says.
    package var kind: RecordKind
    /// The payment that it is about.
    package var intentID: IntentID?
    /// The delivery that it is about.
    package var transactionID: TransactionID?
    /// Which try it was, where tries are counted.
    package var attempt: Int?
    /// Which of the store's words on a transaction it holds; 0 where it holds none, or the first.
    package var revision = 0
    /// Whether the signed payload in it is believed today; nil where it holds none.
    package var proof: Proof?

    /// Takes the parts as they are.
    package init(
        sequence: Int64, previousHash: String, hash: String, isSealed: Bool = true,
        at: Timestamp = Timestamp(milliseconds: 0), monotonic: Int64 = 0, kind: RecordKind,
        intentID: IntentID? = nil, transactionID: TransactionID? = nil, attempt: Int? = nil,
        proof: Proof? = nil
    ) {
        self.sequence = sequence
        self.previousHash = previousHash
        self.hash = hash
        self.isSealed = isSealed
        self.at = at
        self.monotonic = monotonic
        self.kind = kind
        self.intentID = intentID
        self.transactionID = transactionID
        self.attempt = attempt
        self.proof = proof
    }
}
