package import PurchaseEngine
package import SandboxBackend
package import StoreAPI
package import StoreModel

/// The objects that a user interface needs to show the shop on a device of a world.
package struct DeviceConnection {
    /// The device's name in the scenario.
    package let device: DeviceName
    /// The device's own identifier, which changes when the device is reset.
    package let identifier: DeviceName
    /// The signed-in account.
    package let account: AccountName
    /// The engine on the device; the world started it and drives it.
    package let engine: PurchaseEngine
    /// The backend, with its sandbox controls.
    package let backend: EmbeddedBackend
    /// The store, as the device reaches it.
    package let store: any StoreService
    /// The merchant, as the device reaches it.
    package let merchant: any MerchantService
    /// The identity of the backend.
    package let identity: BackendIdentity
    /// The world's clock, which also generates ids.
    package let clock: any EngineClock
    /// The executor for all calls into the world.
    package let executor: ScenarioExecutor
    /// The language of the shop on this device.
    package let locale: LocaleID
    /// The folder of the world, which is a regular profile.
    package let folder: String
    /// Plans a crash of the app at a point; nil removes the plan.
    package let planCrash: (CrashMoment?) -> Void
}
