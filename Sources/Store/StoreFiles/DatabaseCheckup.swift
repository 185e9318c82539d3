/// The condition of a database file that may be damaged, determined without changing the file.
package struct DatabaseCheckup: Sendable {
    /// The condition of a database file.
    package enum State: Hashable, Sendable {
        /// The file is valid.
        case sound
        /// The file does not exist.
        case absent
        /// The file is empty or not a database.
        case notADatabase
        /// The file is a database of another kind.
        case otherKind
        /// The file was written by a newer version of kiosk: its version, and the newest known one.
        case newer(found: Int, known: Int)
        /// SQLite reports damage, with its first message.
        case damaged(String)
        /// The file cannot be read now, for the given reason.
        case unreachable(FileFailure)
    }

    /// The condition of the file.
    package let state: State
    /// The size of the write-ahead log in bytes; nil without a log.
    package let logSize: Int64?

    /// Checks a file.
    ///
    /// A file without a log is read without creating other files. With a log, SQLite may recreate the log's index,
    /// which does not contain data.
    package static func of(_ path: String, schema: DatabaseSchema) -> DatabaseCheckup {
        let logSize = FileStatus.size(of: path + "-wal")
        return DatabaseCheckup(state: state(path, schema), logSize: logSize)
    }

    private static func state(_ path: String, _ schema: DatabaseSchema) -> State {
        guard let size = FileStatus.size(of: path) else { return .absent }
        guard size > 0 else { return .notADatabase }
        do throws(FileFailure) {
            return try DatabaseFile.translating(path) { try inspect(path, schema) }
        } catch {
            switch error {
            case .damaged(_, let detail):
                return detail.contains("not a database") ? .notADatabase : .damaged(detail)
            default: return .unreachable(error)
            }
        }
    }

    private static func inspect(_ path: String, _ schema: DatabaseSchema) throws -> State {
        let connection =
            PlainConnection.hasNoLog(path)
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
            ? .sound : .damaged("a row refers to a missing row")
    }
}
