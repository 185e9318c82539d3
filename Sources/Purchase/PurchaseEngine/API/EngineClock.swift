public import StoreModel

/// The engine's source of time and IDs.
public protocol EngineClock: Sendable {
    /// Returns the time of the device's wall clock.
    func now() -> Timestamp
    /// Returns the milliseconds since a fixed moment of this boot; never decreases.
    func monotonic() -> Int64
    /// Waits until the wall clock reaches the moment; throws when the task is cancelled.
    func sleep(until moment: Timestamp) async throws
    /// Pauses to let more work accumulate. The duration is only a hint, and the pause may end at once.
    func pause(milliseconds: Int64) async
    /// Returns a new lower-case UUIDv7.
    func newID() -> String
}

extension EngineClock {
    /// Sleeps for the duration.
    public func pause(milliseconds: Int64) async {
        try? await sleep(until: now().adding(milliseconds: milliseconds))
    }
}
