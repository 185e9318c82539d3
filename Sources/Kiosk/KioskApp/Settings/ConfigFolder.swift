/// Where a person's own settings live: `$XDG_CONFIG_HOME/kiosk`, else `~/.config/kiosk` (XDG Base Directory
/// Specification: a relative path in the variable counts as none).
enum ConfigFolder {
    /// The folder, which may not exist; nil where neither variable names a place.
    static func path(_ environment: [String: String]) -> String? {
        if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
            return config + "/kiosk"
        }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.config/kiosk" }
        return nil
    }
}
