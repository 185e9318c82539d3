import PurchaseEngine
package import StoreModel

/// The purchase of a step.
package struct ScenarioPurchase: Hashable, Sendable {
    package let product: ProductName
    /// The quantity, 1 to 10.
    package var quantity = 1
    package var outcome = Outcome.approve
    /// The moment at which the app crashes during the purchase; nil without a crash.
    package var crash: CrashMoment?
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
    }

    let good: GoodName
    let amount: Int64
    /// The expected refusal; nil if the spending should succeed, now or later.
    let refusal: Refusal?
}

/// A request of the customer to finish a transaction manually.
struct ManualFinish: Hashable, Sendable {
    /// The reason why a transaction is not finished.
    enum Refusal: String, Hashable, Sendable, CaseIterable {
        /// The device does not have the transaction, for example because the order is not paid yet.
        case unknown
        /// The goods are not delivered yet.
        case notDelivered = "not-delivered"
        /// The store does not respond; the engine retries later.
        case noAnswer = "no-answer"
    }

    let purchase: PurchaseName
    /// The expected refusal; nil if the finish should succeed.
    let refusal: Refusal?
}
