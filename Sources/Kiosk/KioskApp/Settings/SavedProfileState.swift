import StoreClient
import StoreModel

/// The state that a profile saves in `profile.json`.
struct SavedProfileState: Codable, Hashable, Sendable {
    /// The absolute path of the catalog, or nil for the built-in catalog.
    var catalog: String?
    /// The address of the team's own server, or nil for the backend's merchant.
    var merchant: String?
    /// The last customer.
    var account: String?
    /// The customers, the latest one first, for the completion of shells.
    var accounts: [String]?
    /// The name of the screen that was open when the user left the shop, or nil if that never happened.
    var screen: String?

    /// Creates an empty state.
    init() {}

    /// Creates the state that a run leaves to the next one.
    ///
    /// - Parameter opensDevice: Whether a device was opened with the merchant of this run. Otherwise the saved merchant
    ///   stays, because the device may belong to another one.
    init(_ settings: Settings, opensDevice: Bool = false) {
        merchant =
            opensDevice
            ? settings.merchant?.description : settings.said.profile.merchant
        // A shared backend sells from its own catalog, so the catalog of the profile's own store stays saved.
        catalog =
            settings.backend == nil
            ? settings.catalogPath.map(AbsolutePath.of) : settings.said.profile.catalog
        let name = settings.account.rawValue
        account = name
        let others = (settings.said.profile.accounts ?? []).filter { $0 != name }
        accounts = Array(([name] + others).prefix(Self.accountLimit))
        screen = settings.said.profile.screen
    }

    /// Reads the state of a profile folder: empty if the file does not exist, nil if it is invalid.
    static func read(_ folder: String) -> SavedProfileState? {
        RememberedFile.read(file(folder), missing: SavedProfileState())
    }

    /// Writes the file if it would change.
    func write(_ folder: String) {
        guard self != Self.read(folder) else { return }
        RememberedFile.write(self, to: Self.file(folder))
    }

    private static let accountLimit = 20

    /// Returns the path of the file.
    static func file(_ folder: String) -> String { folder + "/profile.json" }
}
