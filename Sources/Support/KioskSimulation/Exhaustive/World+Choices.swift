import PurchaseCore
import SandboxCore
import StoreModel

/// The possible next events of a search, without equivalent orders of events.
///
/// Two reductions keep the number of states small without omitting relevant ones:
/// - What only one device can observe happens immediately: it processes a reply when it is given, commits facts when
///   they are decided, and its timers fire when it waits for nothing else. Only the arrival of the *request* is left
///   open. A lost reply is thus a request that arrives after the device gave up, and a reply lost in a crash is a
///   request that arrives after the crash.
/// - A request without a waiting sender and without further effects is dropped (`dropSpent`).
extension World {
    func choices(_ scope: Scope, _ budget: Budget) -> [SimulationEvent] {
        if let urgent { return [urgent] + faults(insteadOf: urgent, budget) }
        var choices: [SimulationEvent] = []
        for message in network { choices.append(.exchange(message.id)) }
        for place in devices.indices where devices[place].run == nil {
            choices.append(.start(place))
        }
        choices += acts(scope, budget)
        for place in devices.indices { choices += faults(on: place, budget) }
        if budget.sideCrashes > 0 { choices += SimulatedService.allCases.flatMap(crashes) }
        return choices
    }

    /// The next event without faults and without actions of people; nil at rest.
    var quietChoice: SimulationEvent? {
        if let urgent { return urgent }
        if let message = network.first { return .exchange(message.id) }
        return devices.firstIndex { $0.run == nil }.map(SimulationEvent.start)
    }

    /// The event that happens immediately.
    private var urgent: SimulationEvent? {
        for message in network where message.reply != nil { return .hear(message.id) }
        for place in devices.indices {
            guard let run = devices[place].run else { continue }
            if run.mustCommit { return .commit(place) }
            let isWaiting = network.contains {
                $0.id.sender == place && $0.isAwaited(in: self)
            }
            guard !isWaiting else { continue }
            if let timer = run.timers.min(by: { $0.due < $1.due }) { return .fire(place, timer) }
            if run.hasFacts { return .commit(place) }
        }
        if let refund = store.outbox.first(where: { id in
            !network.contains { $0.call == .refunded(id) }
        }) {
            return .tell(refund)
        }
        let place = devices.indices.first { place in
            hasUnreadChanges(place)
                && !network.contains { $0.id.sender == place && $0.id.word == "changes" }
        }
        return place.map(SimulationEvent.news)
    }

    private func faults(insteadOf urgent: SimulationEvent, _ budget: Budget) -> [SimulationEvent] {
        guard case .commit(let place) = urgent else { return [] }
        var choices: [SimulationEvent] = []
        if budget.failedCommits > 0 {
            choices.append(.failCommit(place, written: false))
            choices.append(.failCommit(place, written: true))
        }
        if budget.deviceCrashes > 0 {
            choices.append(.crash(place, written: true))
            choices.append(.crash(place, written: false))
        }
        return choices
    }

    private func faults(on place: Int, _ budget: Budget) -> [SimulationEvent] {
        guard let run = devices[place].run else { return [] }
        var choices: [SimulationEvent] = []
        if budget.deviceCrashes > 0 {
            choices.append(.crash(place, written: false))
            if run.hasFacts { choices.append(.crash(place, written: true)) }
        }
        for message in network where message.id.sender == place && message.isAwaited(in: self) {
            if budget.drops > 0 { choices.append(.timeOut(message.id)) }
            if budget.duplicates > 0, message.call.changesSomething {
                choices.append(.duplicate(message.id))
            }
            // A lookup separate from the decision matters only if a refund can come in between.
            if case .verify = message.call, message.lookup == nil, budget.refunds > 0 {
                choices.append(.askStanding(message.id))
            }
        }
        return choices
    }

    /// Returns the possible actions of people.
    private func acts(_ scope: Scope, _ budget: Budget) -> [SimulationEvent] {
        var choices: [SimulationEvent] = []
        if budget.ordersPlaced < scope.orders.count {
            choices += order(scope.orders[budget.ordersPlaced], budget.ordersPlaced)
        }
        if budget.refunds > 0 {
            for record in store.transactions
            where !record.isRevoked && !record.transaction.isCopy {
                choices.append(.refund(record.transaction.id))
            }
        }
        let last = devices.count - 1
        if budget.restores > 0, devices[last].run != nil { choices.append(.restore(last)) }
        if budget.lapses > 0, budget.ordersPlaced > 0 { choices.append(.pass(86_400_000)) }
        for order in store.orders where order.state == .pending {
            choices.append(.settle(order.terms.intentID, approved: true))
            choices.append(.settle(order.terms.intentID, approved: false))
        }
        return choices
    }

    private func order(_ order: Scope.Order, _ number: Int) -> [SimulationEvent] {
        guard devices[order.device].run != nil, let price = SimulatedCatalog.price(order.product),
            let product = SimulatedCatalog.product(order.product)
        else { return [] }
        let intent = Intent(
            id: IntentID("i\(number + 1)"), account: devices[order.device].account,
            productID: order.product, type: product.type, displayName: "", quantity: 1,
            unitPrice: price, outcome: order.outcome,
            confirmedAt: devices[order.device].wall(at: now))
        return [.buy(order.device, intent)]
    }

    private func crashes(of side: SimulatedService) -> [SimulationEvent] {
        let asked = network.filter { $0.call.side == side }
        guard !asked.isEmpty else { return [] }
        let isWhole = machine.isAtomic(side)
        var choices: [SimulationEvent] = [.crashSide(side, committed: nil, phase: 0)]
        for message in asked where message.call.changesSomething {
            choices.append(.crashSide(side, committed: message.id, phase: 0))
            if !isWhole { choices.append(.crashSide(side, committed: message.id, phase: 1)) }
        }
        return choices
    }
}

extension SimulationEvent {
    /// Whether it is neither a fault nor an action of a person.
    var isQuiet: Bool {
        switch self {
        case .exchange, .serve, .hear, .commit, .start, .fire, .news, .tell: true
        default: false
        }
    }
}

extension Call {
    /// Whether it can change the state of the service.
    package var changesSomething: Bool {
        switch self {
        case .purchase, .lookUp, .verify, .finish, .acknowledge, .spend, .restore: true
        case .number, .wallet, .unfinished, .changes, .refunded: false
        }
    }
}
