import TerminalGraphics

/// The variables of the environment that are kiosk's: one for each setting, and two that say where settings are.
enum EnvironmentVariables {
    /// Names the config file.
    static let config = "KIOSK_CONFIG"
    /// Asks with 1 for a fresh state that is removed at the end.
    static let ephemeral = "KIOSK_EPHEMERAL"

    private static let known = SettingKey.allCases.compactMap(\.variable) + [config, ephemeral]

    /// Refuses a variable that looks like kiosk's and means nothing: whoever misspelt `KIOSK_ACCOUNT` would buy for
    /// somebody else.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64, naming the one that may have been meant.
    static func check(_ environment: [String: String]) throws(CommandFailure) {
        let unknown = environment.filter { name, value in
            name.hasPrefix("KIOSK_") && !value.isEmpty && !known.contains(name)
        }
        guard let name = unknown.keys.min() else { return }
        let near = Spelling.nearest(to: name, in: known).map { " Did you mean \($0)?" } ?? ""
        throw .usage("\(name.prefix(80)) is none of kiosk's variables.\(near) Nothing was done.")
    }
}
