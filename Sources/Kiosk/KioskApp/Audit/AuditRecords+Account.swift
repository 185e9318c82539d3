import StoreAudit
import StoreModel

extension AuditRecords {
    /// Returns the records of one account; hash chains, which span all accounts, stay whole.
    func restricted(to account: AccountName) -> AuditRecords {
        var records = self
        for index in records.devices.indices { records.devices[index].restrict(to: account) }
        records.store = store.map { $0.restricted(to: account) }
        records.merchant = merchant.map { $0.restricted(to: account) }
        return records
    }
}

extension DeviceAuditRecords {
    fileprivate mutating func restrict(to account: AccountName) {
        payments.removeAll { $0.account != account }
        deliveries.removeAll { $0.account != account }
        wallets.removeAll { $0.account != account }
        logs.removeAll { $0.account != account }
    }
}

extension StoreAuditRecords {
    fileprivate func restricted(to account: AccountName) -> StoreAuditRecords {
        let transactions = transactions.filter { $0.account == account }
        let ids = Set(transactions.map(\.transaction.id))
        var records = StoreAuditRecords(
            orders: orders.filter { $0.account == account }, transactions: transactions,
            charges: charges.filter { $0.account == account },
            paidTotals: paidTotals.filter { $0.account == account },
            refundNotices: refundNotices.filter { $0.account == account },
            outbox: outbox.filter(ids.contains))
        records.subscriptions = subscriptions.filter { $0.account == account }
        let own = Set(records.orders.map(\.intentID))
        records.orderReferences = orderReferences.filter { own.contains($0.intentID) }
        return records
    }
}

extension MerchantAuditRecords {
    fileprivate func restricted(to account: AccountName) -> MerchantAuditRecords {
        let ledger = ledger.filter { $0.account == account }
        let ids = Set(ledger.compactMap(\.entry.transactionID))
        var records = MerchantAuditRecords(
            numbers: numbers.filter { $0.account == account },
            grants: grants.filter { $0.account == account },
            ledger: ledger, compensated: compensated.filter(ids.contains),
            balances: balances.filter { $0.account == account },
            spends: spends.filter { $0.account == account },
            logs: logs.filter { $0.account == account })
        records.players = players
        records.compensatedOrders = compensatedOrders.filter { $0.account == account }
        return records
    }
}
