import PurchaseCore
package import StoreModel

/// One run that a seed decides wholly: faults and acts first, then nothing but what must come to its end.
package struct SeedRun: Sendable {
    /// Opens the files of a device's journal, which are empty.
    package typealias Files = @Sendable (_ seed: UInt64, _ device: DeviceName) throws -> FileJournal

    /// The number that decides everything.
    package let seed: UInt64
    /// What it drew.
    package let draw: Draw
    private let chance: Chance
    private let machine: Machine
    private let files: Files?

    /// Draws what the seed says.
    ///
    /// - Parameters:
    ///   - share: In how many of a thousand seeds the devices have SQLite journals; needs `files`.
    package init(
        seed: UInt64, machine: Machine = Machine(), share: Int = 0, files: Files? = nil
    ) {
        self.seed = seed
        self.machine = machine
        self.files = files
        var chance = Chance(seed: seed)
        draw = Draw(&chance, files: files == nil ? 0 : share)
        self.chance = chance
    }

    /// Runs.
    package func run() throws -> SeedReport {
        var world = try begin()
        var director = Director(chance, draw)
        var report = SeedReport(seed: seed, draw: draw)
        for _ in 0..<draw.steps {
            guard let action = director.next(world) else { break }
            guard world.apply(action) else { continue }
            report.note(action)
            if let violation = world.violation() { return report.failed(violation, world) }
        }
        return settle(world, report)
    }

    /// Runs the same world by a list of what happens, from which some may have been left out.
    package func replay(_ actions: [Action]) throws -> SeedReport {
        var world = try begin()
        var report = SeedReport(seed: seed, draw: draw)
        for action in actions where world.apply(action) {
            report.note(action)
            if let violation = world.violation() { return report.failed(violation, world) }
        }
        return settle(world, report)
    }

    /// Tells each step of a list, and of the end that follows from it.
    package func tell(_ actions: [Action], _ line: (Action, World) -> Void) throws {
        var world = try begin()
        for action in actions where world.apply(action) {
            line(action, world)
            if world.violation() != nil { return }
        }
        putRight(&world)
        _ = world.settle(watching: line)
    }

    private func begin() throws -> World {
        let devices = try (0..<draw.devices).map { place in
            let name = DeviceName("d\(place + 1)")
            let account = AccountName(place < draw.accounts ? "a\(place + 1)" : "a1")
            let file = draw.hasFiles ? try files?(seed, name) : nil
            return Device(
                name: name, account: account,
                journal: DeviceJournal(account: account, file: file),
                policy: QueuePolicy(seed: name.rawValue))
        }
        return World(devices: devices, namesIDs: false, machine: machine)
    }

    private func settle(_ world: World, _ report: SeedReport) -> SeedReport {
        var (world, report) = (world, report)
        putRight(&world)
        var violation = world.settle { action, _ in report.note(action, isSettling: true) }
        // An order whose id another device had taken may wait for ever; nothing is lost or doubled all the same.
        if world.hasSharedIDs { violation = world.violation() }
        // To an audit, an id in two journals is a violation, and so it should be.
        if violation == nil, draw.ids == nil {
            let isAllOver = !world.store.transactions.contains(where: world.waitsForNextStart)
            violation = world.auditViolation(mustRest: isAllOver)
        }
        return violation.map { report.failed($0, world) } ?? report.ended(world)
    }

    /// The faults stop: clocks are right again, and half of the seeds start their devices anew.
    private func putRight(_ world: inout World) {
        for place in world.devices.indices {
            world.devices[place].skew = 0
            if draw.relaunches { world.apply(.crash(place, written: false)) }
        }
        world.backendSkew = 0
        world.isStartedAnew = draw.relaunches
    }
}
