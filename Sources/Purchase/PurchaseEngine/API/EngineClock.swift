public import StoreModel

/// Time and identity, as the engine is given them.
public protocol EngineClock: Sendable {
    /// The device's wall clock.
    func now() -> Timestamp
    /// Milliseconds since some fixed moment of this boot; never goes back.
    func monotonic() -> Int64
    /// Waits until the wall clock shows the moment; throws when its task is cancelled.
    func sleep(until moment: Timestamp) async throws
    /// Waits a moment for more to come; how long really matters to nobody, and it may end at once.
    func pause(milliseconds: Int64) async
    /// A new lower-case UUIDv7.
    func newID() -> String
}

extension EngineClock {
    /// Sleeps for so long.
    public func pause(milliseconds: Int64) async {
        try? await sleep(until: now().adding(milliseconds: milliseconds))
    }
}
