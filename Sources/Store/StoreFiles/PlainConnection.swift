import GRDB
import GRDBSQLite

/// A connection to SQLite itself, for a look or a few statements that need none of what GRDB brings along.
///
/// It is closed when it is let go; the last connection to be closed takes a file's write-ahead log in. Failures are thrown as GRDB's `DatabaseError`, like those of any other connection.
final class PlainConnection {
    private let handle: OpaquePointer?

    /// Opens an existing file.
    convenience init(_ path: String, isReadOnly: Bool) throws {
        try self.init(path, flags: isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
    }

    /// Opens an existing file that nobody has open, and makes no other file beside it.
    convenience init(untouched path: String) throws {
        let signs: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
        let escaped = path.map { signs[$0] ?? String($0) }.joined()
        try self.init(
            "file:\(escaped)?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }

    /// Whether a database lies there as its last user left it: with no log and no index of one.
    static func isAlone(_ path: String) -> Bool {
        FileStatus.size(of: path + "-wal") == nil && FileStatus.size(of: path + "-shm") == nil
    }

    /// Has SQLite remove the empty log and its index, which it makes for whoever reads and cannot remove for them; where
    /// somebody else has the file open meanwhile, they stay.
    static func leaveAlone(_ path: String) {
        if isAlone(path) { return }
        // The last connection that could write takes them along when it is closed.
        _ = try? PlainConnection(path, isReadOnly: false).value("PRAGMA schema_version")
    }

    private init(_ path: String, flags: Int32) throws {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK else {
            sqlite3_close_v2(handle)
            throw DatabaseError(resultCode: ResultCode(rawValue: code))
        }
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(DatabaseFile.busyTimeout * 1000))
        self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements whose answers nobody needs.
    func run(_ sql: String) throws {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// The first column of the first row; nil without one.
    func value(_ sql: String) throws -> String? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        let code = sqlite3_step(statement)
        guard code == SQLITE_ROW else {
            if code != SQLITE_DONE { try check(code) }
            return nil
        }
        return sqlite3_column_text(statement, 0).map { String(cString: $0) }
    }

    private func check(_ code: Int32) throws {
        guard code != SQLITE_OK else { return }
        throw DatabaseError(
            resultCode: ResultCode(rawValue: code),
            message: sqlite3_errmsg(handle).map { String(cString: $0) })
    }
}
