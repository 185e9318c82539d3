import StoreModel

/// The payment state machine: intent → submitting → completed | pending | cancelled | failed, with retrying in between.
extension QueueState {
    func recordIntent(_ intent: Intent) -> QueueDecision {
        // Each dialog has one intent: pressing Enter twice sends the same ID, and the second input changes nothing.
        guard payments[intent.id] == nil else { return .nothing }
        return QueueDecision([.intentRecorded(intent: intent)], [.requestNumber(intent)])
    }

    func recordNumber(_ id: IntentID, _ number: MerchantOrder) -> QueueDecision {
        guard let payment = payments[id] else { return .nothing }
        let numbered = JournalEvent.orderNumbered(intentID: id, merchantOrder: number)
        switch payment.stage {
        case .intent(let attempt, _):
            // A crash may have lost the record that the order was sent, so only an order that was not resumed after a
            // restart counts as sent for the first time.
            return QueueDecision(
                [
                    numbered,
                    .submitted(
                        intentID: id, attempt: attempt == 1 ? 1 : 2,
                        endsUnsent: payment.isUnsent),
                ], [.submit(payment.intent, number)])
        case .retrying where payment.merchantOrder == nil:
            // The retry timer sends the order.
            return QueueDecision([numbered])
        default: return .nothing
        }
    }

    func numberRefused(_ id: IntentID) -> QueueDecision {
        guard let payment = payments[id], case .intent(let attempt, _) = payment.stage else {
            return .nothing
        }
        // A resumed order may have received a number before, and may have been charged under that number.
        guard attempt == 1 else { return QueueDecision([], [.lookUp(id)]) }
        return QueueDecision([
            .paymentFailed(intentID: id, reason: .refused, isKnownAtStore: false)
        ])
    }

    func orderNeverSeen(_ id: IntentID, _ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        guard let payment = payments[id] else { return .nothing }
        // A fresh order without a number ends here only because the merchant refused to issue the number.
        let isRefused = isFresh(payment, now, policy) && payment.merchantOrder == nil
        return recordEnd(
            id,
            .paymentFailed(
                intentID: id, reason: isRefused ? .refused : .expired, isKnownAtStore: false), [])
    }

    func numberUnanswered(
        _ id: IntentID, _ reason: String, _ retryAfter: Int64?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let payment = payments[id], case .intent(let attempt, _) = payment.stage else {
            return .nothing
        }
        let notBefore = policy.nextAttempt(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .numberDeferred(
                    intentID: id, attempt: attempt + 1, notBefore: notBefore, reason: reason,
                    // An order in its first attempt that was not resumed does not have a number yet, and is not sent
                    // without one.
                    isUnsent: attempt == 1 ? true : payment.isUnsent)
            ], [.wakePayment(id, at: notBefore)])
    }

    func storeUnanswered(
        _ id: IntentID, _ reason: String, _ retryAfter: Int64?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let payment = payments[id], let asked = payment.stage.attemptCount else {
            return .nothing
        }
        // A status request for a waiting order counts as an attempt, although the order was not sent again.
        let isWaiting = if case .retrying = payment.stage { true } else { false }
        let attempt = isWaiting ? asked + 1 : asked
        let notBefore = policy.nextAttempt(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .paymentDeferred(
                    intentID: id, attempt: attempt, notBefore: notBefore, reason: reason)
            ], [.wakePayment(id, at: notBefore)])
    }

    func recordPending(_ id: IntentID) -> QueueDecision {
        guard let payment = payments[id], payment.stage.attemptCount != nil else { return .nothing }
        return QueueDecision([.paymentPending(intentID: id)])
    }

    func recordEnd(_ id: IntentID, _ event: JournalEvent, _ effects: [Effect]) -> QueueDecision {
        // A device that lost its journal does not know the order; acknowledging its end stops the store from repeating
        // it.
        guard let payment = payments[id] else { return QueueDecision([], effects) }
        // A repeated notice of an end that is already recorded only needs another acknowledgement.
        guard !payment.stage.isTerminal else {
            return QueueDecision([], payment.isOpen ? effects : [])
        }
        return QueueDecision([event], effects)
    }

    func recordPurchase(
        _ id: IntentID, _ signed: SignedTransaction, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        // The store may answer with an older unfinished transaction of the same product, but not with that of another
        // order.
        if let intent = payments[id]?.intent, !signed.canAnswer(intent) {
            return storeUnanswered(
                id, "the store answered with another order's transaction", nil, now, policy)
        }
        var decision = receive(signed, .purchase, policy)
        guard let payment = payments[id], !payment.stage.isTerminal else { return decision }
        let completed = JournalEvent.paymentCompleted(
            intentID: id, transactionID: signed.transaction.id)
        if !decision.events.contains(completed) { decision.events.insert(completed, at: 0) }
        return decision
    }

    func acknowledged(_ id: IntentID) -> QueueDecision {
        guard let payment = payments[id], payment.stage.isTerminal, !payment.isAcknowledged else {
            return .nothing
        }
        return QueueDecision([.orderAcknowledged(intentID: id)])
    }

    func acknowledgeUnanswered(
        _ id: IntentID, _ retryAfter: Int64?, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let payment = payments[id], payment.stage.isTerminal, payment.isOpen else {
            return .nothing
        }
        let attempt = payment.finishAttempts + 1
        let notBefore = policy.nextAttempt(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [.acknowledgeDeferred(intentID: id, attempt: attempt, notBefore: notBefore)],
            [.wakePayment(id, at: notBefore)])
    }

    /// Resumes a payment whose timer fired. A timer is matched to its wait by its moment instead of the clock, which
    /// may have been set back. This prevents a payment that has moved on from being sent twice.
    func paymentDue(
        _ id: IntentID, _ moment: Timestamp, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        payments[id]?.nextAttemptAt == moment ? resumePayment(id, now, policy) : .nothing
    }

    func resumePayment(_ id: IntentID, _ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        guard let payment = payments[id] else { return .nothing }
        let isFresh = isFresh(payment, now, policy)
        switch payment.stage {
        case .intent(let attempt, _):
            // A crash may have lost the record that the order was sent, so the store is asked about an old order first.
            guard isFresh else { return QueueDecision([], [.lookUp(id)]) }
            return QueueDecision(
                attempt == 1 ? [resumedEvent(id, now)] : [], [.requestNumber(payment.intent)])
        case .submitting(let attempt), .retrying(let attempt, _):
            guard isFresh, let number = payment.merchantOrder else {
                return QueueDecision([], [.lookUp(id)])
            }
            return QueueDecision(
                [.submitted(intentID: id, attempt: attempt + 1)], [.submit(payment.intent, number)])
        case .cancelled, .failed:
            return QueueDecision([], payment.isOpen ? [.acknowledge(id)] : [])
        case .pending:
            // If another device has finished the transaction, the list of changes does not report the approval again.
            return QueueDecision([], [.lookUp(id)])
        case .completed:
            return .nothing
        }
    }

    private func isFresh(_ payment: Payment, _ now: Timestamp, _ policy: QueuePolicy) -> Bool {
        policy.isFresh(payment.intent, now: now)
    }

    /// Marks an order that is resumed after a restart, so that its next attempt does not count as the first one.
    private func resumedEvent(_ id: IntentID, _ now: Timestamp) -> JournalEvent {
        .numberDeferred(
            intentID: id, attempt: 2, notBefore: now, reason: Payment.resumedReason)
    }
}

extension PaymentStage {
    /// The number of attempts while the first answer of the store is pending; nil in all other stages.
    var attemptCount: Int? {
        switch self {
        case .intent(let attempt, _), .submitting(let attempt), .retrying(let attempt, _): attempt
        case .pending, .completed, .cancelled, .failed: nil
        }
    }
}

extension Payment {
    /// The moment of the next attempt while the payment waits for one.
    var nextAttemptAt: Timestamp? {
        switch stage {
        case .intent(_, let notBefore): notBefore
        case .retrying(_, let notBefore): notBefore
        case .cancelled, .failed: notBefore
        case .submitting, .pending, .completed: nil
        }
    }
}

extension SignedTransaction {
    /// Returns whether the store may answer the purchase with this transaction. If a plan starts when another one ends,
    /// the store answers with the current period.
    fileprivate func canAnswer(_ intent: Intent) -> Bool {
        let isPlan = intent.type == .autoRenewable && transaction.type == .autoRenewable
        return transaction.intentID == intent.id || transaction.productID == intent.productID
            || isPlan
    }
}
