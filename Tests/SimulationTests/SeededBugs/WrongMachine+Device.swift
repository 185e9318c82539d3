import KioskSimulation
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// Wrong versions of the device's machine and its runner.
extension WrongMachine {
    static let ofRunner: [WrongMachine] = [
        WrongMachine("effects do not wait for the commit", .seeds(50)) {
            $0.runner.waitsForCommit = false
        },
        WrongMachine("a failed commit is believed", .seeds(300)) {
            $0.runner.rereadsAfterFailure = false
        },
        WrongMachine("settled rows are not loaded", .seeds(300)) { $0.runner.loadsSettled = false },
        WrongMachine("nothing goes on after a restart", .seeds(300)) { $0.runner.resumes = false },
        WrongMachine("commits are not synced", .seeds(300)) { $0.runner.syncs = false },
        WrongMachine("a retry has a new id", .seeds(300)) {
            $0.runner.sent = { intent, attempt in
                attempt == 1 ? intent : intent.renamed("\(intent.id)-\(attempt)")
            }
        },
        WrongMachine("a refusal without a verdict rejects for good", .seeds(300)) {
            $0.hearing.verdict = { answer, signed, jws in
                let id = signed.transaction.id
                guard case .failure(.refusal(let refusal)) = answer else {
                    return Answers.verdict(answer, id, signed: jws)
                }
                return [.verdict(id, .rejection(of: signed, refusal.message))]
            }
        },
        WrongMachine("silence says that nothing was charged", .seeds(300)) {
            $0.hearing.orderFailed = { _, id, _ in [.storeRefused(id, .refused)] }
        },
        WrongMachine("every refusal counts for the first try", .seeds(500)) {
            $0.hearing.orderFailed = { failure, id, _ in
                Answers.orderFailed(failure, id, isFirst: true)
            }
        },
        WrongMachine("a finish that was not heard counts", .seeds(300)) {
            $0.hearing.finish = { _, id in [.finishAnswered(id)] }
        },
        WrongMachine("the cursor moves past what is not believed", .seeds(1_000)) {
            $0.hearing.list = { source, believed, _, notices, cursor, due in
                Answers.list(
                    source, believed: believed, faults: [], notices: notices, cursor: cursor,
                    due: due)
            }
        },
    ]

    static let ofQueue: [WrongMachine] = [
        WrongMachine("a refund of what is known is passed over", .seeds(300)) {
            $0.decide = { state, input, now, policy in
                if case .received(let signed, _) = input, signed.transaction.revocationDate != nil,
                    state.deliveries[signed.transaction.id] != nil
                {
                    return .nothing
                }
                return state.decide(input, at: now, policy: policy)
            }
        },
        WrongMachine("it is finished before it is delivered", .seeds(50)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                if case .storePurchased(_, let signed) = input {
                    decision.effects.append(.finish(signed.transaction.id))
                }
                return decision
            }
        },
        WrongMachine("what comes again is delivered again", .seeds(300)) {
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
        WrongMachine("an end without a transaction is not acknowledged", .seeds(50)) {
            $0.decide = { state, input, now, policy in
                var decision = state.decide(input, at: now, policy: policy)
                decision.effects.removeAll { if case .acknowledge = $0 { true } else { false } }
                return decision
            }
        },
        WrongMachine("a look-up that finds nothing sends the order again", .seeds(500)) {
            $0.decide = { state, input, now, policy in
                guard case .orderNeverSeen(let id) = input else {
                    return state.decide(input, at: now, policy: policy)
                }
                return state.decide(.storePending(id), at: now, policy: policy)
            }
        },
        WrongMachine("a spending counts twice in the wallet", .seeds(300)) {
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

extension Verdict {
    fileprivate static func rejection(of signed: SignedTransaction, _ reason: String) -> Verdict {
        Verdict(
            nonce: "", transactionID: signed.transaction.id,
            intentID: signed.transaction.intentID, decision: .rejected, reason: reason,
            signedDate: signed.transaction.signedDate)
    }
}
