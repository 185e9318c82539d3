package import StoreModel

/// The clock and the random numbers of the backend; equal readings produce equal tables.
package protocol BackendClock: Sendable {
    /// The current time.
    func now() -> Timestamp
    /// Returns a new lowercase UUIDv4.
    func uuid() -> String
    /// Returns 64 random bits.
    func nextRandomBits() -> UInt64
}

extension BackendClock {
    package func uuid() -> String { UniqueID.v4(random: nextRandomBits) }
}
