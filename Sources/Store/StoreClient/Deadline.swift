/// Cancels work that takes too long.
enum Deadline {
    /// The time limit has passed.
    struct Passed: Error {}

    /// Performs the work, and cancels it when the time limit has passed.
    ///
    /// - Throws: ``Passed``, or the error of the work.
    static func within<Value: Sendable>(
        milliseconds: Int64, _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await Task.sleep(for: .milliseconds(milliseconds))
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let value = first else { throw Passed() }
            return value
        }
    }
}
