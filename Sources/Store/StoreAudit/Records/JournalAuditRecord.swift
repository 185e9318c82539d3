package import StoreModel

/// One record of a device's journal.
package struct JournalAuditRecord: Hashable, Sendable {
    /// The number; consecutive, from 1.
    package var sequence: Int64
    /// The recorded hash of the preceding record.
    package var previousHash: String
    /// Its own hash.
    package var hash: String
    /// Whether its hash matches its content.
    package var hasValidHash: Bool
    /// The time of the decision, by the wall clock.
    package var at: Timestamp
    /// The time of the decision, by the clock that is monotonic until the machine restarts, in milliseconds.
    package var monotonic: Int64
    package var kind: RecordKind
    /// The payment that it concerns.
    package var intentID: IntentID?
    /// The delivery that it concerns.
    package var transactionID: TransactionID?
    /// The number of the attempt, for counted attempts.
    package var attempt: Int?
    /// The revision of the transaction in it; 0 for the first revision and for a record without a transaction.
    package var revision = 0
    /// The result of verifying the signed payload in it again; nil without a payload.
    package var verification: VerificationResult?

    /// Creates a value from its parts without validating them.
    package init(
        sequence: Int64, previousHash: String, hash: String, hasValidHash: Bool = true,
        at: Timestamp = Timestamp(milliseconds: 0), monotonic: Int64 = 0, kind: RecordKind,
        intentID: IntentID? = nil, transactionID: TransactionID? = nil, attempt: Int? = nil,
        verification: VerificationResult? = nil
    ) {
        self.sequence = sequence
        self.previousHash = previousHash
        self.hash = hash
        self.hasValidHash = hasValidHash
        self.at = at
        self.monotonic = monotonic
        self.kind = kind
        self.intentID = intentID
        self.transactionID = transactionID
        self.attempt = attempt
        self.verification = verification
    }
}
