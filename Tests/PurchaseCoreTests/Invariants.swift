import PurchaseCore
import StoreModel

/// The rules that no decision may break.
enum Invariants {
    /// Applies one decision to the state and returns the rules that it broke.
    static func apply(
        _ input: QueueInput, to state: inout QueueState, at now: Timestamp,
        policy: QueuePolicy = QueuePolicy(),
        by decide: TransitionRow.DecisionFunction = TransitionRow.decide
    ) -> [String] {
        let before = state
        let decision = decide(before, input, now, policy)
        for event in decision.events { state.evolve(event, at: now) }
        return payments(before, state) + deliveries(before, state)
            + delivering(decision, before) + effects(decision, state)
    }

    private static func payments(_ before: QueueState, _ after: QueueState) -> [String] {
        before.payments.byID.compactMap { id, old in
            guard let new = after.payments[id] else { return "payment \(id) was forgotten" }
            if new.intent != old.intent { return "intent \(id) was rewritten" }
            if old.stage.isTerminal, new.stage != old.stage {
                return "payment \(id) left \(old.stage) for \(new.stage)"
            }
            return rank(new.stage) < rank(old.stage)
                ? "payment \(id) went back from \(old.stage) to \(new.stage)" : nil
        }
    }

    private static func rank(_ stage: PaymentStage) -> Int {
        switch stage {
        case .intent: 0
        case .submitting, .retrying: 1
        case .pending: 2
        case .completed, .cancelled, .failed: 3
        }
    }

    private static func deliveries(_ before: QueueState, _ after: QueueState) -> [String] {
        before.deliveries.byID.compactMap { id, old in
            guard let new = after.deliveries[id] else { return "delivery \(id) was forgotten" }
            if old.isFinished, !new.isFinished { return "\(id) is no longer finished" }
            let (before, now) = (old.signed.transaction.revision, new.signed.transaction.revision)
            if now < before { return "\(id) went back to an old word of the store's" }
            // Only a newer transaction of the store may reopen a revoked delivery.
            if now > before, now > 1 { return nil }
            return rank(new.stage) < rank(old.stage)
                ? "delivery \(id) went back from \(old.stage) to \(new.stage)" : nil
        }
    }

    private static func rank(_ stage: DeliveryStage) -> Int {
        switch stage {
        case .received: 0
        case .verified: 1
        case .delivered, .quarantined: 2
        case .revoked(settled: false): 3
        case .revoked(settled: true): 4
        }
    }

    private static func delivering(_ decision: QueueDecision, _ before: QueueState) -> [String] {
        decision.events.compactMap { event in
            guard case .delivered(let id, _) = event, let old = before.deliveries[id] else {
                return nil
            }
            switch old.stage {
            case .received, .verified: return nil
            case .delivered, .quarantined, .revoked: return "\(id) was delivered twice"
            }
        }
    }

    private static func effects(_ decision: QueueDecision, _ after: QueueState) -> [String] {
        decision.effects.compactMap { effect in
            switch effect {
            case .submit(let intent, let number):
                let payment = after.payments[intent.id]
                return payment?.intent == intent && payment?.merchantOrder == number
                    ? nil : "something else than the journalled intent \(intent.id) was sent"
            case .finish(let id):
                switch after.deliveries[id]?.stage {
                case .delivered, .quarantined, .revoked(settled: true): return nil
                case let stage: return "\(id) would be finished at \(String(describing: stage))"
                }
            default: return nil
            }
        }
    }
}
