/// What the merchant decided about one signed transaction; itself signed when kiosk's merchant says it.
public struct Verdict: Hashable, Sendable, Codable {
    /// The decision.
    public enum Decision: String, Codable, Hashable, Sendable {
        /// Granted now.
        case accepted = "ACCEPTED"
        /// Granted before, for this same order or ownership and this account: accept it, pay nothing out again.
        case alreadyGranted = "ALREADY_GRANTED"
        /// Never: deliver nothing and finish it.
        case rejected = "REJECTED_PERMANENT"
        /// Refunded: withdraw it; `changes` tells what was taken back.
        case revoked = "REVOKED"
        /// Cannot say now.
        case retry = "RETRY"
    }

    /// The number that the device made for this question; an answer with another one is no answer.
    public let nonce: String
    /// The transaction that was asked about.
    public let transactionID: TransactionID
    /// The device's id of the purchase, where the transaction has one.
    public let intentID: IntentID?
    /// The decision.
    public let decision: Decision
    /// Why, in words, for a rejection or a retry.
    public let reason: String?
    /// How long to wait before asking again, in milliseconds, for a retry.
    public let retryAfter: Int64?
    /// The ledger rows that this transaction has made, with their versions: the same ones whenever it is asked about.
    public let changes: [VerdictChange]
    /// The merchant's order number, where it knows one.
    public let merchantOrder: MerchantOrder?
    /// When it was signed.
    public let signedDate: Timestamp

    /// Takes the parts as they are.
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
