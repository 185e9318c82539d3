import PurchaseEngine
package import StoreModel

/// The purchase of a step.
package struct ScenarioPurchase: Hashable, Sendable {
    /// The product.
    package let product: ProductName
    /// The quantity, 1 to 10.
    package var quantity = 1
    /// The outcome of the payment.
    package var outcome = Outcome.approve
    /// The moment at which the app crashes during the purchase; nil without a crash.
    package var crash: CrashMoment?

    /// Creates an approved purchase of one unit.
    package init(_ product: ProductName) { self.product = product }
}

/// The spending of goods by a customer.
package struct ScenarioSpend: Hashable, Sendable {
    /// The reason why goods are not spent.
    package enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// The balance is too small.
        case notEnough = "not-enough"
        /// The merchant refuses for another reason.
        case refused
        /// The merchant does not respond; the engine retries later.
        case noAnswer = "no-answer"

        /// Converts an error of the engine; returns nil for a journal error, and for an invalid amount, which a file
        /// cannot contain.
        init?(_ error: SpendError) {
            switch error {
            case .notEnough: self = .notEnough
            case .refused: self = .refused
            case .noAnswer: self = .noAnswer
            case .invalidAmount, .journal: return nil
            }
        }
    }

    /// The good.
    package let good: GoodName
    /// The amount.
    package let amount: Int64
    /// The expected refusal; nil if the spending should succeed, now or later.
    package let refusal: Refusal?
}

/// A request of the customer to finish a transaction manually.
package struct ManualFinish: Hashable, Sendable {
    /// The reason why a transaction is not finished.
    package enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// The device does not have the transaction, for example because the order is not paid yet.
        case unknown
        /// The goods are not delivered yet.
        case notDelivered = "not-delivered"
        /// The store does not respond; the engine retries later.
        case noAnswer = "no-answer"

        /// Converts an error of the engine; returns nil for a journal error.
        init?(_ error: FinishError) {
            switch error {
            case .unknown: self = .unknown
            case .notDelivered: self = .notDelivered
            case .noAnswer: self = .noAnswer
            case .journal: return nil
            }
        }
    }

    /// The purchase to finish.
    package let purchase: PurchaseName
    /// The expected refusal; nil if the finish should succeed.
    package let refusal: Refusal?
}
