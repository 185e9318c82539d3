import Glibc
public import StoreModel

/// The system's clock, with IDs from the system's random number generator.
public struct SystemEngineClock: EngineClock {
    private let timerThread = TimerThread()

    /// Creates a clock, whose timer thread runs only while a task sleeps.
    public init() {}

    /// Returns the time of the wall clock.
    public func now() -> Timestamp { Timestamp(milliseconds: read(CLOCK_REALTIME)) }

    /// Returns the time of the boot clock, which also advances while the machine is suspended.
    public func monotonic() -> Int64 { read(CLOCK_BOOTTIME) }

    /// Sleeps until the moment; returns at once if it has passed.
    public func sleep(until moment: Timestamp) async throws {
        let left = moment.since(now())
        if left > 0 { try await timerThread.wait(milliseconds: left) }
    }

    /// Returns a UUIDv7 of the current time.
    public func newID() -> String {
        UniqueID.v7(at: now()) { .random(in: .min ... .max) }
    }

    private func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
