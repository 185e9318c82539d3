import GRDB
import StoreFiles
import Synchronization

/// Connections that read one file: whoever asks has one for itself, as long as no more ask at once than there are.
final class ReadPool: Sendable {
    /// Those that nobody uses now.
    private let idle: Mutex<[DatabaseQueue]>
    /// Takes those for whom there is none, one after the other.
    private let first: DatabaseQueue

    /// Each question takes microseconds of a thread, and there are as many threads as processors.
    private static let count = 4

    /// Opens them.
    init(_ path: String, schema: DatabaseSchema) throws(FileFailure) {
        first = try DatabaseFile.openReading(path, schema: schema)
        var all = [first]
        while all.count < Self.count {
            all.append(try DatabaseFile.openReading(path, schema: schema))
        }
        idle = Mutex(all)
    }

    /// Reads one state of the file on this thread.
    ///
    /// - Parameter isOneStatement: Whether the body asks by one statement, which sees one state by itself.
    func looking<Value>(
        isOneStatement: Bool, _ body: (Database) throws -> Value
    ) throws -> Value {
        let own = idle.withLock { $0.popLast() }
        defer { if let own { idle.withLock { $0.append(own) } } }
        let connection = own ?? first
        return isOneStatement ? try connection.unsafeRead(body) : try connection.looking(body)
    }
}
