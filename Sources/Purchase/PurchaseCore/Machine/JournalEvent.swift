public import StoreModel

/// A durable event of the device's journal; the state is the fold of all events.
///
/// The JSON of a case is stored permanently: cases and labels are added, never renamed.
public enum JournalEvent: Hashable, Sendable, Codable {
    /// O1: the customer confirmed.
    case intentRecorded(intent: Intent)
    /// The merchant issued an order number.
    case orderNumbered(intentID: IntentID, merchantOrder: MerchantOrder)
    /// The merchant did not issue a number; the next attempt is at `notBefore`. `isUnsent` is true if the order was
    /// certainly not sent to the store. It is nil if that is unknown, as in records of older versions of kiosk.
    case numberDeferred(
        intentID: IntentID, attempt: Int, notBefore: Timestamp, reason: String,
        isUnsent: Bool? = nil)
    /// The order is about to be sent to the store as attempt number `attempt`. `endsUnsent` is true if an earlier
    /// record marks the order as unsent.
    case submitted(intentID: IntentID, attempt: Int, endsUnsent: Bool? = nil)
    /// The store did not answer; the next attempt is at `notBefore`.
    case paymentDeferred(intentID: IntentID, attempt: Int, notBefore: Timestamp, reason: String)
    /// The store waits for an approval.
    case paymentPending(intentID: IntentID)
    /// The customer cancelled in the store's sheet.
    case paymentCancelled(intentID: IntentID)
    /// The order was not charged. `isKnownAtStore` is true if the store waits for the acknowledgement that this was
    /// recorded.
    case paymentFailed(intentID: IntentID, reason: DeclineReason, isKnownAtStore: Bool)
    /// The store named the transaction.
    case paymentCompleted(intentID: IntentID, transactionID: TransactionID)
    /// The store confirmed that the end of the order without a transaction is acknowledged.
    case orderAcknowledged(intentID: IntentID)
    /// The store did not answer an acknowledgement; the next attempt is at `notBefore`.
    case acknowledgeDeferred(intentID: IntentID, attempt: Int, notBefore: Timestamp)
    /// O2: a signed transaction was received.
    case transactionReceived(signed: SignedTransaction, source: DeliverySource)
    /// The merchant did not issue a verdict; the next attempt is at `notBefore`.
    case verificationDeferred(
        transactionID: TransactionID, attempt: Int, notBefore: Timestamp, reason: String)
    /// O3: the merchant's verdict, with its signed form for later verification. The signed form is nil for a merchant
    /// that does not sign, and in records of older versions of kiosk.
    case verified(transactionID: TransactionID, verdict: Verdict, jws: JWS? = nil)
    /// O4: the goods were delivered, with the ledger rows of the delivery.
    case delivered(transactionID: TransactionID, changes: [VerdictChange])
    /// The merchant rejected the transaction permanently.
    case quarantined(transactionID: TransactionID, reason: String)
    /// The store revoked the transaction: the same ID, with a new signature.
    case revoked(signed: SignedTransaction)
    /// The store reversed a refund: the transaction is valid again, with the same ID and a new signature.
    case reinstated(signed: SignedTransaction)
    /// The merchant reported what it revoked, in a verdict whose signed form is kept as in ``verified``.
    case revocationSettled(
        transactionID: TransactionID, changes: [VerdictChange], jws: JWS? = nil)
    /// The store did not answer a finish; the next attempt is at `notBefore`.
    case finishDeferred(transactionID: TransactionID, attempt: Int, notBefore: Timestamp)
    /// O5: the store confirmed that the transaction is finished.
    case finished(transactionID: TransactionID)
    /// A wallet statement of the merchant was received.
    case statementReceived(statement: WalletStatement)
    /// A spending is about to be sent to the merchant.
    case spendRecorded(spend: Spend)
    /// The merchant's ledger contains the spending.
    case spendConfirmed(spendID: SpendID, version: Int64)
    /// The merchant refused the spending.
    case spendRefused(spendID: SpendID, reason: String)
    /// The merchant did not answer a spending; the next attempt is at `notBefore`.
    case spendDeferred(spendID: SpendID, attempt: Int, notBefore: Timestamp, reason: String)
    /// The store's changes were processed up to this cursor.
    case cursorMoved(cursor: Int64)
    /// A list of the store was not received, or `refused` of its transactions failed verification; the next attempt is
    /// at `notBefore`.
    case listDeferred(
        source: DeliverySource, refused: Int, attempt: Int, notBefore: Timestamp, reason: String)
    /// A deferred list was processed completely.
    case listTaken(source: DeliverySource)
    /// The payment's wait ended early, and its backoff restarts.
    case paymentRetryReset(intentID: IntentID)
    /// The delivery's wait ended early, and its backoff restarts.
    case deliveryRetryReset(transactionID: TransactionID)
    /// The waits of spendings and lists ended early, and their backoff restarts.
    case retriesReset
}
