package import GRDB

/// Reads several databases of a profile as they were at one moment, and changes none of them.
///
/// Each is read inside one transaction of SQLite. That they belong together is known when none of them was committed
/// to while the transactions were begun; where somebody commits all the time, the attempt is repeated.
package enum FileSnapshots {
    /// A database that is to be read.
    package struct Source: Sendable {
        /// Where it is.
        package let path: String
        /// Its tables.
        let schema: DatabaseSchema

        /// Names a file and what it has to be.
        package init(path: String, schema: DatabaseSchema) {
            self.path = path
            self.schema = schema
        }
    }

    /// A database as it was at one moment; valid inside the call that gave it only.
    package struct Snapshot {
        /// Where it is.
        package let path: String
        let database: Database

        /// Reads it.
        ///
        /// - Throws: ``FileFailure``; `damaged` for a row that cannot be understood.
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
                throw .damaged(path: path, detail: "a row cannot be understood: \(error)")
            }
        }
    }

    /// How often a common moment is looked for.
    private static let attempts = 200

    /// Reads the files, all of which must exist.
    ///
    /// - Parameters:
    ///   - open: Connections to those of them that are open already; see ``OpenDatabases``.
    ///   - body: Is given the files in their order, and whether they are of one moment; only the last attempt may fail
    ///     to be that.
    package static func read<Value>(
        _ sources: [Source], open: OpenDatabases = OpenDatabases(),
        _ body: ([Snapshot], _ isOneMoment: Bool) throws(FileFailure) -> Value
    ) throws(FileFailure) -> Value {
        let alone = sources.map(\.path).filter { open[$0] == nil && PlainConnection.isAlone($0) }
        defer { for path in alone { PlainConnection.leaveAlone(path) } }
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
            try begin(files[...], []) { (snapshots) throws(FileFailure) in
                var after: [String?] = []
                for file in files { after.append(try file.version()) }
                let isOneMoment = before == after
                guard isOneMoment || attempt >= attempts else { return }
                result = try body(snapshots, isOneMoment)
            }
            if let result { return result }
        }
    }

    /// Begins a transaction in each file, one inside the other.
    private static func begin(
        _ files: ArraySlice<OpenFile>, _ begun: [Snapshot],
        _ body: ([Snapshot]) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        guard let file = files.first else { return try body(begun) }
        try DatabaseFile.translating(file.path) {
            try file.reading { database in
                // The transaction begins with its first look.
                _ = try Row.fetchOne(database, cached: "SELECT count(*) FROM sqlite_master")
                let snapshot = Snapshot(path: file.path, database: database)
                try begin(files.dropFirst(), begun + [snapshot], body)
            }
        }
    }

    /// A file with a second connection beside the reading one, which sees when somebody commits; none where nobody does.
    private struct OpenFile {
        let path: String
        private let queue: DatabaseQueue
        private let watch: PlainConnection?

        init(_ source: Source, _ open: DatabaseQueue?) throws(FileFailure) {
            path = source.path
            if let open {
                (queue, watch) = (open, nil)
                return
            }
            queue = try DatabaseFile.openReading(source.path, schema: source.schema)
            watch = try DatabaseFile.translating(source.path) {
                try PlainConnection(source.path, isReadOnly: true)
            }
        }

        /// Reads it inside one transaction.
        func reading(_ body: (Database) throws -> Void) throws {
            // A connection that goes on being used keeps its statements.
            if watch == nil { try queue.looking(body) } else { try queue.read(body) }
        }

        /// A number that is another one after every commit of anybody else.
        func version() throws(FileFailure) -> String? {
            try DatabaseFile.translating(path) { try watch?.value("PRAGMA data_version") }
        }
    }
}

extension FileSnapshots.Source {
    /// Looks whether the file can be read at all.
    package func checkup() -> DatabaseCheckup { .of(path, schema: schema) }
}
