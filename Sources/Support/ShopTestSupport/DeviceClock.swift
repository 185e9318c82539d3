import PurchaseEngine
package import StoreModel
import Synchronization

/// The clock of a phone that stands beside its store: whoever sleeps is woken at once, at the moment waited for.
///
/// So retries take no time of the test's. Patience is bounded: what would ask for ever stands still in the end.
package final class DeviceClock: EngineClock {
    private let world: TestClock
    private let patience: Mutex<Int>

    /// - Parameter patience: How often somebody may sleep; later sleepers wait until they are cancelled.
    package init(_ world: TestClock, patience: Int = 1000) {
        self.world = world
        self.patience = Mutex(patience)
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
