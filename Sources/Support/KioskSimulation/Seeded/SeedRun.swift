import PurchaseCore
import StoreModel

/// One run of the model that a seed determines: first faults and actions, then only the completion of all work.
package struct SeedRun: Sendable {
    /// The parameters of the seed.
    package let parameters: SeedParameters
    private let chance: SeededRandom
    private let machine: Machine

    /// Derives the parameters of a seed.
    package init(seed: UInt64, machine: Machine = Machine()) {
        self.machine = machine
        var chance = SeededRandom(seed: seed)
        parameters = SeedParameters(&chance)
        self.chance = chance
    }

    /// Runs the model.
    package func run() -> SeedResult {
        var world = makeWorld()
        var scheduler = Scheduler(chance, parameters)
        var result = SeedResult()
        for _ in 0..<parameters.steps {
            guard let action = scheduler.next(world) else { break }
            guard world.apply(action) else { continue }
            result.record(action)
            if let violation = world.violation() { return result.withViolation(violation, world) }
        }
        return runToRest(world, result)
    }

    private func makeWorld() -> World {
        let devices = (0..<parameters.devices).map { index in
            let name = DeviceName("d\(index + 1)")
            let account = AccountName(index < parameters.accounts ? "a\(index + 1)" : "a1")
            return Device(
                name: name, account: account, journal: DeviceJournal(),
                policy: QueuePolicy(seed: name.rawValue))
        }
        return World(devices: devices, namesIDs: false, machine: machine)
    }

    private func runToRest(_ world: World, _ result: SeedResult) -> SeedResult {
        var (world, result) = (world, result)
        endFaults(&world)
        var violation = world.runToRest { result.record($0) }
        // An order whose id another device used may wait forever; the other rules still apply.
        if world.hasSharedIDs { violation = world.violation() }
        // The audit reports an id in two journals as a violation, so it is skipped for shared ids.
        if violation == nil, parameters.ids == nil {
            let isAllOver = !world.store.transactions.contains(where: world.waitsForNextStart)
            violation = world.auditViolation(mustRest: isAllOver)
        }
        return violation.map { result.withViolation($0, world) } ?? result.finished(world)
    }

    /// Ends the faults: corrects the clocks and, for half of the seeds, restarts the devices.
    private func endFaults(_ world: inout World) {
        for index in world.devices.indices {
            world.devices[index].skew = 0
            if parameters.relaunches { world.apply(.crash(index, written: false)) }
        }
        world.backendSkew = 0
        world.hasRestartedDevices = parameters.relaunches
    }
}
