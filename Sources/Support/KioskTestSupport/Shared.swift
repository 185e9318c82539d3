/// Something that several tests look at and none of them changes, made by the first that asks.
package actor Shared<Value: Sendable> {
    private let make: @Sendable () async throws -> Value
    private var made: Task<Value, any Error>?

    /// Takes what makes it; nothing is made before somebody asks.
    package init(_ make: @escaping @Sendable () async throws -> Value) {
        self.make = make
    }

    /// The one value, or the failure to make it.
    package func value() async throws -> Value {
        let making = made ?? Task { try await make() }
        made = making
        return try await making.value
    }
}
