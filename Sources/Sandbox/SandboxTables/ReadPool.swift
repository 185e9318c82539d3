import GRDB
import StoreFiles
import Synchronization

/// A pool of connections that read one file. Each caller has its own connection until all of them are in use.
final class ReadPool: Sendable {
    /// The connections that are not in use.
    private let idle: Mutex<[DatabaseQueue]>
    /// The connection that callers share when the pool is empty. It serves them one after the other.
    private let sharedConnection: DatabaseQueue

    /// A read occupies a thread for microseconds, and there are only as many threads as processors.
    private static let count = 4

    /// Opens the connections.
    init(_ path: String, schema: DatabaseSchema) throws(FileFailure) {
        sharedConnection = try DatabaseFile.openReadOnly(path, schema: schema)
        var all = [sharedConnection]
        while all.count < Self.count {
            all.append(try DatabaseFile.openReadOnly(path, schema: schema))
        }
        idle = Mutex(all)
    }

    /// Reads one state of the file on the calling thread.
    ///
    /// - Parameter isOneStatement: Whether the body runs only one statement, which sees one state even without a
    ///   transaction.
    func read<Value>(
        isOneStatement: Bool, _ body: (Database) throws -> Value
    ) throws -> Value {
        let pooled = idle.withLock { $0.popLast() }
        defer { if let pooled { idle.withLock { $0.append(pooled) } } }
        let connection = pooled ?? sharedConnection
        return isOneStatement
            ? try connection.unsafeRead(body) : try connection.readConsistently(body)
    }
}
