package import StoreAPI
package import StoreModel

/// One thing that happens in a simulated world.
package enum SimulationEvent: Hashable, Sendable {
    /// The other side takes a request and answers.
    case serve(InFlightMessage.ID)
    /// The merchant asks the store about a transaction, and judges later.
    case askStanding(InFlightMessage.ID)
    /// A request is answered, and the reply reaches the device at once.
    case exchange(InFlightMessage.ID)
    /// A reply reaches the device.
    case hear(InFlightMessage.ID)
    /// The device hears nothing in time; a request may still arrive.
    case timeOut(InFlightMessage.ID)
    /// A request is on its way a second time.
    case duplicate(InFlightMessage.ID)
    /// The other side refuses without having looked.
    case refuse(InFlightMessage.ID, Refusal.Code)
    /// Something that nobody waits for never arrives.
    case lose(InFlightMessage.ID)
    /// A device begins to write its facts; what it decides meanwhile waits for the next commit.
    case beginCommit(Int)
    /// A device's facts become durable.
    case commit(Int)
    /// A commit fails.
    case failCommit(Int, written: Bool)
    /// A device dies; `written` when its last commit is durable all the same.
    case crash(Int, written: Bool)
    /// A device starts.
    case start(Int)
    /// A timer's stretch of time is over.
    case fire(Int, DeviceTimer)
    /// A device hears that the store has news.
    case news(Int)
    /// A customer confirms.
    case buy(Int, Intent)
    /// A customer restores.
    case restore(Int)
    /// A customer spends.
    case spend(Int, SpendID, Int64)
    /// A customer finishes by hand.
    case finish(Int, TransactionID)
    /// Somebody approves an order, or says no.
    case settle(IntentID, approved: Bool)
    /// The store gives money back.
    case refund(TransactionID)
    /// The store tells the merchant of a refund.
    case tell(TransactionID)
    /// One of the sides dies; the request named was committed, or half of it where a side does not keep it whole.
    case crashSide(SimulatedService, committed: InFlightMessage.ID?, phase: Int)
    /// Time goes by.
    case pass(Int64)
    /// A device's wall clock jumps.
    case jump(Int, Int64)
    /// The clock of store and merchant jumps.
    case jumpBackend(Int64)
}
