package import StoreModel

/// The time and the chance of the other side; the same answers give the same tables.
package protocol BackendClock: Sendable {
    /// The time now.
    func now() -> Timestamp
    /// A lower-case UUIDv4 that was never given before.
    func uuid() -> String
    /// Sixty-four random bits.
    func chance() -> UInt64
}

extension BackendClock {
    package func uuid() -> String { UniqueID.v4(random: chance) }
}
