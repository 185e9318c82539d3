import Glibc

/// The folder of saved state: `$XDG_STATE_HOME/kiosk`, or `~/.local/state/kiosk` (XDG Base Directory Specification).
enum StateFolder {
    /// Returns the folder of a profile, which may not exist yet.
    static func path(
        _ profile: String, _ environment: [String: String]
    ) throws(CommandFailure) -> String {
        if let root = root(environment) { return "\(root)/\(profile)" }
        throw CommandFailure(
            74, "no-state-folder",
            "No folder for state was found: set HOME or XDG_STATE_HOME, or use --ephemeral. "
                + "Nothing was charged.")
    }

    /// Returns the folder of all profiles, or nil if neither variable contains an absolute path.
    static func root(_ environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return state + "/kiosk"
        }
        if let home = environment["HOME"], home.hasPrefix("/") {
            return home + "/.local/state/kiosk"
        }
        return nil
    }

    /// Creates a new folder under `$TMPDIR` that only the user can enter.
    static func fresh(_ environment: [String: String]) throws(CommandFailure) -> String {
        let base = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var template = Array((base + "/kiosk-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CommandFailure(
                74, "no-state-folder",
                "Cannot create a temporary folder in \(base): \(String(cString: strerror(errno))).")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
