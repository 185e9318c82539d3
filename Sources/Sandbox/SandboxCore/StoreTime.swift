package import StoreModel
import Synchronization

/// The store's clock on top of the machine's: as it was last read from the store's tables, where anybody may set it.
package final class StoreTime: BackendClock {
    private let machine: any BackendClock
    private let known = Mutex(StoreClock.real)

    /// Runs as the machine's clock does, until somebody says otherwise.
    package init(_ machine: any BackendClock) {
        self.machine = machine
    }

    /// What the machine's clock shows now.
    package var machineNow: Timestamp { machine.now() }
    /// How it runs.
    package var clock: StoreClock { known.withLock { $0 } }

    /// Runs like this from now on.
    package func adopt(_ clock: StoreClock) { known.withLock { $0 = clock } }

    /// The store's time.
    package func now() -> Timestamp { clock.now(at: machineNow) }
    package func uuid() -> String { machine.uuid() }
    package func chance() -> UInt64 { machine.chance() }
}
