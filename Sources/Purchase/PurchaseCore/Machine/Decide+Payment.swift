import StoreModel

/// The payment machine: intent → submitting → completed | pending | cancelled | failed, with retrying in between.
extension QueueState {
    func confirm(_ intent: Intent) -> QueueDecision {
        // One intent per dialog: a second Enter brings the same id, and changes nothing.
        guard payments[intent.id] == nil else { return .nothing }
        return QueueDecision([.intentRecorded(intent: intent)], [.requestNumber(intent)])
    }

    func numbered(_ id: IntentID, _ number: MerchantOrder) -> QueueDecision {
        guard let payment = payments[id] else { return .nothing }
        let numbered = JournalEvent.orderNumbered(intentID: id, merchantOrder: number)
        switch payment.stage {
        case .intent(let attempt, _):
            // That the order was sent may have been lost: only one that was never taken up again is sent first now.
            return QueueDecision(
                [
                    numbered,
                    .submitted(
                        intentID: id, attempt: attempt == 1 ? 1 : 2,
                        endsUnsent: payment.isUnsent),
                ], [.submit(payment.intent, number)])
        case .retrying where payment.merchantOrder == nil:
            // Its timer sends it.
            return QueueDecision([numbered])
        default: return .nothing
        }
    }

    func numberRefused(_ id: IntentID) -> QueueDecision {
        guard let payment = payments[id], case .intent(let attempt, _) = payment.stage else {
            return .nothing
        }
        // An order that was taken up again may have had a number before, and have been charged with it.
        guard attempt == 1 else { return QueueDecision([], [.lookUp(id)]) }
        return QueueDecision([
            .paymentFailed(intentID: id, reason: .refused, isKnownAtStore: false)
        ])
    }

    func neverSeen(_ id: IntentID, _ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        guard let payment = payments[id] else { return .nothing }
        // Only a number that was refused closes a fresh order that has none.
        let isRefused = isFresh(payment, now, policy) && payment.merchantOrder == nil
        return end(
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
        let notBefore = policy.nextTry(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .numberDeferred(
                    intentID: id, attempt: attempt + 1, notBefore: notBefore, reason: reason,
                    // A first attempt that was not taken up again has no number, and sends nothing without one.
                    isUnsent: attempt == 1 ? true : payment.isUnsent)
            ], [.wakePayment(id, at: notBefore)])
    }

    func storeUnanswered(
        _ id: IntentID, _ reason: String, _ retryAfter: Int64?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let payment = payments[id], let asked = payment.stage.asked else { return .nothing }
        // A question about an order that waits is a try of its own, though nothing was sent again.
        let isWaiting = if case .retrying = payment.stage { true } else { false }
        let attempt = isWaiting ? asked + 1 : asked
        let notBefore = policy.nextTry(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .paymentDeferred(
                    intentID: id, attempt: attempt, notBefore: notBefore, reason: reason)
            ], [.wakePayment(id, at: notBefore)])
    }

    func wait(_ id: IntentID) -> QueueDecision {
        guard let payment = payments[id], payment.stage.asked != nil else { return .nothing }
        return QueueDecision([.paymentPending(intentID: id)])
    }

    func end(_ id: IntentID, _ event: JournalEvent, _ effects: [Effect]) -> QueueDecision {
        // A journal that was lost knows nothing of the order, and its end need not be told for ever.
        guard let payment = payments[id] else { return QueueDecision([], effects) }
        // A repeated notice of an end that is recorded only needs its acknowledgement again.
        guard !payment.stage.isTerminal else {
            return QueueDecision([], payment.isOpen ? effects : [])
        }
        return QueueDecision([event], effects)
    }

    func complete(
        _ id: IntentID, _ signed: SignedTransaction, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        // An older unfinished transaction of the product is an answer; that of any other order is none.
        if let intent = payments[id]?.intent, !signed.answers(intent) {
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
        let notBefore = policy.nextTry(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [.acknowledgeDeferred(intentID: id, attempt: attempt, notBefore: notBefore)],
            [.wakePayment(id, at: notBefore)])
    }

    /// A timer counts for the wait for which it was set, by its moment and not by the clock, which may have been set
    /// back meanwhile; a payment that moved on since is not sent a second time beside the first.
    func paymentDue(
        _ id: IntentID, _ moment: Timestamp, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        payments[id]?.waitsUntil == moment ? resumePayment(id, now, policy) : .nothing
    }

    func resumePayment(_ id: IntentID, _ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        guard let payment = payments[id] else { return .nothing }
        let isFresh = isFresh(payment, now, policy)
        switch payment.stage {
        case .intent(let attempt, _):
            // That it was sent may have been lost with the process: the store is asked whether it saw an old one.
            guard isFresh else { return QueueDecision([], [.lookUp(id)]) }
            return QueueDecision(
                attempt == 1 ? [takenUp(id, now)] : [], [.requestNumber(payment.intent)])
        case .submitting(let attempt), .retrying(let attempt, _):
            guard isFresh, let number = payment.merchantOrder else {
                return QueueDecision([], [.lookUp(id)])
            }
            return QueueDecision(
                [.submitted(intentID: id, attempt: attempt + 1)], [.submit(payment.intent, number)])
        case .cancelled, .failed:
            return QueueDecision([], payment.isOpen ? [.acknowledge(id)] : [])
        case .pending:
            // The approval is told once only where another device has finished its transaction.
            return QueueDecision([], [.lookUp(id)])
        case .completed:
            return .nothing
        }
    }

    private func isFresh(_ payment: Payment, _ now: Timestamp, _ policy: QueuePolicy) -> Bool {
        policy.isFresh(payment.intent, now: now)
    }

    /// Marks an order that goes on after a restart, so that nobody takes what follows for its first attempt.
    private func takenUp(_ id: IntentID, _ now: Timestamp) -> JournalEvent {
        .numberDeferred(
            intentID: id, attempt: 2, notBefore: now, reason: "the order was taken up again")
    }
}

extension PaymentStage {
    /// How often the other side was asked, while the first word of the store is awaited; nil otherwise.
    var asked: Int? {
        switch self {
        case .intent(let attempt, _), .submitting(let attempt), .retrying(let attempt, _): attempt
        case .pending, .completed, .cancelled, .failed: nil
        }
    }
}

extension Payment {
    /// When it is tried again, while it waits for that.
    var waitsUntil: Timestamp? {
        switch stage {
        case .intent(_, let notBefore): notBefore
        case .retrying(_, let notBefore): notBefore
        case .cancelled, .failed: notBefore
        case .submitting, .pending, .completed: nil
        }
    }
}

extension SignedTransaction {
    /// Whether a store may answer the purchase with it: where a plan is to begin when another one ends, the answer is the
    /// period that is had.
    fileprivate func answers(_ intent: Intent) -> Bool {
        let isPlan = intent.type == .autoRenewable && transaction.type == .autoRenewable
        return transaction.intentID == intent.id || transaction.productID == intent.productID
            || isPlan
    }
}
