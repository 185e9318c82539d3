import PurchaseCore
import PurchaseEngine
import StoreModel

/// Group commit, as in `PurchaseEngine+Commit`: decisions use the speculative head, and their effects wait for the
/// commit.
extension Device {
    /// Decides consecutive inputs as one step.
    mutating func accept(
        _ inputs: [QueueInput], then next: RequestPurpose? = nil, at now: Int64, _ machine: Machine
    ) {
        guard run != nil else { return }
        let wall = wallTime(at: now)
        var events: [JournalEvent] = []
        var effects: [Effect] = []
        if machine.runner.loadsSettledRows { inputs.forEach { load($0) } }
        for input in resumeInputs(machine) + inputs {
            guard var state = run?.head else { return }
            let decision = machine.decide(state, input, wall, policy)
            for event in decision.events {
                machine.evolve(&state, event, wall)
                run?.firstAttempts.record(event)
            }
            run?.head = state
            events += decision.events
            effects += decision.effects
        }
        run?.nextBatch.add(JournalEventBatch(at: wall, monotonic: now, events: events))
        if machine.runner.waitsForCommit, run?.mustCommit == true {
            run?.nextBatch.effects += effects
            if let next { run?.nextBatch.followUpRequests.append(next) }
        } else {
            dispatch(effects, at: now)
            enqueueRequest(for: next, at: now)
        }
    }

    /// Returns the input that resumes all open work, before the first other input.
    private mutating func resumeInputs(_ machine: Machine) -> [QueueInput] {
        guard let run, !run.hasResumed else { return [] }
        self.run?.hasResumed = true
        return machine.runner.resumesAtStart ? [.resumed] : []
    }

    /// Loads the rows of an input that are settled and therefore not in memory.
    private mutating func load(_ input: QueueInput) {
        if let id = input.intentID, run?.head.payments[id] == nil,
            let payment = journal.tables.payments[id]
        {
            run?.head.payments[id] = payment
            run?.committed.payments[id] = payment
        }
        if let id = input.transactionID, run?.head.deliveries[id] == nil,
            let delivery = journal.tables.deliveries[id]
        {
            run?.head.deliveries[id] = delivery
            run?.committed.deliveries[id] = delivery
        }
    }

    /// Starts writing the open facts; later decisions wait for the next commit.
    mutating func beginCommit() {
        guard let run, run.committingBatch == nil, !run.nextBatch.steps.isEmpty else { return }
        self.run?.committingBatch = run.nextBatch
        self.run?.nextBatch = CommitBatch()
    }

    /// Ends the commit in progress, or one that starts now.
    mutating func commit(_ result: DeviceJournal.CommitResult, at now: Int64, _ machine: Machine) {
        beginCommit()
        guard let batch = run?.committingBatch else { return }
        guard write(batch, result, machine) else { return fail(batch, at: now, machine) }
        run?.failedCommits = 0
        release(batch, at: now)
        run?.committingBatch = nil
        guard run?.nextBatch.mustCommit == false else { return }
        if let waiting = run?.nextBatch.release() { release(waiting, at: now) }
        guard var state = run?.head, run?.nextBatch.steps.isEmpty == true else { return }
        state.removeCompletedWork()
        run?.head = state
        run?.committed = state
    }

    /// Starts the effects that waited for a commit.
    private mutating func release(_ batch: CommitBatch, at now: Int64) {
        dispatch(batch.effects, at: now)
        for next in batch.followUpRequests { enqueueRequest(for: next, at: now) }
    }

    private mutating func write(
        _ batch: CommitBatch, _ result: DeviceJournal.CommitResult, _ machine: Machine
    ) -> Bool {
        guard var next = run?.committed else { return false }
        for step in batch.steps {
            for event in step.events { machine.evolve(&next, event, step.at) }
        }
        let projection = ProjectionUpdate(of: batch.steps.flatMap(\.events), in: next)
        let isDurable = journal.append(
            batch.steps, projection, result, syncs: machine.runner.syncsCommits)
        if isDurable { run?.committed = next }
        return isDurable
    }

    /// Crashes during a write: the facts are durable, but the process never uses that.
    mutating func commitUnreported(_ machine: Machine) {
        beginCommit()
        guard let batch = run?.committingBatch else { return }
        _ = write(batch, .writtenDespiteError, machine)
    }

    /// After a failed commit the stored state is unknown, so memory is discarded and the journal read again.
    private mutating func fail(_ batch: CommitBatch, at now: Int64, _ machine: Machine) {
        guard let nextBatch = run?.nextBatch else { return }
        run?.committingBatch = nil
        guard machine.runner.rereadsAfterFailure else {
            // A wrong variant, which assumes that the commit succeeded.
            if let head = run?.head { run?.committed = head }
            return release(batch, at: now)
        }
        run?.nextBatch = CommitBatch()
        reloadJournal()
        for next in batch.followUpRequests + nextBatch.followUpRequests {
            enqueueRequest(for: next, at: now)
        }
        run?.failedCommits += 1
        scheduleResume(at: now)
    }

    /// Replaces the state in memory by the durable state.
    mutating func reloadJournal() {
        let state = journal.tables.openWork
        run?.head = state
        run?.committed = state
    }

    private mutating func scheduleResume(at now: Int64) {
        guard let run, !run.isResumeScheduled else { return }
        self.run?.isResumeScheduled = true
        let moment = policy.nextAttempt(
            run.failedCommits, of: "journal", retryAfter: nil, now: wallTime(at: now))
        dispatch([.wakeQueue(at: moment)], at: now)
    }
}
