import Foundation

/// A folder for one test, removed with it.
final class Folder: Sendable {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("kiosk-files-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    /// The permission bits of a file in it.
    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
        return attributes[.posixPermissions] as? Int ?? -1
    }
}
