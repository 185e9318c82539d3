package import GRDB

extension DatabaseQueue {
    /// Reads one state of the file; whatever the body writes by mistake is taken back.
    ///
    /// For what is read often. GRDB's own `read` switches `query_only` on and off, and each time SQLite compiles every
    /// statement of the connection anew.
    package func looking<Value>(_ body: (Database) throws -> Value) throws -> Value {
        try unsafeRead { database in try database.looking { try body(database) } }
    }
}

extension Database {
    /// Runs the body in a transaction that ends without a commit: it reads one state, and nothing that it writes stays.
    package func looking<Value>(_ body: () throws -> Value) throws -> Value {
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

    /// Compiled once: it is done at every question.
    private func run(_ sql: String) throws {
        try cachedStatement(sql: sql).execute()
    }
}
