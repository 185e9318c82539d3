import PurchaseEngine
package import StoreModel
import Synchronization

/// A device's clock for tests, in which a sleep ends immediately and advances the clock to the awaited moment.
///
/// Retries thus take no real time. The number of sleeps is limited, so that endless retries stop.
package final class TestDeviceClock: EngineClock {
    private let world: TestClock
    private let patience: Mutex<Int>

    /// - Parameter sleepLimit: The number of permitted sleeps; later ones wait until they are cancelled.
    package init(_ world: TestClock, sleepLimit: Int = 1000) {
        self.world = world
        self.patience = Mutex(sleepLimit)
    }

    package func now() -> Timestamp { world.now() }

    package func monotonic() -> Int64 { world.now().milliseconds }

    package func newID() -> String { world.uuid() }

    package func sleep(until moment: Timestamp) async throws {
        let isAllowed = patience.withLock { left in
            left -= 1
            return left >= 0
        }
        guard isAllowed else {
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw CancellationError()
        }
        world.advance(milliseconds: max(0, moment.since(world.now())))
        await Task.yield()
    }
}
