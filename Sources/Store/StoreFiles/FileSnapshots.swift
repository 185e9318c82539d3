package import GRDB

/// Reads several databases of a profile at one moment without changing them.
///
/// Each database is read inside one SQLite transaction. The states belong together if no database was committed to
/// while the transactions were started; otherwise the attempt is repeated.
package enum FileSnapshots {
    /// A database to read.
    package struct Source: Sendable {
        /// The path of the file.
        package let path: String
        /// The schema of the file.
        let schema: DatabaseSchema

        /// Creates a source from a path and the expected schema.
        package init(path: String, schema: DatabaseSchema) {
            self.path = path
            self.schema = schema
        }
    }

    /// A database at one moment; valid only during the call that provides it.
    package struct Snapshot {
        /// The path of the file.
        package let path: String
        let database: Database

        /// Reads the database.
        ///
        /// - Throws: ``FileFailure``; `damaged` for a row that cannot be decoded.
        package func read<Value>(_ body: (Database) throws -> Value) throws(FileFailure) -> Value {
            do {
                return try body(database)
            } catch let error as DatabaseError {
                throw DatabaseFile.failure(of: error, path)
            } catch let failure as FileFailure {
                throw failure
            } catch let damage as DamagedRow {
                throw .damaged(path: path, detail: damage.sentence)
            } catch {
                throw .damaged(path: path, detail: "a row cannot be decoded: \(error)")
            }
        }
    }

    /// The maximum number of attempts to read all files at one moment.
    private static let attempts = 200

    /// Reads the files, all of which must exist.
    ///
    /// - Parameters:
    ///   - open: Connections to files that are already open; see ``OpenDatabases``.
    ///   - body: Receives the files in order, and whether they belong to one moment, which may be false only in the
    ///     last attempt.
    package static func read<Value>(
        _ sources: [Source], open: OpenDatabases = OpenDatabases(),
        _ body: ([Snapshot], _ isOneMoment: Bool) throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        let pathsWithoutLog = sources.map(\.path).filter {
            open[$0] == nil && PlainConnection.hasNoLog($0)
        }
        defer { for path in pathsWithoutLog { PlainConnection.removeEmptyLog(path) } }
        return try attempt(sources, open, attempts, body)
    }

    private static func attempt<Value>(
        _ sources: [Source], _ open: OpenDatabases, _ attempts: Int,
        _ body: ([Snapshot], _ isOneMoment: Bool) throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        var files: [OpenFile] = []
        for source in sources { files.append(try OpenFile(source, open[source.path])) }
        var attempt = 0
        while true {
            attempt += 1
            var before: [String?] = []
            for file in files { before.append(try file.version()) }
            var result: Value?
            try beginTransactions(files[...], []) { (snapshots) throws(FileFailure) in
                var after: [String?] = []
                for file in files { after.append(try file.version()) }
                let isConsistent = before == after
                guard isConsistent || attempt >= attempts else { return }
                result = try body(snapshots, isConsistent)
            }
            if let result { return result }
        }
    }

    /// Starts a transaction in each file, nested in the previous one.
    private static func beginTransactions(
        _ files: ArraySlice<OpenFile>, _ begun: [Snapshot],
        _ body: ([Snapshot]) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        guard let file = files.first else { return try body(begun) }
        try DatabaseFile.translating(file.path) {
            try file.readInTransaction { database in
                // The transaction starts with its first read.
                _ = try ResultRow.fetchOne(database, cached: "SELECT count(*) FROM sqlite_master")
                let snapshot = Snapshot(path: file.path, database: database)
                try beginTransactions(files.dropFirst(), begun + [snapshot], body)
            }
        }
    }

    /// A file with its reading connection and a second one that detects commits; a file that was already open does not
    /// need the second one.
    private struct OpenFile {
        let path: String
        private let queue: DatabaseQueue
        private let commitDetector: PlainConnection?

        init(_ source: Source, _ open: DatabaseQueue?) throws(FileFailure) {
            path = source.path
            if let open {
                (queue, commitDetector) = (open, nil)
                return
            }
            queue = try DatabaseFile.openReadOnly(source.path, schema: source.schema)
            commitDetector = try DatabaseFile.translating(source.path) {
                try PlainConnection(source.path, isReadOnly: true)
            }
        }

        /// Reads the file inside one transaction.
        func readInTransaction(_ body: (Database) throws -> Void) throws {
            // A connection that remains in use keeps its compiled statements.
            if commitDetector == nil {
                try queue.readConsistently(body)
            } else {
                try queue.read(body)
            }
        }

        /// Returns a number that changes with every commit of another connection.
        func version() throws(FileFailure) -> String? {
            try DatabaseFile.translating(path) { try commitDetector?.value("PRAGMA data_version") }
        }
    }
}

extension FileSnapshots.Source {
    /// Checks whether the file can be read.
    package func checkup() -> DatabaseCheckup { .of(path, schema: schema) }
}
