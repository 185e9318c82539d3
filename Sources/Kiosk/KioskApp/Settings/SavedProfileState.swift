import StoreClient
import StoreModel

/// What a profile remembers of its last use, in `profile.json`.
struct SavedProfileState: Codable, Hashable, Sendable {
    /// The catalog's absolute path; nil for the built-in one.
    var catalog: String?
    /// The team's own server; nil for the backend's merchant.
    var merchant: String?
    /// The customer.
    var account: String?
    /// The customers that there have been, the last one first: what a shell completes.
    var accounts: [String]?
    /// The name of the screen on which the shop was left; nil for a profile whose shop was never left.
    var screen: String?

    /// Nothing remembered.
    init() {}

    /// The settings of a run, as the next run shall find them.
    ///
    /// - Parameter opensDevice: Whether a device was opened with the merchant of this run: only then is it kept, since a
    ///   device may belong to another one.
    init(_ settings: Settings, opensDevice: Bool = false) {
        merchant =
            opensDevice
            ? settings.merchant?.description : settings.said.profile.merchant
        // A shared backend sells from its own catalog: that of the profile's own store stays.
        catalog =
            settings.backend == nil
            ? settings.catalogPath.map(AbsolutePath.of) : settings.said.profile.catalog
        let name = settings.account.rawValue
        account = name
        let others = (settings.said.profile.accounts ?? []).filter { $0 != name }
        accounts = Array(([name] + others).prefix(Self.accountLimit))
        screen = settings.said.profile.screen
    }

    /// What the folder remembers; nil where the file is there and cannot be understood.
    static func read(_ folder: String) -> SavedProfileState? {
        RememberedFile.read(file(folder), missing: SavedProfileState())
    }

    /// Remembers for the next time, and only what changed.
    func write(_ folder: String) {
        guard self != Self.read(folder) else { return }
        RememberedFile.write(self, to: Self.file(folder))
    }

    private static let accountLimit = 20

    /// Its path.
    static func file(_ folder: String) -> String { folder + "/profile.json" }
}
