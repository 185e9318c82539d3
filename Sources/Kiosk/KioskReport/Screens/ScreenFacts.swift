package import KioskUI
package import PurchaseCore
package import StoreModel

/// The data that the screens of a report show.
package struct ScreenFacts: Sendable {
    /// The session's context.
    package var place: SessionContext
    /// The catalog's state.
    package var catalog: CatalogState?
    /// The device's snapshot.
    package var snapshot: EngineSnapshot
    /// The history of the newest order, by time.
    package var history: [HistoryStep] = []
    /// The store's orders, newest first.
    package var orders: [SandboxOrder] = []
    /// The store's subscriptions.
    package var subscriptions: [SandboxSubscription] = []
    /// The planned faults.
    package var faults: [PlannedFault] = []
    /// The event log, and the number of the last event that the merchant has acknowledged.
    package var log: (events: [LogEvent], acknowledged: Int64) = ([], 0)
    /// The time shown.
    package var now: Timestamp

    /// Creates the data from the context and the snapshot; the other properties are set later.
    package init(place: SessionContext, snapshot: EngineSnapshot, now: Timestamp) {
        (self.place, self.snapshot, self.now) = (place, snapshot, now)
    }
}
