import PurchaseCore
import StoreModel

/// The facts of one decision, which become durable together.
struct JournalStep: Sendable {
    /// When it was decided, by the wall clock.
    let at: Timestamp
    /// When it was decided, by the clock that never goes back.
    let monotonic: Int64
    /// The facts, in order.
    let events: [JournalEvent]
}
