import PurchaseCore
import SandboxCore
import StoreAPI
import StoreModel

extension World {
    /// Applies an event; returns false, without any change, for an event that is currently impossible.
    @discardableResult
    package mutating func apply(_ action: SimulationEvent) -> Bool {
        switch action {
        case .serve(let id): serve(id)
        case .askStanding(let id): askStanding(id)
        case .exchange(let id): serve(id) && (message(id) == nil || hear(id))
        case .hear(let id): hear(id)
        case .timeOut(let id): timeOut(id)
        case .duplicate(let id): duplicate(id)
        case .refuse(let id, let code): refuse(id, code)
        case .lose(let id): lose(id)
        case .beginCommit(let place): beginCommit(place)
        case .commit(let place): commit(place, .good)
        case .failCommit(let place, let written):
            commit(place, written ? .writtenAllTheSame : .nothingWritten)
        case .crash(let place, let written): crash(place, written)
        case .start(let place): start(place)
        case .fire(let place, let timer): fire(place, timer)
        case .news(let place): news(place)
        case .buy(let place, let intent): on(place) { $0.go(on: .drain(intent), at: $1) }
        case .restore(let place): restore(place)
        case .spend(let place, let id, let amount): spend(place, id, amount)
        case .finish(let place, let id): finish(place, id)
        case .settle(let id, let approved): settle(id, approved)
        case .refund(let id): refund(id)
        case .tell(let id): tell(id)
        case .crashSide(let side, let id, let phase): crash(side, id, phase)
        case .pass(let stretch): pass(stretch)
        case .jump(let place, let stretch): jump(place, stretch)
        case .jumpBackend(let stretch): jumpBackend(stretch)
        }
    }

    /// Runs a body on a running device, and sends the device's requests.
    private mutating func on(_ place: Int, _ body: (inout Device, Int64) -> Void) -> Bool {
        guard devices.indices.contains(place), devices[place].run != nil else { return false }
        body(&devices[place], now)
        post(from: place)
        return true
    }

    private mutating func hear(_ id: InFlightMessage.ID) -> Bool {
        guard let index = messageIndex(id), let reply = network[index].reply else { return false }
        let message = network.remove(at: index)
        if case .refunded(let transaction) = message.call {
            // The store received the merchant's confirmation.
            if case .done = reply {
                store.outbox.removeAll { $0 == transaction }
            } else {
                unconfirmedRefunds.insert(transaction)
            }
            return true
        }
        deliver(reply, of: message)
        return true
    }

    private mutating func deliver(_ reply: Reply, of message: InFlightMessage) {
        let sender = message.id.sender
        guard let chore = message.purpose, devices[sender].runCount == message.senderRun else {
            return
        }
        let heard = message.isOvertaken(in: self) ? reply.overtaken : reply
        let rules = machine
        _ = on(sender) { $0.process(heard, to: chore, at: $1, rules) }
    }

    private mutating func timeOut(_ id: InFlightMessage.ID) -> Bool {
        guard let index = messageIndex(id), id.sender >= 0, network[index].purpose != nil else {
            return false
        }
        let message = network[index]
        // A request may still arrive; a reply is lost, and so is a request without effects.
        if message.reply == nil, message.call.changesSomething {
            network[index].purpose = nil
        } else {
            network.remove(at: index)
        }
        deliver(.failed(.noAnswer(NoAnswer(.timeout))), of: message)
        return true
    }

    private mutating func duplicate(_ id: InFlightMessage.ID) -> Bool {
        guard let message = message(id) else { return false }
        send(message.call, nil, from: id.sender)
        return true
    }

    private mutating func refuse(_ id: InFlightMessage.ID, _ code: Refusal.Code) -> Bool {
        guard let index = messageIndex(id), id.sender >= 0, network[index].reply == nil else {
            return false
        }
        network[index].reply = .failed(.refusal(Refusal(code, "refused without a look")))
        return true
    }

    private mutating func lose(_ id: InFlightMessage.ID) -> Bool {
        guard let index = messageIndex(id), network[index].purpose == nil else { return false }
        network.remove(at: index)
        return true
    }

    private mutating func beginCommit(_ place: Int) -> Bool {
        guard devices.indices.contains(place), let run = devices[place].run,
            run.committing == nil, run.open.mustCommit
        else { return false }
        return on(place) { device, _ in device.beginCommit() }
    }

    private mutating func commit(_ place: Int, _ luck: DeviceJournal.CommitResult) -> Bool {
        guard devices.indices.contains(place), devices[place].run?.hasFacts == true else {
            return false
        }
        let rules = machine
        return on(place) { $0.commit(luck, at: $1, rules) }
    }

    private mutating func crash(_ place: Int, _ written: Bool) -> Bool {
        guard devices.indices.contains(place), devices[place].run != nil else { return false }
        if written { devices[place].commitUnheard(machine) }
        devices[place].crash()
        // The replies are lost; sent requests may still arrive.
        network.removeAll {
            $0.id.sender == place && ($0.reply != nil || !$0.call.changesSomething)
        }
        for index in network.indices where network[index].id.sender == place {
            network[index].purpose = nil
        }
        return true
    }

    private mutating func start(_ place: Int) -> Bool {
        guard devices.indices.contains(place), devices[place].run == nil else { return false }
        devices[place].start(at: now, machine)
        post(from: place)
        return true
    }

    private mutating func fire(_ place: Int, _ timer: DeviceTimer) -> Bool {
        guard devices.indices.contains(place), let timers = devices[place].run?.timers,
            let present = timers.first(where: { $0 == timer }) ?? timers.first(where: timer.isAlike)
        else { return false }
        now = max(now, present.due)
        unconfirmedRefunds = []
        let rules = machine
        return on(place) { $0.fire(present, at: $1, rules) }
    }

    private mutating func news(_ place: Int) -> Bool {
        guard hasUnreadChanges(place) else { return false }
        heardChanges[place] = store.changes.count
        return on(place) { $0.go(on: .news, at: $1) }
    }

    /// Returns whether a running device has not been notified of the latest changes.
    package func hasUnreadChanges(_ place: Int) -> Bool {
        guard devices.indices.contains(place), let run = devices[place].run,
            heardChanges[place] < store.changes.count
        else { return false }
        let device = devices[place]
        let list = store.changes(
            after: run.head.cursor, of: device.account, on: device.name, rules: machine.store)
        return !list.isEmpty
    }

    private mutating func restore(_ place: Int) -> Bool {
        let rules = machine
        return on(place) { $0.accept([.retryNow], then: .restoreDrain, at: $1, rules) }
    }

    private mutating func spend(_ place: Int, _ id: SpendID, _ amount: Int64) -> Bool {
        guard devices.indices.contains(place), let run = devices[place].run,
            run.head.wallet.balance(of: SimulatedCatalog.gems) >= amount
        else { return false }
        let spend = Spend(
            id: id, goods: GoodAmount(good: SimulatedCatalog.gems, amount: amount), note: "")
        let rules = machine
        return on(place) { $0.accept([.spendConfirmed(spend)], at: $1, rules) }
    }

    private mutating func finish(_ place: Int, _ id: TransactionID) -> Bool {
        guard devices.indices.contains(place),
            devices[place].journal.tables.deliveries[id]?.mayFinish == true
        else { return false }
        let rules = machine
        return on(place) { $0.accept([.finishRequested(id)], at: $1, rules) }
    }

    private mutating func settle(_ id: IntentID, _ approved: Bool) -> Bool {
        guard store.order(id)?.state == .pending else { return false }
        store.giveBackOverdue(at: backendNow, rules: machine.store)
        store.settle(id, approved: approved, at: backendNow, rules: machine.store)
        return true
    }

    private mutating func refund(_ id: TransactionID) -> Bool {
        guard let record = store.record(id), !record.isRevoked, !record.transaction.isCopy else {
            return false
        }
        store.refund(id, at: backendNow, rules: machine.store)
        return true
    }

    private mutating func tell(_ id: TransactionID) -> Bool {
        guard store.outbox.contains(id), !network.contains(where: { $0.call == .refunded(id) })
        else { return false }
        send(.refunded(id), nil, from: -1)
        return true
    }

    private mutating func pass(_ stretch: Int64) -> Bool {
        now += max(0, stretch)
        unconfirmedRefunds = []
        return true
    }

    private mutating func jump(_ place: Int, _ stretch: Int64) -> Bool {
        guard devices.indices.contains(place) else { return false }
        devices[place].skew += stretch
        return true
    }

    private mutating func jumpBackend(_ stretch: Int64) -> Bool {
        backendSkew += stretch
        return true
    }
}
