import StoreModel

/// Reads single values from options first, `KIOSK_` variables second and the config file third.
struct Said {
    let options: GlobalOptions
    let environment: [String: String]
    let config: ConfigFile

    /// What was said of a setting; an empty text counts as nothing said.
    func saying(_ key: SettingKey, _ option: String?) -> Saying? {
        if let option, !option.isEmpty { return Saying(key: key, text: option, place: .option) }
        if let text = environment[key.variable], !text.isEmpty {
            return Saying(key: key, text: text, place: .variable)
        }
        return config[key]
    }

    func text(_ key: SettingKey, _ option: String?) -> String? { saying(key, option)?.text }

    /// A name that becomes part of a path: 1 to 64 letters, digits, `.`, `_` or `-`, beginning with a letter or digit.
    func name(_ key: SettingKey, _ option: String?) throws(CommandFailure) -> String? {
        guard let saying = saying(key, option) else { return nil }
        guard PlainName.isOne(saying.text) else {
            throw saying.failure(
                "is no name: use up to 64 letters, digits, dots, hyphens and underscores, "
                    + "beginning with a letter or digit.")
        }
        return saying.text
    }

    func storefront() throws(CommandFailure) -> String? {
        guard let saying = saying(.storefront, options.storefront) else { return nil }
        let found =
            StorefrontTable.entry(saying.text) ?? StorefrontTable.entry(regionCode: saying.text)
        guard let entry = found else {
            throw saying.failure(
                "is no country of the store. Use an ISO 3166-1 alpha-3 code such as USA, CHN or DEU."
            )
        }
        return entry.storefront.countryCode
    }

    func locale() throws(CommandFailure) -> LocaleID {
        guard let saying = saying(.locale, options.locale) else {
            return environmentLocale ?? .fallback
        }
        guard let locale = LocaleID(saying.text) else {
            throw saying.failure("is no language. Use one such as zh_CN or de.")
        }
        return locale
    }

    /// The language of the environment, by the order of `setlocale(3)`; nil for `C` and `POSIX`.
    var environmentLocale: LocaleID? {
        let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
            .first { !$0.isEmpty }
        return variable.flatMap { LocaleID($0) }
    }

    func outcome() throws(CommandFailure) -> Outcome? {
        guard let saying = saying(.outcome, options.outcome) else { return nil }
        guard let outcome = Outcome(rawValue: saying.text) else {
            let known = Outcome.allCases.map(\.rawValue).joined(separator: ", ")
            throw saying.failure("is not known. Use one of: \(known).")
        }
        return outcome
    }

    func pace() throws(CommandFailure) -> Pace? {
        guard let saying = saying(.pace, options.pace) else { return nil }
        guard let pace = Pace(saying.text) else {
            throw saying.failure("is no time. Use one such as 1s or 250ms, up to 60s.")
        }
        return pace
    }

    func finishesAutomatically() throws(CommandFailure) -> Bool {
        if let said = options.autoFinish { return said }
        guard let saying = saying(.autoFinish, nil) else { return true }
        switch saying.text.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: throw saying.failure("is neither true nor false.")
        }
    }
}
