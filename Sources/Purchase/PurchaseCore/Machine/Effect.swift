public import StoreModel

/// A side effect to perform once the events that led to it are durable.
public enum Effect: Hashable, Sendable {
    /// Requests an order number from the merchant.
    case requestNumber(Intent)
    /// Sends the purchase to the store.
    case submit(Intent, MerchantOrder)
    /// Requests the status of the order from the store, which closes the order if it never received it.
    case lookUp(IntentID)
    /// Requests the merchant's verdict.
    case verify(SignedTransaction)
    /// Reports to the store that a transaction is finished.
    case finish(TransactionID)
    /// Reports to the store that the end of an order without a transaction is recorded.
    case acknowledge(IntentID)
    /// Sends a spending to the merchant.
    case spend(Spend)
    /// Resumes a payment at a moment.
    case wakePayment(IntentID, at: Timestamp)
    /// Resumes a delivery at a moment.
    case wakeDelivery(TransactionID, at: Timestamp)
    /// Sends a spending again at a moment.
    case wakeSpend(SpendID, at: Timestamp)
    /// Requests a list of the store again at a moment.
    case wakeList(DeliverySource, at: Timestamp)
    /// Resumes all open orders at a moment, after a failure of the journal.
    case wakeQueue(at: Timestamp)
}
