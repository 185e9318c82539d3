public import StoreModel

/// The time and rate of the store's clock.
public struct StoreTimeReading: Hashable, Sendable, Codable {
    /// The store's time when it answered.
    public let now: Timestamp
    /// The rate in milliseconds of the store for each thousand real ones; 0 if the clock is frozen.
    public let rate: Int64
    /// The moment up to which all due events are processed; nil if that is ``now``.
    public let settledUntil: Timestamp?

    /// Creates a reading.
    public init(now: Timestamp, rate: Int64, settledUntil: Timestamp? = nil) {
        self.now = now
        self.rate = rate
        self.settledUntil = settledUntil
    }
}
