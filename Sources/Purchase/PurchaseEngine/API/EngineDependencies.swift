public import StoreAPI

/// The engine's dependencies: the two services, the journal, and the clock.
public struct EngineDependencies: Sendable {
    /// The store.
    public let store: any StoreService
    /// The merchant.
    public let merchant: any MerchantService
    /// The device's journal.
    public let journal: Journal
    /// The source of time and IDs.
    public let clock: any EngineClock

    /// Creates the dependencies.
    public init(
        store: any StoreService, merchant: any MerchantService, journal: Journal,
        clock: any EngineClock
    ) {
        self.store = store
        self.merchant = merchant
        self.journal = journal
        self.clock = clock
    }
}
