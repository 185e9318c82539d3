/// What can be told of a database file that may be damaged, without changing anything in it.
package struct DatabaseCheckup: Sendable {
    /// How it stands.
    package enum State: Hashable, Sendable {
        /// It is what it should be.
        case sound
        /// Nothing is there.
        case absent
        /// It is empty, or a plain file of another kind.
        case notADatabase
        /// It is a database, and not of this kind.
        case otherKind
        /// A newer kiosk wrote it: its version and the newest that this one knows.
        case newer(found: Int, known: Int)
        /// SQLite finds it damaged; what it says first.
        case damaged(String)
        /// It cannot be looked at now; why.
        case unreachable(FileFailure)
    }

    /// How it stands.
    package let state: State
    /// The size of its write-ahead log in bytes; nil without one.
    package let logSize: Int64?

    /// Looks at a file.
    ///
    /// A file beside which there is no log is read as it lies; beside a log, SQLite may make the log's index anew,
    /// which holds nothing.
    package static func of(_ path: String, schema: DatabaseSchema) -> DatabaseCheckup {
        let logSize = FileStatus.size(of: path + "-wal")
        return DatabaseCheckup(state: state(path, schema), logSize: logSize)
    }

    private static func state(_ path: String, _ schema: DatabaseSchema) -> State {
        guard let size = FileStatus.size(of: path) else { return .absent }
        guard size > 0 else { return .notADatabase }
        do throws(FileFailure) {
            return try DatabaseFile.translating(path) { try look(path, schema) }
        } catch {
            switch error {
            case .damaged(_, let detail):
                return detail.contains("not a database") ? .notADatabase : .damaged(detail)
            default: return .unreachable(error)
            }
        }
    }

    private static func look(_ path: String, _ schema: DatabaseSchema) throws -> State {
        let connection =
            PlainConnection.isAlone(path)
            ? try PlainConnection(untouched: path) : try PlainConnection(path, isReadOnly: true)
        let check = try connection.value("PRAGMA integrity_check(1)") ?? "no answer"
        guard check == "ok" else { return .damaged(check) }
        let version = try connection.value("PRAGMA user_version").flatMap { Int($0) } ?? 0
        let kind = try connection.value("PRAGMA application_id").flatMap { Int32($0) } ?? 0
        guard kind == schema.applicationID else { return .otherKind }
        guard version <= schema.version else {
            return .newer(found: version, known: schema.version)
        }
        return try connection.value("PRAGMA foreign_key_check") == nil
            ? .sound : .damaged("a row refers to one that is gone")
    }
}
