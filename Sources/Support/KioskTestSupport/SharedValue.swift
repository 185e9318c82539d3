/// A read-only value that several tests share, created by the first that uses it.
package actor SharedValue<Value: Sendable> {
    private let make: @Sendable () async throws -> Value
    private var made: Task<Value, any Error>?

    /// Creates the holder with a function that creates the value on first use.
    package init(_ make: @escaping @Sendable () async throws -> Value) {
        self.make = make
    }

    /// Returns the value, or throws the error of its creation.
    package func value() async throws -> Value {
        let making = made ?? Task { try await make() }
        made = making
        return try await making.value
    }
}
