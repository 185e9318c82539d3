import KioskUI
import StoreModel

/// The values of all settings with their sources.
///
/// The order of precedence is: options, `KIOSK_` variables, the config file or the shop, the profile, other environment
/// variables, and the default. Between the config file and the shop, the later choice counts: a value that was picked
/// in the shop replaces the line that existed then, and an edit of that line replaces the picked value.
struct ResolvedSettings: Sendable {
    let source: SettingsSource
    let config: ConfigFile
    let picks: SavedPreferences
    /// The saved state of the profile, once the profile is known.
    var profile = SavedProfileState()
    var profilePath = ""

    /// Returns the value that was set for this run, in the config file or in the shop, or nil if the setting was not
    /// set.
    func saying(_ key: SettingKey) -> SettingValue? {
        if let wish = spoken(key) { return wish }
        let line = config[key]
        guard let pick = picks[key], line == nil || pick.over == line?.text else { return line }
        return SettingValue(
            key: key, text: pick.value, place: .picked(source.memoryPath ?? "", over: line))
    }

    /// Returns the value of the command line or the environment. An empty variable counts as unset.
    func spoken(_ key: SettingKey) -> SettingValue? {
        if let text = source.options[key], !text.isEmpty {
            return SettingValue(key: key, text: text, place: .option)
        }
        guard let name = key.variable, let text = source.environment[name], !text.isEmpty else {
            return nil
        }
        return SettingValue(key: key, text: text, place: .variable)
    }

    /// Returns the effective value, from any source.
    func effective(_ key: SettingKey) -> SettingValue {
        saying(key) ?? remembered(key) ?? inherited(key)
            ?? SettingValue(key: key, text: SettingOption.of(key)?.usualText ?? "", place: .usual)
    }

    func text(_ key: SettingKey) -> String? { saying(key)?.text }

    /// Checks all values that were set.
    ///
    /// - Throws: ``CommandFailure`` for the first invalid value, with exit code 64 or 65 depending on its source.
    func check() throws(CommandFailure) {
        for option in SettingOption.all {
            guard let saying = saying(option.key) else { continue }
            if let problem = option.kind.problem(with: saying.text) {
                throw saying.failure(problem)
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
        guard let text, SettingOption.of(key)?.kind.problem(with: text) == nil else { return nil }
        return SettingValue(key: key, text: text, place: .profile(profilePath))
    }

    /// Returns the value of an environment variable that other programs use as well.
    private func inherited(_ key: SettingKey) -> SettingValue? {
        switch key {
        case .locale:
            let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
            guard let name = names.first(where: { !(source.environment[$0] ?? "").isEmpty }),
                let text = source.environment[name], LocaleID(text) != nil
            else { return nil }
            return SettingValue(key: key, text: text, place: .environment(name))
        case .accessible:
            guard !["", "0"].contains(source.environment["ACCESSIBLE"] ?? "") else { return nil }
            return SettingValue(key: key, text: "true", place: .environment("ACCESSIBLE"))
        default: return nil
        }
    }
}
