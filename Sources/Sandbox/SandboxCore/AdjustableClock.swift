package import StoreModel
import Synchronization

/// The store's clock, which runs relative to the machine's clock; the setting is the one last read from the store's
/// tables.
package final class AdjustableClock: BackendClock {
    private let machine: any BackendClock
    private let setting = Mutex(Setting())

    private struct Setting {
        var clock = StoreClock.real
        /// The number of times that another setting was adopted.
        var adoptionCount = 0
    }

    /// Creates a clock that equals the machine's clock until another setting is adopted.
    package init(_ machine: any BackendClock) {
        self.machine = machine
    }

    /// The machine's current time.
    package var machineNow: Timestamp { machine.now() }
    /// The setting of the store's clock.
    package var clock: StoreClock { setting.withLock { $0.clock } }

    /// Marks the start of a read of the store's tables, for ``adopt(_:readSince:)``.
    package func beginRead() -> Int { setting.withLock { $0.adoptionCount } }

    /// Adopts a setting, unless an overlapping read has found one that was set later.
    ///
    /// Of two concurrent reads, the slower one may have seen the older state of the tables.
    ///
    /// - Parameter start: The result of ``beginRead()`` from before the read.
    package func adopt(_ clock: StoreClock, readSince start: Int) {
        setting.withLock { known in
            guard known.clock != clock else { return }
            guard start == known.adoptionCount || clock.machineTime >= known.clock.machineTime
            else {
                return
            }
            known = Setting(clock: clock, adoptionCount: known.adoptionCount + 1)
        }
    }

    /// The store's current time.
    package func now() -> Timestamp { clock.now(at: machineNow) }
    package func uuid() -> String { machine.uuid() }
    package func nextRandomBits() -> UInt64 { machine.nextRandomBits() }
}
