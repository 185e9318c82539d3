package import KioskUI
package import PurchaseCore
package import StoreModel

/// What the screens of a report show.
package struct ScreenFacts: Sendable {
    /// Where one stands.
    package var place: SessionContext
    /// What is sold.
    package var catalog: CatalogState?
    /// What the device has.
    package var snapshot: EngineSnapshot
    /// What happened to the newest order, by time.
    package var history: [HistoryStep] = []
    /// The orders of the store, newest first.
    package var orders: [SandboxOrder] = []
    /// The subscriptions of the store.
    package var subscriptions: [SandboxSubscription] = []
    /// What is planned to go wrong.
    package var faults: [PlannedFault] = []
    /// The event log, and up to which number the merchant has it.
    package var log: (events: [LogEvent], acknowledged: Int64) = ([], 0)
    /// The moment.
    package var now: Timestamp

    /// Knows where one stands and what the device has; the rest is added.
    package init(place: SessionContext, snapshot: EngineSnapshot, now: Timestamp) {
        (self.place, self.snapshot, self.now) = (place, snapshot, now)
    }
}
