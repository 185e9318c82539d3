package import PurchaseCore
package import StoreModel

/// Group commit: decisions run ahead on the speculative head, and everything visible waits for the commit.
///
/// Facts that may be lost without harm cost no commit of their own: they come along with the next one, or are written
/// when nothing else comes. What they lead to is begun at once, unless it was decided while a commit runs.
extension PurchaseEngine {
    /// Decides one input, and returns once its facts are durable, or may wait.
    func accept(_ input: QueueInput) async throws(JournalError) {
        try await accept([input])
    }

    /// Decides inputs one after the other as one step, and returns once all their facts are durable, or may wait.
    func accept(_ inputs: [QueueInput]) async throws(JournalError) {
        try recover()
        guard journal.isDriving else { throw Self.otherDrives }
        let now = clock.now()
        var events: [JournalEvent] = []
        var effects: [Effect] = []
        // Before anything is decided: what is decided is also written.
        for input in inputs { try load(input) }
        for input in goingOn() + inputs {
            let decision = head.decide(input, at: now, policy: policy)
            for event in decision.events {
                head.evolve(event, at: now)
                unsent.note(event)
            }
            events += decision.events
            effects += decision.effects
        }
        open.add(JournalStep(at: now, monotonic: clock.monotonic(), events: events))
        // While facts wait for their commit, so does everything that was decided from them: a repeated transaction
        // must not be finished before its delivery is durable.
        if open.mustCommit || committing != nil {
            open.add(effects)
            if let failure = await committed() { throw failure }
        } else {
            dispatch(effects)
            guard !events.isEmpty else { return }
            deferredInput.yield()
            // Who waits for the head may look at it.
            publish(events)
        }
    }

    /// Writes the facts that still wait; what was decided so far is durable and shown when it returns.
    ///
    /// - Throws: ``JournalError``; what was lost with it is done again.
    public func flush() async throws(JournalError) {
        guard !open.steps.isEmpty || committing != nil else { return }
        open.ask()
        if let failure = await committed() { throw failure }
    }

    /// Returns once the commit that is due, or the one that runs, has ended.
    private func committed() async -> JournalError? {
        await withCheckedContinuation { waiter in
            open.add(waiter)
            commitSoon()
        }
    }

    /// Writes facts that wait, each time that nothing else has been written for a moment.
    func flushWhenQuiet() async {
        for await _ in deferred {
            var seen: Int
            repeat {
                seen = commits
                await clock.pause(milliseconds: Self.quiet)
                await shortenWallet()
            } while commits != seen
            try? await flush()
        }
    }

    /// Asks for a statement when many ledger rows wait for one: the wallet is written with all of them.
    private func shortenWallet() async {
        if committed.wallet.later.count >= Self.manyRows { try? await refreshWallet() }
    }

    private static let manyRows = 64

    /// For how long nothing is written before facts that may wait are, in milliseconds.
    private static let quiet: Int64 = 50

    /// Before the first input everything open goes on; later ones are of this run, and are on their way.
    private func goingOn() -> [QueueInput] {
        defer { hasGoneOn = true }
        return hasGoneOn ? [] : [.resumed]
    }

    /// Loads what the input is about, if it is settled and so not in memory.
    private func load(_ input: QueueInput) throws(JournalError) {
        if let id = input.intentID, head.payments[id] == nil,
            let payment = try journal.payment(id, options.account)
        {
            head.payments[id] = payment
            committed.payments[id] = payment
        }
        if let id = input.transactionID, head.deliveries[id] == nil,
            let delivery = try journal.delivery(id, options.account)
        {
            head.deliveries[id] = delivery
            committed.deliveries[id] = delivery
        }
    }

    private func commitSoon() {
        guard committing == nil else { return }
        // The only task that may outlive the engine: a commit that was begun is not given up.
        // It runs where its caller runs: the default executor would wake up every second from then on.
        let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
        committing = Task(executorPreference: executor) { await self.commitAll() }
    }

    private func commitAll() async {
        while open.mustCommit {
            let batch = open
            open = Batch()
            let events = batch.steps.flatMap(\.events)
            var projection = JournalProjection(of: events, in: evolved(committed, by: batch))
            projection.superseded = superseded
            do throws(JournalError) {
                try await journal.append(
                    batch.steps, account: options.account, projection: projection)
                keepSettledSpends(of: events)
                // What was loaded from the journal in the meantime stays.
                committed = evolved(committed, by: batch)
                finish(batch, events, projection)
            } catch {
                if batch.isNotes { drop(batch, error) } else { fail(batch, error) }
            }
        }
        committing = nil
        release(open.release())
        if open.steps.isEmpty {
            head.dropSettled()
            committed = head
        } else {
            deferredInput.yield()
            publish(open.steps.flatMap(\.events))
        }
    }

    private func evolved(_ state: QueueState, by batch: Batch) -> QueueState {
        var state = state
        for step in batch.steps {
            for event in step.events { state.evolve(event, at: step.at) }
        }
        return state
    }

    private func finish(
        _ batch: Batch, _ events: [JournalEvent], _ projection: JournalProjection
    ) {
        failedCommits = 0
        commits += 1
        show(projection)
        release(batch)
        publish(events)
        logGrowthInput.yield()
    }

    /// Begins what waited for a commit, and tells who did.
    private func release(_ batch: Batch) {
        dispatch(batch.effects)
        for waiter in batch.waiters { waiter.resume(returning: nil) }
    }

    /// A failed commit is ambiguous: nothing that was believed holds, and the journal is opened and read again.
    private func fail(_ batch: Batch, _ failure: JournalError) {
        let later = open
        open = Batch()
        broken = failure
        try? recover()
        for waiter in batch.waiters + later.waiters { waiter.resume(returning: failure) }
        publish()
        failedCommits += 1
        goOnLater()
    }

    /// Opens and reads the journal again after it failed; does nothing when it did not.
    func recover() throws(JournalError) {
        // What is damaged is neither written nor repaired.
        if let damage = journal.damage {
            broken = damage
            throw damage
        }
        guard broken != nil else { return }
        do throws(JournalError) {
            try journal.reopen()
            try reload()
            broken = nil
        } catch {
            broken = error
            throw error
        }
    }

    /// What was to follow from the lost facts is found again from the journal, but not in a hot loop.
    func goOnLater() {
        guard !goesOnLater else { return }
        goesOnLater = true
        let moment = policy.nextTry(
            failedCommits, of: "journal", retryAfter: nil, now: clock.now())
        dispatch([.wakeQueue(at: moment)])
    }

    /// Everything open goes on, or another try is made later.
    func goOn() async -> [QueueInput]? {
        goesOnLater = false
        do throws(JournalError) {
            try recover()
        } catch {
            failedCommits += 1
            goOnLater()
            return nil
        }
        // What the store told may have been in the commit that failed.
        let unfinished = await askAgain(.unfinished) ?? []
        let changes = await askAgain(.changes) ?? []
        return [.resumed] + unfinished + changes
    }

    func dispatch(_ effects: [Effect]) {
        for effect in effects where head.wants(effect) && inFlight.insert(effect).inserted {
            effectsInput.yield(effect)
        }
    }
}

extension QueueInput {
    /// The payment that the input is about; it has to be loaded before the machine decides.
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
            .finishRequested, .retryNow, .resumed, .statement, .spendConfirmed, .spendAnswered,
            .spendRefused, .spendUnanswered, .spendDue, .cursor, .listDeferred, .listTaken:
            nil
        }
    }

    /// The delivery that the input is about; it has to be loaded before the machine decides.
    package var transactionID: TransactionID? {
        switch self {
        case .storePurchased(_, let signed), .received(let signed, _): signed.transaction.id
        case .verdict(let id, _, _), .verifyUnanswered(let id, _, _), .finishAnswered(let id),
            .finishUnanswered(let id, _), .deliveryDue(let id, _), .finishRequested(let id):
            id
        case .confirmed, .numberIssued, .numberRefused, .numberUnanswered, .storePending,
            .storeCancelled, .storeDeclined, .storeRefused, .storeUnanswered, .orderNeverSeen,
            .acknowledgeAnswered, .acknowledgeUnanswered, .paymentDue, .retryNow, .resumed,
            .statement, .spendConfirmed, .spendAnswered, .spendRefused, .spendUnanswered, .spendDue,
            .cursor, .listDeferred, .listTaken:
            nil
        }
    }
}
