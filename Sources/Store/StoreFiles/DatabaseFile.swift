package import GRDB
import GRDBSQLite
import Glibc

/// Opens the SQLite files of a profile so that what they say after COMMIT survives a power failure.
///
/// WAL with `synchronous=FULL`, read back after it was set. Before any writable open a read-only connection
/// looks at the version and runs `quick_check`, since opening a file to write changes it; a large file is checked
/// right after, see ``checkLater(_:_:)``. One opener at a time
/// works under `open.lock` beside the file: a first open in two processes at once fails with SQLITE_BUSY otherwise.
package enum DatabaseFile {
    /// How long a statement waits for another process, in seconds.
    package static let busyTimeout: Double = 5
    /// How long a writer waits before it tries again, in seconds.
    private static let busyInterval = 0.002

    /// Opens the file to read and write, making or migrating it where needed.
    ///
    /// - Throws: ``FileFailure``; a newer or damaged file is left as it was.
    package static func open(_ path: String, schema: DatabaseSchema) throws(FileFailure)
        -> DatabaseQueue
    {
        let lock = try FileLock.wait(path + ".open-lock")
        defer { withExtendedLifetime(lock) {} }
        if FileStatus.size(of: path) ?? 0 == 0 {
            try create(path, schema: schema)
        }
        try PrivateFile.tighten(path)
        // It stays open until the other one is, which then finds the index of the log as it is.
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

    /// SQLite opens a file or its log to read only where it cannot open it to write, and tells at the first write.
    private static func checkWritable(_ database: Database, _ path: String) throws {
        guard sqlite3_db_readonly(database.sqliteConnection, "main") == 0 else {
            throw FileFailure.readOnly(path)
        }
        try database.execute(sql: "BEGIN IMMEDIATE; ROLLBACK")
    }

    /// Opens an existing file to read only; for a process that must not write.
    package static func openReading(_ path: String, schema: DatabaseSchema) throws(FileFailure)
        -> DatabaseQueue
    {
        // There is a writer, and it is about to make the file.
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

    /// Makes the file under another name and moves it into place, so that a crash leaves all of it or none: a
    /// half-made one could not be looked at without changing it.
    private static func create(_ path: String, schema: DatabaseSchema) throws(FileFailure) {
        let draft = path + ".new"
        for leftover in ["", "-journal", "-wal", "-shm"] { unlink(draft + leftover) }
        try PrivateFile.touch(draft)
        try translating(path) {
            let database = try PlainConnection(draft, isReadOnly: false)
            for pragma in pragmas { try database.run(pragma) }
            try database.run("BEGIN IMMEDIATE; \(schema.script(from: 0)); COMMIT")
            // Closing says nothing of what it could not write, and the log is not moved along with the file.
            guard try database.value("PRAGMA wal_checkpoint(TRUNCATE)") == "0" else {
                throw FileFailure.io(path: path, detail: "it could not be written as a whole")
            }
        }
        // Who finds the file takes its folders for durable, too.
        PrivateFolder.flushAll(above: path)
        guard rename(draft, path) == 0 else { throw SystemError.failure(path) }
        try PrivateFolder.flush(around: path)
    }

    private static let pragmas = [
        "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA trusted_schema = OFF",
        "PRAGMA cell_size_check = ON",
    ]

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        // SQLite's own intervals grow to 100 ms, which miss the pauses between the transactions of a worker.
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
    /// Looks at an existing file without changing it; the connection with which it did.
    private static func inspect(
        _ path: String, schema: DatabaseSchema
    ) throws(FileFailure) -> PlainConnection {
        try checkCompanions(path)
        let (seen, found) = try translating(path) {
            // Releasing a queue of GRDB's starts threads that wake up every second from then on.
            let seen = try PlainConnection(path, isReadOnly: true)
            let found: (application: Int32, version: Int, check: String) = (
                try seen.value("PRAGMA application_id").flatMap { Int32($0) } ?? 0,
                try seen.value("PRAGMA user_version").flatMap { Int($0) } ?? 0,
                isLarge(path) ? sound : try seen.value(check) ?? "no answer"
            )
            return (seen, found)
        }
        guard found.check == sound else { throw .damaged(path: path, detail: found.check) }
        guard found.version <= schema.version else {
            throw .newer(path: path, found: found.version, known: schema.version)
        }
        guard found.version == 0 || found.application == schema.applicationID else {
            throw .damaged(path: path, detail: "it is a database of another kind")
        }
        let isOurs = try translating(path) {
            try SchemaShape.of(seen) == SchemaShape.of(schema, version: found.version)
        }
        guard isOurs else {
            throw .damaged(
                path: path, detail: "it has other tables, triggers or views than kiosk's")
        }
        return seen
    }

    /// Checks a file that was too large to be checked whole before it was opened, on a thread of its own and once the
    /// start is over; `found` is told of damage only.
    ///
    /// A file is read through for that, so that the wait would grow with it.
    package static func checkLater(
        _ path: String, _ found: @escaping @Sendable (FileFailure) -> Void
    ) {
        guard isLarge(path) else { return }
        Thread.start {
            sleep(2)
            do throws(FileFailure) {
                let answer = try translating(path) {
                    try PlainConnection(path, isReadOnly: true).value(check) ?? "no answer"
                }
                if answer != sound { found(.damaged(path: path, detail: answer)) }
            } catch {
                if case .damaged = error { found(error) }
            }
        }
    }

    private static let check = "PRAGMA quick_check(1)"
    private static let sound = "ok"

    /// Whether checking the file would be felt at a start: 8 MB take about 5 ms.
    static func isLarge(_ path: String) -> Bool {
        let sizes = [path, path + "-wal"].map { FileStatus.size(of: $0) ?? 0 }
        return sizes.reduce(0, +) > 8 << 20
    }

    /// Checks the files that SQLite opens by itself beside a database: it would follow a link there, write to what has
    /// another name elsewhere, and wait for the other end of a pipe.
    ///
    /// - Throws: ``FileFailure``; `unsafe` for anything but a plain file of one's own.
    package static func checkCompanions(_ path: String) throws(FileFailure) {
        for suffix in ["-wal", "-shm", "-journal"] { try PrivateFile.tightenIfThere(path + suffix) }
    }

    /// Runs the body and says its failure in the terms of ``FileFailure``.
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

    /// Whether there was no room for a write: SQLite says so of a full disk, and calls a quota that is used up, and a
    /// file that may not grow, any failure of the system.
    private static func isFull(_ error: DatabaseError, _ path: String) -> Bool {
        switch error.extendedResultCode {
        // Only a full disk has no room for the few pages that SQLite shares between processes.
        case .SQLITE_IOERR_SHMSIZE: true
        case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE,
            .SQLITE_IOERR_SHMOPEN:
            !PrivateFile.hasRoom(beside: path)
        default: error.resultCode == .SQLITE_FULL
        }
    }

    /// A failure of SQLite in the terms of ``FileFailure``.
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
