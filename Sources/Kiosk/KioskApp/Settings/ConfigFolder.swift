/// The folder of the user's settings: `$XDG_CONFIG_HOME/kiosk`, or `~/.config/kiosk`.
///
/// According to the XDG Base Directory Specification, a relative path in the variable is ignored.
enum ConfigFolder {
    /// Returns the folder, which may not exist, or nil if neither variable contains an absolute path.
    static func path(_ environment: [String: String]) -> String? {
        if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
            return config + "/kiosk"
        }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.config/kiosk" }
        return nil
    }
}
