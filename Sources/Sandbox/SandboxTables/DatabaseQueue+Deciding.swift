package import GRDB
package import StoreAPI

extension DatabaseQueue {
    /// Decides one request in one transaction that holds the file's write lock from its beginning.
    ///
    /// A thrown ``ServiceFailure`` rolls everything back and passes on. Any failure of SQLite is no answer: a
    /// COMMIT that failed may have been one, so the request has to be asked again, and then reads the rows.
    package func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        do {
            return try await writeWithoutTransaction { database in
                var value: Value?
                try database.inTransaction(.immediate) {
                    value = try body(database)
                    return .commit
                }
                guard let value else { throw NoAnswer(.cut) }
                return value
            }
        } catch {
            throw Self.failure(of: error)
        }
    }

    /// Reads one state of the file.
    package func reading<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        do {
            return try await read(body)
        } catch {
            throw Self.failure(of: error)
        }
    }

    private static func failure(of error: any Error) -> ServiceFailure {
        switch error {
        case let failure as ServiceFailure: failure
        case let refusal as Refusal: .refusal(refusal)
        case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
            .noAnswer(NoAnswer(.timeout))
        default: .noAnswer(NoAnswer(.cut))
        }
    }
}
