import PurchaseCore
import SandboxCore
import StoreAPI
import StoreModel

/// Chooses the next event of a run with faults.
struct Scheduler {
    var chance: SeededRandom
    let parameters: SeedParameters
    private var idCount = 0
    /// The number of further commits that fail on the full disk, by device.
    private var failingCommits: [Int]

    init(_ chance: SeededRandom, _ parameters: SeedParameters) {
        self.chance = chance
        self.parameters = parameters
        failingCommits = Array(repeating: 0, count: parameters.devices)
    }

    /// Returns the next event.
    mutating func next(_ world: World) -> SimulationEvent? {
        fault(world) ?? userAction(world) ?? progress(world)
    }

    private mutating func fault(_ world: World) -> SimulationEvent? {
        for fault in SeedParameters.Fault.allCases {
            guard let rate = parameters.rates[fault], chance.happens(rate) else { continue }
            if let action = action(for: fault, world) { return action }
        }
        return nil
    }

    private mutating func action(for fault: SeedParameters.Fault, _ world: World)
        -> SimulationEvent?
    {
        let deviceIndex = chance.below(world.devices.count)
        switch fault {
        case .timeout:
            return randomMessage(world) { $0.purpose != nil }.map(SimulationEvent.timeOut)
        case .duplicate:
            return randomMessage(world) { $0.reply == nil }.map(SimulationEvent.duplicate)
        case .refusal: return refusal(world)
        case .crash: return .crash(deviceIndex, written: false)
        case .crashInCommit: return .crash(deviceIndex, written: true)
        case .storeCrash: return crash(.store, world)
        case .merchantCrash: return crash(.merchant, world)
        case .commitLost: return .failCommit(deviceIndex, written: false)
        case .commitDoubtful: return .failCommit(deviceIndex, written: true)
        case .diskFull:
            failingCommits[deviceIndex] = chance.within(2...20)
            return nil
        case .clockJump:
            return .jumpDeviceClock(deviceIndex, jump(world.devices[deviceIndex], world.now))
        case .backendJump:
            return .jumpBackendClock(
                chance.pick([-3_600_000, -60_000, 60_000, 120_000, 3_600_000, -86_400_000]) ?? 0)
        case .lapse:
            return .advanceTime(
                chance.pick([1_000, 60_000, 1_000_000, 90_000_000, 300_000_000]) ?? 0)
        case .loss: return randomMessage(world) { $0.purpose == nil }.map(SimulationEvent.lose)
        }
    }

    private mutating func randomMessage(
        _ world: World, _ isEligible: (InFlightMessage) -> Bool
    ) -> InFlightMessage.ID? {
        chance.pick(world.network.filter(isEligible))?.id
    }

    private mutating func refusal(_ world: World) -> SimulationEvent? {
        let codes: [Refusal.Code] = [.internalError, .notAuthorized]
        // A service that refuses requests without processing them would also refuse a duplicate.
        let mayDuplicate = parameters.rates[.duplicate] != nil
        guard
            let id = randomMessage(
                world,
                {
                    $0.reply == nil && $0.id.sender >= 0
                        && !(mayDuplicate && ["purchase", "spend"].contains($0.id.callName))
                }),
            let code = chance.pick(codes)
        else { return nil }
        return .refuse(id, code)
    }

    private mutating func crash(_ service: SimulatedService, _ world: World) -> SimulationEvent? {
        let unanswered = world.network.filter { $0.call.service == service && $0.reply == nil }
        let committed = chance.happens(500) ? chance.pick(unanswered)?.id : nil
        let isAtomic = world.machine.isAtomic(service)
        let phase = isAtomic || committed == nil ? 0 : chance.below(2)
        return .crashService(service, committed: committed, phase: phase)
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
    private mutating func userAction(_ world: World) -> SimulationEvent? {
        guard chance.happens(100) else { return nil }
        let deviceIndex = chance.below(world.devices.count)
        guard world.devices[deviceIndex].run != nil else { return nil }
        switch chance.below(12) {
        case 0...4: return buy(deviceIndex, world)
        case 5: return .restore(deviceIndex)
        case 6, 7:
            return .spend(
                deviceIndex, SpendID("s\(newNumber())"), Int64(chance.within(1...80)))
        case 8, 9:
            return chance.pick(world.store.transactions).map { .refund($0.transaction.id) }
        case 10:
            let waiting = world.store.orders.filter { $0.state == .pending }
            let isApproved = chance.happens(600)
            return chance.pick(waiting).map {
                .resolveOrder($0.terms.intentID, approved: isApproved)
            }
        default:
            return chance.pick(world.store.transactions).map {
                .finish(deviceIndex, $0.transaction.id)
            }
        }
    }

    /// Returns the number of a new id, which another device may also create.
    private mutating func newNumber() -> Int {
        idCount += 1
        return parameters.ids.map { chance.below($0) } ?? idCount
    }

    private mutating func buy(_ deviceIndex: Int, _ world: World) -> SimulationEvent? {
        guard let product = chance.pick(SimulatedCatalog.products),
            let price = SimulatedCatalog.price(product.id)
        else {
            return nil
        }
        let outcomes: [Outcome] = [.approve, .approve, .approve, .decline, .askToBuy, .cancel]
        let device = world.devices[deviceIndex]
        let intent = Intent(
            id: IntentID("i\(newNumber())"), account: device.account,
            productID: product.id, type: product.type, displayName: "",
            quantity: chance.within(1...min(3, product.type.quantities.upperBound)),
            unitPrice: price, outcome: chance.pick(outcomes) ?? .approve,
            confirmedAt: device.wallTime(at: world.now))
        return .buy(deviceIndex, intent)
    }

    /// Returns an event that happens without faults, in random order.
    private mutating func progress(_ world: World) -> SimulationEvent? {
        for _ in 0..<8 {
            if let action = step(world) { return action }
        }
        return world.next() ?? .advanceTime(1_000)
    }

    private mutating func step(_ world: World) -> SimulationEvent? {
        let deviceIndex = chance.below(world.devices.count)
        switch chance.below(10) {
        case 0...4: return network(world)
        case 5...7: return commit(deviceIndex, world)
        case 8: return timer(deviceIndex, world)
        default:
            guard world.devices[deviceIndex].run != nil else {
                return chance.happens(300) ? .start(deviceIndex) : nil
            }
            if let refund = world.store.outbox.first, chance.happens(500) {
                return .notifyMerchant(refund)
            }
            return world.hasUnreadChanges(deviceIndex) ? .reportChanges(deviceIndex) : nil
        }
    }

    private mutating func network(_ world: World) -> SimulationEvent? {
        guard let message = chance.pick(world.network) else { return nil }
        if message.reply != nil { return .deliverReply(message.id) }
        if case .verify = message.call, chance.happens(200) { return .lookUpAtStore(message.id) }
        return .serve(message.id)
    }

    private mutating func commit(_ deviceIndex: Int, _ world: World) -> SimulationEvent? {
        guard let run = world.devices[deviceIndex].run, run.hasUncommittedFacts else { return nil }
        // Deferrable facts are written only occasionally.
        guard run.mustCommit || chance.happens(150) else { return nil }
        if failingCommits[deviceIndex] > 0 {
            failingCommits[deviceIndex] -= 1
            return .failCommit(deviceIndex, written: false)
        }
        return run.committingBatch == nil && chance.happens(300)
            ? .beginCommit(deviceIndex) : .commit(deviceIndex)
    }

    private mutating func timer(_ deviceIndex: Int, _ world: World) -> SimulationEvent? {
        guard let timers = world.devices[deviceIndex].run?.timers,
            let timer = chance.pick(timers)
        else { return nil }
        return timer.due <= world.now || chance.happens(200) ? .fireTimer(deviceIndex, timer) : nil
    }
}
