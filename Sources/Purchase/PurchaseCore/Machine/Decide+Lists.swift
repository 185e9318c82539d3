import StoreModel

/// The store's lists: the unfinished transactions, and the changes since the cursor.
extension QueueState {
    func listDeferred(
        _ source: DeliverySource, _ refused: Int, _ reason: String, _ retryAfter: Int64?,
        _ due: Timestamp?, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        let known = backlogs[source]
        // The list can be requested at any moment. Only a request by the timer, or more rejected transactions than
        // before, justify another record and a later timer.
        if let known, due != known.notBefore, now < known.notBefore, refused <= known.refused {
            return .nothing
        }
        let attempt = (known?.attempt ?? 0) + 1
        // A request without an answer does not change the number of transactions that were rejected before.
        let refused = refused == 0 ? known?.refused ?? 0 : refused
        let notBefore = policy.nextAttempt(
            attempt, of: source.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .listDeferred(
                    source: source, refused: refused, attempt: attempt, notBefore: notBefore,
                    reason: reason)
            ], [.wakeList(source, at: notBefore)])
    }

    /// Records that a list was processed completely. If the store had not answered before, it is reachable again, so
    /// all other waits end, too.
    func recordListProcessed(
        _ source: DeliverySource, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let known = backlogs[source] else { return .nothing }
        let processed = QueueDecision([.listTaken(source: source)])
        guard known.refused == 0 else { return processed }
        var remainingState = self
        for event in processed.events { remainingState.evolve(event, at: now) }
        return processed + remainingState.retryNow(now, policy)
    }
}
