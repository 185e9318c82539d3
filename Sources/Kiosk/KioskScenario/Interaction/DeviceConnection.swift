package import PurchaseEngine
package import SandboxBackend
package import StoreAPI
package import StoreModel

/// What somebody needs who sits down at a device of a world, to look at its shop.
package struct DeviceConnection {
    /// The phone, as the scenario calls it.
    package let device: DeviceName
    /// As it calls itself: a device that was reset is another one.
    package let identifier: DeviceName
    /// Who is signed in.
    package let account: AccountName
    /// What runs on it; the world has started it, and runs it.
    package let engine: PurchaseEngine
    /// The other side, with its controls.
    package let backend: EmbeddedBackend
    /// The store, as the device reaches it.
    package let store: any StoreService
    /// The merchant, as the device reaches it.
    package let merchant: any MerchantService
    /// Who the other side is.
    package let identity: BackendIdentity
    /// The clock of the world, and where its ids come from.
    package let clock: any EngineClock
    /// Whoever does something in the world does it there.
    package let executor: ScenarioExecutor
    /// In which language it shows the shop.
    package let locale: LocaleID
    /// The folder of the world, a profile like any other.
    package let folder: String
    /// Plans where the app dies; nowhere for nil.
    package let planCrash: (CrashMoment?) -> Void
}
