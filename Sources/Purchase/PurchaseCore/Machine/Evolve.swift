public import StoreModel

extension QueueState {
    /// Applies a durable event to the state, in live operation and in a replay.
    ///
    /// An event whose subject is not loaded changes nothing.
    public mutating func evolve(_ event: JournalEvent, at now: Timestamp) {
        switch event {
        case .intentRecorded(let intent):
            payments[intent.id] = Payment(intent: intent, at: now)
        case .transactionReceived(let signed, let source):
            let delivery = Delivery(signed: signed, source: source, at: now)
            deliveries[signed.transaction.id] = delivery
        case .statementReceived(let statement):
            wallet.apply(statement, at: now)
        case .spendRecorded(let spend):
            wallet.addPending(spend)
        case .spendConfirmed(let id, let version):
            wallet.removePending(id, version: version)
            spendRetries[id] = nil
        case .spendRefused(let id, _):
            wallet.removePending(id, version: nil)
            spendRetries[id] = nil
        case .spendDeferred(let id, let attempt, let notBefore, _):
            spendRetries[id] = SpendRetry(attempt: attempt, notBefore: notBefore)
        case .cursorMoved(let moved):
            cursor = max(cursor, moved)
        case .listDeferred(let source, let refused, let attempt, let notBefore, let reason):
            backlogs[source] = IncompleteFetch(
                source: source, refused: refused, reason: reason, attempt: attempt,
                notBefore: notBefore, since: backlogs[source]?.since ?? now)
        case .listTaken(let source):
            backlogs[source] = nil
        case .retriesReset:
            spendRetries = [:]
            backlogs = backlogs.mapValues { $0.reset(to: now) }
        default:
            evolvePayment(event, at: now)
            evolveDelivery(event, at: now)
        }
    }

    private mutating func evolvePayment(_ event: JournalEvent, at now: Timestamp) {
        guard let id = event.intentID, var payment = payments[id] else { return }
        payment.changedAt = now
        switch event {
        case .orderNumbered(_, let number): payment.merchantOrder = number
        case .numberDeferred(_, let attempt, let notBefore, _, let isUnsent):
            payment.stage = .intent(attempt: attempt, notBefore: notBefore)
            payment.isUnsent = isUnsent
        case .submitted(_, let attempt, _):
            payment.stage = .submitting(attempt: attempt)
            payment.isUnsent = nil
        case .paymentDeferred(_, let attempt, let notBefore, let reason):
            payment.stage = .retrying(attempt: attempt, notBefore: notBefore)
            payment.isKeptBack = reason == Payment.withheldReason ? true : nil
        case .paymentPending: payment.stage = .pending
        case .paymentCancelled: payment.stage = .cancelled
        case .paymentFailed(_, let reason, let isKnownAtStore):
            payment.stage = .failed(reason)
            payment.isAcknowledged = !isKnownAtStore
        case .paymentCompleted(_, let transactionID): payment.stage = .completed(transactionID)
        case .acknowledgeDeferred(_, let attempt, let notBefore):
            payment.finishAttempts = attempt
            payment.notBefore = notBefore
        case .orderAcknowledged:
            payment.isAcknowledged = true
            payment.notBefore = nil
        case .paymentRetryReset: payment.resetRetries(at: now)
        default: break
        }
        payments[id] = payment
    }

    private mutating func evolveDelivery(_ event: JournalEvent, at now: Timestamp) {
        guard let id = event.transactionID, var delivery = deliveries[id] else { return }
        if case .paymentCompleted = event { return }
        delivery.changedAt = now
        switch event {
        case .verificationDeferred(_, let attempt, let notBefore, _),
            .finishDeferred(_, let attempt, let notBefore):
            delivery.attempts = attempt
            delivery.notBefore = notBefore
        case .verified(_, let verdict, _):
            delivery.advance(to: .verified)
            delivery.merchantOrder = verdict.merchantOrder ?? delivery.merchantOrder
        case .delivered(_, let changes):
            delivery.advance(to: .delivered)
            wallet.replace(delivery.changes, by: changes)
            delivery.changes = changes
        case .quarantined(_, let reason): delivery.advance(to: .quarantined(reason: reason))
        case .revoked(let signed):
            delivery.advance(to: .revoked(settled: false))
            delivery.signed = signed
            delivery.reopenedAt = now
        case .reinstated(let signed):
            delivery.advance(to: .received)
            delivery.signed = signed
            delivery.reopenedAt = now
        case .revocationSettled(_, let changes, _):
            delivery.advance(to: .revoked(settled: true))
            wallet.replace(delivery.changes, by: changes)
            delivery.changes = changes
        case .finished:
            delivery.isFinished = true
            delivery.notBefore = nil
        case .deliveryRetryReset:
            delivery.attempts = 0
            delivery.notBefore = nil
        default: break
        }
        deliveries[id] = delivery
    }
}

extension Delivery {
    fileprivate mutating func advance(to next: DeliveryStage) {
        stage = next
        attempts = 0
        notBefore = nil
    }
}

extension Payment {
    /// Ends the current wait and restarts the count of attempts. The count of an order that was sent restarts at one:
    /// if a later attempt is refused, the order may still have been charged before.
    fileprivate mutating func resetRetries(at now: Timestamp) {
        finishAttempts = 0
        notBefore = nil
        switch stage {
        // The first attempt is over, and may have received a number.
        case .intent: stage = .intent(attempt: 2, notBefore: nil)
        case .retrying: stage = .retrying(attempt: 1, notBefore: now)
        case .submitting, .pending, .completed, .cancelled, .failed: break
        }
    }
}

extension IncompleteFetch {
    fileprivate func reset(to now: Timestamp) -> IncompleteFetch {
        IncompleteFetch(
            source: source, refused: refused, reason: reason, attempt: 0, notBefore: now,
            since: since)
    }
}
