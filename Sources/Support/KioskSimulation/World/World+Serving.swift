import PurchaseCore
import SandboxCore
import StoreAPI
import StoreModel

/// The processing of requests by store and merchant, each in one transaction.
extension World {
    mutating func serve(_ id: InFlightMessage.ID) -> Bool {
        guard let index = messageIndex(id), network[index].reply == nil else { return false }
        let message = network[index]
        let reply = answer(message, phase: 0)
        // The reply to a duplicate is discarded, but the store waits for the merchant's reply.
        if message.purpose == nil, id.sender >= 0 {
            network.remove(at: index)
        } else {
            network[index].reply = reply
        }
        return true
    }

    mutating func lookUpAtStore(_ id: InFlightMessage.ID) -> Bool {
        guard let index = messageIndex(id), network[index].reply == nil,
            network[index].lookup == nil,
            case .verify(let signed, _) = network[index].call
        else { return false }
        store.refundOverdue(at: backendNow, rules: machine.store)
        network[index].lookup = store.lookup(of: signed.transaction.id)
        return true
    }

    /// Crashes a service: requests without replies fail, and replies in flight are lost.
    mutating func crash(_ service: SimulatedService, _ committed: InFlightMessage.ID?, _ phase: Int)
        -> Bool
    {
        if let committed {
            guard let message = message(committed), message.reply == nil,
                message.call.service == service
            else { return false }
            _ = answer(message, phase: phase)
        }
        for index in network.indices.reversed() where network[index].call.service == service {
            // The reply to a duplicate is discarded, and the store repeats its notification of a refund.
            if network[index].purpose == nil {
                network.remove(at: index)
            } else {
                network[index].reply = .failed(.noAnswer(NoAnswer(.cut)))
            }
        }
        return true
    }

    /// Returns the reply of a service and applies the effects of the request.
    mutating func answer(_ message: InFlightMessage, phase: Int) -> Reply {
        if message.id.sender < 0 { return answer(refund: message.call) }
        let device = devices[message.id.sender]
        switch message.call {
        case .number(let intent):
            return reply(
                merchant.number(for: intent, account: device.account, rules: machine.merchant),
                Reply.number)
        case .verify(let signed, let nonce):
            store.refundOverdue(at: backendNow, rules: machine.store)
            let lookup = message.lookup ?? store.lookup(of: signed.transaction.id)
            let query = SimulatedMerchant.VerificationQuery(
                signed, account: device.account, nonce: nonce, lookup: lookup)
            let result = merchant.verify(
                query, at: backendNow, rules: machine.merchant, phase: phase)
            checkRefund(result, lookup)
            return reply(result, Reply.verdict)
        case .spend(let spend):
            let request = SpendRequest(id: spend.id, goods: spend.goods, note: spend.note)
            return reply(
                merchant.spend(
                    request, account: device.account, at: backendNow, rules: machine.merchant),
                Reply.spent)
        case .wallet: return .statement(merchant.statement(of: device.account))
        default: return answer(store: message.call, device, phase)
        }
    }

    private mutating func answer(store call: Call, _ device: Device, _ phase: Int) -> Reply {
        let (now, rules) = (backendNow, machine.store)
        store.refundOverdue(at: now, rules: rules)
        switch call {
        case .purchase(let intent, let number):
            let request = PurchaseRequest(
                intent: intent, merchantOrder: number,
                appAccountToken: SimulatedCatalog.player(of: device.account))
            let state = store.purchase(
                request, device: device.name, at: now, rules: rules, phase: phase)
            return reply(state) { reply($0) }
        case .lookUp(let id):
            return reply(store.lookUp(id, account: device.account, rules: rules)) {
                $0.map { reply($0) } ?? .neverSeen
            }
        case .finish(let id):
            return store.finish(id, account: device.account, at: now).map(Reply.failed) ?? .done
        case .acknowledge(let id):
            return store.acknowledge(id, account: device.account).map(Reply.failed) ?? .done
        case .unfinished:
            return list(store.unfinished(of: device.account, on: device.name), cursor: nil)
        case .changes(let cursor):
            let changes = store.changes(
                after: cursor, of: device.account, on: device.name, rules: rules)
            return list(changes, cursor: changes.cursor)
        case .restore:
            let records = store.restore(
                account: device.account, device: device.name, at: now, rules: rules)
            return .restored(records.map { SimulatedSigning.sign($0.transaction, at: now) })
        case .number, .verify, .spend, .wallet, .refunded: return .done
        }
    }

    private mutating func answer(refund call: Call) -> Reply {
        guard case .refunded(let id) = call, let record = store.record(id) else { return .done }
        let signed = SimulatedSigning.sign(record.transaction, at: backendNow)
        let query = SimulatedMerchant.VerificationQuery(
            signed, account: record.account, nonce: "", lookup: store.lookup(of: id))
        let result = merchant.verify(query, at: backendNow, rules: machine.merchant)
        if case .success(let verdict) = result, verdict.decision != .retry { return .done }
        return .notYet
    }

    private func reply<Value>(
        _ result: Result<Value, ServiceFailure>, _ makeReply: (Value) -> Reply
    ) -> Reply {
        switch result {
        case .success(let value): makeReply(value)
        case .failure(let failure): .failed(failure)
        }
    }

    private func reply(_ state: OrderState) -> Reply {
        switch state {
        case .pending: return .order(.pending, nil)
        case .cancelled: return .order(.cancelled, nil)
        case .declined(let reason): return .order(.declined(reason), nil)
        case .purchased(let id):
            guard let record = store.record(id) else {
                return .failed(.noAnswer(NoAnswer(.cut)))
            }
            let signed = SimulatedSigning.sign(record.transaction, at: backendNow)
            return .order(.purchased(signed.jws), signed)
        }
    }

    private func list(_ list: SimulatedStore.List, cursor: Int64?) -> Reply {
        let notices = list.orders.compactMap { order -> OrderNotice? in
            switch order.state {
            case .cancelled: OrderNotice(intentID: order.terms.intentID, status: .cancelled)
            case .declined(let reason):
                OrderNotice(intentID: order.terms.intentID, status: .declined(reason))
            case .pending, .purchased: nil
            }
        }
        let signed = list.transactions.map { SimulatedSigning.sign($0.transaction, at: backendNow) }
        return .list(
            Reply.ListReply(transactions: signed, notices: notices, cursor: cursor))
    }
}
