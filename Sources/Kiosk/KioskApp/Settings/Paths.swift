import FoundationEssentials
import Glibc

/// Paths that stay valid if a later command runs in another folder.
enum AbsolutePath {
    /// Returns the path, resolved against the working directory if it is relative.
    static func of(_ path: String) -> String {
        path.hasPrefix("/") ? path : URL(filePath: path).path(percentEncoded: false)
    }
}

/// Paths that stay valid if two files are moved together.
enum RelativePath {
    /// Returns the path by which one file refers to another: relative if they share a folder below the root, else
    /// absolute.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - other: The absolute path of the file that refers to it.
    static func of(_ path: String, from other: String) -> String {
        let wanted = path.split(separator: "/").map(String.init)
        let folder = other.split(separator: "/").map(String.init).dropLast()
        let shared = zip(wanted.dropLast(), folder).prefix { $0 == $1 }.count
        // Files that share only the root cannot be moved together.
        guard shared > 0 || folder.isEmpty else { return path }
        let up = Array(repeating: "..", count: folder.count - shared)
        return (up + wanted.dropFirst(shared)).joined(separator: "/")
    }
}

// MARK: Folders

/// The folder of the user's settings: `$XDG_CONFIG_HOME/kiosk`, or `~/.config/kiosk`.
enum ConfigFolder {
    /// Returns the folder, which may not exist, or nil if neither variable contains an absolute path.
    static func path(_ environment: [String: String]) -> String? {
        XDGFolder.path("XDG_CONFIG_HOME", orHome: ".config", environment)
    }
}

/// The folders of the XDG Base Directory Specification, which ignores relative paths in the variables.
private enum XDGFolder {
    static func path(
        _ variable: String, orHome folder: String, _ environment: [String: String]
    ) -> String? {
        if let path = environment[variable], path.hasPrefix("/") { return path + "/kiosk" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(folder)/kiosk"
    }
}

/// The folder of saved state: `$XDG_STATE_HOME/kiosk`, or `~/.local/state/kiosk`.
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
        XDGFolder.path("XDG_STATE_HOME", orHome: ".local/state", environment)
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

/// Lists and removes folders.
enum FolderOperations {
    /// Removes a folder with everything in it.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if a part of it cannot be removed.
    static func remove(_ folder: String) throws(CommandFailure) {
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            throw CommandFailure(
                74, "disk",
                "\(folder) could not be removed completely: \(BoundedFileReader.reason(of: error)). "
                    + "Some files are left; repeat the command.")
        }
    }

    /// Returns the names in a folder, or an empty array if it does not exist or is a file.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 if the folder cannot be read: it must not look empty.
    static func of(_ folder: String) throws(CommandFailure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            var isFolder = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder
            else { return [] }
            throw CommandFailure(
                74, "disk", "\(folder) cannot be read: \(BoundedFileReader.reason(of: error)).")
        }
    }
}
