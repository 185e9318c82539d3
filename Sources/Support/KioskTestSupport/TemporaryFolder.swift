import Foundation
import Glibc
import Synchronization

/// A folder for one test, removed on deinitialization; one that tests share is removed at the end of the process.
package final class TemporaryFolder: Sendable {
    private static let existing = Mutex<Set<String>>([])
    private static let removalAtExit: Void = {
        _ = atexit {
            for path in TemporaryFolder.existing.withLock({ $0 }) {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }()

    private static let memory = "/dev/shm"

    /// The folder of all temporary folders, without symbolic links.
    ///
    /// Tests make thousands of small databases durable, which takes longer on a disk than everything else. They use memory
    /// unless `TMPDIR` names a folder, there is little of it, or programs cannot be started from it.
    package static let parent: String = {
        let disk = FileManager.default.temporaryDirectory
        // `ST_NOEXEC`, which the module Glibc lacks.
        let forbidsPrograms: UInt = 8
        var facts = statvfs()
        guard getenv("TMPDIR") == nil, access(memory, W_OK) == 0, statvfs(memory, &facts) == 0,
            facts.f_bavail * facts.f_frsize >= 4 << 30, facts.f_flag & forbidsPrograms == 0
        else { return disk.resolvingSymlinksInPath().path }
        return memory
    }()

    /// The folder's absolute path, without symbolic links.
    package let path: String

    /// Creates an empty folder that is accessible only to its owner.
    package init() throws {
        OpenFileLimit.raised
        Self.removalAtExit
        // In memory a path is as long as in /tmp, so that texts that contain it wrap in the same places.
        let name = Self.parent == Self.memory ? "ktests-" : "kiosk-test-"
        path = "\(Self.parent)/\(name)\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
        Self.existing.withLock { _ = $0.insert(path) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        Self.existing.withLock { _ = $0.remove(path) }
    }

    /// Returns the path of a file in the folder.
    package func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file in the folder, and returns its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(filePath: file(name)))
        return file(name)
    }

    /// Writes a catalog of consumables with the same price, and returns its path.
    ///
    /// - Parameters:
    ///   - name: The title and description of each.
    ///   - price: The price in dollars.
    @discardableResult
    package func writeCatalog(
        of ids: [String] = ["a.b.coin"], name: String = "Coin", price: String = "1.00",
        to file: String = "c.yaml"
    ) throws -> String {
        let products = ids.map { id in
            """
              - id: "\(id)"
                type: consumable
                localizations: {en: {name: "\(name)", description: "\(name)"}}
                prices: {USA: "\(price)"}
            """
        }
        return try write(
            """
            app: {bundle-id: a.b, name: Mine}
            storefront: USA
            locale: en
            products:
            \(products.joined(separator: "\n"))
            """, to: file)
    }
}
