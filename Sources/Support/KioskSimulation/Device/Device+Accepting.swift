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
        let wall = wall(at: now)
        var events: [JournalEvent] = []
        var effects: [Effect] = []
        if machine.runner.loadsSettled { inputs.forEach { load($0) } }
        for input in goingOn(machine) + inputs {
            guard var state = run?.head else { return }
            let decision = machine.decide(state, input, wall, policy)
            for event in decision.events {
                machine.evolve(&state, event, wall)
                run?.unsent.record(event)
            }
            run?.head = state
            events += decision.events
            effects += decision.effects
        }
        run?.open.add(JournalStep(at: wall, monotonic: now, events: events))
        if machine.runner.waitsForCommit, run?.mustCommit == true {
            run?.open.effects += effects
            if let next { run?.open.next.append(next) }
        } else {
            dispatch(effects, at: now)
            go(on: next, at: now)
        }
    }

    /// Returns the input that resumes all open work, before the first other input.
    private mutating func goingOn(_ machine: Machine) -> [QueueInput] {
        guard let run, !run.hasGoneOn else { return [] }
        self.run?.hasGoneOn = true
        return machine.runner.resumes ? [.resumed] : []
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
        guard let run, run.committing == nil, !run.open.steps.isEmpty else { return }
        self.run?.committing = run.open
        self.run?.open = OpenFacts()
    }

    /// Ends the commit in progress, or one that starts now.
    mutating func commit(_ luck: DeviceJournal.CommitResult, at now: Int64, _ machine: Machine) {
        beginCommit()
        guard let batch = run?.committing else { return }
        guard write(batch, luck, machine) else { return fail(batch, at: now, machine) }
        run?.failedCommits = 0
        release(batch, at: now)
        run?.committing = nil
        guard run?.open.mustCommit == false else { return }
        if let waiting = run?.open.release() { release(waiting, at: now) }
        guard var state = run?.head, run?.open.steps.isEmpty == true else { return }
        state.dropSettled()
        run?.head = state
        run?.committed = state
    }

    /// Starts the effects that waited for a commit.
    private mutating func release(_ batch: OpenFacts, at now: Int64) {
        dispatch(batch.effects, at: now)
        for next in batch.next { go(on: next, at: now) }
    }

    private mutating func write(
        _ batch: OpenFacts, _ luck: DeviceJournal.CommitResult, _ machine: Machine
    ) -> Bool {
        guard var next = run?.committed else { return false }
        for step in batch.steps {
            for event in step.events { machine.evolve(&next, event, step.at) }
        }
        let projection = JournalProjection(of: batch.steps.flatMap(\.events), in: next)
        let isDurable = journal.append(batch.steps, projection, luck, syncs: machine.runner.syncs)
        if isDurable { run?.committed = next }
        return isDurable
    }

    /// Crashes during a write: the facts are durable, but the process never uses that.
    mutating func commitUnheard(_ machine: Machine) {
        beginCommit()
        guard let batch = run?.committing else { return }
        _ = write(batch, .writtenAllTheSame, machine)
    }

    /// After a failed commit the stored state is unknown, so memory is discarded and the journal read again.
    private mutating func fail(_ batch: OpenFacts, at now: Int64, _ machine: Machine) {
        guard let later = run?.open else { return }
        run?.committing = nil
        guard machine.runner.rereadsAfterFailure else {
            // A wrong variant, which assumes that the commit succeeded.
            if let head = run?.head { run?.committed = head }
            return release(batch, at: now)
        }
        run?.open = OpenFacts()
        reread()
        for next in batch.next + later.next { go(on: next, at: now) }
        run?.failedCommits += 1
        goOnLater(at: now)
    }

    /// Replaces the state in memory by the durable state.
    mutating func reread() {
        let state = journal.tables.openWork
        run?.head = state
        run?.committed = state
    }

    private mutating func goOnLater(at now: Int64) {
        guard let run, !run.goesOnLater else { return }
        self.run?.goesOnLater = true
        let moment = policy.nextTry(
            run.failedCommits, of: "journal", retryAfter: nil, now: wall(at: now))
        dispatch([.wakeQueue(at: moment)], at: now)
    }
}
