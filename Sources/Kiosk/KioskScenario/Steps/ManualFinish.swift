import PurchaseEngine

/// A transaction that the customer settles by hand.
package struct ManualFinish: Hashable, Sendable {
    /// Why it is not done.
    package enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// The device has no such transaction: there is none before it was paid.
        case unknown
        /// Its goods are not delivered yet.
        case notDelivered = "not-delivered"
        /// The store gives no answer; it is asked again later.
        case noAnswer = "no-answer"

        /// What the engine says; nil for a journal that fails.
        init?(_ error: FinishError) {
            switch error {
            case .unknown: self = .unknown
            case .notDelivered: self = .notDelivered
            case .noAnswer: self = .noAnswer
            case .journal: return nil
            }
        }
    }

    /// Of what.
    package let purchase: PurchaseName
    /// Why it is not to be done; nil where it is to be done.
    package let refusal: Refusal?
}
