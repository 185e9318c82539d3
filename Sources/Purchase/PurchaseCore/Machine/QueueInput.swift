public import StoreModel

/// An input of the state machine: a request of the customer, an answer, a missing answer, or a timer.
public enum QueueInput: Hashable, Sendable {
    /// The customer confirmed a purchase.
    case confirmed(Intent)
    /// The merchant issued the order number.
    case numberIssued(IntentID, MerchantOrder)
    /// The merchant refused to issue an order number.
    case numberRefused(IntentID)
    /// The merchant did not answer; `retryAfter` is the delay that it requests, in milliseconds.
    case numberUnanswered(IntentID, reason: String, retryAfter: Int64?)
    /// The store answered with a transaction whose signature was verified.
    case storePurchased(IntentID, SignedTransaction)
    /// The store waits for an approval.
    case storePending(IntentID)
    /// The customer cancelled in the store's sheet.
    case storeCancelled(IntentID)
    /// The store did not charge the order, and waits for the acknowledgement that this was recorded.
    case storeDeclined(IntentID, DeclineReason)
    /// The store refused the request itself, so an acknowledgement is not necessary.
    case storeRefused(IntentID, DeclineReason)
    /// The store did not answer.
    case storeUnanswered(IntentID, reason: String, retryAfter: Int64?)
    /// The store never received the order, and has closed it now.
    case orderNeverSeen(IntentID)
    /// A signed transaction arrived whose signature was verified.
    case received(SignedTransaction, DeliverySource)
    /// The merchant issued a verdict whose nonce and signature were verified; `signed` is its signed form, if the
    /// merchant signs.
    case verdict(TransactionID, Verdict, signed: JWS? = nil)
    /// The merchant did not issue a verdict.
    case verifyUnanswered(TransactionID, reason: String, retryAfter: Int64?)
    /// The store marked the transaction finished.
    case finishAnswered(TransactionID)
    /// The store did not answer a finish.
    case finishUnanswered(TransactionID, retryAfter: Int64?)
    /// The store marked the order acknowledged.
    case acknowledgeAnswered(IntentID)
    /// The store did not answer an acknowledgement.
    case acknowledgeUnanswered(IntentID, retryAfter: Int64?)
    /// The timer of a payment fired; its moment distinguishes it from the timers of earlier waits.
    case paymentDue(IntentID, at: Timestamp)
    /// The timer of a delivery fired; its moment distinguishes it from the timers of earlier waits.
    case deliveryDue(TransactionID, at: Timestamp)
    /// All waits end now and their backoff restarts, because a retry was requested or the other side is reachable
    /// again.
    case retryNow
    /// The customer finishes a transaction manually.
    case finishRequested(TransactionID)
    /// The engine has started and resumes all open orders in memory and all spendings.
    case resumed
    /// The engine has read more of the journal's open orders and resumes them.
    case ordersResumed([IntentID], [TransactionID])
    /// The merchant's wallet statement arrived.
    case statement(WalletStatement)
    /// The customer confirmed a spending.
    case spendConfirmed(Spend)
    /// The merchant's ledger contains the spending.
    case spendAnswered(SpendID, version: Int64)
    /// The merchant refused the spending.
    case spendRefused(SpendID, reason: String)
    /// The merchant did not answer the spending.
    case spendUnanswered(SpendID, reason: String, retryAfter: Int64?)
    /// The timer of a spending fired; its moment distinguishes it from the timers of earlier waits.
    case spendDue(SpendID, at: Timestamp)
    /// The store's changes were processed up to this cursor.
    case cursorAdvanced(Int64)
    /// A list of the store was not received, or `refused` of its transactions failed verification; `due` is the moment
    /// of the timer that requested it, if any.
    case listDeferred(
        DeliverySource, refused: Int, reason: String, retryAfter: Int64?, due: Timestamp? = nil)
    /// A list of the store was processed completely.
    case listProcessed(DeliverySource)
}
