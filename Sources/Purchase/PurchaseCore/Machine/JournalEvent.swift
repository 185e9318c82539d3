public import StoreModel

/// One durable fact of the device's journal; the state is the fold of these.
///
/// The JSON of a case is stored for ever: cases and labels are added, never renamed.
public enum JournalEvent: Hashable, Sendable, Codable {
    /// O1: the customer confirmed.
    case intentRecorded(intent: Intent)
    /// The merchant's order number.
    case orderNumbered(intentID: IntentID, merchantOrder: MerchantOrder)
    /// The merchant gave no number; asked again at `notBefore`. `isUnsent` is true where the order certainly has not
    /// been sent to the store, and nil where that is not known, as in records of an older kiosk.
    case numberDeferred(
        intentID: IntentID, attempt: Int, notBefore: Timestamp, reason: String,
        isUnsent: Bool? = nil)
    /// About to be sent to the store for the `attempt`-th time; `endsUnsent` is true where a record says that it was not
    /// sent before.
    case submitted(intentID: IntentID, attempt: Int, endsUnsent: Bool? = nil)
    /// The store gave no answer; asked again at `notBefore`.
    case paymentDeferred(intentID: IntentID, attempt: Int, notBefore: Timestamp, reason: String)
    /// The store waits for approval.
    case paymentPending(intentID: IntentID)
    /// The customer cancelled in the store's sheet.
    case paymentCancelled(intentID: IntentID)
    /// Not charged; `isKnownAtStore` when the store waits to hear that this was recorded.
    case paymentFailed(intentID: IntentID, reason: DeclineReason, isKnownAtStore: Bool)
    /// The store named the transaction.
    case paymentCompleted(intentID: IntentID, transactionID: TransactionID)
    /// The store knows that the end without a transaction was recorded.
    case orderAcknowledged(intentID: IntentID)
    /// The store gave no answer to an acknowledgement; told again at `notBefore`.
    case acknowledgeDeferred(intentID: IntentID, attempt: Int, notBefore: Timestamp)
    /// O2: a signed transaction.
    case transactionReceived(signed: SignedTransaction, source: DeliverySource)
    /// The merchant gave no verdict; asked again at `notBefore`.
    case verificationDeferred(
        transactionID: TransactionID, attempt: Int, notBefore: Timestamp, reason: String)
    /// O3: the merchant's verdict, with its signed form, so that it can be checked again at any time; nil from a
    /// merchant that does not sign, and in records of an older kiosk.
    case verified(transactionID: TransactionID, verdict: Verdict, jws: JWS? = nil)
    /// O4: the goods, with the ledger rows that they made.
    case delivered(transactionID: TransactionID, changes: [VerdictChange])
    /// Refused for good.
    case quarantined(transactionID: TransactionID, reason: String)
    /// The store took it back: the same id, signed anew.
    case revoked(signed: SignedTransaction)
    /// The store reversed a refund: the same id, signed anew, stands again.
    case reinstated(signed: SignedTransaction)
    /// The merchant said what it took back, in a verdict whose signed form is kept as that of ``verified``.
    case revocationSettled(
        transactionID: TransactionID, changes: [VerdictChange], jws: JWS? = nil)
    /// The store gave no answer to a finish; asked again at `notBefore`.
    case finishDeferred(transactionID: TransactionID, attempt: Int, notBefore: Timestamp)
    /// O5: the store knows that it is settled.
    case finished(transactionID: TransactionID)
    /// A statement of the merchant.
    case statementReceived(statement: WalletStatement)
    /// A spending is about to be sent.
    case spendRecorded(spend: Spend)
    /// The merchant's ledger holds it.
    case spendConfirmed(spendID: SpendID, version: Int64)
    /// The merchant refused it.
    case spendRefused(spendID: SpendID, reason: String)
    /// The merchant gave no answer to a spending; sent again at `notBefore`.
    case spendDeferred(spendID: SpendID, attempt: Int, notBefore: Timestamp, reason: String)
    /// The store's changes were taken in up to here.
    case cursorMoved(cursor: Int64)
    /// A list of the store did not come, or `refused` of its transactions are not believed; asked again at `notBefore`.
    case listDeferred(
        source: DeliverySource, refused: Int, attempt: Int, notBefore: Timestamp, reason: String)
    /// A deferred list was taken in wholly.
    case listTaken(source: DeliverySource)
    /// The payment's wait was ended before its time, and its waits begin anew.
    case paymentRetryReset(intentID: IntentID)
    /// The delivery's wait was ended before its time, and its waits begin anew.
    case deliveryRetryReset(transactionID: TransactionID)
    /// The waits of spendings and lists were ended before their time, and begin anew.
    case retriesReset
}
