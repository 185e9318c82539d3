import FoundationEssentials

/// The names in a folder.
enum FolderNames {
    /// Lists a folder; one that is not there, or is none, holds nothing.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74 for one that cannot be read: it is not empty for that.
    static func of(_ folder: String) throws(CommandFailure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            var isFolder = false
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder
            else { return [] }
            throw CommandFailure(74, "disk", "\(folder) can not be read: \(error).")
        }
    }
}
