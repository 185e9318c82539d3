import PurchaseCore
import StoreModel

/// One run of the model that a seed determines: first faults and actions, then only the completion of all work.
package struct SeedRun: Sendable {
    /// The parameters of the seed.
    package let draw: SeedParameters
    private let chance: SeededRandom
    private let machine: Machine

    /// Derives the parameters of a seed.
    package init(seed: UInt64, machine: Machine = Machine()) {
        self.machine = machine
        var chance = SeededRandom(seed: seed)
        draw = SeedParameters(&chance)
        self.chance = chance
    }

    /// Runs the model.
    package func run() -> SeedResult {
        var world = begin()
        var director = Scheduler(chance, draw)
        var report = SeedResult()
        for _ in 0..<draw.steps {
            guard let action = director.next(world) else { break }
            guard world.apply(action) else { continue }
            report.note(action)
            if let violation = world.violation() { return report.failed(violation, world) }
        }
        return settle(world, report)
    }

    private func begin() -> World {
        let devices = (0..<draw.devices).map { place in
            let name = DeviceName("d\(place + 1)")
            let account = AccountName(place < draw.accounts ? "a\(place + 1)" : "a1")
            return Device(
                name: name, account: account, journal: DeviceJournal(),
                policy: QueuePolicy(seed: name.rawValue))
        }
        return World(devices: devices, namesIDs: false, machine: machine)
    }

    private func settle(_ world: World, _ report: SeedResult) -> SeedResult {
        var (world, report) = (world, report)
        putRight(&world)
        var violation = world.settle { report.note($0) }
        // An order whose id another device used may wait forever; the other rules still apply.
        if world.hasSharedIDs { violation = world.violation() }
        // The audit reports an id in two journals as a violation, so it is skipped for shared ids.
        if violation == nil, draw.ids == nil {
            let isAllOver = !world.store.transactions.contains(where: world.waitsForNextStart)
            violation = world.auditViolation(mustRest: isAllOver)
        }
        return violation.map { report.failed($0, world) } ?? report.ended(world)
    }

    /// Ends the faults: corrects the clocks and, for half of the seeds, restarts the devices.
    private func putRight(_ world: inout World) {
        for place in world.devices.indices {
            world.devices[place].skew = 0
            if draw.relaunches { world.apply(.crash(place, written: false)) }
        }
        world.backendSkew = 0
        world.isStartedAnew = draw.relaunches
    }
}
