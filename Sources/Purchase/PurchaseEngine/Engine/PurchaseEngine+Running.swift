import PurchaseCore
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
            group.addTask { await self.follow(wakeUps) }
            group.addTask { await self.flushWhenQuiet() }
            group.addTask { await self.readMoreLines() }
            group.addTask {
                for await damage in self.journal.damages { await self.stop(damage) }
            }
            group.addTask { await self.keepShippingLog() }
            for await effect in effects { group.addTask { await self.perform(effect) } }
            group.cancelAll()
        }
        // What still waits need not be done again at the next start.
        try? await flush()
    }

    /// Everything open goes on, everything unfinished comes back, and then the wallet is brought up to date.
    private func launch() async {
        try? await accept([])
        var attempt = 1
        while !Task.isCancelled, !hasLaunched {
            do throws(ServiceFailure) {
                try await takeEverything()
            } catch {
                let moment = policy.nextTry(
                    attempt, of: "launch", retryAfter: error.retryAfter, now: clock.now())
                attempt += 1
                try? await clock.sleep(until: moment)
            }
        }
        // Whatever waited because the other side was away need not wait any longer.
        if attempt > 1 { await retryNow() }
    }

    private func takeEverything() async throws(ServiceFailure) {
        (redelivered, isTakingEverything) = (0, true)
        defer { isTakingEverything = false }
        try await redeliver()
        try await pullChanges()
        try await refreshWallet()
        // Last: what was paid is delivered, whatever becomes of this question.
        try? await refreshSubscriptions()
        hasLaunched = true
        publish()
    }

    private func stop(_ damage: JournalError) {
        broken = damage
        publish()
    }

    private func follow(_ wakeUps: AsyncStream<Void>) async {
        for await _ in wakeUps {
            await ownCalls()
            let silence = await askAgain(.changes)
            // A question that was given up because the program ends was not met by silence.
            if let silence, !Task.isCancelled { try? await accept(silence) }
        }
    }

    /// Most of what changes at the store is what this device asked for: its answers are let come first, for a moment.
    private func ownCalls() async {
        for _ in 0..<10 {
            await clock.pause(milliseconds: 20)
            let isAsking = inFlight.contains { effect in
                switch effect {
                case .submit, .verify, .finish: true
                default: false
                }
            }
            if !isAsking { return }
        }
    }

    /// Tries at once whatever waits for its next try, and lets its waits begin anew; what is on its way is left alone.
    ///
    /// For a customer who asks for it, and for a program that knows that its connection is back. A restore does the same,
    /// and so does the engine where a store that was silent answers again.
    public func retryNow() async {
        guard journal.isDriving else { return }
        try? await accept(.retryNow)
        if !hasLaunched, !isTakingEverything { try? await takeEverything() }
    }

    /// Asks the merchant what the account has.
    ///
    /// - Throws: `ServiceFailure` when the merchant does not say; what was known stays, and the snapshot says so.
    public func refreshWallet() async throws(ServiceFailure) {
        let question = walletQuestions.ask()
        let statement: WalletStatement
        do throws(ServiceFailure) {
            statement = try await merchant.wallet(entries: 100, context())
        } catch {
            if walletQuestions.noteEnd(of: question) { failures.wallet = error.words }
            throw error
        }
        if walletQuestions.noteEnd(of: question) { failures.wallet = nil }
        try? await accept(.statement(statement))
        // Whoever asked wants to see it.
        try? await flush()
    }
}
