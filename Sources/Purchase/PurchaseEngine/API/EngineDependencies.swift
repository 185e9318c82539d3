public import StoreAPI

/// What the engine works with: the two services, its memory, and its time.
public struct EngineDependencies: Sendable {
    /// The store.
    public let store: any StoreService
    /// The merchant.
    public let merchant: any MerchantService
    /// The device's memory.
    public let journal: Journal
    /// Time and identity.
    public let clock: any EngineClock

    /// Takes the parts as they are.
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
