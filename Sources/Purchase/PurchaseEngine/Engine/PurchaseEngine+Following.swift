import PurchaseCore
import StoreFiles
import StoreModel

/// Follows a journal that another process drives.
extension PurchaseEngine {
    /// Shows the driver's writes until the task is cancelled.
    func followDriver() async {
        // The watch starts before the first read, so that no commit is missed in between.
        let changes = FolderWatch.changes(in: journal.folder)
        if let last = try? reload() { lastReadRecord = last }
        try? await refreshSubscriptions()
        for await _ in changes {
            let hasSubscriptionNews = (try? await readNewRecords()) ?? true
            if hasSubscriptionNews { try? await refreshSubscriptions() }
        }
    }

    /// Reads the new records in parts, so that other calls do not wait long, and shows them together; returns whether
    /// the store may report other subscriptions now.
    ///
    /// A part contains orders as they are when it is read, which may be newer than its records. Only with the last part
    /// is everything as of one moment.
    private func readNewRecords() async throws(JournalError) -> Bool {
        var (parts, last) = ([JournalChanges](), lastReadRecord)
        while !Task.isCancelled {
            let news = try journal.changes(
                after: last, of: options.account, openCount: committed.openCount)
            guard let news else {
                lastReadRecord = try reload()
                return true
            }
            parts.append(news)
            last = news.sequence
            if news.isComplete { return show(parts) }
            await Task.yield()
        }
        return false
    }

    /// Shows what the driver has written; returns whether the store may report other subscriptions now.
    private func show(_ parts: [JournalChanges]) -> Bool {
        let lastReport = subscriptionsReportedAt
        for news in parts {
            lastReadRecord = news.sequence
            // A copy of one state would make the next change copy all open orders.
            committed.apply(news)
            speculativeState.apply(news)
            for delivery in news.deliveries {
                endedEntitlements.formUnion(entitlingDeliveries.insert(delivery))
            }
            for row in news.rows { rowIndex.insertOrReplace(titled(row)) }
            subscriptionsReportedAt = news.subscriptionsReportedAt
        }
        lateSpends.formUnion(speculativeState.wallet.pending.keys)
        publish()
        return subscriptionsReportedAt != lastReport
            || parts.contains { news in
                news.deliveries.contains { $0.signed.transaction.type == .autoRenewable }
            }
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
