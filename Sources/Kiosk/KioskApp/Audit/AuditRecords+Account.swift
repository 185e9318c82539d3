import StoreAudit
import StoreModel

extension AuditRecords {
    /// Returns the records of one account; hash chains, which span all accounts, stay whole.
    func restricted(to account: AccountName) -> AuditRecords {
        var facts = self
        for index in facts.devices.indices { facts.devices[index].restrict(to: account) }
        facts.store = store.map { $0.restricted(to: account) }
        facts.merchant = merchant.map { $0.restricted(to: account) }
        return facts
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
        var facts = StoreAuditRecords(
            orders: orders.filter { $0.account == account }, transactions: transactions,
            charges: charges.filter { $0.account == account },
            paid: paid.filter { $0.account == account },
            refundNews: refundNews.filter { $0.account == account },
            outbox: outbox.filter(ids.contains))
        facts.subscriptions = subscriptions.filter { $0.account == account }
        let own = Set(facts.orders.map(\.intentID))
        facts.mentions = mentions.filter { own.contains($0.intentID) }
        return facts
    }
}

extension MerchantAuditRecords {
    fileprivate func restricted(to account: AccountName) -> MerchantAuditRecords {
        let ledger = ledger.filter { $0.account == account }
        let ids = Set(ledger.compactMap(\.entry.transactionID))
        var facts = MerchantAuditRecords(
            numbers: numbers.filter { $0.account == account },
            grants: grants.filter { $0.account == account },
            ledger: ledger, compensated: compensated.filter(ids.contains),
            balances: balances.filter { $0.account == account },
            spends: spends.filter { $0.account == account },
            logs: logs.filter { $0.account == account })
        facts.players = players
        facts.compensatedOrders = compensatedOrders.filter { $0.account == account }
        return facts
    }
}
