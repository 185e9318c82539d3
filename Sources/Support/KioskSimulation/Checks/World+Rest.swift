import PurchaseCore
package import SandboxCore
import StoreModel

/// The rules for a world at rest.
extension World {
    /// Whether only actions of customers and faults remain.
    package var isAtRest: Bool {
        network.allSatisfy { $0.purpose == nil && $0.id.sender >= 0 } && store.outbox.isEmpty
            && devices.indices.allSatisfy { deviceIndex in
                guard let run = devices[deviceIndex].run else { return false }
                return run.hasLaunched && !run.hasUncommittedFacts && run.timers.isEmpty
                    && !hasUnreadChanges(deviceIndex)
            }
    }

    /// Whether two devices created the same id.
    package var hasSharedIDs: Bool {
        let ids = devices.flatMap(\.journal.tables.payments.keys)
        return Set(ids).count < ids.count
    }

    /// Returns the first rule that a world at rest violates; nil without violations.
    package func violationAtRest() -> Violation? {
        for device in devices {
            if let violation = openWorkViolation(on: device) { return violation }
        }
        for one in store.orders {
            if let violation = orderViolation(one) { return violation }
        }
        for record in store.transactions {
            if let violation = transactionViolation(record) { return violation }
        }
        for name in Set(devices.map(\.account)).sorted() {
            if let violation = balanceViolation(name) { return violation }
        }
        for device in devices {
            if let violation = walletViolation(of: device) ?? entitlementViolation(on: device) {
                return violation
            }
        }
        return nil
    }

    private func openWorkViolation(on device: Device) -> Violation? {
        let tables = device.journal.tables
        for payment in tables.payments.values where payment.isOpen {
            let isWaiting = payment.stage == .pending && store.order(payment.intent.id) != nil
            if isWaiting { continue }
            return Violation("I10", "\(device.name) forgot \(payment.intent.id): \(payment.stage)")
        }
        for delivery in tables.deliveries.values {
            let id = delivery.signed.transaction.id
            if delivery.isOpen {
                return Violation("I10", "\(device.name) forgot \(id): \(delivery.stage)")
            }
            if case .quarantined(let reason) = delivery.stage {
                return Violation("I2", "\(id) is paid but refused: \(reason)")
            }
        }
        for spend in tables.wallet.pending.keys {
            return Violation("I10", "\(device.name) forgot the spending \(spend)")
        }
        for (spend, times) in tables.spends {
            let isAccepted = merchant.spends[spend]?.isAccepted ?? false
            guard isAccepted || tables.refusedSpends.contains(spend) else {
                return Violation("I10", "\(device.name) never sent the spending \(spend)")
            }
            // An id that was created twice may be both taken and refused.
            let creators = devices.count { $0.journal.tables.spends[spend] != nil }
            guard !isAccepted || !tables.refusedSpends.contains(spend) || times * creators > 1
            else {
                return Violation(
                    "I12", "\(spend) is deducted, but \(device.name) reports that it is not")
            }
        }
        let unread = store.changes(
            after: tables.cursor, of: device.account, on: device.name, rules: machine.store)
        return unread.isEmpty
            ? nil : Violation("I10", "\(device.name) never applied its pending changes")
    }

    private func orderViolation(_ order: SimulatedStore.Order) -> Violation? {
        let id = order.terms.intentID
        guard let device = devices.first(where: { $0.name == order.terms.device }),
            let payment = device.journal.tables.payments[id]
        else { return Violation("I8", "\(id) is known at the store only") }
        switch (order.state, payment.stage) {
        case (.pending, .pending): return nil
        // If another device finished the transaction, the approval is not reported; the device fetches it at its next
        // start.
        case (.purchased(let id), .pending) where !hasRestartedDevices && store.isFinished(id):
            return nil
        case (.purchased(let one), .completed(let other)) where one == other: return nil
        case (.cancelled, .cancelled) where payment.isAcknowledged && order.isAcknowledged:
            return nil
        case (.declined(let one), .failed(let other)) where one == other:
            return payment.isAcknowledged && order.isAcknowledged
                ? nil : Violation("I10", "\(id) is not acknowledged")
        default:
            return Violation(
                "I2", "\(id) is \(order.state) at the store and \(payment.stage) on its device")
        }
    }

    /// Returns whether a transaction stays unknown to all devices until the next start: a restored copy that was
    /// refunded before its device received it.
    package func waitsForNextStart(_ record: TransactionRecord) -> Bool {
        let isRestored = record.transaction.isCopy && record.transaction.intentID == nil
        guard isRestored, record.isRevoked, !hasRestartedDevices else { return false }
        return devices.allSatisfy { $0.journal.tables.deliveries[record.transaction.id] == nil }
    }

    private func transactionViolation(_ record: TransactionRecord) -> Violation? {
        let id = record.transaction.id
        let holders = devices.compactMap { device in
            device.account == record.account ? device.journal.tables.deliveries[id] : nil
        }
        if waitsForNextStart(record) { return nil }
        guard !record.isUnfinished else { return Violation("I10", "\(id) is never finished") }
        guard !holders.isEmpty else { return Violation("I2", "\(id) is on no device") }
        if record.isRevoked {
            guard holders.allSatisfy({ $0.stage == .revoked(settled: true) }) else {
                return Violation("I13", "\(id) is refunded, but a device still has it")
            }
        } else if holders.contains(where: { $0.stage != .delivered }) {
            return Violation("I2", "\(id) is paid, but its goods are withheld")
        }
        return grantViolation(record)
    }

    private func grantViolation(_ record: TransactionRecord) -> Violation? {
        let id = record.transaction.id
        guard let grant = merchant.grants.values.first(where: { $0.record.transactionID == id })
        else { return Violation("I6", "\(id) has no grant at the merchant") }
        guard record.isRevoked == (grant.record.revokedAt != nil) else {
            return Violation("B9", "\(id) is refunded on one side but granted on the other")
        }
        return nil
    }

    /// Compares an account's balance with the store's records and its debits.
    private func balanceViolation(_ account: AccountName) -> Violation? {
        var expected: Int64 = 0
        for record in store.transactions
        where record.account == account && !record.isRevoked && !record.transaction.isCopy {
            for grant in SimulatedCatalog.product(record.transaction.productID)?.grants ?? [] {
                expected += grant.amount * Int64(record.transaction.quantity)
            }
        }
        for row in merchant.ledger where row.account == account && row.change.kind == .spend {
            expected += row.change.change.amount
        }
        let balance =
            merchant.balances[account]?[SimulatedCatalog.gems]
            ?? GoodBalance(good: SimulatedCatalog.gems)
        let actual = balance.amount - balance.debt
        return actual == expected
            ? nil : Violation("I2", "\(account) has \(actual) but should have \(expected)")
    }

    /// Checks that a device displays exactly the merchant's balances after the next statement.
    private func walletViolation(of device: Device) -> Violation? {
        let statement = merchant.statement(of: device.account)
        var wallet = device.journal.tables.wallet
        guard wallet.statement.version <= statement.version else {
            return Violation("I2", "\(device.name) has a statement that the merchant never made")
        }
        wallet.apply(statement, at: backendNow)
        guard wallet.later.isEmpty, wallet.balances == statement.balances else {
            return Violation(
                "I5", "\(device.name) displays \(wallet.balances), which is not the balance")
        }
        return nil
    }

    private func entitlementViolation(on device: Device) -> Violation? {
        let deliveries = Array(device.journal.tables.deliveries.values)
        for entitlement in Entitlement.current(of: deliveries) {
            guard let record = store.record(entitlement.transactionID), !record.isRevoked else {
                let product = entitlement.productID
                return Violation("I13", "\(device.name) owns \(product), which was refunded")
            }
        }
        return nil
    }
}
