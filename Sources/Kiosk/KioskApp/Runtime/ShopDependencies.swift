import KioskUI
import PurchaseEngine
import StoreModel

/// The dependencies of a shop: clock, IDs, threads, and the factory of its sessions.
struct ShopDependencies {
    /// The clock of the interface. The engine has its own.
    let now: () -> Timestamp
    /// Returns the ID of a new intent.
    var newID: @Sendable () -> String = { SystemEngineClock().newID() }
    /// Returns the executor of a worker. It is called once for each worker.
    var threads: () -> any TaskExecutor = { ThreadPoolExecutor(count: 2) }
    /// The files whose changes the open shop follows.
    var follows = Follows.files
    /// Returns why the account, device or storefront cannot be changed, or nil if it can be.
    var refusing: (ContextChange) -> String? = { _ in nil }
    /// Plans the crash of an app that runs inside this process, or nil if the crash kills the process itself.
    var planningCrash: ((CrashMoment?) -> Void)?
    /// Opens the backend and the device.
    var doors = ShopSessionFactory()

    /// Which files an open shop follows.
    enum Follows: Sendable {
        /// The config file and the catalog file.
        case files
        /// None: the playback of a script or scenario must give the same result each time.
        case nothing
    }
}
