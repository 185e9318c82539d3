import StoreModel

/// The delivery state machine: received → verified → delivered → finished, plus quarantined and revoked. Only a
/// reversed refund leads from revoked back to received.
extension QueueState {
    func receive(
        _ signed: SignedTransaction, _ source: DeliverySource, _ policy: QueuePolicy
    ) -> QueueDecision {
        let id = signed.transaction.id
        var decision: QueueDecision
        if let known = deliveries[id] {
            decision = redelivered(known, signed, source, policy)
        } else if signed.transaction.revocationDate == nil {
            decision = QueueDecision(
                [.transactionReceived(signed: signed, source: source)], [.verify(signed)])
        } else if source == .changes, payment(of: signed) == nil {
            // The refunded transaction never reached this device; the wallet statement contains its effect on the
            // balance.
            return .nothing
        } else {
            decision = QueueDecision(
                [.transactionReceived(signed: signed, source: source), .revoked(signed: signed)],
                [.verify(signed)])
        }
        if let payment = payment(of: signed), !payment.stage.isTerminal {
            decision.events.insert(
                .paymentCompleted(intentID: payment.intent.id, transactionID: id), at: 0)
        }
        return decision
    }

    private func payment(of signed: SignedTransaction) -> Payment? {
        signed.transaction.intentID.flatMap { payments[$0] }
    }

    private func redelivered(
        _ known: Delivery, _ signed: SignedTransaction, _ source: DeliverySource,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        let isRefund = signed.transaction.revocationDate != nil
        if known.isSuperseded(by: signed.transaction) {
            return QueueDecision(
                [isRefund ? .revoked(signed: signed) : .reinstated(signed: signed)],
                [.verify(signed)])
        }
        if known.isOpen { return nextStep(of: known, policy) }
        // The list of changes reports a refund and its reversal whether or not the transaction is finished.
        if signed.transaction.revision > 0, source == .changes { return .nothing }
        // The store lost the finish. Repeating it is harmless, but delivering again is not. This also holds without
        // automatic finishing, because the customer has already finished the transaction.
        return QueueDecision([], [.finish(signed.transaction.id)])
    }

    /// Returns the next step of an open delivery.
    private func nextStep(of delivery: Delivery, _ policy: QueuePolicy) -> QueueDecision {
        let id = delivery.signed.transaction.id
        if delivery.needsVerdict { return QueueDecision([], [.verify(delivery.signed)]) }
        // Rejected and revoked transactions are always finished, because there is nothing for the customer to check. A
        // delivered transaction with failed finish attempts is one that the customer has already finished manually.
        let finishes = policy.autoFinish || delivery.stage != .delivered || delivery.attempts > 0
        return QueueDecision([], delivery.mayFinish && finishes ? [.finish(id)] : [])
    }

    func applyVerdict(
        _ id: TransactionID, _ verdict: Verdict, _ jws: JWS?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let delivery = deliveries[id], delivery.needsVerdict, verdict.transactionID == id
        else { return .nothing }
        if verdict.decision == .retry {
            return verifyUnanswered(
                id, verdict.reason ?? "not yet", verdict.retryAfter, now, policy)
        }
        if case .revoked = delivery.stage {
            return settleRevocation(delivery, verdict, jws, now, policy)
        }
        if verdict.decision == .revoked, delivery.isReinstated {
            // The verdict was issued before the merchant processed the reversal, or after another refund that this
            // device has not received yet.
            return verifyUnanswered(
                id, "the merchant does not know of the reversed refund yet", nil, now, policy)
        }
        switch verdict.decision {
        case .accepted, .alreadyGranted:
            return QueueDecision(
                [
                    .verified(transactionID: id, verdict: verdict, jws: jws),
                    .delivered(transactionID: id, changes: verdict.changes),
                ], policy.autoFinish && !delivery.isFinished ? [.finish(id)] : [])
        case .rejected:
            return QueueDecision(
                [
                    .verified(transactionID: id, verdict: verdict, jws: jws),
                    .quarantined(transactionID: id, reason: verdict.reason ?? "refused"),
                ], [.finish(id)])
        case .revoked:
            return QueueDecision(
                [
                    .verified(transactionID: id, verdict: verdict, jws: jws),
                    .revocationSettled(transactionID: id, changes: verdict.changes),
                ], [.finish(id)])
        case .retry:
            return .nothing
        }
    }

    /// Handles a verdict on a refunded transaction. A verdict that still grants the goods was issued before the
    /// merchant processed the refund, so the merchant is asked again.
    private func settleRevocation(
        _ delivery: Delivery, _ verdict: Verdict, _ jws: JWS?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        let id = delivery.signed.transaction.id
        switch verdict.decision {
        case .revoked, .rejected:
            return QueueDecision(
                [.revocationSettled(transactionID: id, changes: verdict.changes, jws: jws)],
                delivery.isFinished ? [] : [.finish(id)])
        case .accepted, .alreadyGranted, .retry:
            return verifyUnanswered(
                id, "the merchant does not know of the refund yet", nil, now, policy)
        }
    }

    func verifyUnanswered(
        _ id: TransactionID, _ reason: String, _ retryAfter: Int64?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let delivery = deliveries[id], delivery.needsVerdict else { return .nothing }
        let attempt = delivery.attempts + 1
        let notBefore = policy.nextAttempt(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .verificationDeferred(
                    transactionID: id, attempt: attempt, notBefore: notBefore, reason: reason)
            ], [.wakeDelivery(id, at: notBefore)])
    }

    func finishAnswered(_ id: TransactionID) -> QueueDecision {
        guard let delivery = deliveries[id], delivery.mayFinish else { return .nothing }
        return QueueDecision([.finished(transactionID: id)])
    }

    func finishUnanswered(
        _ id: TransactionID, _ retryAfter: Int64?, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let delivery = deliveries[id], delivery.mayFinish else { return .nothing }
        let attempt = delivery.attempts + 1
        let notBefore = policy.nextAttempt(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [.finishDeferred(transactionID: id, attempt: attempt, notBefore: notBefore)],
            [.wakeDelivery(id, at: notBefore)])
    }

    /// Resumes a delivery whose timer fired. The timer of an earlier wait does nothing; otherwise each redelivery would
    /// leave one more active timer.
    func deliveryDue(
        _ id: TransactionID, _ moment: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        deliveries[id]?.notBefore == moment ? resumeDelivery(id, policy) : .nothing
    }

    func resumeDelivery(_ id: TransactionID, _ policy: QueuePolicy) -> QueueDecision {
        guard let delivery = deliveries[id], delivery.isOpen else { return .nothing }
        return nextStep(of: delivery, policy)
    }

    func finishRequested(_ id: TransactionID) -> QueueDecision {
        guard let delivery = deliveries[id], delivery.mayFinish else { return .nothing }
        return QueueDecision([], [.finish(id)])
    }
}
