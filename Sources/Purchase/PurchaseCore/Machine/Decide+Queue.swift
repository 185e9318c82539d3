import StoreModel

/// Inputs that concern the whole queue: a start, the wallet, and the spendings.
extension QueueState {
    /// Resumes all open orders and spendings.
    func resume(_ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        var decision = resume(
            Array(payments.byID.keys), Array(deliveries.byID.keys), now, policy)
        for id in wallet.pending.keys.sorted() {
            if let spend = wallet.pending[id] { decision.effects.append(.spend(spend)) }
        }
        return decision
    }

    /// Resumes open orders, oldest first, so that a replay produces the same result.
    func resume(
        _ payments: [IntentID], _ deliveries: [TransactionID], _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        var decision = QueueDecision()
        for id in payments.sorted() { decision += resumePayment(id, now, policy) }
        for id in deliveries.sorted() { decision += resumeDelivery(id, policy) }
        return decision
    }

    /// Retries at once everything that waits for its next attempt; requests in progress are not affected.
    func retryNow(_ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        var decision = QueueDecision()
        var next = self
        for id in payments.byID.keys.sorted() where payments[id]?.nextAttemptAt != nil {
            let reset = JournalEvent.paymentRetryReset(intentID: id)
            next.evolve(reset, at: now)
            decision += QueueDecision([reset]) + next.resumePayment(id, now, policy)
        }
        for id in deliveries.byID.keys.sorted() where deliveries[id]?.notBefore != nil {
            let reset = JournalEvent.deliveryRetryReset(transactionID: id)
            decision += QueueDecision([reset]) + resumeDelivery(id, policy)
        }
        guard !spendRetries.isEmpty || !backlogs.isEmpty else { return decision }
        let spends = spendRetries.keys.sorted().compactMap { wallet.pending[$0] }
        let lists = backlogs.keys.sorted { $0.rawValue < $1.rawValue }
        return decision
            + QueueDecision(
                [.retriesReset],
                spends.map { .spend($0) } + lists.map { .wakeList($0, at: now) })
    }

    func recordStatement(_ statement: WalletStatement) -> QueueDecision {
        guard statement.version >= wallet.statement.version, statement != wallet.statement else {
            return .nothing
        }
        return QueueDecision([.statementReceived(statement: statement)])
    }

    func recordSpend(_ spend: Spend) -> QueueDecision {
        guard wallet.pending[spend.id] == nil else { return .nothing }
        return QueueDecision([.spendRecorded(spend: spend)], [.spend(spend)])
    }

    func spendUnanswered(
        _ id: SpendID, _ reason: String, _ retryAfter: Int64?, _ now: Timestamp,
        _ policy: QueuePolicy
    ) -> QueueDecision {
        guard wallet.pending[id] != nil else { return .nothing }
        let attempt = (spendRetries[id]?.attempt ?? 0) + 1
        let notBefore = policy.nextAttempt(
            attempt, of: id.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [.spendDeferred(spendID: id, attempt: attempt, notBefore: notBefore, reason: reason)],
            [.wakeSpend(id, at: notBefore)])
    }

    func spendDue(_ id: SpendID, _ moment: Timestamp) -> QueueDecision {
        guard let spend = wallet.pending[id], spendRetries[id]?.notBefore == moment else {
            return .nothing
        }
        return QueueDecision([], [.spend(spend)])
    }
}
