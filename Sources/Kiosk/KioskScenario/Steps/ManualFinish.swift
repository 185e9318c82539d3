import PurchaseEngine

/// A transaction that the customer settles by hand.
package struct ManualFinish: Hashable, Sendable {
    /// Why it is refused; nothing is changed then.
    package enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// It is still being bought: there is no such transaction yet.
        case unknown
        /// Its goods are not delivered yet.
        case notDelivered = "not-delivered"

        /// What the engine says; nil where it is no refusal.
        init?(_ error: FinishError?) {
            switch error {
            case .unknown: self = .unknown
            case .notDelivered: self = .notDelivered
            case nil, .noAnswer, .journal: return nil
            }
        }
    }

    /// Of what, the newest line being meant.
    package let product: ProductName
    /// What is expected of it; nil where it is done.
    package let refusal: Refusal?
}
