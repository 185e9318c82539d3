import GRDB
import GRDBSQLite

/// A plain SQLite connection, for checks and statements that do not need GRDB.
///
/// It is closed on deallocation; closing the last connection checkpoints the write-ahead log. Errors are GRDB's
/// `DatabaseError`, as for any other connection.
final class PlainConnection {
    private let handle: OpaquePointer?

    /// Opens an existing file.
    convenience init(_ path: String, isReadOnly: Bool) throws {
        try self.init(path, flags: isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
    }

    /// Opens an existing file that is not open elsewhere, without creating other files beside it.
    convenience init(untouched path: String) throws {
        let signs: [Character: String] = ["%": "%25", "?": "%3f", "#": "%23"]
        let escaped = path.map { signs[$0] ?? String($0) }.joined()
        try self.init(
            "file:\(escaped)?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }

    /// Returns whether a database lacks a log and its index, as after an orderly close.
    static func hasNoLog(_ path: String) -> Bool {
        FileStatus.size(of: path + "-wal") == nil && FileStatus.size(of: path + "-shm") == nil
    }

    /// Lets SQLite remove the empty log and its index, which a read-only connection creates and cannot remove. They
    /// remain if another process has the file open.
    static func removeEmptyLog(_ path: String) {
        if hasNoLog(path) { return }
        // Closing the last writable connection removes them.
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

    /// Runs statements without results.
    func run(_ sql: String) throws {
        try check(sqlite3_exec(handle, sql, nil, nil, nil))
    }

    /// Returns the first column of the first row as text; nil without a row.
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
