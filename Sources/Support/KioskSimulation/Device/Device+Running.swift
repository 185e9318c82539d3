import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// The runner, as in `PurchaseEngine+Running` and `+Effects`: launch, effects, timers.
extension Device {
    /// Starts the process: resumes open work, and then fetches the store's lists.
    mutating func start(at now: Int64, _ machine: Machine) {
        run = DeviceRun()
        runCount += 1
        reloadJournal()
        accept([], then: .launchUnfinished(1), at: now, machine)
    }

    /// Ends the process, and loses everything that is not durable.
    mutating func crash() {
        run = nil
        journal.crash()
    }

    /// Starts the requested effects, except for those in flight.
    mutating func dispatch(_ effects: [Effect], at now: Int64) {
        for effect in effects
        where run?.head.isNeeded(effect) == true && run?.inFlight.insert(effect).inserted == true {
            perform(effect, at: now)
        }
    }

    private mutating func perform(_ effect: Effect, at now: Int64) {
        switch effect {
        case .requestNumber(let intent): enqueue(.number(intent), .effect(effect))
        case .submit(let intent, let number): enqueue(.purchase(intent, number), .effect(effect))
        case .lookUp(let id): enqueue(.lookUp(id), .effect(effect))
        case .verify(let signed): enqueue(.verify(signed, nonce: nonce()), .effect(effect))
        case .finish(let id): enqueue(.finish(id), .effect(effect))
        case .acknowledge(let id): enqueue(.acknowledge(id), .effect(effect))
        case .spend(let spend): enqueue(.spend(spend), .effect(effect))
        case .wakePayment(_, let moment), .wakeDelivery(_, let moment),
            .wakeSpend(_, let moment), .wakeList(_, let moment), .wakeQueue(let moment):
            sleep(.effect(effect), until: moment, at: now)
        }
    }

    private mutating func nonce() -> String {
        run?.nonces += 1
        return "\(name).\(runCount).\(run?.nonces ?? 0)"
    }

    mutating func enqueue(_ call: Call, _ purpose: RequestPurpose) {
        outgoing.append(Outgoing(purpose: purpose, call: call))
    }

    /// Sets a timer for the time until the moment, limited to the longest backoff.
    private mutating func sleep(
        _ purpose: DeviceTimer.Purpose, until moment: Timestamp, at now: Int64
    ) {
        let longest = Backoff.ceiling
        let remaining = min(max(0, moment.since(wallTime(at: now))), longest)
        run?.timers.append(DeviceTimer(purpose: purpose, due: now + remaining, moment: moment))
    }

    /// Fires a timer.
    mutating func fireTimer(_ timer: DeviceTimer, at now: Int64, _ machine: Machine) {
        guard let index = run?.timers.firstIndex(of: timer) else { return }
        run?.timers.remove(at: index)
        switch timer.purpose {
        case .launch(let attempt): enqueueRequest(for: .launchUnfinished(attempt), at: now)
        case .effect(let effect):
            run?.inFlight.remove(effect)
            wake(effect, at: now, machine)
        }
    }

    private mutating func wake(_ effect: Effect, at now: Int64, _ machine: Machine) {
        switch effect {
        case .wakePayment(let id, let moment):
            accept([.paymentDue(id, at: moment)], at: now, machine)
        case .wakeDelivery(let id, let moment):
            accept([.deliveryDue(id, at: moment)], at: now, machine)
        case .wakeSpend(let id, let moment):
            accept([.spendDue(id, at: moment)], at: now, machine)
        case .wakeList(let source, let moment):
            // A timer of an earlier wait is ignored.
            guard run?.head.backlogs[source]?.notBefore == moment else { return }
            enqueueRequest(for: .list(source, due: moment), at: now)
        case .wakeQueue:
            run?.isResumeScheduled = false
            enqueueRequest(for: .resumeUnfinished, at: now)
        case .requestNumber, .submit, .lookUp, .verify, .finish, .acknowledge, .spend: break
        }
    }

    /// Sends the request of a purpose.
    mutating func enqueueRequest(for purpose: RequestPurpose?, at now: Int64) {
        guard let purpose, let run else { return }
        switch purpose {
        case .launchUnfinished, .resumeUnfinished, .purchaseUnfinished, .restoreUnfinished,
            .list(.unfinished, _):
            enqueue(.unfinished, purpose)
        case .launchChanges, .resumeChanges, .reportedChanges, .list:
            enqueue(.changes(after: run.committed.cursor), purpose)
        case .launchWallet, .wallet, .refusedSpend: enqueue(.wallet, purpose)
        case .restore: enqueue(.restore, purpose)
        case .effect: break
        }
    }

    /// Schedules another attempt of the launch.
    mutating func launchLater(_ attempt: Int, _ failure: ServiceFailure, at now: Int64) {
        var retryAfter: Int64?
        if case .noAnswer(let silence) = failure { retryAfter = silence.retryAfter }
        let moment = policy.nextAttempt(
            attempt, of: "launch", retryAfter: retryAfter, now: wallTime(at: now))
        sleep(.launch(attempt + 1), until: moment, at: now)
    }
}
