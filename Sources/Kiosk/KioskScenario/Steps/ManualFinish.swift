import PurchaseEngine

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
