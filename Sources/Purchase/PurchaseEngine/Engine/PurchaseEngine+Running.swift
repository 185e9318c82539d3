import PurchaseCore
public import StoreAPI
import StoreModel

/// Drives the queue: redelivery first, then effects, timers and the store's changes until the task is cancelled.
extension PurchaseEngine {
    /// Drives the queue until the task is cancelled; in a process that only reads, follows the driver's writes.
    public func run() async {
        guard journal.isDriving else { return await followDriver() }
        // The subscription to wake-ups starts before the launch reads the lists, so that no change is missed in
        // between.
        let wakeUps = store.changeSignals(context())
        await withDiscardingTaskGroup { group in
            group.addTask { await self.launch() }
            group.addTask { await self.follow(wakeUps) }
            group.addTask { await self.flushWhenQuiet() }
            group.addTask { await self.readMoreRows() }
            group.addTask { await self.resumeUnreadOrders() }
            group.addTask {
                for await damage in self.journal.damages { await self.stop(damage) }
            }
            group.addTask { await self.keepUploadingLog() }
            for await effect in effects { group.addTask { await self.perform(effect) } }
            group.cancelAll()
        }
        // The deferred events are written so that the next start need not repeat their steps.
        try? await flush()
    }

    /// Resumes all open orders, processes all unfinished transactions, and then updates the wallet.
    private func launch() async {
        try? await accept([])
        var attempt = 1
        while !Task.isCancelled, !hasLaunched {
            do throws(ServiceFailure) {
                try await redeliverAll()
            } catch {
                let moment = policy.nextAttempt(
                    attempt, of: "launch", retryAfter: error.retryAfter, now: clock.now())
                attempt += 1
                try? await clock.sleep(until: moment)
            }
        }
        // The other side is reachable again, so all other waits end, too.
        if attempt > 1 { await retryNow() }
    }

    private func redeliverAll() async throws(ServiceFailure) {
        (redeliveredCount, isRedelivering) = (0, true)
        defer { isRedelivering = false }
        try await redeliver()
        try await pullChanges()
        try await refreshWallet()
        // This request is the last one, so that its failure does not prevent the delivery of paid purchases.
        try? await refreshSubscriptions()
        hasLaunched = true
        publish()
    }

    private func stop(_ damage: JournalError) {
        journalFailure = damage
        publish()
    }

    private func follow(_ wakeUps: AsyncStream<Void>) async {
        for await _ in wakeUps {
            await waitForOwnRequests()
            let failureInputs = await refetch(.changes)
            // A request that was cancelled at the end of the program is not a missing answer.
            if let failureInputs, !Task.isCancelled { try? await accept(failureInputs) }
        }
    }

    /// Waits briefly for the answers to this device's own requests, because they cause most of the changes at the
    /// store.
    private func waitForOwnRequests() async {
        for _ in 0..<10 {
            await clock.pause(milliseconds: 20)
            let hasRequests = inFlight.contains { effect in
                switch effect {
                case .submit, .verify, .finish: true
                default: false
                }
            }
            if !hasRequests { return }
        }
    }

    /// Retries at once everything that waits for its next attempt, and restarts the backoff; requests in progress are
    /// not affected.
    ///
    /// Call this when the customer requests it or when the connection is back. A restore does the same, and so does the
    /// engine when the store answers again.
    public func retryNow() async {
        guard journal.isDriving else { return }
        try? await accept(.retryNow)
        if !hasLaunched, !isRedelivering { try? await redeliverAll() }
    }

    /// Requests the account's wallet statement from the merchant.
    ///
    /// - Throws: `ServiceFailure` without a statement; the previous one remains, and the snapshot reports the failure.
    public func refreshWallet() async throws(ServiceFailure) {
        let request = walletRequests.start()
        let statement: WalletStatement
        do throws(ServiceFailure) {
            statement = try await merchant.wallet(entries: 100, context())
        } catch {
            if walletRequests.recordEnd(of: request) { failures.wallet = error.journalText }
            throw error
        }
        if walletRequests.recordEnd(of: request) { failures.wallet = nil }
        try? await accept(.statement(statement))
        // The caller needs the statement in the snapshot, so it is written at once.
        try? await flush()
    }
}
