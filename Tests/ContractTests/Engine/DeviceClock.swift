import PurchaseEngine
import ShopTestSupport
import StoreModel

/// The backend's clock for a device; sleeps on it last until their task is cancelled.
struct DeviceClock: EngineClock {
    let clock: TestClock

    func now() -> Timestamp { clock.now() }

    func monotonic() -> Int64 { now().milliseconds }

    func sleep(until moment: Timestamp) async throws {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }

    func pause(milliseconds: Int64) async {}

    func newID() -> String { clock.uuid() }
}
