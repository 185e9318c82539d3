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
        if let immediateEvent {
            return [immediateEvent] + faults(insteadOf: immediateEvent, budget)
        }
        var choices: [SimulationEvent] = []
        for message in network { choices.append(.exchange(message.id)) }
        for deviceIndex in devices.indices where devices[deviceIndex].run == nil {
            choices.append(.start(deviceIndex))
        }
        choices += userActions(scope, budget)
        for deviceIndex in devices.indices { choices += faults(on: deviceIndex, budget) }
        if budget.serviceCrashes > 0 { choices += SimulatedService.allCases.flatMap(crashes) }
        return choices
    }

    /// The next event without faults and without actions of people; nil at rest.
    var undisturbedEvent: SimulationEvent? {
        if let immediateEvent { return immediateEvent }
        if let message = network.first { return .exchange(message.id) }
        return devices.firstIndex { $0.run == nil }.map(SimulationEvent.start)
    }

    /// The event that happens immediately.
    private var immediateEvent: SimulationEvent? {
        for message in network where message.reply != nil { return .deliverReply(message.id) }
        for deviceIndex in devices.indices {
            guard let run = devices[deviceIndex].run else { continue }
            if run.mustCommit { return .commit(deviceIndex) }
            let isWaiting = network.contains {
                $0.id.sender == deviceIndex && $0.isAwaited(in: self)
            }
            guard !isWaiting else { continue }
            if let timer = run.timers.min(by: { $0.due < $1.due }) {
                return .fireTimer(deviceIndex, timer)
            }
            if run.hasUncommittedFacts { return .commit(deviceIndex) }
        }
        if let refund = store.outbox.first(where: { id in
            !network.contains { $0.call == .refunded(id) }
        }) {
            return .notifyMerchant(refund)
        }
        let deviceIndex = devices.indices.first { place in
            hasUnreadChanges(place)
                && !network.contains { $0.id.sender == place && $0.id.callName == "changes" }
        }
        return deviceIndex.map(SimulationEvent.reportChanges)
    }

    private func faults(insteadOf event: SimulationEvent, _ budget: Budget) -> [SimulationEvent] {
        guard case .commit(let deviceIndex) = event else { return [] }
        var choices: [SimulationEvent] = []
        if budget.failedCommits > 0 {
            choices.append(.failCommit(deviceIndex, written: false))
            choices.append(.failCommit(deviceIndex, written: true))
        }
        if budget.deviceCrashes > 0 {
            choices.append(.crash(deviceIndex, written: true))
            choices.append(.crash(deviceIndex, written: false))
        }
        return choices
    }

    private func faults(on deviceIndex: Int, _ budget: Budget) -> [SimulationEvent] {
        guard let run = devices[deviceIndex].run else { return [] }
        var choices: [SimulationEvent] = []
        if budget.deviceCrashes > 0 {
            choices.append(.crash(deviceIndex, written: false))
            if run.hasUncommittedFacts { choices.append(.crash(deviceIndex, written: true)) }
        }
        for message in network where message.id.sender == deviceIndex && message.isAwaited(in: self)
        {
            if budget.drops > 0 { choices.append(.timeOut(message.id)) }
            if budget.duplicates > 0, message.call.changesSomething {
                choices.append(.duplicate(message.id))
            }
            // A lookup separate from the decision matters only if a refund can come in between.
            if case .verify = message.call, message.lookup == nil, budget.refunds > 0 {
                choices.append(.lookUpAtStore(message.id))
            }
        }
        return choices
    }

    /// Returns the possible actions of people.
    private func userActions(_ scope: Scope, _ budget: Budget) -> [SimulationEvent] {
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
        if budget.expirations > 0, budget.ordersPlaced > 0 {
            choices.append(.advanceTime(86_400_000))
        }
        for order in store.orders where order.state == .pending {
            choices.append(.resolveOrder(order.terms.intentID, approved: true))
            choices.append(.resolveOrder(order.terms.intentID, approved: false))
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
            confirmedAt: devices[order.device].wallTime(at: now))
        return [.buy(order.device, intent)]
    }

    private func crashes(of service: SimulatedService) -> [SimulationEvent] {
        let affected = network.filter { $0.call.service == service }
        guard !affected.isEmpty else { return [] }
        let isAtomic = machine.isAtomic(service)
        var choices: [SimulationEvent] = [.crashService(service, committed: nil, phase: 0)]
        for message in affected where message.call.changesSomething {
            choices.append(.crashService(service, committed: message.id, phase: 0))
            if !isAtomic { choices.append(.crashService(service, committed: message.id, phase: 1)) }
        }
        return choices
    }
}

extension SimulationEvent {
    /// Whether it is neither a fault nor an action of a person.
    var isUndisturbed: Bool {
        switch self {
        case .exchange, .serve, .deliverReply, .commit, .start, .fireTimer, .reportChanges,
            .notifyMerchant:
            true
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
