import StoreModel

/// The store's lists: what is unfinished, and what changed since the cursor.
extension QueueState {
    func listDeferred(
        _ source: DeliverySource, _ refused: Int, _ reason: String, _ retryAfter: Int64?,
        _ now: Timestamp
    ) -> QueueDecision {
        let known = backlogs[source]
        // Something else may ask for the list at any moment; only the timer's own question, or more that is not
        // believed, is worth a record and a later timer.
        if let known, now < known.notBefore, refused <= known.refused { return .nothing }
        let attempt = (known?.attempt ?? 0) + 1
        // Silence says nothing about what was not believed before.
        let refused = refused == 0 ? known?.refused ?? 0 : refused
        let delay = Backoff.delay(attempt: attempt, seed: source.rawValue, retryAfter: retryAfter)
        let notBefore = now.adding(milliseconds: delay)
        return QueueDecision(
            [
                .listDeferred(
                    source: source, refused: refused, attempt: attempt, notBefore: notBefore,
                    reason: reason)
            ], [.wakeList(source, at: notBefore)])
    }

    func listTaken(_ source: DeliverySource) -> QueueDecision {
        backlogs[source] == nil ? .nothing : QueueDecision([.listTaken(source: source)])
    }
}
