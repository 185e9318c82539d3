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
}
