import Glibc

/// Where state lives: `$XDG_STATE_HOME/kiosk`, else `~/.local/state/kiosk` (XDG Base Directory Specification).
enum StateFolder {
    /// The folder of a profile, which may not exist yet.
    static func path(
        _ profile: String, _ environment: [String: String]
    ) throws(CommandFailure) -> String {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return "\(state)/kiosk/\(profile)"
        }
        if let home = environment["HOME"], home.hasPrefix("/") {
            return "\(home)/.local/state/kiosk/\(profile)"
        }
        throw CommandFailure(
            74, "no-state-folder",
            "There is no place for state: set HOME or XDG_STATE_HOME, or use --ephemeral. "
                + "Nothing was charged.")
    }

    /// A new folder under `$TMPDIR` that nobody else can enter.
    static func fresh(_ environment: [String: String]) throws(CommandFailure) -> String {
        let base = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var template = Array((base + "/kiosk-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CommandFailure(
                74, "no-state-folder",
                "No temporary folder can be made in \(base): \(String(cString: strerror(errno))).")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
