import SandboxBackend
import SandboxStore
import StoreModel

/// A profile's own store and merchant, opened with a catalog that becomes the saved catalog of the profile.
struct ProfileBackend: Sendable {
    /// The settings with the defaults of the catalog file.
    let settings: Settings
    /// The catalog with the warnings about its file.
    let loaded: LoadedCatalog
    let backend: EmbeddedBackend
    /// The stamp of the catalog file when it was read, or nil for the built-in catalog.
    let stamp: FileStamp?
    /// The lock on the catalog, held for as long as the store sells.
    let lock: CatalogLock

    /// Loads the catalog and opens the store, which is created if it does not exist.
    static func open(_ settings: Settings) throws(CommandFailure) -> ProfileBackend {
        let stamp = settings.catalogPath.flatMap { FileStamp($0) }
        let loaded = try BackendSession.catalog(settings, settings.output.note)
        return try ProfileBackend(settings, loaded, stamp)
    }

    /// Opens the store with a loaded catalog.
    ///
    /// - Parameter files: The files of the store if they are already open, or nil to open them.
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
