import PurchaseCore
import PurchaseEngine
import SandboxCore
import StoreAPI
import StoreModel

/// The interpretation of replies, with the engine's own functions.
extension Device {
    /// Processes the reply to a request of the current run.
    mutating func process(
        _ reply: Reply, to chore: RequestPurpose, at now: Int64, _ machine: Machine
    ) {
        guard run != nil else { return }
        switch chore {
        case .effect(let effect): process(reply, to: effect, at: now, machine)
        case .launchUnfinished(let attempt):
            launched(reply, .unfinished, attempt, then: .launchChanges(attempt), at: now, machine)
        case .launchChanges(let attempt):
            launched(reply, .changes, attempt, then: .launchWallet(attempt), at: now, machine)
        case .launchWallet(let attempt):
            if case .failed(let failure) = reply {
                return launchLater(attempt, failure, at: now)
            }
            accept(statement(reply), at: now, machine)
            // A successful launch after failures shows that the backend is reachable, so waiting work is retried now.
            if attempt > 1 { accept([.retryNow], at: now, machine) }
            run?.hasLaunched = true
        case .news: accept(asked(.changes, reply, now, machine), at: now, machine)
        case .list(let source, let due):
            accept(asked(source, reply, now, machine, due: due), at: now, machine)
        case .goOnUnfinished: goOn(reply, at: now, machine)
        case .goOnChanges(let silence):
            let rest = asked(.changes, reply, now, machine)
            if case .failed = reply {
                return accept([.resumed] + silence + rest, at: now, machine)
            }
            accept(rest, at: now, machine)
            accept([.resumed] + silence, at: now, machine)
        case .drain(let intent):
            if case .list = reply {
                accept(asked(.unfinished, reply, now, machine), at: now, machine)
            }
            accept([.confirmed(intent)], at: now, machine)
        case .restoreDrain:
            guard case .list = reply else { return }
            accept(asked(.unfinished, reply, now, machine), then: .restore, at: now, machine)
        case .restore:
            guard case .restored(let signed) = reply else { return }
            let believed = signed.filter { Token.isBelieved($0, at: wall(at: now)) }
            let faults = signed.count - believed.count
            if faults > 0 { run?.listQuestions.recordFailure(.unfinished) }
            accept(
                ServiceResponses.restored(
                    believed, faults: Array(repeating: "not believed", count: faults)),
                then: .wallet, at: now, machine)
        case .wallet: accept(statement(reply), at: now, machine)
        case .refusedSpend(let spend, let refusal): refused(spend, refusal, reply, now, machine)
        }
    }

    private mutating func goOn(_ reply: Reply, at now: Int64, _ machine: Machine) {
        let inputs = asked(.unfinished, reply, now, machine)
        guard case .failed = reply else {
            return accept(inputs, then: .goOnChanges(silence: []), at: now, machine)
        }
        go(on: .goOnChanges(silence: inputs), at: now)
    }

    private mutating func launched(
        _ reply: Reply, _ source: DeliverySource, _ attempt: Int, then next: RequestPurpose,
        at now: Int64,
        _ machine: Machine
    ) {
        if case .failed(let failure) = reply { return launchLater(attempt, failure, at: now) }
        accept(asked(source, reply, now, machine), then: next, at: now, machine)
    }

    private mutating func refused(
        _ spend: Spend, _ refusal: Refusal, _ reply: Reply, _ now: Int64, _ machine: Machine
    ) {
        var statement: WalletStatement?
        if case .statement(let told) = reply { statement = told }
        run?.inFlight.remove(.spend(spend))
        accept(
            ServiceResponses.spendRefused(refusal, spend.id, statement: statement), at: now, machine
        )
    }

    private func statement(_ reply: Reply) -> [QueueInput] {
        if case .statement(let statement) = reply { [.statement(statement)] } else { [] }
    }

    /// Returns the inputs for a list or for its failure.
    private mutating func asked(
        _ source: DeliverySource, _ reply: Reply, _ now: Int64, _ machine: Machine,
        due: Timestamp? = nil
    ) -> [QueueInput] {
        if case .failed(let failure) = reply {
            run?.listQuestions.recordFailure(source)
            return ServiceResponses.listFailed(failure, source, due: due)
        }
        guard case .list(let list) = reply else { return [] }
        let wall = wall(at: now)
        let believed = list.transactions.filter { Token.isBelieved($0, at: wall) }
        let faults = list.transactions.count - believed.count
        let notices = list.notices.flatMap {
            machine.interpretation.order($0.status, $0.intentID) { _ in nil }
        }
        if faults > 0 { run?.listQuestions.recordFailure(source) }
        return machine.interpretation.list(
            FetchedList(
                source, believed: believed,
                faults: Array(repeating: "It is signed in the future.", count: faults),
                notices: notices, cursor: list.cursor, due: due, isOvertaken: list.isOvertaken))
    }

    private mutating func process(
        _ reply: Reply, to effect: Effect, at now: Int64, _ machine: Machine
    ) {
        if case .spend(let spend) = effect { return process(reply, of: spend, at: now, machine) }
        run?.inFlight.remove(effect)
        let inputs = inputs(reply, to: effect, now, machine)
        if case .submit(let intent, _) = effect { run?.unsent.orders.remove(intent.id) }
        accept(inputs, at: now, machine)
    }

    private mutating func process(
        _ reply: Reply, of spend: Spend, at now: Int64, _ machine: Machine
    ) {
        let isFirst = run?.unsent.spends.remove(spend.id) != nil
        switch reply {
        case .spent(let told):
            run?.inFlight.remove(.spend(spend))
            accept(ServiceResponses.spent(told, spend.id), at: now, machine)
        case .failed(let failure):
            guard let refusal = machine.interpretation.spendRefusal(failure, isFirst) else {
                run?.inFlight.remove(.spend(spend))
                return accept(ServiceResponses.spendUnanswered(failure, spend.id), at: now, machine)
            }
            guard refusal.code == .notEnough else {
                return refused(spend, refusal, reply, now, machine)
            }
            go(on: .refusedSpend(spend, refusal), at: now)
        default: break
        }
    }

    private func inputs(
        _ reply: Reply, to effect: Effect, _ now: Int64, _ machine: Machine
    ) -> [QueueInput] {
        let wall = wall(at: now)
        switch (effect, reply) {
        case (.requestNumber(let intent), .number(let number)):
            return ServiceResponses.number(.success(number), intent.id)
        case (.requestNumber(let intent), .failed(let failure)):
            return ServiceResponses.number(.failure(failure), intent.id)
        case (.submit(let intent, _), .order(let status, let signed)):
            return machine.interpretation.order(status, intent.id) { _ in verified(signed, wall) }
        case (.submit(let intent, _), .failed(let failure)):
            let isFirst = run.map {
                $0.unsent.orders.contains(intent.id)
                    && ServiceResponses.isFirst(intent.id, in: $0.head)
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
        case (.acknowledge(let id), .done): return ServiceResponses.acknowledge(nil, id)
        case (.acknowledge(let id), .failed(let failure)):
            return ServiceResponses.acknowledge(failure, id)
        default: return []
        }
    }

    private func verified(_ signed: SignedTransaction?, _ wall: Timestamp) -> SignedTransaction? {
        signed.flatMap { Token.isBelieved($0, at: wall) ? $0 : nil }
    }
}
