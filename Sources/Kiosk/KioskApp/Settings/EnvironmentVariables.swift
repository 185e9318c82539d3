import TerminalGraphics

/// The environment variables of kiosk: one for each setting, and two about the location of settings and state.
enum EnvironmentVariables {
    /// The path of the config file.
    static let config = "KIOSK_CONFIG"
    /// With the value 1, requests a fresh state that is removed at exit.
    static let ephemeral = "KIOSK_EPHEMERAL"

    private static let known = SettingKey.allCases.compactMap(\.variable) + [config, ephemeral]

    /// Throws for an unknown variable with the prefix `KIOSK_`: with a misspelt `KIOSK_ACCOUNT`, the wrong account
    /// would buy.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64, naming the variable that was probably meant.
    static func check(_ environment: [String: String]) throws(CommandFailure) {
        let unknown = environment.filter { name, value in
            name.hasPrefix("KIOSK_") && !value.isEmpty && !known.contains(name)
        }
        guard let name = unknown.keys.min() else { return }
        let near = Spelling.nearest(to: name, in: known).map { " Did you mean \($0)?" } ?? ""
        throw .usage("Unknown variable \(name.prefix(80)).\(near) Nothing was done.")
    }
}
