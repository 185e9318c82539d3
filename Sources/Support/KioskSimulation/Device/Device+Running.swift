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
        reread()
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
        case .requestNumber(let intent): ask(.number(intent), .effect(effect))
        case .submit(let intent, let number): ask(.purchase(intent, number), .effect(effect))
        case .lookUp(let id): ask(.lookUp(id), .effect(effect))
        case .verify(let signed): ask(.verify(signed, nonce: nonce()), .effect(effect))
        case .finish(let id): ask(.finish(id), .effect(effect))
        case .acknowledge(let id): ask(.acknowledge(id), .effect(effect))
        case .spend(let spend): ask(.spend(spend), .effect(effect))
        case .wakePayment(_, let moment), .wakeDelivery(_, let moment),
            .wakeSpend(_, let moment), .wakeList(_, let moment), .wakeQueue(let moment):
            sleep(.effect(effect), until: moment, at: now)
        }
    }

    private mutating func nonce() -> String {
        run?.nonces += 1
        return "\(name).\(runCount).\(run?.nonces ?? 0)"
    }

    mutating func ask(_ call: Call, _ chore: RequestPurpose) {
        outgoing.append(Outgoing(chore: chore, call: call))
    }

    /// Sets a timer for the time until the moment, limited to the longest backoff.
    private mutating func sleep(
        _ purpose: DeviceTimer.Purpose, until moment: Timestamp, at now: Int64
    ) {
        let longest = Backoff.ceiling
        let left = min(max(0, moment.since(wall(at: now))), longest)
        run?.timers.append(DeviceTimer(purpose: purpose, due: now + left, moment: moment))
    }

    /// Fires a timer.
    mutating func fire(_ timer: DeviceTimer, at now: Int64, _ machine: Machine) {
        guard let place = run?.timers.firstIndex(of: timer) else { return }
        run?.timers.remove(at: place)
        switch timer.purpose {
        case .launch(let attempt): go(on: .launchUnfinished(attempt), at: now)
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
            go(on: .list(source, due: moment), at: now)
        case .wakeQueue:
            run?.goesOnLater = false
            go(on: .goOnUnfinished, at: now)
        case .requestNumber, .submit, .lookUp, .verify, .finish, .acknowledge, .spend: break
        }
    }

    /// Sends the request of a purpose.
    mutating func go(on chore: RequestPurpose?, at now: Int64) {
        guard let chore, let run else { return }
        switch chore {
        case .launchUnfinished, .goOnUnfinished, .drain, .restoreDrain, .list(.unfinished, _):
            ask(.unfinished, chore)
        case .launchChanges, .goOnChanges, .news, .list:
            ask(.changes(after: run.committed.cursor), chore)
        case .launchWallet, .wallet, .refusedSpend: ask(.wallet, chore)
        case .restore: ask(.restore, chore)
        case .effect: break
        }
    }

    /// Schedules another attempt of the launch.
    mutating func launchLater(_ attempt: Int, _ failure: ServiceFailure, at now: Int64) {
        var wish: Int64?
        if case .noAnswer(let silence) = failure { wish = silence.retryAfter }
        let moment = policy.nextTry(
            attempt, of: "launch", retryAfter: wish, now: wall(at: now))
        sleep(.launch(attempt + 1), until: moment, at: now)
    }
}
