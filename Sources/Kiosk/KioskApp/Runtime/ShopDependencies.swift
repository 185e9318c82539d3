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
    var makeExecutor: () -> any TaskExecutor = { ThreadPoolExecutor(count: 2) }
    /// Whether the open shop follows changes of the config file, the catalog file and the store. A scenario does not,
    /// because it must give the same result each time.
    var followsFiles = true
    /// Returns why the account, device or storefront cannot be changed, or nil if it can be.
    var contextChangeRefusal: (ContextChange) -> String? = { _ in nil }
    /// Plans the crash of an app that runs inside this process, or nil if the crash kills the process itself.
    var planCrash: ((CrashMoment?) -> Void)?
    /// Opens the backend and the device.
    var sessionFactory = ShopSessionFactory()
}

/// Opens the backend and the device of a shop. Tests and scenarios replace the functions.
struct ShopSessionFactory: Sendable {
    /// Opens the backend. `note` receives notices for the user.
    typealias Opening =
        @Sendable (Settings, _ note: @escaping @Sendable (String) -> Void)
        async throws(CommandFailure) -> BackendSession

    /// Opens the device, to drive it or to read it.
    typealias Driving = @Sendable (BackendSession) async throws(CommandFailure) -> DeviceSession

    /// Writes a text into a new file with roughly the given name, and returns its actual name.
    typealias Saving =
        @Sendable (_ text: String, _ name: String) throws(BoundedFileReader.Failure) -> String

    /// Opens the backend.
    var openBackend: Opening = BackendSession.open
    /// Opens the device.
    var openDevice: Driving = { backend throws(CommandFailure) in
        // The first frame has room for this many transactions.
        try await DeviceSession.drivingOrReading(backend, lines: 16)
    }
    /// Writes a text that the user saves or exports.
    var saveFile: Saving = { text, name throws(BoundedFileReader.Failure) in
        try NewFile.write(text, named: name)
    }
}
