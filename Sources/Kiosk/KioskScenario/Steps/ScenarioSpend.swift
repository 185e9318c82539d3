import PurchaseEngine

/// Goods that a customer spends.
package struct ScenarioSpend: Hashable, Sendable {
    /// Why they are not spent.
    package enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// There are too few.
        case notEnough = "not-enough"
        /// The merchant refuses for another reason.
        case refused
        /// The merchant gives no answer; it is asked again later.
        case noAnswer = "no-answer"

        /// What the engine says; nil for a journal that fails, and for an amount that no file can say.
        init?(_ error: SpendError) {
            switch error {
            case .notEnough: self = .notEnough
            case .refused: self = .refused
            case .noAnswer: self = .noAnswer
            case .invalidAmount, .journal: return nil
            }
        }
    }

    /// Of what.
    package let good: GoodName
    /// How many.
    package let amount: Int64
    /// Why that is not to be done; nil where it is to be done, at once or by itself later.
    package let refusal: Refusal?
}
