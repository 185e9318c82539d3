package import PurchaseCore
package import StoreModel

/// Commits decisions in groups: they are made on the speculative head, and become visible after the commit.
///
/// Deferrable events do not cause a commit: they are written with the next one, or after a quiet period. Their effects
/// start at once, unless a commit is running.
extension PurchaseEngine {
    /// Decides one input, and returns once its events are durable or deferred.
    func accept(_ input: QueueInput) async throws(JournalError) {
        try await accept([input])
    }

    /// Decides inputs in order as one step, and returns once all their events are durable or deferred.
    func accept(_ inputs: [QueueInput]) async throws(JournalError) {
        try recover()
        guard journal.isDriving else { throw Self.otherDriverError }
        let now = clock.now()
        var events: [JournalEvent] = []
        var effects: [Effect] = []
        // Everything is loaded before the first decision, because a later error would leave decisions that are not
        // written.
        for input in inputs { try load(input) }
        let resumption = now >= resumeAt ?? now ? resumption() : []
        for input in resumption + inputs {
            let decision = speculativeState.decide(input, at: now, policy: policy)
            for event in decision.events {
                speculativeState.evolve(event, at: now)
                firstAttempts.record(event)
            }
            events += decision.events
            effects += decision.effects
        }
        openBatch.add(JournalEventBatch(at: now, monotonic: clock.monotonic(), events: events))
        // While events wait for their commit, so does every later decision that builds on them: a repeated transaction
        // must not be finished before its delivery is durable.
        if openBatch.mustCommit || committing != nil {
            openBatch.add(effects)
            if let failure = await waitForCommit() { throw failure }
        } else {
            dispatch(effects)
            guard !events.isEmpty else { return }
            deferredInput.yield()
            // Callers that wait for the head can read it now.
            publish(events)
        }
    }

    /// Writes the deferred events; everything decided so far is durable and displayed when this returns.
    ///
    /// - Throws: ``JournalError``; the steps of lost events are performed again.
    public func flush() async throws(JournalError) {
        guard !openBatch.steps.isEmpty || committing != nil else { return }
        openBatch.requestCommit()
        if let failure = await waitForCommit() { throw failure }
    }

    /// Waits for the end of the next commit, or of the running one.
    private func waitForCommit() async -> JournalError? {
        await withCheckedContinuation { waiter in
            openBatch.add(waiter)
            commitSoon()
        }
    }

    /// Writes deferred events whenever nothing else has been written for a short time.
    func flushWhenQuiet() async {
        for await _ in deferred {
            var seen: Int
            repeat {
                seen = commits
                await clock.pause(milliseconds: Self.quietInterval)
                await refreshLongWallet()
            } while commits != seen
            try? await flush()
        }
    }

    /// Requests a statement if many ledger rows wait for one, because the wallet is written with all of them.
    private func refreshLongWallet() async {
        if committed.wallet.later.count >= Self.ledgerRowLimit { try? await refreshWallet() }
    }

    private static let ledgerRowLimit = 64

    /// How long the journal must be quiet before deferred events are written, in milliseconds.
    private static let quietInterval: Int64 = 50

    private func commitSoon() {
        guard committing == nil else { return }
        // This is the only task that may outlive the engine, because a started commit is completed. It uses the
        // caller's executor, because the default one would wake up every second from then on.
        let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
        committing = Task(executorPreference: executor) { await self.commitAll() }
    }

    private func commitAll() async {
        while openBatch.mustCommit {
            let batch = openBatch
            openBatch = PendingCommit()
            let events = batch.steps.flatMap(\.events)
            let projection = projection(of: batch, events)
            do throws(JournalError) {
                try await journal.append(
                    batch.steps, account: options.account, projection: projection)
                recordLateSpendResults(of: events)
                // What was loaded from the journal in the meantime remains.
                batch.apply(to: &committed)
                finish(batch, events, projection)
            } catch {
                if batch.isLogOnly { drop(batch, error) } else { fail(batch, error) }
            }
        }
        committing = nil
        release(openBatch.release())
        if openBatch.steps.isEmpty {
            removeCompletedWork()
        } else {
            deferredInput.yield()
            publish(openBatch.steps.flatMap(\.events))
        }
    }

    /// Removes everything that has ended from memory.
    private func removeCompletedWork() {
        speculativeState.removeCompletedWork()
        if journalFailure == nil {
            // Both states have applied the same events. A copy would make the next change copy all open orders.
            committed.removeCompletedWork()
        } else {
            // An order whose commit failed may be in the journal, and must not be reported as unknown.
            committed = speculativeState
        }
    }

    /// Returns what the journal stores for a batch. It is computed from the batch's own orders, so its cost does not
    /// depend on the number of open ones.
    private func projection(of batch: PendingCommit, _ events: [JournalEvent]) -> ProjectionUpdate {
        var next = committed.part(concerning: events)
        batch.apply(to: &next)
        var projection = ProjectionUpdate(of: events, in: next)
        projection.endedEntitlements = endedEntitlements
        return projection
    }

    private func finish(
        _ batch: PendingCommit, _ events: [JournalEvent], _ projection: ProjectionUpdate
    ) {
        failedCommits = 0
        commits += 1
        // An old row is no longer displayed once it is settled, but its observers must be notified.
        let concerned = orders(of: events)
        updateRows(projection)
        release(batch)
        observers.notify(about: concerned.union(orders(of: events)))
        logGrowthInput.yield()
    }

    /// Starts the effects that waited for a commit, and resumes its callers.
    private func release(_ batch: PendingCommit) {
        dispatch(batch.effects)
        for waiter in batch.waiters { waiter.resume(returning: nil) }
    }

    /// Handles a failed commit. Its outcome is ambiguous, so the state in memory is discarded, and the journal is
    /// opened and read again.
    private func fail(_ batch: PendingCommit, _ failure: JournalError) {
        let later = openBatch
        openBatch = PendingCommit()
        journalFailure = failure
        _ = try? reopen()
        for waiter in batch.waiters + later.waiters { waiter.resume(returning: failure) }
        publish()
        failedCommits += 1
        scheduleResume()
    }

    func dispatch(_ effects: [Effect]) {
        for effect in effects
        where speculativeState.isNeeded(effect) && inFlight.insert(effect).inserted {
            if isAwaited(effect) || effectQueue.admit(effect) { effectsInput.yield(effect) }
        }
    }
}

extension QueueInput {
    /// The ID of the payment to load before the input is decided.
    package var intentID: IntentID? {
        switch self {
        case .confirmed(let intent): intent.id
        case .numberIssued(let id, _), .numberRefused(let id), .numberUnanswered(let id, _, _),
            .storePurchased(let id, _), .storePending(let id), .storeCancelled(let id),
            .storeDeclined(let id, _), .storeRefused(let id, _), .storeUnanswered(let id, _, _),
            .orderNeverSeen(let id), .acknowledgeAnswered(let id), .paymentDue(let id, _),
            .acknowledgeUnanswered(let id, _):
            id
        case .received(let signed, _): signed.transaction.intentID
        case .verdict, .verifyUnanswered, .finishAnswered, .finishUnanswered, .deliveryDue,
            .finishRequested, .retryNow, .resumed, .ordersResumed, .statement, .spendConfirmed,
            .spendAnswered, .spendRefused, .spendUnanswered, .spendDue, .cursorAdvanced,
            .listDeferred, .listProcessed:
            nil
        }
    }

    /// The ID of the delivery to load before the input is decided.
    package var transactionID: TransactionID? {
        switch self {
        case .storePurchased(_, let signed), .received(let signed, _): signed.transaction.id
        case .verdict(let id, _, _), .verifyUnanswered(let id, _, _), .finishAnswered(let id),
            .finishUnanswered(let id, _), .deliveryDue(let id, _), .finishRequested(let id):
            id
        case .confirmed, .numberIssued, .numberRefused, .numberUnanswered, .storePending,
            .storeCancelled, .storeDeclined, .storeRefused, .storeUnanswered, .orderNeverSeen,
            .acknowledgeAnswered, .acknowledgeUnanswered, .paymentDue, .retryNow, .resumed,
            .ordersResumed, .statement, .spendConfirmed, .spendAnswered, .spendRefused,
            .spendUnanswered, .spendDue, .cursorAdvanced, .listDeferred, .listProcessed:
            nil
        }
    }
}
