package import PurchaseCore
package import StoreModel

/// All rules of a simulated world: the device's state machine and its runner, and the rules of store and merchant.
///
/// The defaults are the real rules. A test replaces one of them by a wrong rule, to show that the simulation detects
/// it.
package struct Machine: Sendable {
    /// Decides what follows from an input of the payment queue.
    package typealias Decide =
        @Sendable (QueueState, QueueInput, Timestamp, QueuePolicy) -> QueueDecision
    /// Applies a fact to the state.
    package typealias Evolve = @Sendable (inout QueueState, JournalEvent, Timestamp) -> Void

    /// The payment queue's decisions.
    package var decide: Decide = { $0.decide($1, at: $2, policy: $3) }
    /// The payment queue's fold.
    package var evolve: Evolve = { $0.evolve($1, at: $2) }
    /// The interpretation of replies.
    package var interpretation = ResponseInterpretation()
    /// The rules of the runner.
    package var runner = RunnerRules()
    /// The rules of the store.
    package var store = StoreRules()
    /// The rules of the merchant.
    package var merchant = MerchantRules()

    /// Creates the real rules.
    package init() {}

    /// Returns whether a service performs a request as one SQLite transaction.
    func isAtomic(_ service: SimulatedService) -> Bool {
        switch service {
        case .store: store.isAtomic
        case .merchant: merchant.isAtomic
        }
    }

    /// Returns the rules with a change.
    package func with(_ change: (inout Machine) -> Void) -> Machine {
        var machine = self
        change(&machine)
        return machine
    }
}
