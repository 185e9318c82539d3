package import GRDB

extension DatabaseQueue {
    /// Reads a consistent state of the file, and rolls back any accidental write of the body.
    ///
    /// Use it for frequent reads: GRDB's own `read` switches `query_only` on and off, after which SQLite compiles all
    /// statements of the connection again.
    package func readConsistently<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try unsafeRead { database in try database.readConsistently { try body(database) } }
    }
}

extension Database {
    /// Runs the body in a transaction that is rolled back, so that it reads a consistent state and leaves no changes.
    package func readConsistently<Value>(_ body: () throws -> Value) throws -> Value {
        try run("BEGIN DEFERRED TRANSACTION")
        do {
            let value = try body()
            try run("ROLLBACK TRANSACTION")
            return value
        } catch {
            try? rollback()
            throw error
        }
    }

    /// The statement is cached because it runs for each read.
    private func run(_ sql: String) throws {
        try cachedStatement(sql: sql).execute()
    }
}
