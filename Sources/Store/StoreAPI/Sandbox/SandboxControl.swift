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

    /// The families, by the names of their organizers, with what is shared in them now.
    func families() async throws(ServiceFailure) -> [SandboxFamily]

    /// Lets an account join or leave a family, or share with it; says how all families stand then.
    ///
    /// What that gives to somebody and takes from somebody is done with it. Refused with `wrongState` and a sentence for what
    /// cannot be; doing what was done already changes nothing.
    func changeFamily(_ change: FamilyChange) async throws(ServiceFailure) -> [SandboxFamily]

    /// The orders and transactions of every account, newest first.
    func orders(limit: Int) async throws(ServiceFailure) -> [SandboxOrder]

    /// What store and merchant know of one order, oldest first; empty if neither has heard of it.
    func history(of reference: OrderReference) async throws(ServiceFailure) -> [HistoryStep]
}
