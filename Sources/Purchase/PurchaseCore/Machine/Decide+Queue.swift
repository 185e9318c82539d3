import StoreModel

/// What concerns the whole queue: a start, the wallet, the spendings.
extension QueueState {
    /// Everything open goes on, oldest first, so that a replay does the same.
    func resume(_ now: Timestamp, _ policy: QueuePolicy) -> QueueDecision {
        var decision = QueueDecision()
        for id in payments.keys.sorted() {
            let next = resumePayment(id, now, policy)
            decision.events += next.events
            decision.effects += next.effects
        }
        for id in deliveries.keys.sorted() {
            decision.effects += resumeDelivery(id, policy).effects
        }
        for id in wallet.pending.keys.sorted() {
            if let spend = wallet.pending[id] { decision.effects.append(.spend(spend)) }
        }
        return decision
    }

    func take(_ statement: WalletStatement) -> QueueDecision {
        guard statement.version >= wallet.statement.version, statement != wallet.statement else {
            return .nothing
        }
        return QueueDecision([.statementReceived(statement: statement)])
    }

    func begin(_ spend: Spend) -> QueueDecision {
        guard wallet.pending[spend.id] == nil else { return .nothing }
        return QueueDecision([.spendRecorded(spend: spend)], [.spend(spend)])
    }
}
