import Glibc
public import StoreModel

/// The clock of the machine, with ids made from the system's randomness.
public struct SystemEngineClock: EngineClock {
    private let alarm = TimerThread()

    /// The one that programs use; while nobody sleeps by it, nothing of it wakes up.
    public init() {}

    /// The wall clock.
    public func now() -> Timestamp { Timestamp(milliseconds: read(CLOCK_REALTIME)) }

    /// The boot clock, which goes on while the machine sleeps.
    public func monotonic() -> Int64 { read(CLOCK_BOOTTIME) }

    /// Sleeps for what is left until the moment; an earlier one returns at once.
    public func sleep(until moment: Timestamp) async throws {
        let left = moment.since(now())
        if left > 0 { try await alarm.wait(milliseconds: left) }
    }

    /// A UUIDv7 of now.
    public func newID() -> String {
        UniqueID.v7(at: now()) { .random(in: .min ... .max) }
    }

    private func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
