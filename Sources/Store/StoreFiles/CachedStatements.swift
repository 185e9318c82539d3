package import GRDB

extension Database {
    /// Runs a statement without a result.
    package func execute(cached sql: String, arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Runs the body in a savepoint of the current transaction, and undoes what it wrote if it throws.
    package func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        try cachedStatement(sql: "SAVEPOINT body").execute()
        do {
            let value = try body()
            try cachedStatement(sql: "RELEASE body").execute()
            return value
        } catch {
            // Some failures of the disk have ended the transaction already.
            guard isInsideTransaction else { throw error }
            try? cachedStatement(sql: "ROLLBACK TO body").execute()
            try? cachedStatement(sql: "RELEASE body").execute()
            throw error
        }
    }
}
