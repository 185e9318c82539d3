import SandboxBackend
import SandboxStore
import StoreModel

/// A profile's own store and merchant, opened with the catalog that the profile remembers from then on.
struct ProfileBackend: Sendable {
    /// The settings as the catalog's file wants them.
    let settings: Settings
    /// The catalog with what is odd in its file.
    let loaded: LoadedCatalog
    let backend: EmbeddedBackend
    /// The catalog's file as it was when it was read; nil for the built-in one.
    let stamp: FileStamp?
    /// Held for as long as something is sold.
    let lock: CatalogLock

    /// Reads the catalog and opens the store, founding it where there is none.
    static func open(_ settings: Settings) throws(CommandFailure) -> ProfileBackend {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let loaded = try BackendSession.catalog(settings, settings.output.note)
        return try ProfileBackend(settings, loaded, stamp)
    }

    /// Opens the store with a catalog that was read.
    ///
    /// - Parameter files: Its files, where they were opened meanwhile.
    init(
        _ settings: Settings, _ loaded: LoadedCatalog, _ stamp: FileStamp?,
        _ files: Result<EmbeddedFiles, CommandFailure>? = nil
    ) throws(CommandFailure) {
        self.settings = settings.selling(loaded.catalog)
        self.loaded = loaded
        self.stamp = stamp
        (lock, backend) = try CatalogLock.join(settings, selling: loaded.catalog) {
            () throws(CommandFailure) in
            try BackendSession.embedded(
                files ?? BackendSession.files(settings), loaded.catalog, at: settings.clock)
        }
    }
}
