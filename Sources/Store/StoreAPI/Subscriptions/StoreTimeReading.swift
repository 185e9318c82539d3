public import StoreModel

/// What the store's clock shows, and how fast it runs.
public struct StoreTimeReading: Hashable, Sendable, Codable {
    /// The store's time when it answered.
    public let now: Timestamp
    /// Milliseconds of the store for each thousand real ones; 0 where it stands still.
    public let rate: Int64

    /// Takes the parts as they are.
    public init(now: Timestamp, rate: Int64) {
        self.now = now
        self.rate = rate
    }
}
