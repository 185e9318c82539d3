import StoreModel

extension QueueState {
    /// Returns whether an effect is still needed when its turn comes.
    ///
    /// An effect waits for the commit of its decision, and its subject may end in the meantime. Performing it is then
    /// harmless if the other side knows the end, too. But a refused spending left no trace at the merchant, which would
    /// accept it after all.
    package func isNeeded(_ effect: Effect) -> Bool {
        guard case .spend(let spend) = effect else { return true }
        return wallet.pending[spend.id] != nil
    }

    /// Returns whether the subject of an effect has changed since the decision about it, so that the effect must not be
    /// performed: after the reversal of a refund, the goods are delivered again before the transaction is finished.
    package func isOutdated(_ effect: Effect) -> Bool {
        switch effect {
        case .finish(let id): deliveries[id].map { $0.isOpen && !$0.mayFinish } ?? false
        case .verify(let signed):
            deliveries[signed.transaction.id].map { $0.signed != signed } ?? false
        default: !isNeeded(effect)
        }
    }
}
