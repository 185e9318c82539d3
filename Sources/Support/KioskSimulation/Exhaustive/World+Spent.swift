import StoreModel

/// Requests that can do nothing any more.
extension World {
    /// Takes away the requests that nobody waits for and that leave nothing behind now, and so never will.
    ///
    /// What they ask for is done: the order is known or closed, the transaction is finished, the end is acknowledged;
    /// and none of that is ever undone. By the merchant's tombstone a question about a transaction is one of them, too,
    /// unless a refund may still come. Each is tried under the rules that the world runs by, so that a wrong side which
    /// does something after all is not spared.
    ///
    /// - Parameter refundsMayCome: Whether money may still be given back.
    mutating func dropSpent(refundsMayCome: Bool) {
        let spent = network.filter { isSpent($0, refundsMayCome) }.map(\.id)
        if !spent.isEmpty { network.removeAll { spent.contains($0.id) } }
    }

    private func isSpent(_ message: InFlightMessage, _ refundsMayCome: Bool) -> Bool {
        guard message.chore == nil, message.reply == nil, message.id.sender >= 0 else {
            return false
        }
        switch message.call {
        case .purchase, .lookUp: return answerOfNoEffect(message) != nil
        case .finish, .acknowledge:
            // What is not known yet might be, later.
            if case .done? = answerOfNoEffect(message) { return true }
            return false
        case .verify: return !refundsMayCome && answerOfNoEffect(message) != nil
        case .number, .spend, .wallet, .unfinished, .changes, .restore, .refunded: return false
        }
    }

    /// What a request is answered that leaves nothing behind; nil where it does.
    private func answerOfNoEffect(_ message: InFlightMessage) -> Reply? {
        var tried = self
        let reply = tried.answer(message, phase: 0)
        let isSame =
            tried.sides == sides && tried.store.changes.count == store.changes.count
        return isSame ? reply : nil
    }
}
