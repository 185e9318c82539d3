package import StoreAPI
package import StoreModel

/// An event in a simulated world.
package enum SimulationEvent: Hashable, Sendable {
    /// The service receives a request and answers it.
    case serve(InFlightMessage.ID)
    /// The merchant looks up a transaction at the store, and decides later.
    case lookUpAtStore(InFlightMessage.ID)
    /// A request is answered, and the reply reaches the device immediately.
    case exchange(InFlightMessage.ID)
    /// A reply reaches the device.
    case deliverReply(InFlightMessage.ID)
    /// The device times out; its request may still arrive.
    case timeOut(InFlightMessage.ID)
    /// A request is duplicated in flight.
    case duplicate(InFlightMessage.ID)
    /// The service refuses a request without processing it.
    case refuse(InFlightMessage.ID, Refusal.Code)
    /// A message without a waiting sender is lost.
    case lose(InFlightMessage.ID)
    /// A device starts to write its facts; later decisions wait for the next commit.
    case beginCommit(Int)
    /// A device's facts become durable.
    case commit(Int)
    /// A commit fails.
    case failCommit(Int, written: Bool)
    /// A device crashes; `written` if its last commit is durable nevertheless.
    case crash(Int, written: Bool)
    /// A device starts.
    case start(Int)
    /// A timer fires.
    case fireTimer(Int, DeviceTimer)
    /// A device is notified of changes at the store.
    case reportChanges(Int)
    /// A customer confirms a purchase.
    case buy(Int, Intent)
    /// A customer restores purchases.
    case restore(Int)
    /// A customer spends goods.
    case spend(Int, SpendID, Int64)
    /// A customer finishes a transaction manually.
    case finish(Int, TransactionID)
    /// An order is approved or declined.
    case resolveOrder(IntentID, approved: Bool)
    /// The store refunds a transaction.
    case refund(TransactionID)
    /// The store notifies the merchant of a refund.
    case notifyMerchant(TransactionID)
    /// A service crashes; the given request was committed, or only its first part if the service is not atomic.
    case crashService(SimulatedService, committed: InFlightMessage.ID?, phase: Int)
    /// A number of milliseconds pass.
    case advanceTime(Int64)
    /// A device's wall clock jumps by a number of milliseconds.
    case jumpDeviceClock(Int, Int64)
    /// The clock of store and merchant jumps by a number of milliseconds.
    case jumpBackendClock(Int64)
}
