import GRDB
public import StoreAPI
import StoreFiles
public import StoreModel

/// The memory of one device at one backend: an SQLite file that only one process writes.
public final class Journal: Sendable {
    /// The folder of the device.
    let folder: String
    /// The backend that the journal is pinned to.
    public let identity: BackendIdentity
    /// The phone.
    public let device: DeviceName
    let database: DatabaseQueue
    private let lock: FileLock?

    private init(
        folder: String, identity: BackendIdentity, device: DeviceName, database: DatabaseQueue,
        lock: FileLock?
    ) {
        self.folder = folder
        self.identity = identity
        self.device = device
        self.database = database
        self.lock = lock
    }

    /// Whether this process may write, and so drives the device.
    public var isDriving: Bool { lock != nil }

    /// Opens, or makes, the journal in a folder to drive the device.
    ///
    /// The store's id and root are pinned at the first use; another backend or another root is refused.
    /// - Throws: ``JournalError``; `locked` while another process drives.
    public static func open(
        folder: String, identity: BackendIdentity, device: DeviceName
    ) throws(JournalError) -> Journal {
        do throws(FileFailure) {
            try PrivateFolder.make(folder)
            let lock = try FileLock.take(folder + "/driver.lock")
            return try driving(folder, identity, device, lock)
        } catch {
            throw JournalError(error)
        }
    }

    /// As ``open(folder:identity:device:)``, but waits for the present driver to end; blocks its thread.
    public static func takeOver(
        folder: String, identity: BackendIdentity, device: DeviceName
    ) throws(JournalError) -> Journal {
        do throws(FileFailure) {
            let lock = try FileLock.wait(folder + "/driver.lock")
            return try driving(folder, identity, device, lock)
        } catch {
            throw JournalError(error)
        }
    }

    /// Opens an existing journal to read what its driver writes.
    public static func openReading(
        folder: String, identity: BackendIdentity, device: DeviceName
    ) throws(JournalError) -> Journal {
        do throws(FileFailure) {
            let path = folder + "/journal.sqlite"
            let database = try DatabaseFile.openReading(path, schema: JournalSchema.schema)
            return Journal(
                folder: folder, identity: identity, device: device, database: database, lock: nil)
        } catch {
            throw JournalError(error)
        }
    }

    private static func driving(
        _ folder: String, _ identity: BackendIdentity, _ device: DeviceName, _ lock: FileLock
    ) throws(FileFailure) -> Journal {
        let path = folder + "/journal.sqlite"
        let database = try DatabaseFile.open(path, schema: JournalSchema.schema)
        try pin(identity, in: database, path)
        return Journal(
            folder: folder, identity: identity, device: device, database: database, lock: lock)
    }

    private static func pin(
        _ identity: BackendIdentity, in database: DatabaseQueue, _ path: String
    ) throws(FileFailure) {
        let wanted = [("store", identity.storeID), ("root", identity.rootFingerprint)]
        try DatabaseFile.translating(path) {
            try database.write { database in
                for (key, value) in wanted {
                    try database.execute(
                        sql: "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        arguments: [key, value])
                    let pinned = try String.fetchOne(
                        database, sql: "SELECT value FROM meta WHERE key = ?", arguments: [key])
                    guard pinned == value else {
                        let what = key == "store" ? "another store" : "another root certificate"
                        throw FileFailure.unsafe(
                            path: path,
                            detail: "it belongs to \(what); nothing was changed. "
                                + "Use another --profile, or the backend it was made with")
                    }
                }
            }
        }
    }
}
