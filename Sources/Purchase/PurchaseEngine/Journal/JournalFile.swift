import GRDB
package import StoreFiles

/// The file of a journal, open for whoever drives it next: in a world in which one thing happens after the other, an
/// app is started and ended again and again on the same connection.
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

    /// Lets go of it at once: from then on nothing that still knows it can touch what lies there.
    package func close() { try? database.close() }

    /// Whether somebody drives it.
    package var isDriven: Bool {
        // A lock that is let go at once takes nobody's.
        (try? FileLock.take(Journal.lockPath(in: folder))) == nil
    }

    /// What it holds now; for a file that was just made.
    package func slate() throws(FileFailure) -> CleanSlate { try CleanSlate(of: database) }

    /// What it held when it was made, by that of another journal.
    package func slate(like other: CleanSlate) -> CleanSlate { other.of(database) }

    /// The database in it.
    package var open: OpenDatabases { OpenDatabases([database]) }

    /// Whether a file of the folder belongs to the journal as it lies there.
    package static func owns(_ name: String) -> Bool {
        name.hasPrefix("journal.") || name == "driver.lock"
    }
}
