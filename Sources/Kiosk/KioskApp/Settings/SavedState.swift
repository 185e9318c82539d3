import FoundationEssentials
import StoreClient
import StoreFiles
import StoreModel

// MARK: Preferences

/// The preferences that were picked in the shop: theme, language and sort order.
///
/// They belong to the user and not to a profile, so a theme applies to every shop. The file is in the folder of the
/// profiles, under a name that a profile cannot have.
struct SavedPreferences: Hashable, Sendable {
    /// A value that was picked, with the value of the config file at that time.
    struct Pick: Codable, Hashable, Sendable {
        let value: String
        /// The value of the config file at that time. The picked value counts as long as the config file contains the
        /// same.
        var over: String?
    }

    /// The name of the file.
    static let fileName = ".interface.json"

    private var picks: [String: Pick] = [:]
    /// Whether the file, or a part of it, could not be parsed.
    private(set) var isDamaged = false

    /// Creates empty preferences.
    init() {}

    /// The settings that can be changed in the shop.
    static let pickable: [SettingKey] = [.theme, .locale, .sort]

    subscript(key: SettingKey) -> Pick? {
        get { picks[key.rawValue] }
        set { picks[key.rawValue] = newValue }
    }

    /// Reads the file. Invalid parts are dropped, and valid ones are kept.
    static func read(_ path: String) -> SavedPreferences {
        var nothing = SavedPreferences()
        if let saved = SavedStateFile.read(path, missing: nothing) { return saved }
        nothing.isDamaged = true
        return nothing
    }

    /// Writes the file if it would change.
    func write(_ path: String) {
        guard self != Self.read(path) else { return }
        try? PrivateFolder.create(
            String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)))
        SavedStateFile.write(self, to: path)
    }
}

extension SavedPreferences: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StringKey.self)
        for key in Self.pickable {
            let name = StringKey(stringValue: key.rawValue)
            guard container.contains(name) else { continue }
            let pick = try? container.decode(Pick.self, forKey: name)
            if let pick, Self.isValid(pick, key) { self[key] = pick } else { isDamaged = true }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: StringKey.self)
        for (name, pick) in picks {
            try container.encode(pick, forKey: StringKey(stringValue: name))
        }
    }

    /// Whether a value could have been picked in the shop; the file may have been written by another program.
    private static func isValid(_ pick: Pick, _ key: SettingKey) -> Bool {
        let isPlain = pick.value.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        return isPlain && !pick.value.isEmpty && pick.value.utf8.count <= 1024
            && SettingDefinition.of(key)?.kind.problem(with: pick.value) == nil
    }
}

// MARK: Profile

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
            ? settings.merchant?.description : settings.resolved.profile.merchant
        // A shared backend sells from its own catalog, so the catalog of the profile's own store stays saved.
        catalog =
            settings.backend == nil
            ? settings.catalogPath.map(AbsolutePath.of) : settings.resolved.profile.catalog
        let name = settings.account.rawValue
        account = name
        let others = (settings.resolved.profile.accounts ?? []).filter { $0 != name }
        accounts = Array(([name] + others).prefix(Self.accountLimit))
        screen = settings.resolved.profile.screen
    }

    /// Reads the state of a profile folder: empty if the file does not exist, nil if it is invalid.
    static func read(_ folder: String) -> SavedProfileState? {
        SavedStateFile.read(file(folder), missing: SavedProfileState())
    }

    /// Writes the file if it would change.
    func write(_ folder: String) {
        guard self != Self.read(folder) else { return }
        SavedStateFile.write(self, to: Self.file(folder))
    }

    /// Restores the accounts that were saved before a command that failed without an open order, so that a misspelt
    /// name is not used by the next command.
    static func forgetAccount(_ settings: Settings) {
        let before = settings.resolved.profile
        let name = settings.account.rawValue
        guard !settings.isEphemeral, before.account != name,
            var state = read(settings.profileFolder), state.account == name
        else { return }
        (state.account, state.accounts) = (before.account, before.accounts)
        state.write(settings.profileFolder)
    }

    private static let accountLimit = 20

    /// Returns the path of the file.
    static func file(_ folder: String) -> String { folder + "/profile.json" }
}
