public import StoreModel

/// Something that happened to the device: a wish of the customer, an answer, a silence, a moment.
public enum QueueInput: Hashable, Sendable {
    /// The customer confirmed a purchase.
    case confirmed(Intent)
    /// The merchant issued the order number.
    case numberIssued(IntentID, MerchantOrder)
    /// The merchant issues none.
    case numberRefused(IntentID)
    /// The merchant gave no answer; `retryAfter` in milliseconds is its wish.
    case numberUnanswered(IntentID, reason: String, retryAfter: Int64?)
    /// The store answered with a transaction whose signature was checked.
    case storePurchased(IntentID, SignedTransaction)
    /// The store waits for approval.
    case storePending(IntentID)
    /// The customer cancelled in the store's sheet.
    case storeCancelled(IntentID)
    /// The store did not charge, and waits to hear that this was recorded.
    case storeDeclined(IntentID, DeclineReason)
    /// The store refused the request itself; there is no order to acknowledge.
    case storeRefused(IntentID, DeclineReason)
    /// The store gave no answer.
    case storeUnanswered(IntentID, reason: String, retryAfter: Int64?)
    /// The store never saw the order, and has closed it now.
    case orderNeverSeen(IntentID)
    /// A signed transaction arrived whose signature was checked.
    case received(SignedTransaction, DeliverySource)
    /// The merchant decided; nonce and signature were checked. `signed` is what it signed, if it signs.
    case verdict(TransactionID, Verdict, signed: JWS? = nil)
    /// The merchant gave no verdict.
    case verifyUnanswered(TransactionID, reason: String, retryAfter: Int64?)
    /// The store marked the transaction finished.
    case finishAnswered(TransactionID)
    /// The store gave no answer to a finish.
    case finishUnanswered(TransactionID, retryAfter: Int64?)
    /// The store marked the order acknowledged.
    case acknowledgeAnswered(IntentID)
    /// The store gave no answer to an acknowledgement.
    case acknowledgeUnanswered(IntentID, retryAfter: Int64?)
    /// The timer that was set for this moment has run out; the moment tells it from the timers of earlier waits.
    case paymentDue(IntentID, at: Timestamp)
    /// The timer that was set for this moment has run out.
    case deliveryDue(TransactionID, at: Timestamp)
    /// Whatever waits for its next try is tried now, and later waits begin anew: somebody asked for it, or the other
    /// side is reachable again.
    case retryNow
    /// The customer finishes by hand.
    case finishRequested(TransactionID)
    /// The engine has started: everything open goes on.
    case resumed
    /// The merchant's statement arrived.
    case statement(WalletStatement)
    /// The customer spends.
    case spendConfirmed(Spend)
    /// The merchant's ledger holds the spending.
    case spendAnswered(SpendID, version: Int64)
    /// The merchant refused the spending.
    case spendRefused(SpendID, reason: String)
    /// The merchant gave no answer to the spending.
    case spendUnanswered(SpendID, reason: String, retryAfter: Int64?)
    /// The timer that was set for this moment has run out.
    case spendDue(SpendID, at: Timestamp)
    /// The store's changes were taken in up to here.
    case cursor(Int64)
    /// A list of the store did not come, or so many of its transactions are not believed; `due` is the moment of the
    /// timer that asked for it, if one did.
    case listDeferred(
        DeliverySource, refused: Int, reason: String, retryAfter: Int64?, due: Timestamp? = nil)
    /// A list of the store was taken in wholly.
    case listTaken(DeliverySource)
}
