package import StoreModel
import Synchronization

/// The store's clock on top of the machine's: as it was last read from the store's tables, where anybody may set it.
package final class StoreTime: BackendClock {
    private let machine: any BackendClock
    private let known = Mutex(Known())

    private struct Known {
        var clock = StoreClock.real
        /// How often another clock was adopted.
        var changes = 0
    }

    /// Runs as the machine's clock does, until somebody says otherwise.
    package init(_ machine: any BackendClock) {
        self.machine = machine
    }

    /// What the machine's clock shows now.
    package var machineNow: Timestamp { machine.now() }
    /// How it runs.
    package var clock: StoreClock { known.withLock { $0.clock } }

    /// Marks the beginning of a read of the store's tables, for ``adopt(_:readSince:)``.
    package func beginRead() -> Int { known.withLock { $0.changes } }

    /// Runs like this from now on, unless a read that overlapped this one found a clock that was set later.
    ///
    /// Of two readers at the same time the slower one may have the older state of the tables.
    /// - Parameter start: What ``beginRead()`` returned before the tables were read.
    package func adopt(_ clock: StoreClock, readSince start: Int) {
        known.withLock { known in
            guard known.clock != clock else { return }
            guard start == known.changes || clock.machineTime >= known.clock.machineTime else {
                return
            }
            known = Known(clock: clock, changes: known.changes + 1)
        }
    }

    /// The store's time.
    package func now() -> Timestamp { clock.now(at: machineNow) }
    package func uuid() -> String { machine.uuid() }
    package func chance() -> UInt64 { machine.chance() }
}
