import PurchaseEngine

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
