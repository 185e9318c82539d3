import GRDB
package import StoreFiles

/// The open file of a journal, for its next driver. In a deterministic simulation, the file outlives its drivers.
package struct JournalFile: Sendable {
    /// The device's folder.
    let folder: String
    /// The connection to the file.
    let database: DatabaseQueue

    /// Opens the journal in a folder, and creates it if it does not exist, without driving the device.
    ///
    /// - Throws: ``JournalError`` if the journal cannot be used.
    package static func open(folder: String) throws(JournalError) -> JournalFile {
        do throws(FileFailure) {
            try PrivateFolder.create(folder)
            return JournalFile(
                folder: folder,
                database: try DatabaseFile.open(
                    Journal.path(in: folder), schema: JournalSchema.schema))
        } catch {
            throw JournalError(error)
        }
    }

    /// Returns the path of SQLite's write-ahead log of the journal in a folder.
    package static func log(in folder: String) -> String { Journal.path(in: folder) + "-wal" }

    /// Closes the connection at once, even if others still refer to it.
    package func close() { try? database.close() }

    /// Whether the connection can be used; a driver whose commit failed has closed it and opened another one.
    package var isOpen: Bool { (try? database.readConsistently { _ in }) != nil }

    /// Whether a process drives the journal.
    package var isDriven: Bool {
        // The lock is acquired only to test it, and released at once.
        (try? FileLock.acquire(Journal.lockPath(in: folder))) == nil
    }

    /// The connection, as a group of open databases.
    package var databases: OpenDatabases { OpenDatabases([database]) }

    /// Returns whether a file of the folder belongs to the journal instead of its driver.
    package static func owns(_ name: String) -> Bool { name.hasPrefix("journal.") }
}
