import StoreModel

/// Removal of requests without further effects.
extension World {
    /// Removes the requests whose senders do not wait and that would change nothing, now or later.
    ///
    /// Their work is done: the order is known or closed, the transaction is finished, or the end is acknowledged, and
    /// none of that is ever undone. The merchant's tombstone makes a verification such a request, unless a refund can
    /// still come. Each request is tried with the rules of this world, so that a wrong service that would change
    /// something is not hidden.
    ///
    /// - Parameter refundsMayCome: Whether a refund is still possible.
    mutating func dropSpent(refundsMayCome: Bool) {
        let spent = network.filter { isSpent($0, refundsMayCome) }.map(\.id)
        if !spent.isEmpty { network.removeAll { spent.contains($0.id) } }
    }

    private func isSpent(_ message: InFlightMessage, _ refundsMayCome: Bool) -> Bool {
        guard message.purpose == nil, message.reply == nil, message.id.sender >= 0 else {
            return false
        }
        switch message.call {
        case .purchase, .lookUp: return replyWithoutEffect(message) != nil
        case .finish, .acknowledge:
            // Something unknown now may become known later.
            if case .done? = replyWithoutEffect(message) { return true }
            return false
        case .verify: return !refundsMayCome && replyWithoutEffect(message) != nil
        case .number, .spend, .wallet, .unfinished, .changes, .restore, .refunded: return false
        }
    }

    /// Returns the reply to a request that would change nothing; nil if it would change something.
    private func replyWithoutEffect(_ message: InFlightMessage) -> Reply? {
        var copy = self
        let reply = copy.answer(message, phase: 0)
        let isSame =
            copy.servicesFingerprint == servicesFingerprint
            && copy.store.changes.count == store.changes.count
        return isSame ? reply : nil
    }
}
