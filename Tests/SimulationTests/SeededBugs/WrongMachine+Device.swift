import KioskSimulation
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import Synchronization

/// Wrong versions of the device's state machine and of its runner.
extension WrongMachine {
    static let ofRunner: [WrongMachine] = [
        WrongMachine("effects do not wait for the commit", .search(.crash)) {
            $0.runner.waitsForCommit = false
        },
        WrongMachine("a failed commit is taken for a success", .seeds(1...200)) {
            $0.runner.rereadsAfterFailure = false
        },
        WrongMachine("settled rows are not loaded", .seeds(1...200)) {
            $0.runner.loadsSettledRows = false
        },
        WrongMachine("nothing continues after a restart", .search(.crash)) {
            $0.runner.resumesAtStart = false
        },
        WrongMachine("commits are not synced", .search(.crash)) { $0.runner.syncsCommits = false },
        WrongMachine("a retry has a new id", .search(.crash)) {
            $0.runner.submittedIntent = { intent, attempt in
                attempt == 1 ? intent : intent.renamed("\(intent.id)-\(attempt)")
            }
        },
        WrongMachine("a refusal without a verdict rejects permanently", .seeds(1...200)) {
            $0.interpretation.verdict = { answer, signed, jws in
                let id = signed.transaction.id
                guard case .failure(.refusal(let refusal)) = answer else {
                    return ServiceResponseMapper.verdict(answer, id, signed: jws)
                }
                return [.verdict(id, .rejection(of: signed, refusal.message))]
            }
        },
        WrongMachine("no answer is taken for “not charged”", .search(.crash)) {
            $0.interpretation.orderFailed = { _, id, _ in [.storeRefused(id, .refused)] }
        },
        WrongMachine("every refusal is taken for one of the first attempt", .seeds(100...300)) {
            $0.interpretation.orderFailed = { failure, id, _ in
                ServiceResponseMapper.orderFailed(failure, id, isFirst: true)
            }
        },
        WrongMachine("an unanswered finish counts as finished", .search(.crash)) {
            $0.interpretation.finish = { _, id in [.finishAnswered(id)] }
        },
        WrongMachine("notices of ended orders are ignored", .search(.approval)) {
            $0.rewriteLists { $0.notices = [] }
        },
        WrongMachine("changes are not received", .search(.refunded)) {
            $0.rewriteLists { if $0.source == .changes { $0.verified = [] } }
        },
        WrongMachine("only the first transaction of a list is processed", .seeds(100...300)) {
            $0.rewriteLists { $0.verified = Array($0.verified.prefix(1)) }
        },
        WrongMachine("a postponed verdict is taken for a rejection", .seeds(1...200)) {
            $0.interpretation.verdict = { answer, signed, jws in
                let id = signed.transaction.id
                guard case .success(let verdict?) = answer, verdict.decision == .retry else {
                    return ServiceResponseMapper.verdict(answer, id, signed: jws)
                }
                return [.verdict(id, .rejection(of: signed, verdict.reason ?? ""), signed: jws)]
            }
        },
        WrongMachine("an unanswered spending is taken for a refused one", .seeds(700...800)) {
            $0.interpretation.spendRefusal = { failure, isFirst in
                guard case .noAnswer = failure else {
                    return ServiceResponseMapper.spendRefusal(failure, isFirst: isFirst)
                }
                return Refusal(.notEnough, "")
            }
        },
        WrongMachine("a refused spending is sent endlessly", .seeds(500...600)) {
            $0.interpretation.spendRefusal = { _, _ in nil }
        },
        WrongMachine("an older list ends the wait for a later one", .seeds(447_071...447_071)) {
            $0.rewriteLists { $0.isOutdated = false }
        },
        WrongMachine("the cursor moves past an invalid transaction", .seeds(1...200)) {
            $0.rewriteLists { $0.verificationErrors = [] }
        },
    ]

    static let ofQueue: [WrongMachine] = [
        WrongMachine("a refund of a known transaction is ignored", .search(.refunded)) {
            $0.decide = { state, input, now, policy in
                if case .received(let signed, _) = input, signed.transaction.revocationDate != nil,
                    state.deliveries[signed.transaction.id] != nil
                {
                    return .nothing
                }
                return state.decide(input, at: now, policy: policy)
            }
        },
        WrongMachine("a transaction is finished before it is delivered", .search(.crash)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                if case .storePurchased(_, let signed) = input {
                    decision.effects.append(.finish(signed.transaction.id))
                }
                return decision
            }
        },
        WrongMachine("a redelivered transaction is delivered again", .seeds(1...200)) {
            $0.decide = { state, input, now, policy in
                var fresh = state
                if case .received(let signed, _) = input,
                    state.deliveries[signed.transaction.id]?.stage == .delivered
                {
                    fresh.deliveries[signed.transaction.id] = nil
                }
                return fresh.decide(input, at: now, policy: policy)
            }
        },
        WrongMachine("an outcome without a transaction is not acknowledged", .search(.approval)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                decision.effects.removeAll { if case .acknowledge = $0 { true } else { false } }
                return decision
            }
        },
        WrongMachine("a look-up that finds nothing sends the order again", .search(.late)) {
            $0.decide = { state, input, now, policy in
                guard case .orderNeverSeen(let id) = input else {
                    return state.decide(input, at: now, policy: policy)
                }
                return state.decide(.storePending(id), at: now, policy: policy)
            }
        },
        WrongMachine("goods are counted after the charge, without a verdict", .search(.crash)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                guard case .storePurchased(_, let signed) = input else { return decision }
                var next = state
                for event in decision.events { next.evolve(event, at: now) }
                let granted = QueueInput.verdict(signed.transaction.id, .grant(of: signed))
                let more = next.decide(granted, at: now, policy: policy)
                decision.events += more.events
                decision.effects += more.effects
                return decision
            }
        },
        WrongMachine("an order that waits for approval is taken for refused", .search(.approval)) {
            $0.decide = { state, input, now, policy in
                guard case .storePending(let id) = input else {
                    return state.decide(input, at: now, policy: policy)
                }
                return state.decide(
                    .storeDeclined(id, .approvalDeclined), at: now, policy: policy)
            }
        },
        WrongMachine("an outcome is acknowledged and not recorded", .search(.approval)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                if case .storeDeclined = input { decision.events = [] }
                return decision
            }
        },
        WrongMachine("a refund takes back another purchase", .seeds(1...200)) {
            $0.decide = { state, input, now, policy in
                guard case .received(let signed, let source) = input,
                    signed.transaction.revocationDate != nil,
                    let other = state.deliveries.byID.values.map(\.signed).sorted(by: {
                        $0.transaction.id < $1.transaction.id
                    }).first(where: { $0.transaction.id != signed.transaction.id })
                else { return state.decide(input, at: now, policy: policy) }
                let mistaken = QueueInput.received(other.refunded(at: now), source)
                return state.decide(mistaken, at: now, policy: policy)
            }
        },
        WrongMachine("a spending that is sent again has a new id", .seeds(1...200)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                if case .spendConfirmed = input { return decision }
                decision.effects = decision.effects.map { effect in
                    guard case .spend(let spend) = effect else { return effect }
                    return .spend(
                        Spend(id: SpendID("\(spend.id)-2"), goods: spend.goods, note: ""))
                }
                return decision
            }
        },
        WrongMachine("a statement removes goods that are being spent", .seeds(600...700)) {
            $0.evolve = { state, event, now in
                guard case .statementReceived(let statement) = event else {
                    return state.evolve(event, at: now)
                }
                let later = state.wallet.later
                state.wallet = WalletState()
                state.wallet.apply(statement, at: now)
                state.wallet.add(later)
            }
        },
        WrongMachine("pauses are drawn without a seed", .trace(200)) {
            let draws = Draws()
            $0.decide = { state, input, now, policy in
                state.decide(input, at: now, policy: policy.seeded(draws.next()))
            }
        },
        WrongMachine("a spending counts twice in the wallet", .seeds(1...200)) {
            $0.evolve = { state, event, now in
                guard case .spendConfirmed(let id, let version) = event else {
                    return state.evolve(event, at: now)
                }
                let goods = state.wallet.pending[id]?.goods.negated
                state.evolve(event, at: now)
                if let goods {
                    state.wallet.add([VerdictChange(version: version + 1_000, change: goods)])
                }
            }
        },
    ]
}

extension Intent {
    fileprivate func renamed(_ name: String) -> Intent {
        Intent(
            id: IntentID(name), account: account, productID: productID, type: type,
            displayName: displayName, quantity: quantity, unitPrice: unitPrice, outcome: outcome,
            confirmedAt: confirmedAt)
    }
}

/// Makes a different seed for each draw.
private final class Draws: Sendable {
    private let count = Mutex(0)

    func next() -> String {
        count.withLock { count in
            count += 1
            return "\(count)"
        }
    }
}

extension SignedTransaction {
    fileprivate func refunded(at now: Timestamp) -> SignedTransaction {
        SignedTransaction(transaction: transaction.changed { $0.revoke(at: now) }, jws: jws)
    }
}

extension Verdict {
    fileprivate static func grant(of signed: SignedTransaction) -> Verdict {
        let goods = GoodAmount(good: SimulatedCatalog.gems, amount: 60)
        return Verdict(
            nonce: "", transactionID: signed.transaction.id,
            intentID: signed.transaction.intentID, decision: .accepted,
            changes: [VerdictChange(version: 1, change: goods)],
            signedDate: signed.transaction.signedDate)
    }

    fileprivate static func rejection(of signed: SignedTransaction, _ reason: String) -> Verdict {
        Verdict(
            nonce: "", transactionID: signed.transaction.id,
            intentID: signed.transaction.intentID, decision: .rejected, reason: reason,
            signedDate: signed.transaction.signedDate)
    }
}
