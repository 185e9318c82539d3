import Glibc
import StoreFiles

/// Checks the types, owners and modes of the profile's files, leftover drafts, locks and disk reserves.
struct FileMetadataCheck {
    let paths: ProfilePaths
    /// Returns the names in a folder.
    var read: (String) throws(CommandFailure) -> [String] = FolderOperations.of

    func findings() -> [HealthFinding] {
        var found: [HealthFinding] = []
        if let finding = check(at: paths.folder, "") { found.append(finding) }
        let contents = paths.contents(read: read)
        for path in contents.paths {
            let finding = check(at: "\(paths.folder)/\(path)", path) ?? drafts(path)
            if let finding { found.append(finding) }
        }
        found += contents.unreadable.map { unreadable($0.path, $0.failure) }
        return found + holders() + reserves()
    }

    /// Reports reserve files that were given back to a full disk; they keep space for purchases that are under way.
    private func reserves() -> [HealthFinding] {
        let sides = [(paths.store.path, paths.embedded + "/backend.reserve")]
        let devices = paths.devices.map { store, device in
            (store.journal(of: device).path, store.folder(of: device) + "/journal.reserve")
        }
        return (sides + devices).compactMap { file, reserve in
            guard FileStatus.size(of: file) != nil, FileStatus.size(of: reserve) == nil else {
                return nil
            }
            return HealthFinding(
                severity: .warning, code: "reserve-gone", path: paths.relative(reserve),
                message:
                    "The reserved disk space for open purchases was released because the disk was full. "
                    + "Open purchases can still complete, but new ones cannot start.",
                advice: "Free disk space; the next start reserves space again.")
        }
    }

    private func unreadable(_ path: String, _ failure: CommandFailure) -> HealthFinding {
        HealthFinding(
            severity: .damage, code: "folder-unreadable", path: path,
            message: "\(failure.message) The files in it were not checked.",
            advice: "Make it readable: chmod 700 '\(paths.folder)/\(path)'")
    }

    private func check(at full: String, _ path: String) -> HealthFinding? {
        var status = stat()
        guard lstat(full, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFLNK {
            return unsafe(
                "symbolic-link", path,
                "It is a symbolic link, and kiosk does not follow symbolic links.")
        }
        guard kind == S_IFREG || kind == S_IFDIR else {
            return unsafe("not-a-file", path, "It is neither a file nor a folder.")
        }
        guard status.st_uid == geteuid() else {
            return unsafe(
                "other-owner", path, "It belongs to another user (\(status.st_uid)).")
        }
        if kind == S_IFREG, status.st_nlink > 1 {
            return unsafe("hard-link", path, "It has another name (a hard link).")
        }
        return mode(status, full, path)
    }

    private func unsafe(_ code: String, _ path: String, _ message: String) -> HealthFinding {
        HealthFinding(
            severity: .damage, code: code, path: path,
            message: message + " kiosk does not use it, and nothing is charged.",
            advice: "Replace it with a regular file or folder that you own: ls -la \(paths.folder)"
        )
    }

    private func mode(_ status: stat, _ full: String, _ path: String) -> HealthFinding? {
        guard status.st_mode & 0o077 != 0 else { return nil }
        let right = status.st_mode & S_IFMT == S_IFDIR ? "700" : "600"
        return HealthFinding(
            severity: .warning, code: "open-to-others", path: path,
            message:
                "Other users can read it: its mode is \(String(status.st_mode & 0o777, radix: 8)).",
            advice: "chmod \(right) '\(full)'")
    }

    /// Reports a draft that an interrupted start left behind; the next start creates it again.
    private func drafts(_ path: String) -> HealthFinding? {
        guard path.hasSuffix(".new") || path.contains(".sqlite.new-") else { return nil }
        return HealthFinding(
            severity: .note, code: "draft", path: path,
            message: "It is left over from an interrupted start and is not used.",
            advice: "None needed: the next start removes it.")
    }

    private func holders() -> [HealthFinding] {
        paths.devices.compactMap { store, device in
            let lock = store.folder(of: device) + "/driver.lock"
            guard let holder = LockHolder.of(lock) else { return nil }
            return HealthFinding(
                severity: .note, code: "driven", path: paths.relative(lock),
                message: "A kiosk process is using this device: \(holder.description).",
                advice: "None needed; other kiosk processes can read it meanwhile.")
        }
    }
}
