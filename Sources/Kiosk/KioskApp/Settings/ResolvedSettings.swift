import KioskUI
import StoreModel

/// What was said of every setting: by options first, by `KIOSK_` variables second, in the config file third; then what
/// was picked in the shop, what the profile remembers, and what is usual.
///
/// What was picked in the shop also stands in the place of a line of the config file that was there already: of two
/// wishes of one person the later one counts, and an edited line is the later one again.
struct ResolvedSettings: Sendable {
    let source: SettingsSource
    let config: ConfigFile
    let picks: SavedPreferences
    /// What the profile remembers, once it is known which one, and where.
    var profile = SavedProfileState()
    var profilePath = ""

    /// What somebody said of a setting, on the command line, in the environment, in the config file or in the shop.
    func saying(_ key: SettingKey) -> SettingValue? {
        if let wish = spoken(key) { return wish }
        let line = config[key]
        guard let pick = picks[key], line == nil || pick.over == line?.text else { return line }
        return SettingValue(
            key: key, text: pick.value, place: .picked(source.memoryPath ?? "", over: line))
    }

    /// What the command line or the environment says; an empty variable counts as nothing said.
    func spoken(_ key: SettingKey) -> SettingValue? {
        if let text = source.options[key], !text.isEmpty {
            return SettingValue(key: key, text: text, place: .option)
        }
        guard let name = key.variable, let text = source.environment[name], !text.isEmpty else {
            return nil
        }
        return SettingValue(key: key, text: text, place: .variable)
    }

    /// The value that counts, whoever it comes from.
    func effective(_ key: SettingKey) -> SettingValue {
        saying(key) ?? remembered(key) ?? inherited(key)
            ?? SettingValue(key: key, text: SettingOption.of(key)?.usualText ?? "", place: .usual)
    }

    func text(_ key: SettingKey) -> String? { saying(key)?.text }

    /// Refuses the first value that cannot be.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 or 65, by who said it.
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
        // Somebody else may have written the file.
        guard let text, SettingOption.of(key)?.kind.problem(with: text) == nil else { return nil }
        return SettingValue(key: key, text: text, place: .profile(profilePath))
    }

    /// What other programs go by, too.
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
