import GRDBSQLite
import Synchronization

/// Records the SQL statements that run on the SQLite files of one folder, and their costs.
///
/// SQLite calls an automatic extension for every connection that the process opens, so that the product does not need a
/// hook. Only connections that are opened after the recorder was created are recorded.
package final class StatementRecorder: Sendable {
    /// The maximum cost of a statement over all of its runs.
    package struct Cost: Sendable {
        /// The instructions of SQLite's virtual machine, which are equal in every run.
        package var steps = 0
        /// The time from its first instruction to its end in milliseconds, including the reading of its rows.
        package var milliseconds = 0.0
    }

    private struct State {
        var costs: [String: Cost] = [:]
        var starts: [Int: ContinuousClock.Instant] = [:]
    }

    private let folder: String
    private let state = Mutex(State())

    /// The active recorders by folder.
    private static let recorders = Mutex<[String: StatementRecorder]>([:])

    /// Creates a recorder and starts it.
    package init(folder: String) {
        self.folder = folder
        Self.recorders.withLock { $0[folder] = self }
        Self.install()
    }

    /// Ends the recording; open connections remain usable.
    package func end() {
        Self.recorders.withLock { $0[folder] = nil }
    }

    /// Returns the statements since the last call, with their costs.
    package func takeCosts() -> [String: Cost] {
        state.withLock { state in
            defer { state.costs = [:] }
            return state.costs
        }
    }

    // MARK: SQLite callbacks

    private typealias Opening =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?
        ) -> Int32

    /// Registers the callback for every connection; repeated calls are harmless.
    private static func install() {
        let open: Opening = { connection, _, _ in
            guard StatementRecorder.recorder(of: connection) != nil else { return SQLITE_OK }
            let events = UInt32(SQLITE_TRACE_STMT | SQLITE_TRACE_PROFILE)
            return sqlite3_trace_v2(
                connection, events,
                { event, _, statement, _ in
                    let statement = OpaquePointer(statement)
                    let recorder = StatementRecorder.recorder(of: sqlite3_db_handle(statement))
                    recorder?.record(statement, isStart: event == UInt32(SQLITE_TRACE_STMT))
                    return 0
                }, nil)
        }
        // SQLite declares the function without its parameters.
        sqlite3_auto_extension(unsafeBitCast(open, to: (@convention(c) () -> Void).self))
    }

    private static func recorder(of connection: OpaquePointer?) -> StatementRecorder? {
        guard let path = sqlite3_db_filename(connection, "main").map({ String(cString: $0) })
        else { return nil }
        return recorders.withLock { recorders in
            recorders.first { path.hasPrefix($0.key + "/") }?.value
        }
    }

    private func record(_ statement: OpaquePointer?, isStart: Bool) {
        guard let statement, let text = sqlite3_sql(statement) else { return }
        let (key, now) = (Int(bitPattern: statement), ContinuousClock.now)
        if isStart {
            state.withLock { $0.starts[key] = now }
            return
        }
        let steps = Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1))
        let sql = String(cString: text)
        // The checks of opening a file read all of it on purpose.
        guard !sql.hasPrefix("PRAGMA") else { return }
        state.withLock { state in
            let start = state.starts.removeValue(forKey: key) ?? now
            var cost = state.costs[sql, default: Cost()]
            cost.steps = max(cost.steps, steps)
            cost.milliseconds = max(cost.milliseconds, (now - start) / .milliseconds(1))
            state.costs[sql] = cost
        }
    }
}
