import PurchaseCore
import StoreFiles
public import StoreAPI
import StoreModel

/// Driving: redelivery first, then effects, timers and the store's changes until the task is cancelled.
extension PurchaseEngine {
    /// Drives the queue until its task is cancelled; in a process that only reads, follows what its driver writes.
    public func run() async {
        guard journal.isDriving else { return await followDriver() }
        // The watch begins before the launch looks, so that no change falls between the two.
        let wakeUps = store.wakeUps(context())
        await withDiscardingTaskGroup { group in
            group.addTask { await self.launch() }
            group.addTask { for await _ in wakeUps { try? await self.pullChanges() } }
            for await effect in effects { group.addTask { await self.perform(effect) } }
            group.cancelAll()
        }
    }

    private func followDriver() async {
        // The watch begins before the first look, so that no commit falls between the two.
        let changes = FolderWatch.changes(in: journal.folder)
        try? reload()
        for await _ in changes { try? reload() }
    }

    /// Everything open goes on, everything unfinished comes back, and then the wallet is brought up to date.
    private func launch() async {
        try? await accept(.resumed)
        var attempt = 1
        while !Task.isCancelled {
            do throws(ServiceFailure) {
                try await redeliver()
                try await pullChanges()
                try await refreshWallet()
                break
            } catch {
                let wait = Backoff.delay(
                    attempt: attempt, seed: "launch", retryAfter: error.retryAfter)
                attempt += 1
                try? await clock.sleep(until: clock.now().adding(milliseconds: wait))
            }
        }
        hasLaunched = true
        publish()
    }

    /// Takes in everything that this device has not finished.
    func redeliver() async throws(ServiceFailure) {
        let reply = try await store.unfinished(context())
        try? await accept(inputs(reply.transactions, reply.orders, .unfinished))
    }

    /// Takes in what happened at the store since the cursor.
    func pullChanges() async throws(ServiceFailure) {
        let reply = try await store.changes(after: head.cursor, context())
        let inputs = inputs(reply.transactions, reply.orders, .changes)
        guard !inputs.isEmpty else { return }
        try? await accept(inputs + [.cursor(reply.cursor)])
    }

    private func inputs(
        _ transactions: [JWS], _ orders: [OrderNotice], _ source: DeliverySource
    ) -> [QueueInput] {
        transactions.compactMap(checked).map { .received($0, source) }
            + orders.flatMap { heard($0.status, $0.intentID) }
    }

    /// Asks the merchant what the account has.
    ///
    /// - Throws: `ServiceFailure` when the merchant does not say; what was known stays.
    public func refreshWallet() async throws(ServiceFailure) {
        let statement = try await merchant.wallet(entries: 100, context())
        try? await accept(.statement(statement))
    }
}
