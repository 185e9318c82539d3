import StoreModel

/// The store's lists: what is unfinished, and what changed since the cursor.
extension QueueState {
    func listDeferred(
        _ source: DeliverySource, _ refused: Int, _ reason: String, _ retryAfter: Int64?,
        _ due: Timestamp?, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        let known = backlogs[source]
        // Something else may ask for the list at any moment; only the timer's own question, or more that is not
        // believed, is worth a record and a later timer.
        if let known, due != known.notBefore, now < known.notBefore, refused <= known.refused {
            return .nothing
        }
        let attempt = (known?.attempt ?? 0) + 1
        // Silence says nothing about what was not believed before.
        let refused = refused == 0 ? known?.refused ?? 0 : refused
        let notBefore = policy.nextTry(
            attempt, of: source.rawValue, retryAfter: retryAfter, now: now)
        return QueueDecision(
            [
                .listDeferred(
                    source: source, refused: refused, attempt: attempt, notBefore: notBefore,
                    reason: reason)
            ], [.wakeList(source, at: notBefore)])
    }

    /// A store that was silent and answers again ends every wait: what else is late need not wait any longer.
    func listTaken(
        _ source: DeliverySource, _ now: Timestamp, _ policy: QueuePolicy
    ) -> QueueDecision {
        guard let known = backlogs[source] else { return .nothing }
        let taken = QueueDecision([.listTaken(source: source)])
        guard known.refused == 0 else { return taken }
        var rest = self
        for event in taken.events { rest.evolve(event, at: now) }
        return taken + rest.retryNow(now, policy)
    }
}
