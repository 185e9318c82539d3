import KioskUI
import StoreModel

/// The values of all settings with their sources.
///
/// The order of precedence is: options, `KIOSK_` variables, the config file or the shop, the profile, other environment
/// variables, and the default. Between the config file and the shop, the later choice counts: a value that was picked
/// in the shop replaces the line that existed then, and an edit of that line replaces the picked value.
struct LayeredSettings: Sendable {
    let inputs: SettingsInputs
    let config: ConfigFile
    let preferences: SavedPreferences
    /// The saved state of the profile, once the profile is known.
    var profile = SavedProfileState()
    var profilePath = ""

    /// Returns the value that was set for this run, in the config file or in the shop, or nil if the setting was not
    /// set.
    func explicitValue(_ key: SettingKey) -> SettingValue? {
        if let given = givenValue(key) { return given }
        let line = config[key]
        guard let pick = preferences[key], line == nil || pick.over == line?.text else {
            return line
        }
        return SettingValue(
            key: key, text: pick.value, source: .picked(inputs.preferencesPath ?? "", over: line))
    }

    /// Returns the value of the command line or the environment. An empty variable counts as unset.
    func givenValue(_ key: SettingKey) -> SettingValue? {
        if let text = inputs.options[key], !text.isEmpty {
            return SettingValue(key: key, text: text, source: .option)
        }
        guard let name = key.variable, let text = inputs.environment[name], !text.isEmpty else {
            return nil
        }
        return SettingValue(key: key, text: text, source: .variable)
    }

    /// Returns the effective value, from any source.
    func effective(_ key: SettingKey) -> SettingValue {
        explicitValue(key) ?? remembered(key) ?? inherited(key)
            ?? SettingValue(
                key: key, text: SettingDefinition.of(key)?.defaultText ?? "", source: .defaultValue)
    }

    func text(_ key: SettingKey) -> String? { explicitValue(key)?.text }

    /// Checks all values that were set.
    ///
    /// - Throws: ``CommandFailure`` for the first invalid value, with exit code 64 or 65 depending on its source.
    func check() throws(CommandFailure) {
        for option in SettingDefinition.all {
            guard let value = explicitValue(option.key) else { continue }
            if let problem = option.kind.problem(with: value.text) {
                throw value.failure(problem)
            }
        }
    }

    private func remembered(_ key: SettingKey) -> SettingValue? {
        let text: String? =
            switch key {
            case .catalog: profile.catalog
            case .account: profile.account
            case .merchant: profile.merchant
            default: nil
            }
        // The file may have been written by another program.
        guard let text, SettingDefinition.of(key)?.kind.problem(with: text) == nil else {
            return nil
        }
        return SettingValue(key: key, text: text, source: .profile(profilePath))
    }

    /// Returns the value of an environment variable that other programs use as well.
    private func inherited(_ key: SettingKey) -> SettingValue? {
        switch key {
        case .locale:
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
            guard let name = names.first(where: { !(inputs.environment[$0] ?? "").isEmpty }),
                let text = inputs.environment[name], LocaleID(text) != nil
            else { return nil }
            return SettingValue(key: key, text: text, source: .environment(name))
        case .accessible:
            guard !["", "0"].contains(inputs.environment["ACCESSIBLE"] ?? "") else { return nil }
            return SettingValue(key: key, text: "true", source: .environment("ACCESSIBLE"))
        default: return nil
        }
    }
}

/// The values of settings that ``check()`` has validated.
extension LayeredSettings {
    var storefront: String? { text(.storefront).flatMap { SettingKind.country($0)?.countryCode } }

    /// The latency of each step of a purchase, or nil for none.
    var pace: PurchaseLatency? { text(.pace).flatMap { PurchaseLatency($0) } }

    /// Whether the terminal is connected by SSH, so that a notification may appear on another computer.
    var isRemote: Bool {
        ["SSH_CONNECTION", "SSH_TTY"].contains { !(inputs.environment[$0] ?? "").isEmpty }
    }

    var locale: LocaleID { LocaleID(effective(.locale).text) ?? .fallback }

    func toggle(_ key: SettingKey) -> Bool {
        SettingKind.toggle(effective(key).text) ?? false
    }

    func number(_ key: SettingKey) -> Int? {
        guard case .number(let range, _) = SettingDefinition.of(key)?.kind else { return nil }
        return SettingKind.number(effective(key).text, range)
    }

    /// The screen that the shop opens with. The `last` screen is that of the profile, so a fresh profile opens the
    /// Shop.
    var firstScreen: Screen {
        let name = effective(.firstScreen).text
        let last = inputs.usesSavedPreferences ? profile.screen : nil
        let wanted = name == SettingDefinition.lastScreen ? last : name
        return Screen.allCases.first { $0.logName == wanted } ?? .shop
    }
}

// MARK: Source

/// The source of a run's settings, which can be read again.
struct SettingsInputs: Sendable {
    /// The values of the command line.
    var options: [SettingKey: String] = [:]
    /// Whether the state is fresh and removed at exit. Saved state is neither read nor written then.
    var isEphemeral = false
    /// The config file that was named explicitly.
    var namedConfig: String?
    /// The process whose environment is used.
    var context: ProcessContext
    /// Whether values that were picked in the shop count: for commands that show or explain the interface.
    ///
    /// A script must not change its language because of a key that was pressed in the shop.
    var usesSavedPreferences = false

    /// Creates the source for a process without options.
    init(_ context: ProcessContext, usesSavedPreferences: Bool) {
        self.context = context
        self.usesSavedPreferences = usesSavedPreferences
        let environment = context.environment
        isEphemeral = environment[EnvironmentVariables.ephemeral] == "1"
        namedConfig = environment[EnvironmentVariables.config].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Creates the source for a command line and an environment.
    init(
        _ options: GlobalOptions, _ interface: InterfaceOptions?, in context: ProcessContext,
        usesSavedPreferences: Bool
    ) {
        self.init(context, usesSavedPreferences: usesSavedPreferences)
        self.options = options.givenValues.merging(interface?.givenValues ?? [:]) { $1 }
        if options.ephemeral { isEphemeral = true }
        if let config = options.config, !config.isEmpty { namedConfig = config }
    }

    /// The environment variables.
    var environment: [String: String] { context.environment }

    /// The absolute path of the config file, which may not exist, or nil if its folder is unknown.
    var configPath: String? {
        namedConfig.map(AbsolutePath.of)
            ?? ConfigFolder.path(environment).map { $0 + "/config.yaml" }
    }

    /// The file with the values that were picked in the shop, or nil if nothing is saved.
    var preferencesPath: String? {
        isEphemeral
            ? nil : StateFolder.root(environment).map { $0 + "/" + SavedPreferences.fileName }
    }

    /// Reads all sources and checks every value.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for the command line and the environment, 65 for the config file.
    func read() throws(CommandFailure) -> LayeredSettings {
        try EnvironmentVariables.check(environment)
        let config = try ConfigFile.find(self)
        let picks = usesSavedPreferences ? preferencesPath.map(SavedPreferences.read) : nil
        let settings = LayeredSettings(
            inputs: self, config: config, preferences: picks ?? SavedPreferences())
        try settings.check()
        return settings
    }
}
