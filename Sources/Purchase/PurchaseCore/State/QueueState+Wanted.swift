extension QueueState {
    /// Whether an effect that was decided a while ago is still to be done.
    ///
    /// What follows from a decision waits for its commit, and its subject may come to an end meanwhile. To do it all the
    /// same harms nothing where the other side knows the end, too; a spending that was refused left nothing behind, and
    /// would be taken after all.
    package func wants(_ effect: Effect) -> Bool {
        guard case .spend(let spend) = effect else { return true }
        return wallet.pending[spend.id] != nil
    }
}
