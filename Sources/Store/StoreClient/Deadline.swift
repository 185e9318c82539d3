/// Ends what takes too long.
enum Deadline {
    /// The time is up.
    struct Passed: Error {}

    /// Does the work, and cancels it once the time is up.
    ///
    /// - Throws: ``Passed``, or what the work throws.
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
