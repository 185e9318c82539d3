import GRDB
import GRDBSQLite
import Synchronization

@testable import PurchaseEngine

/// Makes every commit of one connection fail after a given number of commits; other connections to the file are not
/// affected.
///
/// A failed COMMIT in SQLite leaves open whether the transaction was written, so there are two kinds of failure.
final class FailingCommits: TransactionObserver {
    enum Kind: Sendable {
        /// The transaction is not in the file.
        case lost
        /// The whole transaction is in the file.
        case kept
    }

    private let kind: Kind
    private let left: Mutex<Int>
    private let times: Int

    private init(_ kind: Kind, after commits: Int, times: Int) {
        self.kind = kind
        self.times = times
        left = Mutex(commits)
    }

    /// Installs the observer, which lets a number of commits pass and then fails the following ones.
    ///
    /// - Parameter times: How many commits fail.
    static func install(
        _ kind: Kind, after commits: Int, times: Int = .max, in journal: Journal
    ) {
        let failing = FailingCommits(kind, after: commits, times: times)
        journal.database.inDatabase { database in
            database.add(transactionObserver: failing, extent: .databaseLifetime)
            guard kind == .kept else { return }
            // The hook runs once the transaction is in the log; the error it returns becomes that of the COMMIT. The
            // observer, and with it the hook, lives as long as the connection.
            let context = Unmanaged.passUnretained(failing).toOpaque()
            sqlite3_wal_hook(
                database.sqliteConnection,
                { context, _, _, _ in
                    guard let context else { return SQLITE_OK }
                    let failing = Unmanaged<FailingCommits>.fromOpaque(context)
                    return failing.takeUnretainedValue().fails() ? SQLITE_IOERR : SQLITE_OK
                }, context)
        }
    }

    private func fails() -> Bool {
        left.withLock { left in
            left -= 1
            return left < 0 && left >= -times
        }
    }

    func databaseWillCommit() throws {
        if kind == .lost, fails() { throw DatabaseError(resultCode: .SQLITE_FULL) }
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: Database) {}
    func databaseDidRollback(_ database: Database) {}
}
