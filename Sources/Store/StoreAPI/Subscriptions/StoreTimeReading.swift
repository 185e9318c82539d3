public import StoreModel

/// What the store's clock shows, and how fast it runs.
public struct StoreTimeReading: Hashable, Sendable, Codable {
    /// The store's time when it answered.
    public let now: Timestamp
    /// Milliseconds of the store for each thousand real ones; 0 where it stands still.
    public let rate: Int64
    /// The moment up to which everything is settled that was due; nil if that is ``now``.
    public let settledUntil: Timestamp?

    /// Takes the parts as they are.
    public init(now: Timestamp, rate: Int64, settledUntil: Timestamp? = nil) {
        self.now = now
        self.rate = rate
        self.settledUntil = settledUntil
    }
}
