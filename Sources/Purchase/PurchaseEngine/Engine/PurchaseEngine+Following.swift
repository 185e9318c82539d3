import PurchaseCore
import StoreFiles
import StoreModel

/// Follows a journal that another process drives.
extension PurchaseEngine {
    /// Shows the driver's writes until the task is cancelled.
    func followDriver() async {
        // The watch starts before the first read, so that no commit is missed in between.
        let changes = FolderWatch.changes(in: journal.folder)
        try? readEverything()
        try? await refreshSubscriptions()
        for await _ in changes {
            let hasSubscriptionNews = (try? await readNewRecords()) ?? true
            if hasSubscriptionNews { try? await refreshSubscriptions() }
        }
    }

    /// Reads the whole journal; writes that happen meanwhile are read again with the next change.
    private func readEverything() throws(JournalError) {
        let last = try journal.lastRecord()
        try reload()
        lastReadRecord = last
    }

    /// Reads the new records in parts, so that other calls do not wait long; returns whether the store may report other
    /// subscriptions now.
    private func readNewRecords() async throws(JournalError) -> Bool {
        var hasSubscriptionNews = false
        while !Task.isCancelled {
            let news = try journal.changes(
                after: lastReadRecord, of: options.account, openCount: committed.openCount)
            guard let news else {
                try readEverything()
                return true
            }
            hasSubscriptionNews = show(news) || hasSubscriptionNews
            if news.isComplete { break }
            await Task.yield()
        }
        return hasSubscriptionNews
    }

    /// Shows what the driver has written; returns whether the store may report other subscriptions now.
    private func show(_ news: JournalChanges) -> Bool {
        lastReadRecord = news.sequence
        // A copy of one state would make the next change copy all open orders.
        committed.apply(news)
        speculativeState.apply(news)
        lateSpends.formUnion(speculativeState.wallet.pending.keys)
        updateRows(news.payments, news.deliveries)
        publish()
        defer { subscriptionsReportedAt = news.subscriptionsReportedAt }
        return news.subscriptionsReportedAt != subscriptionsReportedAt
            || news.deliveries.contains { $0.signed.transaction.type == .autoRenewable }
    }
}

extension QueueState {
    /// Applies what another process has written.
    fileprivate mutating func apply(_ news: JournalChanges) {
        for payment in news.payments {
            payments[payment.intent.id] = payment.isOpen ? payment : nil
        }
        for delivery in news.deliveries {
            deliveries[delivery.signed.transaction.id] = delivery.isOpen ? delivery : nil
        }
        if let account = news.account { (cursor, wallet) = account }
    }
}
