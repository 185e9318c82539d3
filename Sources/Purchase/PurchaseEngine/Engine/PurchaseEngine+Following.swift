import PurchaseCore
import StoreFiles
import StoreModel

/// Following what another process drives.
extension PurchaseEngine {
    /// Shows what the driver writes until the task is cancelled.
    func followDriver() async {
        // The watch begins before the first look, so that no commit falls between the two.
        let changes = FolderWatch.changes(in: journal.folder)
        try? readEverything()
        try? await refreshSubscriptions()
        for await _ in changes where (try? readOn()) ?? true {
            try? await refreshSubscriptions()
        }
    }

    /// Reads the journal as a whole; what is written meanwhile is read again with the next change.
    private func readEverything() throws(JournalError) {
        let last = try journal.lastRecord()
        try reload()
        readUpTo = last
    }

    /// Reads what was written since; returns whether the store may tell something else of subscriptions now.
    private func readOn() throws(JournalError) -> Bool {
        guard let news = try journal.news(after: readUpTo, of: options.account) else {
            try readEverything()
            return true
        }
        readUpTo = news.sequence
        for payment in news.payments {
            committed.payments[payment.intent.id] = payment.isOpen ? payment : nil
        }
        for delivery in news.deliveries {
            committed.deliveries[delivery.signed.transaction.id] =
                delivery.isOpen ? delivery : nil
        }
        if let account = news.account { (committed.cursor, committed.wallet) = account }
        head = committed
        lateSpends.formUnion(head.wallet.pending.keys)
        show(news.payments, news.deliveries)
        publish()
        defer { subscriptionsTold = news.subscriptionsTold }
        return news.subscriptionsTold != subscriptionsTold
            || news.deliveries.contains { $0.signed.transaction.type == .autoRenewable }
    }
}
