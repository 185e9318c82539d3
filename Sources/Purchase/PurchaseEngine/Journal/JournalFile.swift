import GRDB
package import StoreFiles

/// The file of a journal, open for whoever drives it next: in a world in which one thing happens after the other, it
/// outlives who has driven it.
package struct JournalFile: Sendable {
    /// The folder of the device.
    let folder: String
    /// The connection to it.
    let database: DatabaseQueue

    /// Opens the journal in a folder, making it where there is none; nobody drives it by that.
    ///
    /// - Throws: ``JournalError`` where it cannot be used.
    package static func open(folder: String) throws(JournalError) -> JournalFile {
        do throws(FileFailure) {
            try PrivateFolder.make(folder)
            return JournalFile(
                folder: folder,
                database: try DatabaseFile.open(
                    Journal.path(in: folder), schema: JournalSchema.schema))
        } catch {
            throw JournalError(error)
        }
    }

    /// SQLite's write-ahead log of the journal in a folder.
    package static func log(in folder: String) -> String { Journal.path(in: folder) + "-wal" }

    /// Closes the connection at once, whoever still knows it.
    package func close() { try? database.close() }

    /// Whether the connection can be used: a driver whose commit failed has closed it, and has another one.
    package var isOpen: Bool { (try? database.looking { _ in }) != nil }

    /// Whether somebody drives it.
    package var isDriven: Bool {
        // A lock that is let go at once takes nobody's.
        (try? FileLock.take(Journal.lockPath(in: folder))) == nil
    }

    /// The connection.
    package var databases: OpenDatabases { OpenDatabases([database]) }

    /// Whether a file of the folder is the journal's own, and not its driver's.
    package static func owns(_ name: String) -> Bool { name.hasPrefix("journal.") }
}
