import PurchaseCore
import SandboxCore
import StoreModel

/// The rules for every moment, during all faults.
extension World {
    /// Returns the first rule that is currently violated; nil without violations.
    package func violation() -> Violation? {
        if let first = eventViolations.first { return first }
        return paymentViolation() ?? orderNumberViolation() ?? duplicateGrantViolation()
            ?? ledgerViolation() ?? devices.lazy.compactMap(deliveryViolation).first
            ?? finishViolation()
    }

    private func paymentViolation() -> Violation? {
        var sums: [AccountName: Int64] = [:]
        var charged: Set<IntentID> = []
        for movement in store.movements {
            sums[movement.account, default: 0] += movement.amount
            guard let intent = movement.intentID else { continue }
            guard charged.insert(intent).inserted else {
                return Violation("I3", "\(intent) is charged twice")
            }
            if let violation = chargeViolation(movement, intent) { return violation }
        }
        guard sums == store.paid else {
            return Violation("I1", "the totals of the accounts do not match their charges")
        }
        return nil
    }

    private func chargeViolation(_ movement: SimulatedStore.Movement, _ intent: IntentID)
        -> Violation?
    {
        guard let device = devices.first(where: { $0.name == movement.device }),
            let payment = device.journal.tables.payments[intent]
        else {
            return Violation("I8", "\(intent) is charged, but its device does not have the order")
        }
        let confirmed = payment.intent.unitPrice.times(payment.intent.quantity)
        guard movement.amount == confirmed?.milliunits else {
            return Violation("I19", "\(intent) is charged the wrong amount, \(movement.amount)")
        }
        // An approval can come at any moment, and the device receives it later.
        if payment.stage == .pending { return nil }
        let delivery = payment.transactionID.flatMap { device.journal.tables.deliveries[$0] }
        if TransactionRow(payment: payment, delivery: delivery).isCharged == .no {
            return Violation(
                "I12", "\(intent) is charged, but \(device.name) reports that it is not")
        }
        return nil
    }

    /// Checks that an order number identifies one order.
    private func orderNumberViolation() -> Violation? {
        var known: Set<MerchantOrder> = []
        for (intent, order) in merchant.numbers where !known.insert(order.number).inserted {
            return Violation("numbers", "\(intent) has the number of another order")
        }
        return nil
    }

    private func duplicateGrantViolation() -> Violation? {
        var owned: Set<String> = []
        for record in store.transactions where !record.isRevoked {
            let transaction = record.transaction
            guard transaction.type == .nonConsumable, !transaction.isCopy else { continue }
            guard owned.insert("\(record.account) \(transaction.productID)").inserted else {
                return Violation("I3", "\(transaction.productID) is owned but charged again")
            }
        }
        var waiting: Set<String> = []
        for record in store.transactions where record.isUnfinished && !record.isRevoked {
            let transaction = record.transaction
            guard !transaction.isCopy, transaction.intentID != nil else { continue }
            guard waiting.insert("\(record.account) \(transaction.productID)").inserted else {
                return Violation("I3", "\(transaction.productID) is unfinished but charged again")
            }
        }
        var paid: Set<TransactionID> = []
        for row in merchant.ledger where row.change.kind == .grant {
            guard let id = row.transactionID, let record = store.record(id) else {
                return Violation(
                    "I6", "goods are granted for a transaction that the store never sold")
            }
            let transaction = record.transaction
            let owner = transaction.type == .nonConsumable ? transaction.originalID : id
            guard paid.insert(owner).inserted else {
                return Violation("I4", "\(owner) is granted twice")
            }
        }
        return nil
    }

    private func ledgerViolation() -> Violation? {
        var sums: [AccountName: Int64] = [:]
        var spent: Set<SpendID> = []
        for row in merchant.ledger {
            sums[row.account, default: 0] += row.change.change.amount
            if let id = row.spendID, !spent.insert(id).inserted {
                return Violation("I5", "\(id) is deducted twice")
            }
        }
        for (account, balances) in merchant.balances {
            let held = balances.values.reduce(0) { $0 + $1.amount - $1.debt }
            guard balances.values.allSatisfy({ $0.amount >= 0 && $0.debt >= 0 }) else {
                return Violation("I13", "\(account) has a negative balance")
            }
            guard held == sums[account, default: 0] else {
                return Violation(
                    "I2", "\(account) has \(held), but its rows add up to another amount")
            }
        }
        return nil
    }

    private func deliveryViolation(of device: Device) -> Violation? {
        let tables = device.journal.tables
        if let step = tables.backwardTransition {
            return Violation("I9", "\(device.name): \(step)")
        }
        for (id, times) in tables.timesDelivered {
            guard times == 1 else {
                return Violation("I5", "\(device.name) delivered \(id) \(times) times")
            }
            guard merchant.grants.values.contains(where: { $0.record.transactionID == id }) else {
                return Violation("I6", "\(device.name) delivered \(id), which was never granted")
            }
        }
        for (intent, payment) in tables.payments {
            let delivery = payment.transactionID.flatMap { tables.deliveries[$0] }
            guard TransactionRow(payment: payment, delivery: delivery).isCharged == .yes else {
                continue
            }
            guard store.movements.contains(where: { $0.intentID == intent }) else {
                return Violation(
                    "I12", "\(device.name) reports that \(intent) is charged, but it is not")
            }
        }
        return nil
    }

    private func finishViolation() -> Violation? {
        for record in store.transactions where !record.isUnfinished {
            let id = record.transaction.id
            let isDone = devices.contains { device in
                guard device.account == record.account else { return false }
                switch device.journal.tables.deliveries[id]?.stage {
                case .delivered, .quarantined, .revoked: return true
                case .received, .verified, nil: return false
                }
            }
            if !isDone {
                return Violation("I7", "\(id) is finished, but its goods were never delivered")
            }
        }
        return nil
    }
}
