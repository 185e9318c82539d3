package import GRDB
import GRDBSQLite
import Glibc

/// Opens the SQLite files of a profile so that a commit survives a power failure.
///
/// The files use WAL with `synchronous=FULL`, which is read back after it was set. Opening a file for writing changes
/// it, so a read-only connection checks the version and runs `quick_check` before; a large file is checked right
/// afterwards, see ``checkLater(_:_:)``. Only one process at a time opens a file, under a lock beside it
/// (`.open-lock`), because two first opens at once fail with SQLITE_BUSY.
package enum DatabaseFile {
    /// How long a statement waits for another process, in seconds.
    package static let busyTimeout: Double = 5
    /// The interval between a writer's attempts, in seconds.
    private static let busyInterval = 0.002

    /// Waits between two long transactions until each other process that is waiting has attempted to write.
    package static func letOtherProcessesWrite() { usleep(UInt32(busyInterval * 1.25e6)) }

    /// Opens the file for reading and writing, and creates or migrates it if necessary.
    ///
    /// - Throws: ``FileFailure``; a newer or damaged file is not changed.
    package static func open(_ path: String, schema: DatabaseSchema) throws(FileFailure)
        -> DatabaseQueue
    {
        let lock = try FileLock.wait(path + ".open-lock")
        defer { withExtendedLifetime(lock) {} }
        if FileStatus.size(of: path) ?? 0 == 0 {
            try create(path, schema: schema)
        }
        try PrivateFile.restrictMode(path)
        // The connection stays open until the writable one is open, which then finds the log's index unchanged.
        let seen = try inspect(path, schema: schema)
        defer { withExtendedLifetime(seen) {} }
        return try translating(path) {
            let queue = try DatabaseQueue(path: path, configuration: configuration())
            try queue.inDatabase { database in
                try migrate(database, to: schema)
                try checkWritable(database, path)
            }
            return queue
        }
    }

    /// Throws if the file or its log cannot be written: SQLite silently opens it read-only then, and reports the
    /// problem only at the first write.
    private static func checkWritable(_ database: Database, _ path: String) throws {
        guard sqlite3_db_readonly(database.sqliteConnection, "main") == 0 else {
            throw FileFailure.readOnly(path)
        }
        try database.execute(sql: "BEGIN IMMEDIATE; ROLLBACK")
    }

    /// Opens an existing file read-only, for a process that must not write.
    package static func openReadOnly(_ path: String, schema: DatabaseSchema) throws(FileFailure)
        -> DatabaseQueue
    {
        // A writer exists and is about to create the file.
        guard FileStatus.size(of: path) ?? 0 > 0 else { throw .locked(path) }
        let seen = try inspect(path, schema: schema)
        defer { withExtendedLifetime(seen) {} }
        return try translating(path) {
            var configuration = Configuration()
            configuration.readonly = true
            configuration.busyMode = .timeout(busyTimeout)
            return try DatabaseQueue(path: path, configuration: configuration)
        }
    }

    /// Creates the file under another name and renames it, so that a crash leaves either the complete file or none. An
    /// incomplete one could not be inspected without changing it.
    private static func create(_ path: String, schema: DatabaseSchema) throws(FileFailure) {
        let draft = path + ".new"
        for leftover in ["", "-journal", "-wal", "-shm"] { unlink(draft + leftover) }
        try PrivateFile.touch(draft)
        try translating(path) {
            let database = try PlainConnection(draft, isReadOnly: false)
            for pragma in pragmas { try database.run(pragma) }
            try database.run("BEGIN IMMEDIATE; \(schema.script(from: 0)); COMMIT")
            // Closing does not report failed writes, and the log is not renamed with the file.
            guard try database.value("PRAGMA wal_checkpoint(TRUNCATE)") == "0" else {
                throw FileFailure.io(path: path, detail: "it could not be written completely")
            }
        }
        // A process that finds the file assumes that its folders are durable, too.
        PrivateFolder.synchronizeParents(of: path)
        guard rename(draft, path) == 0 else { throw SystemError.failure(path) }
        try PrivateFolder.synchronizeFolder(of: path)
    }

    private static let pragmas = [
        "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA trusted_schema = OFF",
        "PRAGMA cell_size_check = ON",
    ]

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        // SQLite's own intervals grow to 100 ms, which misses the pauses between the transactions of a worker.
        configuration.busyMode = .callback { tries in
            usleep(UInt32(busyInterval * 1e6))
            return Double(tries) * busyInterval < busyTimeout
        }
        configuration.foreignKeysEnabled = true
        configuration.prepareDatabase { database in
            for pragma in pragmas { try database.execute(sql: pragma) }
            guard try Int.fetchOne(database, sql: "PRAGMA synchronous") == 2 else {
                throw DatabaseError(resultCode: .SQLITE_IOERR, message: "synchronous is not FULL")
            }
        }
        return configuration
    }

    private static func migrate(_ database: Database, to schema: DatabaseSchema) throws {
        let current = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        guard current < schema.version else { return }
        try database.inTransaction(.immediate) {
            try database.execute(sql: schema.script(from: current))
            return .commit
        }
    }
}

extension DatabaseFile {
    /// Inspects an existing file without changing it; returns the connection.
    private static func inspect(
        _ path: String, schema: DatabaseSchema
    ) throws(FileFailure) -> PlainConnection {
        try checkCompanions(path)
        let (connection, found) = try translating(path) {
            // A plain connection is used because releasing a GRDB queue starts threads that wake up every second from
            // then on.
            let connection = try PlainConnection(path, isReadOnly: true)
            let found: (application: Int32, version: Int, check: String) = (
                try connection.value("PRAGMA application_id").flatMap { Int32($0) } ?? 0,
                try connection.value("PRAGMA user_version").flatMap { Int($0) } ?? 0,
                isLarge(path) ? soundResult : try connection.value(checkSQL) ?? "no answer"
            )
            return (connection, found)
        }
        guard found.check == soundResult else { throw .damaged(path: path, detail: found.check) }
        guard found.version <= schema.version else {
            throw .newer(path: path, found: found.version, known: schema.version)
        }
        guard found.version == 0 || found.application == schema.applicationID else {
            throw .damaged(path: path, detail: "it is a database of another kind")
        }
        let matchesSchema = try translating(path) {
            try SchemaSQL.of(connection) == SchemaSQL.of(schema, version: found.version)
        }
        guard matchesSchema else {
            throw .damaged(
                path: path, detail: "its tables, triggers or views are not those of kiosk")
        }
        return connection
    }

    /// Checks a file that was too large for a check on opening, on a separate thread and after the start; `found` is
    /// called only for damage.
    ///
    /// The check reads the whole file, so its duration grows with the size.
    package static func checkLater(
        _ path: String, _ found: @escaping @Sendable (FileFailure) -> Void
    ) {
        guard isLarge(path) else { return }
        Thread.start {
            sleep(2)
            do throws(FileFailure) {
                let answer = try translating(path) {
                    try PlainConnection(path, isReadOnly: true).value(checkSQL) ?? "no answer"
                }
                if answer != soundResult { found(.damaged(path: path, detail: answer)) }
            } catch {
                if case .damaged = error { found(error) }
            }
        }
    }

    private static let checkSQL = "PRAGMA quick_check(1)"
    private static let soundResult = "ok"

    /// Returns whether checking the file would noticeably delay a start: 8 MB take about 5 ms.
    static func isLarge(_ path: String) -> Bool {
        let sizes = [path, path + "-wal"].map { FileStatus.size(of: $0) ?? 0 }
        return sizes.reduce(0, +) > 8 << 20
    }

    /// Checks the files that SQLite opens in addition to a database: it would follow a symbolic link, write to a file
    /// with a hard link elsewhere, and block on a pipe.
    ///
    /// - Throws: ``FileFailure``; `unsafe` for anything but a regular file of the same user.
    package static func checkCompanions(_ path: String) throws(FileFailure) {
        for suffix in ["-wal", "-shm", "-journal"] {
            try PrivateFile.restrictModeIfPresent(path + suffix)
        }
    }

    /// Runs the body and converts its errors to ``FileFailure``.
    package static func translating<Value>(_ path: String, _ body: () throws -> Value)
        throws(FileFailure) -> Value
    {
        do {
            return try body()
        } catch let failure as FileFailure {
            throw failure
        } catch {
            throw failure(of: error, path)
        }
    }

    /// Returns whether a write failed for lack of space: SQLite reports a full disk, but reports an exhausted quota or
    /// a file size limit as a general I/O error.
    private static func isFull(_ error: DatabaseError, _ path: String) -> Bool {
        switch error.extendedResultCode {
        // SQLite shares only a few pages between processes, which fail to be allocated only on a full disk.
        case .SQLITE_IOERR_SHMSIZE: true
        case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE,
            .SQLITE_IOERR_SHMOPEN:
            !PrivateFile.hasRoom(beside: path)
        default: error.resultCode == .SQLITE_FULL
        }
    }

    /// Converts an SQLite error to a ``FileFailure``.
    package static func failure(of error: any Error, _ path: String) -> FileFailure {
        guard let error = error as? DatabaseError else {
            return .io(path: path, detail: "\(error)")
        }
        if isFull(error, path) { return .full(path) }
        return switch error.resultCode.primaryResultCode {
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: .readOnly(path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            .damaged(path: path, detail: error.message ?? "not a database")
        case .SQLITE_BUSY, .SQLITE_LOCKED: .locked(path)
        default: .io(path: path, detail: error.message ?? error.resultCode.description)
        }
    }
}
