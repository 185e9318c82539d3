import SandboxCore
import StoreModel
import Testing

@Suite("The store's time")
struct StoreTimeTests {
    private struct StoppedClock: BackendClock {
        func now() -> Timestamp { Timestamp(milliseconds: 10_000) }
        func nextRandomBits() -> UInt64 { 0 }
    }

    private func clock(setAt machine: Int64, to store: Int64) -> StoreClock {
        StoreClock(
            machineTime: Timestamp(milliseconds: machine),
            storeTime: Timestamp(milliseconds: store))
    }

    @Test("a slower reader of an older state does not restore an older clock")
    func overlapping() {
        let time = AdjustableClock(StoppedClock())
        let (older, newer) = (clock(setAt: 1_000, to: 50_000), clock(setAt: 2_000, to: 90_000))
        let slow = time.beginRead()
        time.adopt(newer, readSince: time.beginRead())
        time.adopt(older, readSince: slow)
        #expect(time.clock == newer)
        // A reader that began later has the newer state, regardless of the machine's time at which its clock was set.
        time.adopt(older, readSince: time.beginRead())
        #expect(time.clock == older)
    }
}
