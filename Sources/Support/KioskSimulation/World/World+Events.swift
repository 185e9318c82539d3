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
        case .lookUpAtStore(let id): lookUpAtStore(id)
        case .exchange(let id): serve(id) && (message(id) == nil || deliverReply(id))
        case .deliverReply(let id): deliverReply(id)
        case .timeOut(let id): timeOut(id)
        case .duplicate(let id): duplicate(id)
        case .refuse(let id, let code): refuse(id, code)
        case .lose(let id): lose(id)
        case .beginCommit(let deviceIndex): beginCommit(deviceIndex)
        case .commit(let deviceIndex): commit(deviceIndex, .success)
        case .failCommit(let deviceIndex, let written):
            commit(deviceIndex, written ? .writtenDespiteError : .notWritten)
        case .crash(let deviceIndex, let written): crash(deviceIndex, written)
        case .start(let deviceIndex): start(deviceIndex)
        case .fireTimer(let deviceIndex, let timer): fireTimer(deviceIndex, timer)
        case .reportChanges(let deviceIndex): reportChanges(deviceIndex)
        case .buy(let deviceIndex, let intent):
            updateRunningDevice(deviceIndex) {
                $0.enqueueRequest(for: .purchaseUnfinished(intent), at: $1)
            }
        case .restore(let deviceIndex): restore(deviceIndex)
        case .spend(let deviceIndex, let id, let amount): spend(deviceIndex, id, amount)
        case .finish(let deviceIndex, let id): finish(deviceIndex, id)
        case .resolveOrder(let id, let approved): resolveOrder(id, approved)
        case .refund(let id): refund(id)
        case .notifyMerchant(let id): notifyMerchant(id)
        case .crashService(let service, let id, let phase): crash(service, id, phase)
        case .advanceTime(let milliseconds): advanceTime(milliseconds)
        case .jumpDeviceClock(let deviceIndex, let milliseconds):
            jumpDeviceClock(deviceIndex, milliseconds)
        case .jumpBackendClock(let milliseconds): jumpBackendClock(milliseconds)
        }
    }

    /// Runs a body on a running device, and sends the device's requests.
    private mutating func updateRunningDevice(
        _ deviceIndex: Int, _ body: (inout Device, Int64) -> Void
    ) -> Bool {
        guard devices.indices.contains(deviceIndex), devices[deviceIndex].run != nil else {
            return false
        }
        body(&devices[deviceIndex], now)
        sendOutgoing(from: deviceIndex)
        return true
    }

    private mutating func deliverReply(_ id: InFlightMessage.ID) -> Bool {
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
        guard let purpose = message.purpose, devices[sender].runCount == message.senderRun else {
            return
        }
        let receivedReply = message.isOutdated(in: self) ? reply.markedOutdated : reply
        let rules = machine
        _ = updateRunningDevice(sender) { $0.process(receivedReply, to: purpose, at: $1, rules) }
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

    private mutating func beginCommit(_ deviceIndex: Int) -> Bool {
        guard devices.indices.contains(deviceIndex), let run = devices[deviceIndex].run,
            run.committingBatch == nil, run.nextBatch.mustCommit
        else { return false }
        return updateRunningDevice(deviceIndex) { device, _ in device.beginCommit() }
    }

    private mutating func commit(_ deviceIndex: Int, _ result: DeviceJournal.CommitResult) -> Bool {
        guard devices.indices.contains(deviceIndex),
            devices[deviceIndex].run?.hasUncommittedFacts == true
        else {
            return false
        }
        let rules = machine
        return updateRunningDevice(deviceIndex) { $0.commit(result, at: $1, rules) }
    }

    private mutating func crash(_ deviceIndex: Int, _ written: Bool) -> Bool {
        guard devices.indices.contains(deviceIndex), devices[deviceIndex].run != nil else {
            return false
        }
        if written { devices[deviceIndex].commitUnreported(machine) }
        devices[deviceIndex].crash()
        // The replies are lost; sent requests may still arrive.
        network.removeAll {
            $0.id.sender == deviceIndex && ($0.reply != nil || !$0.call.changesSomething)
        }
        for index in network.indices where network[index].id.sender == deviceIndex {
            network[index].purpose = nil
        }
        return true
    }

    private mutating func start(_ deviceIndex: Int) -> Bool {
        guard devices.indices.contains(deviceIndex), devices[deviceIndex].run == nil else {
            return false
        }
        devices[deviceIndex].start(at: now, machine)
        sendOutgoing(from: deviceIndex)
        return true
    }

    private mutating func fireTimer(_ deviceIndex: Int, _ timer: DeviceTimer) -> Bool {
        guard devices.indices.contains(deviceIndex), let timers = devices[deviceIndex].run?.timers,
            let present = timers.first(where: { $0 == timer })
                ?? timers.first(where: timer.hasSamePurpose)
        else { return false }
        now = max(now, present.due)
        unconfirmedRefunds = []
        let rules = machine
        return updateRunningDevice(deviceIndex) { $0.fireTimer(present, at: $1, rules) }
    }

    private mutating func reportChanges(_ deviceIndex: Int) -> Bool {
        guard hasUnreadChanges(deviceIndex) else { return false }
        reportedChangeCounts[deviceIndex] = store.changes.count
        return updateRunningDevice(deviceIndex) { $0.enqueueRequest(for: .reportedChanges, at: $1) }
    }

    /// Returns whether a running device has not been notified of the latest changes.
    package func hasUnreadChanges(_ deviceIndex: Int) -> Bool {
        guard devices.indices.contains(deviceIndex), let run = devices[deviceIndex].run,
            reportedChangeCounts[deviceIndex] < store.changes.count
        else { return false }
        let device = devices[deviceIndex]
        let list = store.changes(
            after: run.head.cursor, of: device.account, on: device.name, rules: machine.store)
        return !list.isEmpty
    }

    private mutating func restore(_ deviceIndex: Int) -> Bool {
        let rules = machine
        return updateRunningDevice(deviceIndex) {
            $0.accept([.retryNow], then: .restoreUnfinished, at: $1, rules)
        }
    }

    private mutating func spend(_ deviceIndex: Int, _ id: SpendID, _ amount: Int64) -> Bool {
        guard devices.indices.contains(deviceIndex), let run = devices[deviceIndex].run,
            run.head.wallet.balance(of: SimulatedCatalog.gems) >= amount
        else { return false }
        let spend = Spend(
            id: id, goods: GoodAmount(good: SimulatedCatalog.gems, amount: amount), note: "")
        let rules = machine
        return updateRunningDevice(deviceIndex) {
            $0.accept([.spendConfirmed(spend)], at: $1, rules)
        }
    }

    private mutating func finish(_ deviceIndex: Int, _ id: TransactionID) -> Bool {
        guard devices.indices.contains(deviceIndex),
            devices[deviceIndex].journal.tables.deliveries[id]?.mayFinish == true
        else { return false }
        let rules = machine
        return updateRunningDevice(deviceIndex) { $0.accept([.finishRequested(id)], at: $1, rules) }
    }

    private mutating func resolveOrder(_ id: IntentID, _ approved: Bool) -> Bool {
        guard store.order(id)?.state == .pending else { return false }
        store.refundOverdue(at: backendNow, rules: machine.store)
        store.resolveOrder(id, approved: approved, at: backendNow, rules: machine.store)
        return true
    }

    private mutating func refund(_ id: TransactionID) -> Bool {
        guard let record = store.record(id), !record.isRevoked, !record.transaction.isCopy else {
            return false
        }
        store.refund(id, at: backendNow, rules: machine.store)
        return true
    }

    private mutating func notifyMerchant(_ id: TransactionID) -> Bool {
        guard store.outbox.contains(id), !network.contains(where: { $0.call == .refunded(id) })
        else { return false }
        send(.refunded(id), nil, from: -1)
        return true
    }

    private mutating func advanceTime(_ milliseconds: Int64) -> Bool {
        now += max(0, milliseconds)
        unconfirmedRefunds = []
        return true
    }

    private mutating func jumpDeviceClock(_ deviceIndex: Int, _ milliseconds: Int64) -> Bool {
        guard devices.indices.contains(deviceIndex) else { return false }
        devices[deviceIndex].skew += milliseconds
        return true
    }

    private mutating func jumpBackendClock(_ milliseconds: Int64) -> Bool {
        backendSkew += milliseconds
        return true
    }
}
