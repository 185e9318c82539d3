import StoreAPI
import StoreModel

/// A small app that sells one thing after the other, in one of the designs that were usual.
///
/// It runs until its line is dead; what it has in memory is gone then. Nothing here is wrong on purpose: each of them is
/// what a careful person writes who has not met the next way to lose a purchase.
protocol ClassicClient: Actor {
    /// Starts the app.
    func launch() async throws(ServiceFailure)

    /// Buys one piece; false where the app does not let the customer.
    func buy(_ product: Product) async throws(ServiceFailure) -> Bool
}
