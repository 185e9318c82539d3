import PurchaseCore
import PurchaseEngine
import SandboxCore
import StoreAPI
import StoreModel

/// The interpretation of replies, with the engine's own functions.
extension Device {
    /// Processes the reply to a request of the current run.
    mutating func process(
        _ reply: Reply, to purpose: RequestPurpose, at now: Int64, _ machine: Machine
    ) {
        guard run != nil else { return }
        switch purpose {
        case .effect(let effect): process(reply, to: effect, at: now, machine)
        case .launchUnfinished(let attempt):
            continueLaunch(
                reply, .unfinished, attempt, then: .launchChanges(attempt), at: now, machine)
        case .launchChanges(let attempt):
            continueLaunch(reply, .changes, attempt, then: .launchWallet(attempt), at: now, machine)
        case .launchWallet(let attempt):
            if case .failed(let failure) = reply {
                return launchLater(attempt, failure, at: now)
            }
            accept(statement(reply), at: now, machine)
            // A successful launch after failures shows that the backend is reachable, so waiting work is retried now.
            if attempt > 1 { accept([.retryNow], at: now, machine) }
            run?.hasLaunched = true
        case .reportedChanges: accept(listInputs(.changes, reply, now, machine), at: now, machine)
        case .list(let source, let due):
            accept(listInputs(source, reply, now, machine, due: due), at: now, machine)
        case .resumeUnfinished: resume(reply, at: now, machine)
        case .resumeChanges(let failureInputs):
            let changeInputs = listInputs(.changes, reply, now, machine)
            if case .failed = reply {
                return accept([.resumed] + failureInputs + changeInputs, at: now, machine)
            }
            accept(changeInputs, at: now, machine)
            accept([.resumed] + failureInputs, at: now, machine)
        case .purchaseUnfinished(let intent):
            if case .list = reply {
                accept(listInputs(.unfinished, reply, now, machine), at: now, machine)
            }
            accept([.confirmed(intent)], at: now, machine)
        case .restoreUnfinished:
            guard case .list = reply else { return }
            accept(listInputs(.unfinished, reply, now, machine), then: .restore, at: now, machine)
        case .restore:
            guard case .restored(let signed) = reply else { return }
            let valid = signed.filter { SimulatedSigning.isValid($0, at: wallTime(at: now)) }
            let invalidCount = signed.count - valid.count
            if invalidCount > 0 { run?.listFetches.recordFailure(.unfinished) }
            accept(
                ServiceResponseMapper.restored(
                    valid, faults: Array(repeating: "not believed", count: invalidCount)),
                then: .wallet, at: now, machine)
        case .wallet: accept(statement(reply), at: now, machine)
        case .refusedSpend(let spend, let refusal): refuseSpend(spend, refusal, reply, now, machine)
        }
    }

    private mutating func resume(_ reply: Reply, at now: Int64, _ machine: Machine) {
        let inputs = listInputs(.unfinished, reply, now, machine)
        guard case .failed = reply else {
            return accept(inputs, then: .resumeChanges(silence: []), at: now, machine)
        }
        enqueueRequest(for: .resumeChanges(silence: inputs), at: now)
    }

    private mutating func continueLaunch(
        _ reply: Reply, _ source: DeliverySource, _ attempt: Int, then next: RequestPurpose,
        at now: Int64,
        _ machine: Machine
    ) {
        if case .failed(let failure) = reply { return launchLater(attempt, failure, at: now) }
        accept(listInputs(source, reply, now, machine), then: next, at: now, machine)
    }

    private mutating func refuseSpend(
        _ spend: Spend, _ refusal: Refusal, _ reply: Reply, _ now: Int64, _ machine: Machine
    ) {
        var statement: WalletStatement?
        if case .statement(let fetched) = reply { statement = fetched }
        run?.inFlight.remove(.spend(spend))
        accept(
            ServiceResponseMapper.spendRefused(refusal, spend.id, statement: statement), at: now,
            machine
        )
    }

    private func statement(_ reply: Reply) -> [QueueInput] {
        if case .statement(let statement) = reply { [.statement(statement)] } else { [] }
    }

    /// Returns the inputs for a list or for its failure.
    private mutating func listInputs(
        _ source: DeliverySource, _ reply: Reply, _ now: Int64, _ machine: Machine,
        due: Timestamp? = nil
    ) -> [QueueInput] {
        if case .failed(let failure) = reply {
            run?.listFetches.recordFailure(source)
            return ServiceResponseMapper.listFailed(failure, source, due: due)
        }
        guard case .list(let list) = reply else { return [] }
        let wall = wallTime(at: now)
        let valid = list.transactions.filter { SimulatedSigning.isValid($0, at: wall) }
        let invalidCount = list.transactions.count - valid.count
        let notices = list.notices.flatMap {
            machine.interpretation.order($0.status, $0.intentID) { _ in nil }
        }
        if invalidCount > 0 { run?.listFetches.recordFailure(source) }
        return machine.interpretation.list(
            FetchedList(
                source, verified: valid,
                verificationErrors: Array(
                    repeating: "It is signed in the future.", count: invalidCount),
                notices: notices, cursor: list.cursor, due: due, isOutdated: list.isOutdated))
    }

    private mutating func process(
        _ reply: Reply, to effect: Effect, at now: Int64, _ machine: Machine
    ) {
        if case .spend(let spend) = effect { return process(reply, of: spend, at: now, machine) }
        run?.inFlight.remove(effect)
        let inputs = inputs(reply, to: effect, now, machine)
        if case .submit(let intent, _) = effect { run?.firstAttempts.orders.remove(intent.id) }
        accept(inputs, at: now, machine)
    }

    private mutating func process(
        _ reply: Reply, of spend: Spend, at now: Int64, _ machine: Machine
    ) {
        let isFirst = run?.firstAttempts.spends.remove(spend.id) != nil
        switch reply {
        case .spent(let spendReply):
            run?.inFlight.remove(.spend(spend))
            accept(
                ServiceResponseMapper.spent(
                    spendReply, spend.id, statement: spendReply.statement), at: now, machine)
        case .failed(let failure):
            guard let refusal = machine.interpretation.spendRefusal(failure, isFirst) else {
                run?.inFlight.remove(.spend(spend))
                return accept(
                    ServiceResponseMapper.spendUnanswered(failure, spend.id), at: now, machine)
            }
            guard refusal.code == .notEnough else {
                return refuseSpend(spend, refusal, reply, now, machine)
            }
            enqueueRequest(for: .refusedSpend(spend, refusal), at: now)
        default: break
        }
    }

    private func inputs(
        _ reply: Reply, to effect: Effect, _ now: Int64, _ machine: Machine
    ) -> [QueueInput] {
        let wall = wallTime(at: now)
        switch (effect, reply) {
        case (.requestNumber(let intent), .number(let number)):
            return ServiceResponseMapper.number(.success(number), intent.id)
        case (.requestNumber(let intent), .failed(let failure)):
            return ServiceResponseMapper.number(.failure(failure), intent.id)
        case (.submit(let intent, _), .order(let status, let signed)):
            return machine.interpretation.order(status, intent.id) { _ in verified(signed, wall) }
        case (.submit(let intent, _), .failed(let failure)):
            let isFirst = run.map {
                $0.firstAttempts.orders.contains(intent.id)
                    && ServiceResponseMapper.isFirst(intent.id, in: $0.head)
            }
            return machine.interpretation.orderFailed(failure, intent.id, isFirst ?? false)
        case (.lookUp(let id), .order(let status, let signed)):
            return machine.interpretation.order(status, id) { _ in verified(signed, wall) }
        case (.lookUp(let id), .neverSeen): return [.orderNeverSeen(id)]
        case (.lookUp(let id), .failed(let failure)):
            return machine.interpretation.orderFailed(failure, id, false)
        case (.verify(let signed), .verdict(let verdict)):
            let latest = wall.adding(milliseconds: VerificationRules.clockTolerance)
            let checked = verdict.signedDate <= latest ? verdict : nil
            let jws = JWS(compact: "verdict.\(verdict.nonce)")
            return machine.interpretation.verdict(.success(checked), signed, jws)
        case (.verify(let signed), .failed(let failure)):
            return machine.interpretation.verdict(.failure(failure), signed, nil)
        case (.finish(let id), .done): return machine.interpretation.finish(nil, id)
        case (.finish(let id), .failed(let failure)):
            return machine.interpretation.finish(failure, id)
        case (.acknowledge(let id), .done): return ServiceResponseMapper.acknowledge(nil, id)
        case (.acknowledge(let id), .failed(let failure)):
            return ServiceResponseMapper.acknowledge(failure, id)
        default: return []
        }
    }

    private func verified(_ signed: SignedTransaction?, _ wall: Timestamp) -> SignedTransaction? {
        signed.flatMap { SimulatedSigning.isValid($0, at: wall) ? $0 : nil }
    }
}
