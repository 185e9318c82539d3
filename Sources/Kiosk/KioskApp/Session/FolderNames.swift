import FoundationEssentials

/// Lists the names in a folder.
enum FolderNames {
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
            throw CommandFailure(74, "disk", "\(folder) cannot be read: \(error).")
        }
    }
}
