package import PurchaseCore
package import StoreModel

/// All rules that a simulated world runs by: the device's machine and its runner, the store's and the merchant's rules.
///
/// The default is the real one. A wrong version is made by replacing one member, which is how a test shows that the
/// simulation would tell.
package struct Machine: Sendable {
    /// What the payment queue makes of an input.
    package typealias Decide =
        @Sendable (QueueState, QueueInput, Timestamp, QueuePolicy) -> QueueDecision
    /// How a fact changes the state.
    package typealias Evolve = @Sendable (inout QueueState, JournalEvent, Timestamp) -> Void

    /// The payment queue's decisions.
    package var decide: Decide = { $0.decide($1, at: $2, policy: $3) }
    /// The payment queue's fold.
    package var evolve: Evolve = { $0.evolve($1, at: $2) }
    /// What answers mean to the payment queue.
    package var hearing = ResponseInterpretation()
    /// How the payment queue is run.
    package var runner = RunnerRules()
    /// How the store decides.
    package var store = StoreRules()
    /// How the merchant decides.
    package var merchant = MerchantRules()

    /// The real one.
    package init() {}

    /// Whether a side does what a request asks as one SQLite transaction.
    func isAtomic(_ side: SimulatedService) -> Bool {
        switch side {
        case .store: store.isAtomic
        case .merchant: merchant.isAtomic
        }
    }

    /// The real one with a change.
    package func with(_ change: (inout Machine) -> Void) -> Machine {
        var machine = self
        change(&machine)
        return machine
    }
}
