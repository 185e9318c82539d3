public import StoreModel

/// The controls of a test store; nothing of a real one looks like this.
///
/// Every method throws ``ServiceFailure``. They act on every account, so they take no context.
public protocol SandboxControl: Sendable {
    /// Approves an order that waits for approval: it is charged now, and the device hears of it.
    func approve(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Declines an order that waits for approval.
    func decline(_ intentID: IntentID) async throws(ServiceFailure) -> OrderStatus

    /// Gives the whole price back and signs the transaction anew with a revocation date; repeating it changes nothing.
    ///
    /// Returns the moment of the (first) refund.
    func refund(_ transactionID: TransactionID) async throws(ServiceFailure) -> Timestamp

    /// What the store's clock shows.
    func time() async throws(ServiceFailure) -> StoreTimeReading

    /// Changes the store's clock, and does all that became due by then; refused with `wrongState` for setting it back.
    func change(_ change: ClockChange) async throws(ServiceFailure) -> StoreTimeReading

    /// The subscriptions of every account, oldest first.
    func subscriptions() async throws(ServiceFailure) -> [SandboxSubscription]

    /// Does something to a subscription, named by its first transaction.
    func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription

    /// Makes offer codes, all of them or none; refused with `unknownProduct` where there is no such offer, and with
    /// `wrongState` for letters that another code has.
    func makeCodes(_ order: OfferCodeOrder) async throws(ServiceFailure) -> [OfferCode]

    /// The offer codes that were made, the last ones first, at most 10000.
    func offerCodes() async throws(ServiceFailure) -> [OfferCode]

    /// The orders and transactions of every account, newest first.
    func orders(limit: Int) async throws(ServiceFailure) -> [SandboxOrder]

    /// What store and merchant know of one order, oldest first; empty if neither has heard of it.
    func history(of reference: OrderReference) async throws(ServiceFailure) -> [HistoryStep]
}
