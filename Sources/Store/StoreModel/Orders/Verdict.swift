/// The merchant's decision about one signed transaction; kiosk's merchant signs it.
public struct Verdict: Hashable, Sendable, Codable {
    /// The decision.
    public enum Decision: String, Codable, Hashable, Sendable {
        /// The transaction is granted now.
        case accepted = "ACCEPTED"
        /// The transaction was granted earlier, for the same order or ownership and the same account: accept it without
        /// adding goods.
        case alreadyGranted = "ALREADY_GRANTED"
        /// The transaction is permanently rejected: deliver nothing and finish it.
        case rejected = "REJECTED_PERMANENT"
        /// The transaction was refunded: revoke it; `changes` lists what was taken back.
        case revoked = "REVOKED"
        /// The merchant cannot decide now.
        case retry = "RETRY"
    }

    /// The nonce that the device created for its request; an answer with another nonce must be ignored.
    public let nonce: String
    /// The transaction.
    public let transactionID: TransactionID
    /// The device's intent id, if the transaction has one.
    public let intentID: IntentID?
    /// The decision.
    public let decision: Decision
    /// The reason for a rejection or a retry.
    public let reason: String?
    /// The delay before the next attempt, in milliseconds, for a retry.
    public let retryAfter: Int64?
    /// The ledger rows of this transaction, with their versions: the same ones for each request.
    public let changes: [VerdictChange]
    /// The merchant's order number, if the merchant has one.
    public let merchantOrder: MerchantOrder?
    /// When it was signed.
    public let signedDate: Timestamp

    /// Creates a value from its parts without validating them.
    public init(
        nonce: String, transactionID: TransactionID, intentID: IntentID?, decision: Decision,
        reason: String? = nil, retryAfter: Int64? = nil, changes: [VerdictChange] = [],
        merchantOrder: MerchantOrder? = nil, signedDate: Timestamp
    ) {
        self.nonce = nonce
        self.transactionID = transactionID
        self.intentID = intentID
        self.decision = decision
        self.reason = reason
        self.retryAfter = retryAfter
        self.changes = changes
        self.merchantOrder = merchantOrder
        self.signedDate = signedDate
    }

    /// The names on the wire.
    enum CodingKeys: String, CodingKey {
        case nonce
        case transactionID = "transactionId"
        case intentID = "intentId"
        case decision = "verdict"
        case reason, retryAfter, changes, merchantOrder, signedDate
    }
}
