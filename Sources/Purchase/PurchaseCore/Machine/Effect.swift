public import StoreModel

/// Something to do once the facts that led to it are durable.
public enum Effect: Hashable, Sendable {
    /// Ask the merchant for an order number.
    case requestNumber(Intent)
    /// Send the purchase to the store.
    case submit(Intent, MerchantOrder)
    /// Ask the store where the order stands, and close it if it was never seen.
    case lookUp(IntentID)
    /// Ask the merchant for its verdict.
    case verify(SignedTransaction)
    /// Tell the store that a transaction is settled.
    case finish(TransactionID)
    /// Tell the store that an end without a transaction is recorded.
    case acknowledge(IntentID)
    /// Tell the merchant of a spending.
    case spend(Spend)
    /// Come back to a payment at a moment.
    case wakePayment(IntentID, at: Timestamp)
    /// Come back to a delivery at a moment.
    case wakeDelivery(TransactionID, at: Timestamp)
    /// Come back to a spending at a moment.
    case wakeSpend(SpendID, at: Timestamp)
    /// Ask for a list of the store again at a moment.
    case wakeList(DeliverySource, at: Timestamp)
    /// Go on with everything open at a moment, after the journal failed.
    case wakeQueue(at: Timestamp)
}
