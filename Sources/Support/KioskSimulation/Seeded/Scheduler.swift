import PurchaseCore
import SandboxCore
import StoreAPI
import StoreModel

/// Chooses the next event of a run with faults.
struct Scheduler {
    var chance: SeededRandom
    let draw: SeedParameters
    private var made = 0
    /// The number of further commits that fail on the full disk, by device.
    private var full: [Int]

    init(_ chance: SeededRandom, _ draw: SeedParameters) {
        self.chance = chance
        self.draw = draw
        full = Array(repeating: 0, count: draw.devices)
    }

    /// Returns the next event.
    mutating func next(_ world: World) -> SimulationEvent? {
        fault(world) ?? act(world) ?? progress(world)
    }

    private mutating func fault(_ world: World) -> SimulationEvent? {
        for fault in SeedParameters.Fault.allCases {
            guard let rate = draw.rates[fault], chance.happens(rate) else { continue }
            if let action = action(for: fault, world) { return action }
        }
        return nil
    }

    private mutating func action(for fault: SeedParameters.Fault, _ world: World)
        -> SimulationEvent?
    {
        let place = chance.below(world.devices.count)
        switch fault {
        case .timeout: return asked(world) { $0.purpose != nil }.map(SimulationEvent.timeOut)
        case .duplicate: return asked(world) { $0.reply == nil }.map(SimulationEvent.duplicate)
        case .refusal: return refusal(world)
        case .crash: return .crash(place, written: false)
        case .crashInCommit: return .crash(place, written: true)
        case .storeCrash: return crash(.store, world)
        case .merchantCrash: return crash(.merchant, world)
        case .commitLost: return .failCommit(place, written: false)
        case .commitDoubtful: return .failCommit(place, written: true)
        case .diskFull:
            full[place] = chance.within(2...20)
            return nil
        case .clockJump: return .jump(place, jump(world.devices[place], world.now))
        case .backendJump:
            return .jumpBackend(
                chance.pick([-3_600_000, -60_000, 60_000, 120_000, 3_600_000, -86_400_000]) ?? 0)
        case .lapse:
            return .pass(chance.pick([1_000, 60_000, 1_000_000, 90_000_000, 300_000_000]) ?? 0)
        case .loss: return asked(world) { $0.purpose == nil }.map(SimulationEvent.lose)
        }
    }

    private mutating func asked(
        _ world: World, _ isMeant: (InFlightMessage) -> Bool
    ) -> InFlightMessage.ID? {
        chance.pick(world.network.filter(isMeant))?.id
    }

    private mutating func refusal(_ world: World) -> SimulationEvent? {
        let codes: [Refusal.Code] = [.internalError, .notAuthorized]
        // A service that refuses requests without processing them would also refuse a duplicate.
        let mayCopy = draw.rates[.duplicate] != nil
        guard
            let id = asked(
                world,
                {
                    $0.reply == nil && $0.id.sender >= 0
                        && !(mayCopy && ["purchase", "spend"].contains($0.id.word))
                }),
            let code = chance.pick(codes)
        else { return nil }
        return .refuse(id, code)
    }

    private mutating func crash(_ side: SimulatedService, _ world: World) -> SimulationEvent? {
        let open = world.network.filter { $0.call.side == side && $0.reply == nil }
        let committed = chance.happens(500) ? chance.pick(open)?.id : nil
        let isWhole = world.machine.isAtomic(side)
        let phase = isWhole || committed == nil ? 0 : chance.below(2)
        return .crashSide(side, committed: committed, phase: phase)
    }

    /// Returns a jump that corrects a clock, or sets it to an extreme value.
    private mutating func jump(_ device: Device, _ now: Int64) -> Int64 {
        let day: Int64 = 86_400_000
        let targets: [Int64] = [
            now, now, now - 400 * day, now + 400 * day, 0, 2_147_483_648_000, now - 3_600_000,
            now + 3_600_000, now - 1_000, now + 60_000,
        ]
        return (chance.pick(targets) ?? now) - now - device.skew
    }

    /// Returns an action of a customer, or of the store's staff.
    private mutating func act(_ world: World) -> SimulationEvent? {
        guard chance.happens(100) else { return nil }
        let place = chance.below(world.devices.count)
        guard world.devices[place].run != nil else { return nil }
        switch chance.below(12) {
        case 0...4: return buy(place, world)
        case 5: return .restore(place)
        case 6, 7:
            return .spend(
                place, SpendID("s\(number())"), Int64(chance.within(1...80)))
        case 8, 9:
            return chance.pick(world.store.transactions).map { .refund($0.transaction.id) }
        case 10:
            let waiting = world.store.orders.filter { $0.state == .pending }
            let isApproved = chance.happens(600)
            return chance.pick(waiting).map {
                .settle($0.terms.intentID, approved: isApproved)
            }
        default:
            return chance.pick(world.store.transactions).map {
                .finish(place, $0.transaction.id)
            }
        }
    }

    /// Returns the number of a new id, which another device may also create.
    private mutating func number() -> Int {
        made += 1
        return draw.ids.map { chance.below($0) } ?? made
    }

    private mutating func buy(_ place: Int, _ world: World) -> SimulationEvent? {
        guard let product = chance.pick(SimulatedCatalog.products),
            let price = SimulatedCatalog.price(product.id)
        else {
            return nil
        }
        let outcomes: [Outcome] = [.approve, .approve, .approve, .decline, .askToBuy, .cancel]
        let device = world.devices[place]
        let intent = Intent(
            id: IntentID("i\(number())"), account: device.account,
            productID: product.id, type: product.type, displayName: "",
            quantity: chance.within(1...min(3, product.type.quantities.upperBound)),
            unitPrice: price, outcome: chance.pick(outcomes) ?? .approve,
            confirmedAt: device.wall(at: world.now))
        return .buy(place, intent)
    }

    /// Returns an event that happens without faults, in random order.
    private mutating func progress(_ world: World) -> SimulationEvent? {
        for _ in 0..<8 {
            if let action = oneStep(world) { return action }
        }
        return world.next() ?? .pass(1_000)
    }

    private mutating func oneStep(_ world: World) -> SimulationEvent? {
        let place = chance.below(world.devices.count)
        switch chance.below(10) {
        case 0...4: return network(world)
        case 5...7: return commit(place, world)
        case 8: return timer(place, world)
        default:
            guard world.devices[place].run != nil else {
                return chance.happens(300) ? .start(place) : nil
            }
            if let refund = world.store.outbox.first, chance.happens(500) { return .tell(refund) }
            return world.hasUnreadChanges(place) ? .news(place) : nil
        }
    }

    private mutating func network(_ world: World) -> SimulationEvent? {
        guard let message = chance.pick(world.network) else { return nil }
        if message.reply != nil { return .hear(message.id) }
        if case .verify = message.call, chance.happens(200) { return .askStanding(message.id) }
        return .serve(message.id)
    }

    private mutating func commit(_ place: Int, _ world: World) -> SimulationEvent? {
        guard let run = world.devices[place].run, run.hasFacts else { return nil }
        // Deferrable facts are written only occasionally.
        guard run.mustCommit || chance.happens(150) else { return nil }
        if full[place] > 0 {
            full[place] -= 1
            return .failCommit(place, written: false)
        }
        return run.committing == nil && chance.happens(300) ? .beginCommit(place) : .commit(place)
    }

    private mutating func timer(_ place: Int, _ world: World) -> SimulationEvent? {
        guard let timers = world.devices[place].run?.timers,
            let timer = chance.pick(timers)
        else { return nil }
        return timer.due <= world.now || chance.happens(200) ? .fire(place, timer) : nil
    }
}
